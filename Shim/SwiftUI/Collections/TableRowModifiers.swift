import Foundation

nonisolated extension TableRowContent {
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
        TupleTableRowContent<TableRowValue, Self>(value: self)
    }
    public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P)
        -> some TableRowContent<TableRowValue>
    {
        TupleTableRowContent<TableRowValue, Self>(value: self)
    }
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<
        TableRowValue
    > {
        TupleTableRowContent<TableRowValue, Self>(value: self)
    }
    public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void)
        -> some TableRowContent<TableRowValue>
    {
        TupleTableRowContent<TableRowValue, Self>(value: self)
    }
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        TupleTableRowContent<TableRowValue, Self>(value: self)
    }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        TupleTableRowContent<TableRowValue, Self>(value: self)
    }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        TupleTableRowContent<TableRowValue, Self>(value: self)
    }
}
@MainActor @preconcurrency
public protocol DynamicTableRowContent: TableRowContent {
    associatedtype Data: Collection
    nonisolated var data: Data { get }
}
extension ForEach: DynamicTableRowContent where Data.Element: Identifiable, Content: TableRowContent {}
nonisolated extension DynamicTableRowContent {
    public func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void)
        -> ModifiedContent<Self, OnInsertTableRowModifier>
    { ModifiedContent(content: self, modifier: OnInsertTableRowModifier()) }
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping (Int, [T]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        ModifiedContent(content: self, modifier: OnInsertTableRowModifier())
    }
}
@MainActor @preconcurrency
public protocol _TableRowContentModifier {
    associatedtype Body
    var body: Body { get }
}
nonisolated public struct OnInsertTableRowModifier: _TableRowContentModifier {
    init() {}
    @MainActor @preconcurrency public var body: some _TableRowContentModifier { self }
}
nonisolated public struct ItemProviderTableRowModifier: _TableRowContentModifier {
    init() {}
    @MainActor @preconcurrency public var body: some _TableRowContentModifier { self }
}
extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowContentModifier {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("Modified rows have no body") }
}
nonisolated extension View {
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { _modified() }
}
