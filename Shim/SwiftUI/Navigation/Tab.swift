@MainActor
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    nonisolated var _view: any View { get }
}
nonisolated public struct Tab<Value, Content, Label> {
    let content: any View
    init(_: Void, _ content: any View) { self.content = content }
}
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    nonisolated public var _view: any View { content }
}
nonisolated extension Tab where Value: Hashable, Content: View, Label: View {
    public init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init((), content()) }
}
nonisolated extension Tab where Value == Never, Content: View, Label: View {
    public init(
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init((), content()) }
}
nonisolated extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init((), content())
    }
}
nonisolated extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(role: TabRole, @ViewBuilder content: () -> Content) { self.init((), content()) }
}
public struct TabRole: Hashable, Sendable {
    public static let search = TabRole()
}
nonisolated public struct DefaultTabLabel: View, _PrimitiveView {}
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: any View
}
extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    public typealias TabValue = SelectionValue
    nonisolated public var _view: any View { content }
}
nonisolated extension TabSection
where
    Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()._view
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.content = content()._view }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.content = content()._view }
}
nonisolated extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) { self.content = content()._view }
}
nonisolated extension TabContent {
    public func badge(_ count: Int) -> some TabContent<TabValue> { _modifiedTab() }
    public func badge(_ label: Text?) -> some TabContent<TabValue> { _modifiedTab() }
    public func customizationID(_ id: String) -> some TabContent<TabValue> { _modifiedTab() }
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior,
        for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { _modifiedTab() }
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<TabValue>
    { _modifiedTab() }
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { _modifiedTab() }
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { _modifiedTab() }
    public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    public func accessibilityLabel(_ label: LocalizedStringKey) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { _modifiedTab() }
    public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    func _modifiedTab() -> some TabContent<TabValue> { _TabTuple<TabValue>(views: [_view]) }
}
public struct TabCustomizationBehavior: Hashable, Sendable {
    public static let automatic = TabCustomizationBehavior()
    public static let disabled = TabCustomizationBehavior()
    public static let reorderable = TabCustomizationBehavior()
}
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    public static let tabBar = AdaptableTabBarPlacement()
    public static let sidebar = AdaptableTabBarPlacement()
}
nonisolated public struct _TabTuple<TabValue: Hashable>: TabContent {
    let views: [any View]
    public var _view: any View { TupleView(views) }
}
extension ForEach: TabContent where Content: TabContent {
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
