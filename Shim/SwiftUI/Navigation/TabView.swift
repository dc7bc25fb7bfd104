nonisolated public struct TabView<SelectionValue: Hashable, Content>: View, _PrimitiveView {
    let content: any View
    public var _children: [any View] { [content] }
}
nonisolated extension TabView where Content: View {
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}
nonisolated extension TabView where SelectionValue == Int, Content: View {
    @_disfavoredOverload
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
nonisolated extension TabView {
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.content = content()._view
    }
}
nonisolated extension TabView where SelectionValue == Never {
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.content = content()._view
    }
}
nonisolated extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { _modified() }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        _modified()
    }
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
        -> some View
    { _modified(extra: [content()]) }
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        _modified()
    }
    public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View {
        _modified()
    }
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { _modified() }
    public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        _modified()
    }
    public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic)
        -> some View
    { _modified() }
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { _modified() }
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        _modified()
    }
}
public struct TabSearchActivation: Sendable {
    public static let automatic = TabSearchActivation()
    public static let searchTabSelection = TabSearchActivation()
}
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}
