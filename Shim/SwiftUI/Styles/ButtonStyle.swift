@MainActor
public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ButtonStyleConfiguration
}
nonisolated extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { _modified() }
}
