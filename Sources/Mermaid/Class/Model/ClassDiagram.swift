import Diagnostics

/// A class diagram as its author wrote it.
public struct ClassDiagram: Sendable {
    /// The way the diagram flows.
    public var direction: FlowDirection = .topToBottom
    /// The front matter's `title`, drawn above the diagram.
    public var title: String?
    /// `accTitle`, for screen readers.
    public var accessibleTitle: String?
    /// `accDescr`, for screen readers.
    public var accessibleDescription: String?
    /// In the order in which the text first names them.
    public var classes: [DiagramClass] = []
    /// In the order in which they are written.
    public var relations: [ClassRelation] = []
    /// Outer ones before those inside them.
    public var namespaces: [ClassNamespace] = []
    public var notes: [ClassNote] = []
    /// `classDef`, in order; the last definition of a name wins.
    public var styleClasses: [StyleClass] = []

    /// The place of a class in ``classes`` by its id, without type parameters.
    public func classIndex(of id: String) -> Int? { classIndices[id] }

    var classIndices: [String: Int] = [:]
    var settings = DiagramSettings()
    /// Uses of `style`, `cssClass`, `:::` and `click`, for the checks.
    var assignments: [StyleAssignment] = []
    /// Lines that Mermaid reads and makes nothing of.
    var idleLines: [(id: String, range: SourceRange)] = []

    public init() {}
}

/// A box of a class diagram.
public struct DiagramClass: Sendable {
    /// Without type parameters.
    public let id: String
    /// What stands between the tildes of `Box~T~`.
    public var parameters: String?
    /// From `class A["label"]`.
    public var label: DiagramLabel?
    /// From `<<interface>>`, in order.
    public var annotations: [String] = []
    public var attributes: [ClassMember] = []
    public var methods: [ClassMember] = []
    /// Whether it is the small circle that `()--` draws an interface as; its label is its name.
    public var isInterfaceMark = false
    /// The place of the innermost namespace around it, or -1.
    public var namespace = -1
    public var styleClasses: [String] = []
    public var styles: [StyleDeclaration] = []
    public var link: DiagramLink?
    /// Where the text first names it.
    public let range: SourceRange
}

/// An attribute or a method.
public struct ClassMember: Sendable, Equatable {
    public enum Classifier: Sendable { case none, `static`, abstract }

    /// As it is drawn: `+`, `-`, `#` or `~` first, type parameters in `<…>`.
    public let text: String
    public let classifier: Classifier
}

/// A line between two classes.
public struct ClassRelation: Sendable {
    public enum End: Sendable {
        case none
        /// A hollow triangle: inheritance or realization.
        case triangle
        /// A filled diamond.
        case composition
        /// A hollow diamond.
        case aggregation
        /// An open arrow: association or dependency.
        case arrow
        /// The circle of an interface.
        case lollipop
    }

    /// Mermaid's own: `id_A_B_1`.
    public let id: String
    /// Ids of classes.
    public let source: String
    public let target: String
    public let sourceEnd: End
    public let targetEnd: End
    public let isDashed: Bool
    public var label: DiagramLabel?
    /// Cardinalities, as written.
    public let sourceText: String?
    public let targetText: String?
    /// Where it stands, without its label.
    public let range: SourceRange
}

/// A frame around classes.
public struct ClassNamespace: Sendable {
    /// With the names of those around it: `A.B`.
    public let id: String
    public var label: String
    /// The place of the namespace around it, or -1.
    public let parent: Int
    /// Whether a statement names it, not only a longer name.
    public var isDeclared = false
    public let range: SourceRange
}

/// A note, free or for a class.
public struct ClassNote: Sendable {
    public let text: DiagramLabel
    /// The id of the class it is for.
    public let target: String?
    /// The place of the namespace around it, or -1.
    public var namespace = -1
    public let range: SourceRange
}
