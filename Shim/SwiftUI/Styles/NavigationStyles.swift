@MainActor public protocol NavigationSplitViewStyle {}
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public init() {}
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    nonisolated public static var balanced: Self { .init() }
}
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    public init() {}
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    nonisolated public static var prominentDetail: Self { .init() }
}
nonisolated extension View {
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { _modified() }
}
