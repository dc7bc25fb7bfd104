@MainActor public protocol TextEditorStyle {}
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
    public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
    public init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    nonisolated public static var plain: Self { .init() }
}
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle, Sendable {
    public init() {}
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    nonisolated public static var roundedBorder: Self { .init() }
}
nonisolated extension View {
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { _modified() }
}
