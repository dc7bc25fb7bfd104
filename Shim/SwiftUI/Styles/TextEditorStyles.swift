@MainActor
public protocol TextEditorStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = TextEditorStyleConfiguration
}
/// What comes with SwiftUI draws itself.
@MainActor public protocol _BuiltInTextEditorStyle: TextEditorStyle where Body == EmptyView {}
extension _BuiltInTextEditorStyle {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
nonisolated public struct AutomaticTextEditorStyle: _BuiltInTextEditorStyle, Sendable {
    public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct PlainTextEditorStyle: _BuiltInTextEditorStyle, Sendable {
    public init() {}
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    nonisolated public static var plain: Self { .init() }
}
nonisolated public struct RoundedBorderTextEditorStyle: _BuiltInTextEditorStyle, Sendable {
    public init() {}
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    nonisolated public static var roundedBorder: Self { .init() }
}
nonisolated extension View {
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { _modified() }
}
