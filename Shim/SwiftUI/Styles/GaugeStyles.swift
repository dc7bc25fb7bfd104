@MainActor public protocol GaugeStyle {}
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: Self { .init() }
}
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: Self { .init() }
}
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: Self { .init() }
}
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: Self { .init() }
}
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    public init() {}
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: Self { .init() }
}
nonisolated extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { _modified() }
}
