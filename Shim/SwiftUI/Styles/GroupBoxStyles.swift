@MainActor
public protocol GroupBoxStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GroupBoxStyleConfiguration
}
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated extension View {
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { _modified() }
}
