import Foundation

public struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>: RandomAccessCollection {
    public struct Element: Identifiable {
        let index: Base.Index
        public let id: ID
    }
    let base: Base
    let identity: KeyPath<Base.Element, ID>
    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
    public subscript(position: Base.Index) -> Element {
        Element(index: position, id: base[position][keyPath: identity])
    }
}
nonisolated public struct EditableCollectionContent<Content, Data> {
    let content: Content
}
extension EditableCollectionContent: View, _PrimitiveView where Content: View {
    nonisolated public var _children: [any View] { [content] }
}
extension ForEach where Content: View {
    nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>, C.Element: Identifiable, C.Index: Hashable
    { self.init(data, id: \.id, editActions: editActions, content: content) }
    nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable
    {
        self.init(
            data: IndexedIdentifierCollection(base: data.wrappedValue, identity: id),
            content: { EditableCollectionContent(content: content(data[$0.index])) }
        ) { element, _ in AnyHashable(element.id) }
    }
}
