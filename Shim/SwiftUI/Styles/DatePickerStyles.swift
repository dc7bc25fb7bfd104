@MainActor public protocol DatePickerStyle {}
nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    nonisolated public static var compact: Self { .init() }
}
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    nonisolated public static var graphical: Self { .init() }
}
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    nonisolated public static var wheel: Self { .init() }
}
nonisolated public struct FieldDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    nonisolated public static var field: Self { .init() }
}
nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    nonisolated public static var stepperField: Self { .init() }
}
nonisolated extension View {
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { _modified() }
}
