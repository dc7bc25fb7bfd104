@MainActor
public protocol MenuStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = MenuStyleConfiguration
}
/// What comes with SwiftUI draws itself.
@MainActor public protocol _BuiltInMenuStyle: MenuStyle where Body == EmptyView {}
extension _BuiltInMenuStyle {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
nonisolated public struct DefaultMenuStyle: _BuiltInMenuStyle, Sendable {
    public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct ButtonMenuStyle: _BuiltInMenuStyle, Sendable {
    public init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: Self { .init() }
}
nonisolated public struct BorderlessButtonMenuStyle: _BuiltInMenuStyle, Sendable {
    public init() {}
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: Self { .init() }
}
nonisolated extension View {
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { _modified() }
}
