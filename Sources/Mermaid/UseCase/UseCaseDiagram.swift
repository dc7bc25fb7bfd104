import Diagnostics

/// A use case diagram as its author wrote it: actors, use cases, systems around them, and relations.
struct UseCaseDiagram: Sendable {
    struct Element: Sendable {
        enum Kind: String, Sendable { case actor, useCase, rectangle, table }

        let id: String
        var kind: Kind
        var label: DiagramLabel
        /// The text between `<<` and `>>`.
        var stereotype: String?
        /// True for an actor or use case of the business, drawn with a slash.
        var isBusiness = false
        /// The index of the system around it, or -1.
        var boundary = -1
        /// The rows of a table: paths and values.
        var rows: [(path: String, value: String)] = []
        var classes: [String] = []
        var styles: [StyleDeclaration] = []
        var range: SourceRange
        /// True if a declaration names it, not only a relation.
        var isDeclared = false
    }

    struct Boundary: Sendable {
        let id: String
        let title: DiagramLabel
        var classes: [String] = []
        var styles: [StyleDeclaration] = []
        let range: SourceRange
    }

    struct Relation: Sendable {
        enum Kind: String, Sendable { case association, include, extend, generalization }

        /// The author's name for the relation; nil if there is none.
        let id: String?
        let source: String
        let target: String
        var kind = Kind.association
        var startHead = EdgeHead.none
        var endHead = EdgeHead.none
        var length = 1
        var label: DiagramLabel?
        var isAnimated = false
        var classes: [String] = []
        var styles: [StyleDeclaration] = []
        let range: SourceRange
    }

    struct Note: Sendable {
        let target: String
        let label: DiagramLabel
        let range: SourceRange
    }

    var elements: [Element] = []
    var elementIndices: [String: Int] = [:]
    var boundaries: [Boundary] = []
    var relations: [Relation] = []
    var notes: [Note] = []
    var direction = FlowDirection.topToBottom
    var styleClasses: [StyleClass] = []
    var assignments: [StyleAssignment] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    /// Returns the index of an element, which is added if it is new.
    mutating func element(_ id: String, range: SourceRange) -> Int {
        if let index = elementIndices[id] { return index }
        elementIndices[id] = elements.count
        elements.append(Element(id: id, kind: .useCase, label: DiagramLabel(text: id), range: range))
        return elements.count - 1
    }
}
