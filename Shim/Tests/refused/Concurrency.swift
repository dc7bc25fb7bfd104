import SwiftUI

@MainActor @Observable private final class Model {
    var names: [String] = []
    func reload() {}
}
private final class Box { var value = 0 }

// snippet: a main-actor property written off the main actor
private func write(to model: Model) {
    model.names = []  // error: main actor-isolated property 'names' can not be mutated from a nonisolated context
}
// snippet: a main-actor method called off the main actor
private func call(_ model: Model) {
    model.reload()  // error: call to main actor-isolated instance method 'reload()' in a synchronous nonisolated context
}
// snippet: a main-actor model made off the main actor
private func make() -> [String] {
    let model = Model()  // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
    return model.names  // error: main actor-isolated property 'names' can not be referenced from a nonisolated context
}
// snippet: a view's state read off the main actor
private struct Detached: View {
    @State private var count = 0
    var body: some View {
        Button("A") {
            Task.detached { print(count) }  // error: cannot be accessed from outside of the actor
        }
    }
}
// snippet: body read off the main actor
private func render(_ view: Text) -> Int {
    let dismiss = EnvironmentValues().dismiss
    dismiss()  // warning: call to main actor-isolated instance method 'callAsFunction()' in a synchronous nonisolated context
    return 0
}
// snippet: global mutable state
private enum Cache {
    static var shared = Box()  // error: static property 'shared' is not concurrency-safe because it is nonisolated global shared mutable state
}
// snippet: a mutable default value of a key
private struct BadKey: EnvironmentKey {
    static var defaultValue = 0  // error: static property 'defaultValue' is not concurrency-safe because it is nonisolated global shared mutable state
}
// snippet: alignmentGuide reading state
private struct Guide: View {
    @State private var isOn = false
    var body: some View {
        Text("A").alignmentGuide(.bottom) { isOn ? $0[.bottom] : $0[.top] }  // error: main actor-isolated property 'isOn' can not be referenced from a Sendable closure
    }
}
// snippet: a main-actor conformance to a nonisolated protocol
private protocol Names { func names() -> [String] }
@MainActor private final class Source: Names {  // error: crosses into main actor-isolated code
    func names() -> [String] { [] }
}
