import AppleFoundation
import Foundation

public final class ModelContext: Equatable {
    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
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
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
        -> FetchResultsCollection<T>
    { FetchResultsCollection(elements: try fetch(descriptor)) }
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
        -> [PersistentIdentifier]
    { try fetch(descriptor).map(\.persistentModelID) }
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws
        -> FetchResultsCollection<PersistentIdentifier>
    { FetchResultsCollection(elements: try fetchIdentifiers(descriptor)) }
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>,
        batchSize: Int = 5000,
        allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws { try self.fetch(fetch).forEach(block) }
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        models.lazy.compactMap { $0 as? T }.first { $0.persistentModelID == persistentModelID }
    }
    public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] { [] }
    public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {}
    public func processPendingChanges() {}
    public var insertedModelsArray: [any PersistentModel] { models }
    public var changedModelsArray: [any PersistentModel] { [] }
    public var deletedModelsArray: [any PersistentModel] { [] }
    public var editingState = EditingState()
    public var author: String?
    public static let willSave = Notification.Name("ModelContext.willSave")
    public static let didSave = Notification.Name("ModelContext.didSave")
    public enum NotificationKey: String, Sendable {
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
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
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
/// What was fetched, in portions.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias Iterator = IndexingIterator<FetchResultsCollection<Element>>
    public typealias SubSequence = Slice<FetchResultsCollection<Element>>
    let elements: [Element]
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public subscript(position: Int) -> Element { elements[position] }
}
public struct EditingState: Identifiable, Hashable, Sendable {
    public typealias ID = UUID
    public let id = UUID()
    public var author: String?
}
