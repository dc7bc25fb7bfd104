@MainActor
public protocol NavigationSplitViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = NavigationSplitViewStyleConfiguration
}
/// What comes with SwiftUI draws itself.
@MainActor public protocol _BuiltInNavigationSplitViewStyle: NavigationSplitViewStyle where Body == EmptyView {}
extension _BuiltInNavigationSplitViewStyle {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
nonisolated public struct AutomaticNavigationSplitViewStyle: _BuiltInNavigationSplitViewStyle, Sendable {
    public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct BalancedNavigationSplitViewStyle: _BuiltInNavigationSplitViewStyle, Sendable {
    public init() {}
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    nonisolated public static var balanced: Self { .init() }
}
nonisolated public struct ProminentDetailNavigationSplitViewStyle: _BuiltInNavigationSplitViewStyle, Sendable {
    public init() {}
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    nonisolated public static var prominentDetail: Self { .init() }
}
nonisolated extension View {
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { _modified() }
}
