import AppleFoundation

// Kinds of fast look-up, and values that must be unique.
extension Schema {
    public final class Index<T: PersistentModel>: SchemaProperty {
        public enum CodingKeys: String, CodingKey {
            case indices
            public var stringValue: String { rawValue }
            public var intValue: Int? { nil }
            public init?(stringValue: String) { self.init(rawValue: stringValue) }
            public init?(intValue: Int) { return nil }
        }
        public var name: String
        public var originalName: String
        public var valueType: any Any.Type
        public var isOptional: Bool { false }
        public var isAttribute: Bool { false }
        public var isRelationship: Bool { false }
        public var isTransient: Bool { false }
        public var isUnique: Bool { false }
        public enum Types<P: PersistentModel> {
            case binary([PartialKeyPath<P>])
            case rtree([PartialKeyPath<P>])
        }
        public let indices: [Types<T>]
        public init(_ indices: Types<T>...) {
            (name, originalName, valueType) = ("", "", T.self)
            self.indices = indices
        }
        public init(_ indices: [PartialKeyPath<T>]...) {
            (name, originalName, valueType) = ("", "", T.self)
            self.indices = indices.map { .binary($0) }
        }
        public init(from decoder: any Decoder) throws {
            (name, originalName, valueType, indices) = ("", "", T.self, [])
        }
        public static func == (lhs: Index, rhs: Index) -> Bool { lhs === rhs }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        public func encode(to encoder: any Encoder) throws {}
    }
    public final class Unique<T: PersistentModel>: SchemaProperty {
        public enum CodingKeys: String, CodingKey {
            case constraints
            public var stringValue: String { rawValue }
            public var intValue: Int? { nil }
            public init?(stringValue: String) { self.init(rawValue: stringValue) }
            public init?(intValue: Int) { return nil }
        }
        public var name: String
        public var originalName: String
        public var valueType: any Any.Type
        public var isOptional: Bool { false }
        public var isAttribute: Bool { false }
        public var isRelationship: Bool { false }
        public var isTransient: Bool { false }
        public var isUnique: Bool { false }
        public let constraints: [[PartialKeyPath<T>]]
        public init(_ constraints: [PartialKeyPath<T>]...) {
            (name, originalName, valueType) = ("", "", T.self)
            self.constraints = constraints
        }
        public init(from decoder: any Decoder) throws {
            (name, originalName, valueType, constraints) = ("", "", T.self, [])
        }
        public static func == (lhs: Unique, rhs: Unique) -> Bool { lhs === rhs }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        public func encode(to encoder: any Encoder) throws {}
    }
}
