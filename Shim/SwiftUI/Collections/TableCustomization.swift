import Foundation

// Tables whose columns people may move and hide.
nonisolated extension Table where Columns: TableColumnContent {
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(()) }
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(()) }
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(()) }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value { self.init(()) }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value { self.init(()) }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value { self.init(()) }
}
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
    var shown: [String: Bool] = [:]
    public init() {}
    public subscript(visibility id: String) -> Visibility {
        get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
    }
    public mutating func resetOrder() {}
}
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    var names: Set<String> = []
    public typealias Element = TableColumnCustomizationBehavior
    public init() {}
    init(name: String) { names = [name] }
    public static var all: TableColumnCustomizationBehavior { reorder.union(resize).union(visibility) }
    public static let reorder = TableColumnCustomizationBehavior(name: "reorder")
    public static let resize = TableColumnCustomizationBehavior(name: "resize")
    public static let visibility = TableColumnCustomizationBehavior(name: "visibility")
    public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { made(names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { made(names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { made(names.symmetricDifference(other.names)) }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        names.formUnion(newMember.names)
        return (true, newMember)
    }
    public mutating func remove(_ member: Self) -> Self? {
        names.subtract(member.names)
        return member
    }
    public mutating func update(with newMember: Self) -> Self? { insert(newMember).memberAfterInsert }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
    private func made(_ names: Set<String>) -> Self {
        var behavior = TableColumnCustomizationBehavior()
        behavior.names = names
        return behavior
    }
}
