import AppleFoundation
import Foundation

public protocol DataStoreConfiguration<Store>: Hashable {
    associatedtype Store: DataStore where Store.Configuration == Self
    var name: String { get }
    var schema: Schema? { get set }
    func validate() throws
}
public typealias DataStoreSnapshotValue = Codable & Sendable
public protocol DataStoreSnapshot: Codable, Sendable {
    var persistentIdentifier: PersistentIdentifier { get }
    init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData])
    func copy(
        persistentIdentifier: PersistentIdentifier,
        remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
    ) -> Self
}
public protocol DataStore<Configuration, Snapshot>: AnyObject {
    associatedtype Configuration: DataStoreConfiguration
    associatedtype Snapshot: DataStoreSnapshot
    var identifier: String { get }
    var schema: Schema { get }
    var configuration: Configuration { get }
    init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws
    func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> DataStoreFetchResult<T, Snapshot>
    func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int
    func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> [PersistentIdentifier]
    func save(_ request: DataStoreSaveChangesRequest<Snapshot>) throws -> DataStoreSaveChangesResult<Snapshot>
    func initializeState(for editingState: EditingState)
    func invalidateState(for editingState: EditingState)
    func cachedSnapshots(for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState) throws
        -> [PersistentIdentifier: Snapshot]
    func erase() throws
}
extension DataStore {
    public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int {
        try fetch(request).fetchedSnapshots.count
    }
    public func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws
        -> [PersistentIdentifier]
    { try fetch(request).fetchedSnapshots.map(\.persistentIdentifier) }
    public func initializeState(for editingState: EditingState) {}
    public func invalidateState(for editingState: EditingState) {}
    public func cachedSnapshots(for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState) throws
        -> [PersistentIdentifier: Snapshot]
    { [:] }
    public func erase() throws {}
}
public protocol DataStoreBatching: DataStore {
    func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws
}
public struct DataStoreFetchRequest<T: PersistentModel> {
    public let descriptor: FetchDescriptor<T>
    public let editingState: EditingState
}
public struct DataStoreBatchDeleteRequest<T: PersistentModel> {
    public let predicate: Predicate<T>?
    public let editingState: EditingState
}
public struct DataStoreFetchResult<ModelType: PersistentModel, SnapshotType: DataStoreSnapshot> {
    public let descriptor: FetchDescriptor<ModelType>
    public let fetchedSnapshots: [SnapshotType]
    public let relatedSnapshots: [PersistentIdentifier: SnapshotType]
    public init(
        descriptor: FetchDescriptor<ModelType>,
        fetchedSnapshots: [SnapshotType],
        relatedSnapshots: [PersistentIdentifier: SnapshotType] = [:]
    ) {
        self.descriptor = descriptor
        self.fetchedSnapshots = fetchedSnapshots
        self.relatedSnapshots = relatedSnapshots
    }
}
public struct DataStoreSaveChangesRequest<SnapshotType: DataStoreSnapshot> {
    public let editingState: EditingState
    public let inserted: [SnapshotType]
    public let updated: [SnapshotType]
    public let deleted: [SnapshotType]
}
public final class DataStoreSaveChangesResult<T: DataStoreSnapshot> {
    public let storeIdentifier: String
    public let remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]
    public let snapshotsToReregister: [PersistentIdentifier: T]
    public init(
        for storeIdentifier: String,
        remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier] = [:],
        snapshotsToReregister: [PersistentIdentifier: T] = [:]
    ) {
        self.storeIdentifier = storeIdentifier
        self.remappedIdentifiers = remappedIdentifiers
        self.snapshotsToReregister = snapshotsToReregister
    }
}
public enum DataStoreError: Error, Equatable, Sendable {
    case invalidPredicate, preferInMemoryFilter, preferInMemorySort, unsupportedFeature
}
public enum DataStoreSnapshotCodingKey: CodingKey {
    case persistentIdentifier
    case modeledProperty(String)
    public init?(stringValue: String) { self = .modeledProperty(stringValue) }
    public init?(intValue: Int) { return nil }
    public var stringValue: String {
        switch self {
        case .persistentIdentifier: "persistentIdentifier"
        case .modeledProperty(let name): name
        }
    }
    public var intValue: Int? { nil }
}
