@MainActor public protocol PickerStyle {}
nonisolated public struct DefaultPickerStyle: PickerStyle, Sendable {
    public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct SegmentedPickerStyle: PickerStyle, Sendable {
    public init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
    nonisolated public static var segmented: Self { .init() }
}
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
    public init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
    nonisolated public static var wheel: Self { .init() }
}
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
    public init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
    nonisolated public static var menu: Self { .init() }
}
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
    public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
    nonisolated public static var inline: Self { .init() }
}
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
    public init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    nonisolated public static var navigationLink: Self { .init() }
}
nonisolated public struct RadioGroupPickerStyle: PickerStyle, Sendable {
    public init() {}
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    nonisolated public static var radioGroup: Self { .init() }
}
nonisolated public struct PalettePickerStyle: PickerStyle, Sendable {
    public init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
    nonisolated public static var palette: Self { .init() }
}
nonisolated public struct TabsPickerStyle: PickerStyle, Sendable {
    public init() {}
}
extension PickerStyle where Self == TabsPickerStyle {
    nonisolated public static var tabs: Self { .init() }
}
nonisolated extension View {
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { _modified() }
}
