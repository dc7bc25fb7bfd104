import Foundation

@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    associatedtype TableColumnBody: TableColumnContent
    var tableColumnBody: TableColumnBody { get }
}
/// Columns without a body of their own.
@MainActor @preconcurrency
public protocol _PrimitiveTableColumnContent: TableColumnContent where TableColumnBody == Never {}
extension _PrimitiveTableColumnContent {
    public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }
}
extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public var tableColumnBody: Never { fatalError("Never has no body") }
}
nonisolated extension TableColumnContent {
    public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        TupleTableColumnContent<TableRowValue, TableColumnSortComparator, Self>()
    }
    public func alignment(_ alignment: TableColumnAlignment)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    { TupleTableColumnContent<TableRowValue, TableColumnSortComparator, Self>() }
    public func defaultVisibility(_ visibility: Visibility)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    { TupleTableColumnContent<TableRowValue, TableColumnSortComparator, Self>() }
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
        -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    { TupleTableColumnContent<TableRowValue, TableColumnSortComparator, Self>() }
}
extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never
    public var tableColumnBody: Never { fatalError("A group has no body") }
    @_disfavoredOverload
    nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self.content = content() }
}
public struct TableColumnAlignment: Hashable, Sendable {
    let name: String
    public static let automatic = TableColumnAlignment(name: "automatic")
    public static let leading = TableColumnAlignment(name: "leading")
    public static let center = TableColumnAlignment(name: "center")
    public static let trailing = TableColumnAlignment(name: "trailing")
    public static var numeric: TableColumnAlignment { TableColumnAlignment(name: "numeric") }
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }
}
/// Columns made of data.
nonisolated public struct TableColumnForEach<
    Data: RandomAccessCollection,
    ID: Hashable,
    RowValue,
    Sort,
    Content: TableColumnContent
>: _PrimitiveTableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public var data: Data
    public var content: (Data.Element) -> Content
    public init(
        _ data: Data,
        @TableColumnBuilder<RowValue, Sort> _ content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
    }
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> _ content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }
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
    public static func buildExpression<C: TableColumnContent>(_ content: C) -> C
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { content }
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(first: T)
        -> TupleTableColumnContent<RowValue, Sort, _ConditionalContent<T, F>>
    where T.TableRowValue == RowValue, F.TableRowValue == RowValue { TupleTableColumnContent() }
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(second: F)
        -> TupleTableColumnContent<RowValue, Sort, _ConditionalContent<T, F>>
    where T.TableRowValue == RowValue, F.TableRowValue == RowValue { TupleTableColumnContent() }
    public static func buildLimitedAvailability<C: TableColumnContent>(_ content: C)
        -> TupleTableColumnContent<RowValue, Sort, C>
    { TupleTableColumnContent() }
    public static func buildIf<C: TableColumnContent>(_ content: C?) -> TupleTableColumnContent<
        RowValue, Sort, C
    > where C.TableRowValue == RowValue { TupleTableColumnContent() }
}
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
    _PrimitiveTableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public var value: T { fatalError("No columns are shown here") }
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
