import Diagnostics

/// A class diagram as its author wrote it.
struct ClassDiagram: Sendable {
    /// The way the diagram flows.
    var direction: FlowDirection = .topToBottom
    /// The front matter's `title`, drawn above the diagram.
    var title: String?
    /// `accTitle`, for screen readers.
    var accessibleTitle: String?
    /// `accDescr`, for screen readers.
    var accessibleDescription: String?
    /// In the order in which the text first names them.
    var classes: [DiagramClass] = []
    /// In the order in which they are written.
    var relations: [ClassRelation] = []
    /// Outer ones before those inside them.
    var namespaces: [ClassNamespace] = []
    var notes: [ClassNote] = []
    /// `classDef`, in order; the last definition of a name wins.
    var styleClasses: [StyleClass] = []

    /// Places in ``classes`` by id, without type parameters.
    var classIndices: [String: Int] = [:]
    var settings = DiagramSettings()
    /// Uses of `style`, `cssClass`, `:::` and `click`, for the checks.
    var assignments: [StyleAssignment] = []
    /// Lines that Mermaid reads and makes nothing of.
    var idleLines: [(id: String, range: SourceRange)] = []
}

/// A box of a class diagram.
struct DiagramClass: Sendable {
    /// Without type parameters.
    let id: String
    /// What stands between the tildes of `Box~T~`.
    var parameters: String?
    /// From `class A["label"]`.
    var label: DiagramLabel?
    /// From `<<interface>>`, in order.
    var annotations: [String] = []
    var attributes: [ClassMember] = []
    var methods: [ClassMember] = []
    /// Whether it is the small circle that `()--` draws an interface as; its label is its name.
    var isInterfaceMark = false
    /// The place of the innermost namespace around it, or -1.
    var namespace = -1
    var styleClasses: [String] = []
    var styles: [StyleDeclaration] = []
    var link: DiagramLink?
    /// Where the text first names it.
    let range: SourceRange
}

/// An attribute or a method.
struct ClassMember: Sendable, Equatable {
    enum Classifier: Sendable { case none, `static`, abstract }

    /// As it is drawn: `+`, `-`, `#` or `~` first, type parameters in `<…>`.
    let text: String
    let classifier: Classifier
}

/// A line between two classes.
struct ClassRelation: Sendable {
    enum End: Sendable {
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
    let id: String
    /// Ids of classes.
    let source: String
    let target: String
    let sourceEnd: End
    let targetEnd: End
    let isDashed: Bool
    var label: DiagramLabel?
    /// Cardinalities, as written.
    let sourceText: String?
    let targetText: String?
    /// Where it stands, without its label.
    let range: SourceRange
}

/// A frame around classes.
struct ClassNamespace: Sendable {
    /// With the names of those around it: `A.B`.
    let id: String
    var label: String
    /// The place of the namespace around it, or -1.
    let parent: Int
    /// Whether a statement names it, not only a longer name.
    var isDeclared = false
    let range: SourceRange
}

/// A note, free or for a class.
struct ClassNote: Sendable {
    let text: DiagramLabel
    /// The id of the class it is for.
    let target: String?
    /// The place of the namespace around it, or -1.
    var namespace = -1
    let range: SourceRange
}
