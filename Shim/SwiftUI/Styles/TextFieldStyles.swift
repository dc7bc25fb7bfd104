@MainActor public protocol TextFieldStyle {}
nonisolated public struct _TextFieldStyleLabel: View, _PrimitiveView {}
extension TextFieldStyle { public typealias _Label = _TextFieldStyleLabel }
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    nonisolated public static var plain: Self { .init() }
}
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    nonisolated public static var roundedBorder: Self { .init() }
}
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
    public init() {}
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    nonisolated public static var squareBorder: Self { .init() }
}
nonisolated extension View {
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { _modified() }
}
