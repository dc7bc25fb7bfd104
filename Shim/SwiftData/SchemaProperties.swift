import AppleFoundation

public protocol SchemaProperty: Codable, Hashable {
    var name: String { get set }
    var originalName: String { get set }
    var valueType: any Any.Type { get set }
    var isAttribute: Bool { get }
    var isOptional: Bool { get }
    var isRelationship: Bool { get }
    var isTransient: Bool { get }
    var isUnique: Bool { get }
}
extension Schema {
    public final class Entity: Codable, Hashable {
        public var name: String
        public var subentities: Set<Entity> = []
        public var superentity: Entity?
        public var superentityName: String?
        public var storedProperties: [any SchemaProperty] = []
        public var storedPropertiesByName: [String: any SchemaProperty] = [:]
        public var inheritedProperties: [any SchemaProperty] = []
        public var inheritedPropertiesByName: [String: any SchemaProperty] = [:]
        public var properties: [any SchemaProperty] { storedProperties + inheritedProperties }
        public var attributes: Set<Attribute> = []
        public var attributesByName: [String: Attribute] = [:]
        public var relationships: Set<Relationship> = []
        public var relationshipsByName: [String: Relationship] = [:]
        public var uniquenessConstraints: [[String]] = []
        public var indices: [[String]] = []
        public init(_ name: String) { self.name = name }
        public convenience init(_ name: String, properties: any SchemaProperty...) { self.init(name) }
        public convenience init(_ name: String, subentities: Entity..., properties: any SchemaProperty...) {
            self.init(name)
        }
        public init(from decoder: any Decoder) throws { name = "" }
        public static func == (lhs: Entity, rhs: Entity) -> Bool { lhs === rhs }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        public func encode(to encoder: any Encoder) throws {}
    }
    public class Attribute: SchemaProperty {
        public struct Option: Hashable, Sendable {
            let name: String
            public static var unique: Option { .init(name: "unique") }
            public static var externalStorage: Option { .init(name: "externalStorage") }
            public static var spotlight: Option { .init(name: "spotlight") }
            public static var allowsCloudEncryption: Option { .init(name: "allowsCloudEncryption") }
            public static var preserveValueOnDeletion: Option { .init(name: "preserveValueOnDeletion") }
            public static var ephemeral: Option { .init(name: "ephemeral") }
            public static func transformable(by transformerName: String) -> Option { .init(name: transformerName) }
        }
        public var name: String
        public var originalName: String
        public var valueType: any Any.Type
        public var isOptional: Bool { false }
        public var isAttribute: Bool { true }
        public var isRelationship: Bool { false }
        public var isTransient: Bool { false }
        public var isUnique: Bool { false }
        public var isTransformable: Bool { false }
        public var options: [Option]
        public var defaultValue: Any?
        public var hashModifier: String?
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            name = ""
            self.originalName = originalName ?? ""
            valueType = Any.self
            self.options = options
            self.hashModifier = hashModifier
        }
        public init(
            name: String,
            originalName: String? = nil,
            options: [Option] = [],
            valueType: any Any.Type,
            defaultValue: Any? = nil,
            hashModifier: String? = nil
        ) {
            self.name = name
            self.originalName = originalName ?? name
            self.valueType = valueType
            self.options = options
            self.defaultValue = defaultValue
            self.hashModifier = hashModifier
        }
        public required init(from decoder: any Decoder) throws {
            (name, originalName, valueType, options) = ("", "", Any.self, [])
        }
        public static func == (lhs: Attribute, rhs: Attribute) -> Bool { lhs === rhs }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        public func encode(to encoder: any Encoder) throws {}
    }
    public final class CompositeAttribute: Attribute {
        public var properties: [any SchemaProperty] = []
    }
    public final class Relationship: SchemaProperty {
        public struct Option: Hashable, Sendable {
            public static var unique: Option { .init() }
        }
        public enum DeleteRule: String, Codable, Hashable, Sendable { case noAction, nullify, cascade, deny }
        public var name: String
        public var originalName: String
        public var valueType: any Any.Type
        public var isOptional: Bool { false }
        public var isAttribute: Bool { false }
        public var isRelationship: Bool { true }
        public var isTransient: Bool { false }
        public var isUnique: Bool { false }
        public var options: [Option]
        public var deleteRule: DeleteRule
        public var minimumModelCount: Int?
        public var maximumModelCount: Int?
        public var inverseName: String?
        public var inverseKeyPath: AnyKeyPath?
        public var keypath: AnyKeyPath?
        public var destination: String { "" }
        public var isToOneRelationship: Bool { true }
        public var hashModifier: String?
        public init(
            _ options: Option...,
            deleteRule: DeleteRule = .nullify,
            minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0,
            originalName: String? = nil,
            inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            (name, self.originalName, valueType) = ("", originalName ?? "", Any.self)
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            inverseKeyPath = inverse
            self.hashModifier = hashModifier
        }
        public init(from decoder: any Decoder) throws {
            (name, originalName, valueType, options, deleteRule) = ("", "", Any.self, [], .nullify)
        }
        public static func == (lhs: Relationship, rhs: Relationship) -> Bool { lhs === rhs }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        public func encode(to encoder: any Encoder) throws {}
    }
}
