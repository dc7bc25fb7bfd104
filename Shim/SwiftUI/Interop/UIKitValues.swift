import Foundation

// Values of UIKit as values of SwiftUI.
extension ColorScheme {
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) { return nil }
}
extension ColorSchemeContrast {
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) { return nil }
}
extension DynamicTypeSize {
    public init?(_ uiSizeCategory: UIContentSizeCategory) { return nil }
}
extension ContentSizeCategory {
    public init?(_ uiSizeCategory: UIContentSizeCategory) { return nil }
}
extension LayoutDirection {
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) { return nil }
}
extension LegibilityWeight {
    public init?(_ uiLegibilityWeight: UILegibilityWeight) { return nil }
}
extension UserInterfaceSizeClass {
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) { return nil }
}
extension TextInputAutocapitalization {
    public init?(_ type: UITextAutocapitalizationType) { return nil }
}
extension Text.LineStyle {
    public init?(nsUnderlineStyle: NSUnderlineStyle) { return nil }
}
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
