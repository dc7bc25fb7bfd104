@MainActor
public protocol FormStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = FormStyleConfiguration
}
/// What comes with SwiftUI draws itself.
@MainActor public protocol _BuiltInFormStyle: FormStyle where Body == EmptyView {}
extension _BuiltInFormStyle {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
nonisolated public struct AutomaticFormStyle: _BuiltInFormStyle, Sendable {
    public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct ColumnsFormStyle: _BuiltInFormStyle, Sendable {
    public init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
    nonisolated public static var columns: Self { .init() }
}
nonisolated public struct GroupedFormStyle: _BuiltInFormStyle, Sendable {
    public init() {}
}
extension FormStyle where Self == GroupedFormStyle {
    nonisolated public static var grouped: Self { .init() }
}
nonisolated extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View { _modified() }
}
