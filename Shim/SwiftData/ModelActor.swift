import AppleFoundation

public protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
}
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    public let modelContext: ModelContext
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
    public func enqueue(_ job: consuming ExecutorJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
    public func checkIsolated() {}
}
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
    public var modelContext: ModelContext { modelExecutor.modelContext }
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}
public struct SwiftDataError: Error, Equatable, Sendable {
    let name: String
    public static let backwardMigration = SwiftDataError(name: "backwardMigration")
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        name: "configurationFileNameContainsInvalidCharacters"
    )
    public static let configurationFileNameTooLong = SwiftDataError(name: "configurationFileNameTooLong")
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        name: "configurationSchemaNotFoundInContainerSchema"
    )
    public static let duplicateConfiguration = SwiftDataError(name: "duplicateConfiguration")
    public static let historyTokenExpired = SwiftDataError(name: "historyTokenExpired")
    public static let includePendingChangesWithBatchSize = SwiftDataError(name: "includePendingChangesWithBatchSize")
    public static let invalidTransactionFetchRequest = SwiftDataError(name: "invalidTransactionFetchRequest")
    public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
    public static let missingModelContext = SwiftDataError(name: "missingModelContext")
    public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(
        name: "sortingPendingChangesWithIdentifiers"
    )
    public static let unknownSchema = SwiftDataError(name: "unknownSchema")
    public static let unsupportedKeyPath = SwiftDataError(name: "unsupportedKeyPath")
    public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
    public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
    public static func ~= (lhs: SwiftDataError, rhs: any Error) -> Bool { (rhs as? SwiftDataError) == lhs }
}
