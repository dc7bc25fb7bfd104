import Foundation

nonisolated public struct Table<Value: Identifiable, Rows, Columns>: View, _PrimitiveView {
    init(_: Void) {}
}
nonisolated extension Table where Columns: TableColumnContent {
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(()) }
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(()) }
    public init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value { self.init(()) }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(())
    }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(())
    }
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(())
    }
    public init(
        of valueType: Value.Type,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(()) }
    public init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) { self.init(()) }
}
public struct TableForEachContent<Data> {}
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = Never
    associatedtype TableColumnSortComparator: SortComparator = Never
}
nonisolated public struct TableColumn<
    RowValue: Identifiable,
    Sort: SortComparator,
    Content: View,
    Label: View
>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public func width(_ width: CGFloat? = nil) -> TableColumn { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        self
    }
    public func customizationID(_ id: String) -> TableColumn { self }
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { self }
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
}
public struct TableColumnAlignment: Hashable, Sendable {
    let name: String
    public static let automatic = TableColumnAlignment(name: "automatic")
    public static let leading = TableColumnAlignment(name: "leading")
    public static let center = TableColumnAlignment(name: "center")
    public static let trailing = TableColumnAlignment(name: "trailing")
    public static let numeric = TableColumnAlignment(name: "numeric")
}
public struct TableColumnCustomization<RowValue: Identifiable>: Sendable {
    public init() {}
}
extension TableColumn where Sort == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
    where Content == Text {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text {}
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload public init<V: Comparable>(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
    where Content == Text {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text {}
}
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }
    public static func buildBlock<C: TableColumnContent>(_ column: C) -> C
    where C.TableRowValue == RowValue { column }
    public static func buildBlock<each C: TableColumnContent>(
        _ column: repeat each C
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each C)> { TupleTableColumnContent() }
    public static func buildIf<C: TableColumnContent>(_ content: C?) -> TupleTableColumnContent<
        RowValue, Sort, C
    > where C.TableRowValue == RowValue { TupleTableColumnContent() }
}
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
    TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
}
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildBlock<C>(_ content: C) -> C { content }
    public static func buildBlock<each C>(_ content: repeat each C) -> (repeat each C) {
        (repeat each content)
    }
}
public struct TableRow<Value: Identifiable> {
    public init(_ value: Value) {}
}
extension ForEach where Content == TableRow<Data.Element>, Data.Element: Identifiable {
    @_disfavoredOverload
    public init(_ data: Data, content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID {
        self.init(data: data, content: content) { element, _ in AnyHashable(element.id) }
    }
    public init(_ data: Data) where ID == Data.Element.ID {
        self.init(data: data, content: { TableRow($0) }) { element, _ in AnyHashable(element.id) }
    }
}
public struct DisclosureTableRow<Label, Content> {
    public init<Value: Identifiable>(
        _ value: Value,
        @TableRowBuilder<Value> content: () -> Content
    ) where Label == TableRow<Value> {}
}

/// Every comparator but Never: a column without one may stand among sortable columns.
public protocol _Sorting {}
extension KeyPathComparator: _Sorting {}
extension SortDescriptor: _Sorting {}
extension TableColumnBuilder where Sort: _Sorting {
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }
}
