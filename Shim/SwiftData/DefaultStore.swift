import AppleFoundation

public struct DefaultSnapshot: DataStoreSnapshot {
    public let persistentIdentifier: PersistentIdentifier
    public init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
        persistentIdentifier = backingData.persistentModelID ?? PersistentIdentifier(object: 0)
    }
    init(_ identifier: PersistentIdentifier) { persistentIdentifier = identifier }
    public func copy(
        persistentIdentifier: PersistentIdentifier,
        remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]? = nil
    ) -> DefaultSnapshot { DefaultSnapshot(persistentIdentifier) }
}
/// The store that comes with SwiftData: here it holds nothing.
public final class DefaultStore: DataStoreBatching, HistoryProviding {
    public typealias Configuration = ModelConfiguration
    public typealias Snapshot = DefaultSnapshot
    public typealias HistoryType = DefaultHistoryTransaction
    public typealias TokenType = DefaultHistoryToken
    public let configuration: ModelConfiguration
    public let name: String
    public let schema: Schema
    public var identifier: String { name }
    public static var historyType: DefaultHistoryTransaction.Type { DefaultHistoryTransaction.self }
    public init(_ configuration: ModelConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)? = nil) throws {
        self.configuration = configuration
        name = configuration.name
        schema = configuration.schema ?? Schema()
    }
    public func fetch<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws
        -> DataStoreFetchResult<T, DefaultSnapshot>
    { DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: []) }
    public func fetchCount<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws -> Int { 0 }
    public func fetchIdentifiers<T: PersistentModel>(_ request: DataStoreFetchRequest<T>) throws
        -> [PersistentIdentifier]
    { [] }
    public func save(_ request: DataStoreSaveChangesRequest<DefaultSnapshot>) throws
        -> DataStoreSaveChangesResult<DefaultSnapshot>
    { DataStoreSaveChangesResult(for: identifier) }
    public func delete<T: PersistentModel>(_ request: DataStoreBatchDeleteRequest<T>) throws {}
    public func initializeState(for editingState: EditingState) {}
    public func invalidateState(for editingState: EditingState) {}
    public func cachedSnapshots(for persistentIdentifiers: [PersistentIdentifier], editingState: EditingState) throws
        -> [PersistentIdentifier: DefaultSnapshot]
    { [:] }
    public func erase() throws {}
    public func fetchHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws
        -> [DefaultHistoryTransaction]
    { [] }
    public func deleteHistory(_ descriptor: HistoryDescriptor<DefaultHistoryTransaction>) throws {}
}
