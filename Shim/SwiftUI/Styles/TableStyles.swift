@MainActor public protocol TableStyle {}
nonisolated public struct AutomaticTableStyle: TableStyle, Sendable {
    public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct InsetTableStyle: TableStyle, Sendable {
    public init() {}
}
extension TableStyle where Self == InsetTableStyle {
    nonisolated public static var inset: Self { .init() }
}
nonisolated public struct BorderedTableStyle: TableStyle, Sendable {
    public init() {}
}
extension TableStyle where Self == BorderedTableStyle {
    nonisolated public static var bordered: Self { .init() }
}
nonisolated extension View {
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { _modified() }
}
