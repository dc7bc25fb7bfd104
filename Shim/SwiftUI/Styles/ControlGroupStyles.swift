@MainActor
public protocol ControlGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ControlGroupStyleConfiguration
}
/// What comes with SwiftUI draws itself.
@MainActor public protocol _BuiltInControlGroupStyle: ControlGroupStyle where Body == EmptyView {}
extension _BuiltInControlGroupStyle {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
nonisolated public struct AutomaticControlGroupStyle: _BuiltInControlGroupStyle, Sendable {
    public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct NavigationControlGroupStyle: _BuiltInControlGroupStyle, Sendable {
    public init() {}
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    nonisolated public static var navigation: Self { .init() }
}
nonisolated public struct MenuControlGroupStyle: _BuiltInControlGroupStyle, Sendable {
    public init() {}
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    nonisolated public static var menu: Self { .init() }
}
nonisolated public struct CompactMenuControlGroupStyle: _BuiltInControlGroupStyle, Sendable {
    public init() {}
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    nonisolated public static var compactMenu: Self { .init() }
}
nonisolated public struct PaletteControlGroupStyle: _BuiltInControlGroupStyle, Sendable {
    public init() {}
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    nonisolated public static var palette: Self { .init() }
}
nonisolated extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { _modified() }
}
