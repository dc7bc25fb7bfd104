@MainActor public protocol MenuStyle {}
nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
    public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
    public init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
    nonisolated public static var button: Self { .init() }
}
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    public init() {}
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    nonisolated public static var borderlessButton: Self { .init() }
}
nonisolated extension View {
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { _modified() }
}
