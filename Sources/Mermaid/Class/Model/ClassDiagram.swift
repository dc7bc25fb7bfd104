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
    /// The classes, in the order in which the text first names them.
    var classes: [DiagramClass] = []
    /// The relations, in the order of the text.
    var relations: [ClassRelation] = []
    /// The namespaces, outer ones before those inside them.
    var namespaces: [ClassNamespace] = []
    var notes: [ClassNote] = []
    /// The style classes from `classDef`, in order; the last definition of a name wins.
    var styleClasses: [StyleClass] = []

    /// Indices into ``classes`` by id, without type parameters.
    var classIndices: [String: Int] = [:]
    var settings = DiagramSettings()
    /// Uses of `style`, `cssClass`, `:::` and `click`, for the checks.
    var assignments: [StyleAssignment] = []
    /// Lines that Mermaid reads and ignores.
    var idleLines: [(id: String, range: SourceRange)] = []
}

/// A box of a class diagram.
struct DiagramClass: Sendable {
    /// The id, without type parameters.
    let id: String
    /// The type parameters: the text between the tildes of `Box~T~`.
    var parameters: String?
    /// The label from `class A["label"]`.
    var label: DiagramLabel?
    /// The annotations, such as `<<interface>>`, in order.
    var annotations: [String] = []
    var attributes: [ClassMember] = []
    var methods: [ClassMember] = []
    /// True if it is the small circle of an interface, from `()--`; its label is the interface's name.
    var isInterfaceMark = false
    /// The index of the innermost namespace around it, or -1.
    var namespace = -1
    var styleClasses: [String] = []
    var styles: [StyleDeclaration] = []
    var link: DiagramLink?
    /// The place where the text first names the class.
    let range: SourceRange
}

/// An attribute or a method.
struct ClassMember: Sendable, Equatable {
    enum Classifier: Sendable { case none, `static`, abstract }

    /// The text as drawn: `+`, `-`, `#` or `~` first, type parameters in `<…>`.
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

    /// The id in Mermaid's form: `id_A_B_1`.
    let id: String
    /// The ids of the two classes.
    let source: String
    let target: String
    let sourceEnd: End
    let targetEnd: End
    let isDashed: Bool
    var label: DiagramLabel?
    /// Cardinalities, as written.
    let sourceText: String?
    let targetText: String?
    /// The place of the relation, without its label.
    let range: SourceRange
}

/// A frame around classes.
struct ClassNamespace: Sendable {
    /// The full name, with the names of the namespaces around it: `A.B`.
    let id: String
    var label: String
    /// The index of the namespace around it, or -1.
    let parent: Int
    /// True if a statement names it itself, not only as a part of a longer name.
    var isDeclared = false
    let range: SourceRange
}

/// A note, free or for a class.
struct ClassNote: Sendable {
    let text: DiagramLabel
    /// The id of the class that the note is for; nil for a free note.
    let target: String?
    /// The index of the namespace around it, or -1.
    var namespace = -1
    let range: SourceRange
}
