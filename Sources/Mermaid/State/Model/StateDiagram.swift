import Diagnostics

/// A state diagram as its author wrote it.
struct StateDiagram: Sendable {
    /// The direction in which the diagram flows.
    var direction: FlowDirection = .topToBottom
    /// The front matter's `title`, drawn above the diagram.
    var title: String?
    /// `accTitle`, for screen readers.
    var accessibleTitle: String?
    /// `accDescr`, for screen readers.
    var accessibleDescription: String?
    /// The states, in the order in which the text first names them.
    var states: [DiagramState] = []
    /// The transitions, in the order of the text.
    var transitions: [StateTransition] = []
    var notes: [StateNote] = []
    /// The style classes from `classDef`, in order; the last definition of a name wins.
    var styleClasses: [StyleClass] = []

    /// Indices into ``states`` by id.
    var stateIndices: [String: Int] = [:]
    var settings = DiagramSettings()
    /// Uses of `style`, `class`, `:::` and `click`, for the checks.
    var assignments: [StyleAssignment] = []
    /// Statements `state Name` without more, which draw nothing.
    var idleStatements: [(id: String, range: SourceRange)] = []
}

/// A state, or a pseudo-state such as a start, a fork or a choice.
struct DiagramState: Sendable {
    enum Kind: Sendable {
        case plain
        /// `[*]` where a transition begins.
        case start
        /// `[*]` where a transition ends.
        case end
        case fork, join, choice
        /// A state that holds other states.
        case composite
        /// A part of a composite state that runs beside others.
        case region
    }

    let id: String
    var kind: Kind
    /// The descriptions, in order; the first replaces the id.
    var descriptions: [String] = []
    /// The index of the composite state or region around it, or -1.
    var parent = -1
    /// The direction from `direction` inside it.
    var direction: FlowDirection?
    var styleClasses: [String] = []
    var styles: [StyleDeclaration] = []
    var link: DiagramLink?
    /// The place where the text first names the state.
    let range: SourceRange
}

/// An arrow from one state to another.
struct StateTransition: Sendable {
    /// The id in Mermaid's form: `edge0`.
    let id: String
    /// The ids of the two states.
    let source: String
    let target: String
    let label: DiagramLabel?
    let range: SourceRange
}

/// A note beside a state, or a free one.
struct StateNote: Sendable {
    enum Side: Sendable { case left, right }

    let text: DiagramLabel
    /// The id of its state; nil for a free note.
    let target: String?
    let side: Side
    /// The index of the composite state around a free note, or -1.
    let parent: Int
    let range: SourceRange
}
