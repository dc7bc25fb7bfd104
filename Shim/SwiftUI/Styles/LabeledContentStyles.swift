@MainActor
public protocol LabeledContentStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabeledContentStyleConfiguration
}
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated extension View {
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { _modified() }
}
