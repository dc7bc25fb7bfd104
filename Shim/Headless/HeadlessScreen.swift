@_exported import SwiftUI

/// A screen without pixels: evaluates views as SwiftUI does, and tells how often each `body` ran.
///
/// What it models: state by identity, bindings, the environment, observation of `ObservableObject` and `@Observable`, and
/// that a view whose value and dependencies are the same is left alone. What it doesn't: layout, animation, and tasks.
@MainActor
public final class HeadlessScreen {
    private let tree: ViewTree

    public init(_ content: some View) {
        tree = ViewTree(content)
        tree.settle()
    }

    /// The texts on screen, from first to last.
    public var texts: [String] {
        tree.settle()
        return tree.root.texts
    }

    /// Presses the first button, or flips the first switch, whose label shows the text.
    public func tap(_ label: String) {
        tree.settle()
        let controls = tree.root.controls
        guard let control = controls.first(where: { $0.label == label }), case .action(let action) = control.effect else {
            fatalError("nothing can be tapped that says “\(label)”; there are: \(Self.list(controls))")
        }
        action()
        tree.settle()
    }

    /// Replaces the text in the first field with the label.
    public func type(_ text: String, into label: String) {
        tree.settle()
        let fields = tree.root.fields
        guard let field = fields.first(where: { $0.label == label }), case .input(let input) = field.effect else {
            fatalError("there is no field “\(label)”; there are: \(Self.list(fields))")
        }
        input(text)
        tree.settle()
    }

    /// How often the `body` of a view has run, all places where it stands taken together.
    public func bodyRuns(of view: any View.Type) -> Int {
        tree.settle()
        return tree.journal.runs(of: view)
    }

    /// How often each `body` has run: `CounterPage 1, Row 3`, in the order in which they ran first.
    public var bodyRuns: String {
        tree.settle()
        return tree.journal.runs
    }

    /// Begins to count anew.
    public func forgetBodyRuns() {
        tree.settle()
        tree.journal.forgetRuns()
    }

    private static func list(_ controls: [ViewNode.Control]) -> String {
        controls.map { "“\($0.label)”" }.joined(separator: ", ")
    }
}
