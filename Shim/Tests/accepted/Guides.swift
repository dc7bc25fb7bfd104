import AppKit
import Combine
import Foundation
import SwiftUI

// snippet: a modifier, a view and a shape that animate what they hold
private struct Turned: ViewModifier, Animatable {
    var angle: Double
    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }
    func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
}
private struct Counter: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }
    var body: some View {
        let _ = Self._printChanges()
        let _ = Self._logChanges()
        Text("\(value)")
    }
}
private struct Ripple: Shape {
    var phase: Double
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(phase, 1) }
        set { phase = newValue.first }
    }
    func path(in rect: CGRect) -> Path { Path() }
}

// snippet: a value with a formatter, a stepper with its label last, backgrounds
private struct Due: View {
    static let formatter: DateFormatter = DateFormatter()
    @State private var count = 0
    var date = Date()
    var body: some View {
        Text("Due: \(date, formatter: Self.formatter)")
        Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }, label: { Text("Count") })
        Text("a").background(.thickMaterial)
        Text("b").background(.bar)
    }
}

// snippet: what Foundation has on Apple's systems
private func work(_ url: URL, _ file: FileHandle) async throws {
    let activity = ProcessInfo.processInfo.beginActivity(options: .userInitiated, reason: "export")
    defer { ProcessInfo.processInfo.endActivity(activity) }
    _ = NSPredicate(format: "name == %@", "a")
    _ = NotificationCenter.Publisher(center: .default, name: Notification.Name("a"), object: nil).map(\.name)
    for try await line in url.lines { print(line.count) }
    for try await line in file.bytes.lines { print(line.count) }
}

// snippet: a text field of AppKit with its delegate
private struct Field: NSViewRepresentable {
    @Binding var text: String
    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.delegate = context.coordinator
        return field
    }
    func updateNSView(_ field: NSTextField, context: Context) { field.stringValue = text }
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    class Coordinator: NSObject, NSTextFieldDelegate {
        var parent: Field
        init(_ parent: Field) { self.parent = parent }
        func controlTextDidChange(_ notification: Notification) { parent.text = "b" }
    }
}
