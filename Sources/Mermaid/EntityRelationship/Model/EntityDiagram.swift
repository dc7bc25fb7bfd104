import Diagnostics

/// An entity-relationship diagram as its author wrote it.
struct EntityDiagram: Sendable {
    /// The way the diagram flows.
    var direction: FlowDirection = .topToBottom
    /// The front matter's `title`, drawn above the diagram.
    var title: String?
    /// `accTitle`, for screen readers.
    var accessibleTitle: String?
    /// `accDescr`, for screen readers.
    var accessibleDescription: String?
    /// In the order in which the text first names them.
    var entities: [DiagramEntity] = []
    /// In the order in which they are written.
    var relationships: [EntityRelationship] = []
    /// `classDef`, in order; the last definition of a name wins.
    var styleClasses: [StyleClass] = []

    /// Places in ``entities`` by name.
    var entityIndices: [String: Int] = [:]
    var settings = DiagramSettings()
    /// Uses of `style`, `class` and `:::`, for the checks.
    var assignments: [StyleAssignment] = []
}

/// A box of an entity-relationship diagram.
struct DiagramEntity: Sendable {
    /// As relationships name it.
    let name: String
    /// From `NAME["alias"]`: what is drawn in place of the name.
    var alias: String?
    var attributes: [EntityAttribute] = []
    var styleClasses: [String] = []
    var styles: [StyleDeclaration] = []
    /// Where the text first names it.
    let range: SourceRange

    /// What is drawn as its title.
    var label: DiagramLabel { DiagramLabel(text: alias ?? name, isMarkdown: true) }
}

/// A row of an entity.
struct EntityAttribute: Sendable, Equatable {
    /// Type parameters still between tildes.
    let type: String
    let name: String
    /// `PK`, `FK`, `UK`, in the order given.
    let keys: [String]
    let comment: String?
}

/// A line between two entities.
struct EntityRelationship: Sendable {
    /// How many of an entity take part.
    enum Cardinality: Sendable {
        case onlyOne, zeroOrOne, oneOrMore, zeroOrMore
        /// `u`, the parent of Markdown-like trees.
        case parent
    }

    /// Mermaid's own: `id_entity-A-0_entity-B-1_0`.
    let id: String
    /// Names of entities.
    let source: String
    let target: String
    /// Drawn at the source and at the target.
    let sourceCardinality: Cardinality
    let targetCardinality: Cardinality
    /// Whether the line is solid: the one cannot be told apart without the other.
    let isIdentifying: Bool
    let role: DiagramLabel?
    let range: SourceRange
}
