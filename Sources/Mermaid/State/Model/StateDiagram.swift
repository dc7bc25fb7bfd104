import Diagnostics

/// A state diagram as its author wrote it.
public struct StateDiagram: Sendable {
    /// The way the diagram flows.
    public var direction: FlowDirection = .topToBottom
    /// The front matter's `title`, drawn above the diagram.
    public var title: String?
    /// `accTitle`, for screen readers.
    public var accessibleTitle: String?
    /// `accDescr`, for screen readers.
    public var accessibleDescription: String?
    /// In the order in which the text first names them.
    public var states: [DiagramState] = []
    /// In the order in which they are written.
    public var transitions: [StateTransition] = []
    public var notes: [StateNote] = []
    /// `classDef`, in order; the last definition of a name wins.
    public var styleClasses: [StyleClass] = []

    /// The place of a state in ``states`` by its id.
    public func stateIndex(of id: String) -> Int? { stateIndices[id] }

    var stateIndices: [String: Int] = [:]
    var settings = DiagramSettings()
    /// Uses of `style`, `class`, `:::` and `click`, for the checks.
    var assignments: [StyleAssignment] = []
    /// `state Name` without more, which draws nothing.
    var idleStatements: [(id: String, range: SourceRange)] = []

    public init() {}
}

/// A state, or what stands in a state's place.
public struct DiagramState: Sendable {
    public enum Kind: Sendable {
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

    public let id: String
    public var kind: Kind
    /// In order; the first takes the place of the id.
    public var descriptions: [String] = []
    /// The place of the composite state or region around it, or -1.
    public var parent = -1
    /// From `direction` inside it.
    public var direction: FlowDirection?
    public var styleClasses: [String] = []
    public var styles: [StyleDeclaration] = []
    public var link: DiagramLink?
    /// Where the text first names it.
    public let range: SourceRange
}

/// An arrow from one state to another.
public struct StateTransition: Sendable {
    /// Mermaid's own: `edge0`.
    public let id: String
    /// Ids of states.
    public let source: String
    public let target: String
    public let label: DiagramLabel?
    public let range: SourceRange
}

/// A note beside a state, or a free one.
public struct StateNote: Sendable {
    public enum Side: Sendable { case left, right }

    public let text: DiagramLabel
    /// The id of its state; nil for a free note.
    public let target: String?
    public let side: Side
    /// The place of the composite state around a free note, or -1.
    public let parent: Int
    public let range: SourceRange
}
