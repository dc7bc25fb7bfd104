@MainActor
public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ToggleStyleConfiguration
}
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == DefaultToggleStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
    public init() {}
    @available(*, deprecated, message: "Use tint(_:)")
    public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: Self { .init() }
}
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    nonisolated public static var button: Self { .init() }
}
nonisolated public struct CheckboxToggleStyle: ToggleStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
    nonisolated public static var checkbox: Self { .init() }
}
nonisolated extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { _modified() }
}
