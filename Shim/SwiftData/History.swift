import AppleFoundation
import Foundation

public protocol HistoryToken: Codable, Comparable, Hashable, Identifiable, Sendable {
    associatedtype TokenType: Codable, Hashable, Sendable
    var tokenValue: TokenType? { get }
}
public struct DefaultHistoryToken: HistoryToken {
    public typealias TokenType = [String: Int64]
    public typealias ID = Int
    public var id: Int { hashValue }
    public var tokenValue: [String: Int64]? { nil }
    public static func < (lhs: DefaultHistoryToken, rhs: DefaultHistoryToken) -> Bool { false }
}
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
    associatedtype TransactionIdentifier: Hashable & Sendable
    var author: String? { get }
    var changes: [HistoryChange] { get }
    var storeIdentifier: String { get }
    var timestamp: Date { get }
    var token: TokenType { get }
    var transactionIdentifier: TransactionIdentifier { get }
}
public struct DefaultHistoryTransaction: HistoryTransaction {
    public typealias ID = Int64
    public typealias TokenType = DefaultHistoryToken
    public typealias TransactionIdentifier = Int64
    public let author: String?
    public let bundleIdentifier: String
    public let processIdentifier: String
    public let changes: [HistoryChange]
    public let storeIdentifier: String
    public let timestamp: Date
    public let token: DefaultHistoryToken
    public let transactionIdentifier: Int64
    public var id: Int64 { transactionIdentifier }
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
public enum HistoryChange: Sendable {
    case insert(any HistoryInsert)
    case update(any HistoryUpdate)
    case delete(any HistoryDelete)
    public var changedPersistentIdentifier: PersistentIdentifier {
        switch self {
        case .insert(let change): change.changedPersistentIdentifier
        case .update(let change): change.changedPersistentIdentifier
        case .delete(let change): change.changedPersistentIdentifier
        }
    }
}
public protocol HistoryInsert<Model>: Sendable {
    associatedtype Model: PersistentModel
    associatedtype ChangeIdentifier: Hashable & Sendable
    associatedtype TransactionIdentifier: Hashable & Sendable
    var changeIdentifier: ChangeIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
    var changedPersistentIdentifier: PersistentIdentifier { get }
}
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert, @unchecked Sendable {
    public typealias ChangeIdentifier = Int64
    public typealias TransactionIdentifier = Int64
    public let changeIdentifier: Int64
    public let transactionIdentifier: Int64
    public let changedPersistentIdentifier: PersistentIdentifier
}
public protocol HistoryUpdate<Model>: Sendable {
    associatedtype Model: PersistentModel
    associatedtype ChangeIdentifier: Hashable & Sendable
    associatedtype TransactionIdentifier: Hashable & Sendable
    var changeIdentifier: ChangeIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
    var changedPersistentIdentifier: PersistentIdentifier { get }
    typealias PropertyUpdate = PartialKeyPath<Model> & Sendable
    var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, @unchecked Sendable {
    public typealias ChangeIdentifier = Int64
    public typealias TransactionIdentifier = Int64
    public let changeIdentifier: Int64
    public let transactionIdentifier: Int64
    public let changedPersistentIdentifier: PersistentIdentifier
    public typealias PropertyUpdate = PartialKeyPath<Model> & Sendable
    public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]
}
public protocol HistoryDelete<Model>: Sendable {
    associatedtype Model: PersistentModel
    associatedtype ChangeIdentifier: Hashable & Sendable
    associatedtype TransactionIdentifier: Hashable & Sendable
    var changeIdentifier: ChangeIdentifier { get }
    var transactionIdentifier: TransactionIdentifier { get }
    var changedPersistentIdentifier: PersistentIdentifier { get }
    var tombstone: HistoryTombstone<Model> { get }
}
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete, @unchecked Sendable {
    public typealias ChangeIdentifier = Int64
    public typealias TransactionIdentifier = Int64
    public let changeIdentifier: Int64
    public let transactionIdentifier: Int64
    public let changedPersistentIdentifier: PersistentIdentifier
    public let tombstone: HistoryTombstone<Model>
}
/// Values of a deleted model that were kept.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
    public typealias Element = Any
    public struct Iterator: IteratorProtocol {
        public typealias Element = Any
        public mutating func next() -> Any? { nil }
    }
    public func makeIterator() -> Iterator { Iterator() }
    public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? { nil }
}
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
    public var predicate: Predicate<TransactionType>?
    public var fetchLimit: UInt64 = 0
    public var sortBy: [SortDescriptor<TransactionType>] = []
    public init(predicate: Predicate<TransactionType>? = nil) { self.predicate = predicate }
}
public protocol HistoryProviding {
    associatedtype HistoryType: HistoryTransaction
    static var historyType: HistoryType.Type { get }
    func fetchHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws -> [HistoryType]
    func deleteHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws
}
