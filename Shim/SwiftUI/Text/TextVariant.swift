import Foundation

public protocol TextVariantPreference {}
public struct FixedTextVariant: TextVariantPreference, Sendable {
    init() {}
}
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
    init() {}
}
extension TextVariantPreference where Self == FixedTextVariant {
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}
public struct TypesettingLanguage: Equatable, Sendable {
    public static let automatic = TypesettingLanguage()
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { .init() }
}
nonisolated extension Text {
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
nonisolated extension View {
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        _modified()
    }
}
