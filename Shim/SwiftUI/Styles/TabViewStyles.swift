@MainActor public protocol TabViewStyle {}
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
    public struct IndexDisplayMode: Sendable {
        public static let automatic = IndexDisplayMode()
        public static let always = IndexDisplayMode()
        public static let never = IndexDisplayMode()
    }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == PageTabViewStyle {
    nonisolated public static var page: Self { .init() }
    nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        .init()
    }
}
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    nonisolated public static var sidebarAdaptable: Self { .init() }
}
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    nonisolated public static var tabBarOnly: Self { .init() }
}
nonisolated public struct GroupedTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    nonisolated public static var grouped: Self { .init() }
}
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
    nonisolated public static var verticalPage: Self { .init() }
}
nonisolated public struct CarouselTabViewStyle: TabViewStyle, Sendable {
    public init() {}
}
extension TabViewStyle where Self == CarouselTabViewStyle {
    nonisolated public static var carousel: Self { .init() }
}
nonisolated extension View {
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { _modified() }
}
