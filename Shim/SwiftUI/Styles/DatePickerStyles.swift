@MainActor
public protocol DatePickerStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
    typealias Configuration = DatePickerStyleConfiguration
}
/// What comes with SwiftUI draws itself.
@MainActor public protocol _BuiltInDatePickerStyle: DatePickerStyle where Body == EmptyView {}
extension _BuiltInDatePickerStyle {
    public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
nonisolated public struct DefaultDatePickerStyle: _BuiltInDatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct CompactDatePickerStyle: _BuiltInDatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    nonisolated public static var compact: Self { .init() }
}
nonisolated public struct GraphicalDatePickerStyle: _BuiltInDatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    nonisolated public static var graphical: Self { .init() }
}
nonisolated public struct WheelDatePickerStyle: _BuiltInDatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    nonisolated public static var wheel: Self { .init() }
}
nonisolated public struct FieldDatePickerStyle: _BuiltInDatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    nonisolated public static var field: Self { .init() }
}
nonisolated public struct StepperFieldDatePickerStyle: _BuiltInDatePickerStyle, Sendable {
    public init() {}
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    nonisolated public static var stepperField: Self { .init() }
}
nonisolated extension View {
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { _modified() }
}
