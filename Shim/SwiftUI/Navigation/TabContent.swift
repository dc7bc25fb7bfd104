@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
    nonisolated var _view: any View { get }
}
extension TabContent {
    nonisolated public var _view: any View { EmptyView() }
}
/// Tabs without a body of their own.
@MainActor @preconcurrency
public protocol _PrimitiveTabContent: TabContent where Body == _NoTab<TabValue> {}
extension _PrimitiveTabContent {
    public var body: _NoTab<TabValue> { return _NoTab() }
}
nonisolated public struct _NoTab<TabValue: Hashable>: TabContent {
    public var body: _NoTab<TabValue> { return self }
}
nonisolated public struct AnyTabContent<SelectionValue: Hashable>: _PrimitiveTabContent {
    public typealias TabValue = SelectionValue
    public let _view: any View
    public init<T: TabContent>(_ content: T) where T.TabValue == SelectionValue { _view = content._view }
}
extension Group: TabContent, _PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    nonisolated public var _view: any View { content._view }
    @_disfavoredOverload
    nonisolated public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
        self.content = content()
    }
}
nonisolated public struct _TabTuple<TabValue: Hashable>: _PrimitiveTabContent {
    let views: [any View]
    public var _view: any View { TupleView(views) }
}
extension ForEach: TabContent, _PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    nonisolated public var _view: any View { EmptyView() }
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content) { element, _ in AnyHashable(element.id) }
    }
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { element, _ in AnyHashable(element[keyPath: id]) }
    }
}
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    nonisolated public struct Content<C: TabContent>: View, _PrimitiveView {}
    public static func buildExpression<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C
    where C.TabValue == TabValue { content }
    @_disfavoredOverload
    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> _TabTuple<TabValue> {
        var views: [any View] = []
        for content in repeat each content { views.append(content._view) }
        return _TabTuple(views: views)
    }
    public static func buildIf<C: TabContent>(_ content: C?) -> _TabTuple<TabValue>
    where C.TabValue == TabValue { _TabTuple(views: content.map { [$0._view] } ?? []) }
    public static func buildEither<C: TabContent>(first: C) -> _TabTuple<TabValue>
    where C.TabValue == TabValue { _TabTuple(views: [first._view]) }
    public static func buildEither<C: TabContent>(second: C) -> _TabTuple<TabValue>
    where C.TabValue == TabValue { _TabTuple(views: [second._view]) }
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabTuple<TabValue>
    where C.TabValue == TabValue { _TabTuple(views: [content._view]) }
}
