// The macros @Model, @Attribute, @Relationship, @Transient, @Query and #Predicate's model part need
// a plug-in: README.md says what they are rewritten to.
@_exported import AppleFoundation
@_exported import Observation

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    var persistentModelID: PersistentIdentifier { get }
}
extension PersistentModel {
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(object: ObjectIdentifier(self).hashValue)
    }
    public var id: PersistentIdentifier { persistentModelID }
    public var modelContext: ModelContext? { nil }
    public var isDeleted: Bool { false }
    public var hasChanges: Bool { false }
    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
    public struct ID: Hashable, Sendable {
        let object: Int
    }
    let object: Int
    public var id: ID { ID(object: object) }
    public var entityName: String { "" }
    public var storeIdentifier: String? { nil }
    public static func identifier<T: Codable & Comparable & CustomStringConvertible & Hashable>(
        for storeIdentifier: String,
        entityName: String,
        primaryKey: T
    ) throws -> PersistentIdentifier { PersistentIdentifier(object: primaryKey.hashValue) }
    public static func < (a: Self, b: Self) -> Bool { a.object < b.object }
}
