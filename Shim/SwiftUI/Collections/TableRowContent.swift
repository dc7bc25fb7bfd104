import Foundation

@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent
    var tableRowBody: TableRowBody { get }
}
/// Rows without a body of their own.
@MainActor @preconcurrency
public protocol _PrimitiveTableRowContent: TableRowContent where TableRowBody == Never {}
extension _PrimitiveTableRowContent {
    public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}
extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("Never has no body") }
}
nonisolated public struct TableRow<Value: Identifiable>: _PrimitiveTableRowContent {
    public typealias TableRowValue = Value
    public init(_ value: Value) {}
}
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: _PrimitiveTableRowContent {
    public typealias TableRowValue = Value
}
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: _PrimitiveTableRowContent {
    public typealias TableRowValue = Value
    public var value: T
}
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: _PrimitiveTableRowContent {
    public typealias TableRowValue = Value
}
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: _PrimitiveTableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
}
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: _PrimitiveTableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
}
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
    _PrimitiveTableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public init<Value: Identifiable>(
        _ value: Value,
        isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {}
    public init(
        isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<TableRowValue> content: @escaping () -> Content,
        @TableRowBuilder<TableRowValue> label: () -> Label
    ) {}
}
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C where C.TableRowValue == Value { content }
    @_disfavoredOverload
    public static func buildBlock<each C: TableRowContent>(_ content: repeat each C)
        -> TupleTableRowContent<Value, (repeat each C)>
    { TupleTableRowContent(value: (repeat each content)) }
    public static func buildIf<C: TableRowContent>(_ content: C?) -> TupleTableRowContent<Value, C?>
    where C.TableRowValue == Value { TupleTableRowContent(value: content) }
    public static func buildEither<T: TableRowContent, F: TableRowContent>(first: T)
        -> TupleTableRowContent<Value, _ConditionalContent<T, F>>
    where T.TableRowValue == Value, F.TableRowValue == Value {
        TupleTableRowContent(value: _ConditionalContent(_storage: .first(first)))
    }
    public static func buildEither<T: TableRowContent, F: TableRowContent>(second: F)
        -> TupleTableRowContent<Value, _ConditionalContent<T, F>>
    where T.TableRowValue == Value, F.TableRowValue == Value {
        TupleTableRowContent(value: _ConditionalContent(_storage: .second(second)))
    }
}
extension ForEach: TableRowContent where Data.Element: Identifiable, Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("A loop has no body") }
    @_disfavoredOverload
    nonisolated public init<V: Identifiable>(
        _ data: Data,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, V == Content.TableRowValue {
        self.init(data: data, content: content) { element, _ in AnyHashable(element.id) }
    }
}
extension ForEach where Content == TableRow<Data.Element>, Data.Element: Identifiable {
    nonisolated public init(_ data: Data) where ID == Data.Element.ID {
        self.init(data: data, content: { TableRow($0) }) { element, _ in AnyHashable(element.id) }
    }
}
