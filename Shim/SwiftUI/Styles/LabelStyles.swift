@MainActor
public protocol LabelStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = LabelStyleConfiguration
}
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: Self { .init() }
}
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: Self { .init() }
}
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: Self { .init() }
}
nonisolated extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { _modified() }
}
