@MainActor
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: Self { .init() }
}
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: Self { .init() }
}
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: Self { .init() }
}
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: Self { .init() }
}
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    nonisolated public static var link: Self { .init() }
}
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    nonisolated public static var accessoryBar: Self { .init() }
}
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    nonisolated public static var accessoryBarAction: Self { .init() }
}
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == CardButtonStyle {
    nonisolated public static var card: Self { .init() }
}
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: Self { .init() }
}
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    nonisolated public static var glassProminent: Self { .init() }
}
nonisolated extension View {
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { _modified() }
}
