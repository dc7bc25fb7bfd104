@MainActor public protocol NavigationViewStyle {}
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    nonisolated public static var stack: Self { .init() }
}
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
}
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    public init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    nonisolated public static var columns: Self { .init() }
}
nonisolated extension View {
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { _modified() }
}
