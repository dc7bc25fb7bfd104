@MainActor public protocol ControlGroupStyle {}
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    nonisolated public static var navigation: Self { .init() }
}
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    nonisolated public static var menu: Self { .init() }
}
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    nonisolated public static var compactMenu: Self { .init() }
}
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    nonisolated public static var palette: Self { .init() }
}
nonisolated extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { _modified() }
}
