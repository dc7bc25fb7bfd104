import SwiftUI

// Errors the compiler finds after type-checking: it must go on to SIL.
private final class Box { var value = 0 }

// snippet: a model sent into a detached task
private func send(_ box: Box) {
    Task.detached { print(box.value) }  // error: risks causing data races
    print(box.value)
}
// snippet: a missing return
private func missing(_ flag: Bool) -> String {
    if flag { return "A" }
}  // error: missing return in global function expected to return 'String'
// snippet: a computed view property without a value
private struct NoValue: View {
    private var title: String {
        let name = "A"
        print(name)
    }  // error: missing return in getter expected to return 'String'
    var body: some View { Text(title) }
}
// snippet: an initializer that forgets a property
private struct Forgets: View {
    let title: String
    let count: Int
    init() {
        title = "A"
    }  // error: return from initializer without initializing all stored properties
    var body: some View { Text(title) }
}
// snippet: a constant used before it has a value
private func early() -> String {
    let name: String
    return name  // error: constant 'name' used before being initialized
}
