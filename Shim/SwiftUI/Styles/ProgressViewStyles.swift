@MainActor
public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ProgressViewStyleConfiguration
}
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    public init() {}
    @available(*, deprecated, message: "Use tint(_:)")
    public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: Self { .init() }
}
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    public init() {}
    @available(*, deprecated, message: "Use tint(_:)")
    public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: Self { .init() }
}
nonisolated extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { _modified() }
}
