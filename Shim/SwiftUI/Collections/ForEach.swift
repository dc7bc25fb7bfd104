import Foundation

nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let identity: (Data.Element, Data.Index) -> AnyHashable
}
extension ForEach: View, _PrimitiveView, DynamicViewContent where Content: View {
    public typealias Body = Never
    nonisolated public var _effect: _ViewEffect {
        let (data, content, identity) = (data, content, identity)
        return .rows { data.indices.map { (identity(data[$0], $0), content(data[$0])) } }
    }
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content) { element, _ in AnyHashable(element.id) }
    }
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { element, _ in AnyHashable(element[keyPath: id]) }
    }
    nonisolated public init<C>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    { self.init(data, id: \.id, content: content) }
    nonisolated public init<C>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
        C: RandomAccessCollection, C.Index: Hashable
    {
        let elements = data.wrappedValue
        let rows = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.init(data: rows, content: { content(data[$0.0]) }) { element, _ in AnyHashable(element.1) }
    }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    @_semantics("swiftui.requires_constant_range")
    nonisolated public init(
        _ data: Range<Int>,
        @ViewBuilder content: @escaping (Int) -> Content
    ) { self.init(data: data, content: content) { element, _ in AnyHashable(element) } }
}
@MainActor
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    nonisolated var data: Data { get }
}
nonisolated extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        _DynamicContent(base: self)
    }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _DynamicContent(base: self)
    }
    public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { _DynamicContent(base: self) }
    @_disfavoredOverload
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    public func onInsert(
        of acceptedTypeIdentifiers: [String],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { _DynamicContent(base: self) }
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent { _DynamicContent(base: self) }
}
nonisolated public struct _DynamicContent<Base: DynamicViewContent>: DynamicViewContent,
    _PrimitiveView
{
    let base: Base
    public var data: Base.Data { base.data }
    public var _children: [any View] { [base] }
}
extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: offset) }
    }
}
extension MutableCollection where Index == Int {
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[$0] }
        let before = indices.filter { !source.contains($0) && $0 < destination }.map { self[$0] }
        let after = indices.filter { !source.contains($0) && $0 >= destination }.map { self[$0] }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}
extension ForEach {
    /// For builders of other modules, whose content is no view.
    nonisolated public init(
        _data data: Data,
        content: @escaping (Data.Element) -> Content,
        id: KeyPath<Data.Element, ID>
    ) {
        self.init(data: data, content: content) { element, _ in AnyHashable(element[keyPath: id]) }
    }
}
