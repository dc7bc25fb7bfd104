@MainActor
public protocol TableStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = TableStyleConfiguration
}
/// What comes with SwiftUI draws itself.
@MainActor public protocol _BuiltInTableStyle: TableStyle where Body == EmptyView {}
extension _BuiltInTableStyle {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
nonisolated public struct AutomaticTableStyle: _BuiltInTableStyle, Sendable {
    public init() {}
}
extension TableStyle where Self == AutomaticTableStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct InsetTableStyle: _BuiltInTableStyle, Sendable {
    public init() {}
}
extension TableStyle where Self == InsetTableStyle {
    nonisolated public static var inset: Self { .init() }
}
nonisolated public struct BorderedTableStyle: _BuiltInTableStyle, Sendable {
    public init() {}
}
extension TableStyle where Self == BorderedTableStyle {
    nonisolated public static var bordered: Self { .init() }
}
nonisolated extension View {
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { _modified() }
}
