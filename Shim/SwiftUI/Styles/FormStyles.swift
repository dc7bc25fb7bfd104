@MainActor public protocol FormStyle {}
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
    public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
    public init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
    nonisolated public static var columns: Self { .init() }
}
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
    public init() {}
}
extension FormStyle where Self == GroupedFormStyle {
    nonisolated public static var grouped: Self { .init() }
}
nonisolated extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View { _modified() }
}
