import AppleFoundation

public final class ModelContainer: Equatable, @unchecked Sendable {
    public init(
        for forTypes: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        schema = Schema(forTypes)
        self.migrationPlan = migrationPlan
    }
    public init(
        for givenSchema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration] = []
    ) throws {
        schema = givenSchema
        self.migrationPlan = migrationPlan
    }
    public convenience init(
        for givenSchema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations) }
    @_disfavoredOverload
    public convenience init(
        for forTypes: any PersistentModel.Type...,
        configurations: any DataStoreConfiguration...
    ) throws { try self.init(for: Schema(forTypes), migrationPlan: nil, configurations: []) }
    @_disfavoredOverload
    public convenience init(for givenSchema: Schema, configurations: [any DataStoreConfiguration]) throws {
        try self.init(for: givenSchema, migrationPlan: nil, configurations: [])
    }
    public let schema: Schema
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    public var configurations: Set<ModelConfiguration> = []
    public func deleteAllData() {}
    public func erase() throws {}
    @MainActor public lazy var mainContext = ModelContext(self)
    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}
