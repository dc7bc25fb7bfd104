import Diagnostics

/// A state diagram as its author wrote it.
struct StateDiagram: Sendable {
    /// The way the diagram flows.
    var direction: FlowDirection = .topToBottom
    /// The front matter's `title`, drawn above the diagram.
    var title: String?
    /// `accTitle`, for screen readers.
    var accessibleTitle: String?
    /// `accDescr`, for screen readers.
    var accessibleDescription: String?
    /// In the order in which the text first names them.
    var states: [DiagramState] = []
    /// In the order in which they are written.
    var transitions: [StateTransition] = []
    var notes: [StateNote] = []
    /// `classDef`, in order; the last definition of a name wins.
    var styleClasses: [StyleClass] = []

    /// Places in ``states`` by id.
    var stateIndices: [String: Int] = [:]
    var settings = DiagramSettings()
    /// Uses of `style`, `class`, `:::` and `click`, for the checks.
    var assignments: [StyleAssignment] = []
    /// `state Name` without more, which draws nothing.
    var idleStatements: [(id: String, range: SourceRange)] = []
}

/// A state, or what stands in a state's place.
struct DiagramState: Sendable {
    enum Kind: Sendable {
        case plain
        /// `[*]` where a transition begins.
        case start
        /// `[*]` where one ends.
        case end
        case fork, join, choice
        /// Holds other states.
        case composite
        /// A part of a composite state that runs beside others.
        case region
    }

    let id: String
    var kind: Kind
    /// In order; the first takes the place of the id.
    var descriptions: [String] = []
    /// The place of the composite state or region around it, or -1.
    var parent = -1
    /// From `direction` inside it.
    var direction: FlowDirection?
    var styleClasses: [String] = []
    var styles: [StyleDeclaration] = []
    var link: DiagramLink?
    /// Where the text first names it.
    let range: SourceRange
}

/// An arrow from one state to another.
struct StateTransition: Sendable {
    /// Mermaid's own: `edge0`.
    let id: String
    /// Ids of states.
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
    /// The place of the composite state around a free note, or -1.
    let parent: Int
    let range: SourceRange
}
