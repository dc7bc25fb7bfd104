import SwiftUI

/// What the macro @Query expands to.
@propertyWrapper @MainActor @preconcurrency
public struct Query<Element: PersistentModel>: @preconcurrency DynamicProperty {
    public var wrappedValue: [Element] { result }
    private let result: [Element]
    public var modelContext: ModelContext? { nil }
    public var fetchError: (any Error)? { nil }
    public func update() {}
}
extension Query {
    public init() { result = [] }
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
        result = []
    }
    public init(
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation = .default
    ) { result = [] }
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) { result = [] }
    public init(
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction?
    ) { result = [] }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction?
    ) { result = [] }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction?
    ) { result = [] }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation = .default
    ) { result = [] }
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation = .default
    ) { result = [] }
}
