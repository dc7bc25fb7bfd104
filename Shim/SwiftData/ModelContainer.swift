import AppleFoundation

public struct ModelConfiguration: Sendable {
    public init(isStoredInMemoryOnly: Bool) {}
    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true
    ) {}
    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {}
}
public final class Schema: @unchecked Sendable {
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
    public struct Version: Sendable, Hashable {
        public init(_ major: Int, _ minor: Int, _ patch: Int) {}
    }
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
public final class ModelContainer: Equatable, @unchecked Sendable {
    public init(
        for forTypes: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {}
    public init(
        for givenSchema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration] = []
    ) throws {}
    @MainActor public lazy var mainContext = ModelContext(self)
    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}
public final class ModelContext {
    public let container: ModelContainer
    private var models: [any PersistentModel] = []
    public init(_ container: ModelContainer) { self.container = container }
    public var autosaveEnabled = true
    public var hasChanges: Bool { false }
    public var undoManager: UndoManager?
    public func insert<T: PersistentModel>(_ model: T) { models.append(model) }
    public func delete<T: PersistentModel>(_ model: T) { models.removeAll { $0 === model } }
    public func delete<T: PersistentModel>(
        model: T.Type,
        where predicate: Predicate<T>? = nil,
        includeSubclasses: Bool = true
    ) throws { models.removeAll { $0 is T } }
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try models.compactMap { $0 as? T }.filter { try descriptor.predicate?.evaluate($0) ?? true }
    }
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }
    public func model(for id: PersistentIdentifier) -> any PersistentModel {
        models.first { $0.persistentModelID == id } ?? _NoModel()
    }
    public func save() throws {}
    public func rollback() {}
    public func transaction(block: () throws -> Void) throws { try block() }
}
final class _NoModel: PersistentModel {}
@available(*, unavailable, message: "contexts cannot be shared across concurrency contexts")
extension ModelContext: @unchecked Sendable {}

public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
