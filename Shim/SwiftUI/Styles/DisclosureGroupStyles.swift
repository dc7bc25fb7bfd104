@MainActor
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DisclosureGroupStyleConfiguration
}
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated extension View {
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { _modified() }
}
