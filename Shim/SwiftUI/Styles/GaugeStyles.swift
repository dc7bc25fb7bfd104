@MainActor
public protocol GaugeStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GaugeStyleConfiguration
}
/// What comes with SwiftUI draws itself.
@MainActor public protocol _BuiltInGaugeStyle: GaugeStyle where Body == EmptyView {}
extension _BuiltInGaugeStyle {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
nonisolated public struct DefaultGaugeStyle: _BuiltInGaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct LinearCapacityGaugeStyle: _BuiltInGaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: Self { .init() }
}
nonisolated public struct AccessoryCircularGaugeStyle: _BuiltInGaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: Self { .init() }
}
nonisolated public struct AccessoryCircularCapacityGaugeStyle: _BuiltInGaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: Self { .init() }
}
nonisolated public struct AccessoryLinearGaugeStyle: _BuiltInGaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: Self { .init() }
}
nonisolated public struct AccessoryLinearCapacityGaugeStyle: _BuiltInGaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: Self { .init() }
}
nonisolated extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { _modified() }
}
