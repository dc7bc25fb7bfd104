import Diagnostics

/// An entity-relationship diagram as its author wrote it.
public struct EntityDiagram: Sendable {
    /// The way the diagram flows.
    public var direction: FlowDirection = .topToBottom
    /// The front matter's `title`, drawn above the diagram.
    public var title: String?
    /// `accTitle`, for screen readers.
    public var accessibleTitle: String?
    /// `accDescr`, for screen readers.
    public var accessibleDescription: String?
    /// In the order in which the text first names them.
    public var entities: [DiagramEntity] = []
    /// In the order in which they are written.
    public var relationships: [EntityRelationship] = []
    /// `classDef`, in order; the last definition of a name wins.
    public var styleClasses: [StyleClass] = []

    /// The place of an entity in ``entities`` by its name.
    public func entityIndex(of name: String) -> Int? { entityIndices[name] }

    var entityIndices: [String: Int] = [:]
    var settings = DiagramSettings()
    /// Uses of `style`, `class` and `:::`, for the checks.
    var assignments: [StyleAssignment] = []

    public init() {}
}

/// A box of an entity-relationship diagram.
public struct DiagramEntity: Sendable {
    /// As relationships name it.
    public let name: String
    /// From `NAME["alias"]`: what is drawn in place of the name.
    public var alias: String?
    public var attributes: [EntityAttribute] = []
    public var styleClasses: [String] = []
    public var styles: [StyleDeclaration] = []
    /// Where the text first names it.
    public let range: SourceRange

    /// What is drawn as its title.
    public var label: DiagramLabel { DiagramLabel(text: alias ?? name, isMarkdown: true) }
}

/// A row of an entity.
public struct EntityAttribute: Sendable, Equatable {
    /// Type parameters still between tildes.
    public let type: String
    public let name: String
    /// `PK`, `FK`, `UK`, in the order given.
    public let keys: [String]
    public let comment: String?
}

/// A line between two entities.
public struct EntityRelationship: Sendable {
    /// How many of an entity take part.
    public enum Cardinality: Sendable {
        case onlyOne, zeroOrOne, oneOrMore, zeroOrMore
        /// `u`, the parent of Markdown-like trees.
        case parent
    }

    /// Mermaid's own: `id_entity-A-0_entity-B-1_0`.
    public let id: String
    /// Names of entities.
    public let source: String
    public let target: String
    /// Drawn at the source and at the target.
    public let sourceCardinality: Cardinality
    public let targetCardinality: Cardinality
    /// Whether the line is solid: the one cannot be told apart without the other.
    public let isIdentifying: Bool
    public let role: DiagramLabel?
    public let range: SourceRange
}
