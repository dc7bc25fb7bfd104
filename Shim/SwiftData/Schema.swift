import AppleFoundation
import Foundation

public final class Schema: Hashable, Codable, @unchecked Sendable {
    public struct Version: Comparable, Hashable, Codable, Sendable {
        public let major: Int
        public let minor: Int
        public let patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }
        public static func < (lhs: Version, rhs: Version) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }
    }
    public struct PropertyMetadata {
        public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil)
        {}
    }
    public static let schemaEncodingVersion = Version(1, 0, 0)
    public let encodingVersion = Version(1, 0, 0)
    public let version: Version
    public let entities: [Entity] = []
    public let entitiesByName: [String: Entity] = [:]
    public init() { version = Version(1, 0, 0) }
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) { self.version = version }
    public init(_ entities: Entity..., version: Version = Version(1, 0, 0)) { self.version = version }
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
    public init(from decoder: any Decoder) throws { version = Version(1, 0, 0) }
    public func encode(to encoder: any Encoder) throws {}
    public func save(to url: URL) throws {}
    public static func load(from url: URL) throws -> Schema { Schema() }
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { nil }
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { "\(type)" }
    public static func == (lhs: Schema, rhs: Schema) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?
    )
}
