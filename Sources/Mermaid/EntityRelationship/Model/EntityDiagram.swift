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
    /// The entities, in the order in which the text first names them.
    var entities: [DiagramEntity] = []
    /// The relationships, in the order of the text.
    var relationships: [EntityRelationship] = []
    /// The style classes from `classDef`, in order; the last definition of a name wins.
    var styleClasses: [StyleClass] = []

    /// Indices into ``entities`` by name.
    var entityIndices: [String: Int] = [:]
    var settings = DiagramSettings()
    /// Uses of `style`, `class` and `:::`, for the checks.
    var assignments: [StyleAssignment] = []
}

/// A box of an entity-relationship diagram.
struct DiagramEntity: Sendable {
    /// The name that relationships use.
    let name: String
    /// The alias from `NAME["alias"]`, drawn in place of the name.
    var alias: String?
    var attributes: [EntityAttribute] = []
    var styleClasses: [String] = []
    var styles: [StyleDeclaration] = []
    /// The place where the text first names the entity.
    let range: SourceRange

    /// The title of the box: the alias, or the name.
    var label: DiagramLabel { DiagramLabel(text: alias ?? name, isMarkdown: true) }
}

/// A row of an entity.
struct EntityAttribute: Sendable, Equatable {
    /// The type, with type parameters still between tildes.
    let type: String
    let name: String
    /// The keys, `PK`, `FK` and `UK`, in the order of the text.
    let keys: [String]
    let comment: String?
}

/// A line between two entities.
struct EntityRelationship: Sendable {
    /// The number of entities that take part in a relationship.
    enum Cardinality: Sendable {
        case onlyOne, zeroOrOne, oneOrMore, zeroOrMore
        /// `u`, the parent of Markdown-like trees.
        case parent
    }

    /// The id in Mermaid's form: `id_entity-A-0_entity-B-1_0`.
    let id: String
    /// The names of the two entities.
    let source: String
    let target: String
    /// The cardinality drawn at the source; ``targetCardinality`` is drawn at the target.
    let sourceCardinality: Cardinality
    let targetCardinality: Cardinality
    /// True if the line is solid: an identifying relationship, in which one entity is not identifiable without the other.
    let isIdentifying: Bool
    let role: DiagramLabel?
    let range: SourceRange
}
