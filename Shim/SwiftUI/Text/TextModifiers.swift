import Foundation

nonisolated extension View {
    public func font(_ font: Font?) -> some View { _modified(.environment { $0.font = font }) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { _modified() }
    public func fontWidth(_ width: Font.Width?) -> some View { _modified() }
    public func fontDesign(_ design: Font.Design?) -> some View { _modified() }
    public func bold(_ isActive: Bool = true) -> some View { _modified() }
    public func italic(_ isActive: Bool = true) -> some View { _modified() }
    public func monospaced(_ isActive: Bool = true) -> some View { _modified() }
    public func monospacedDigit() -> some View { _modified() }
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View { _modified() }
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View { _modified() }
    public func kerning(_ kerning: CGFloat) -> some View { _modified() }
    public func tracking(_ tracking: CGFloat) -> some View { _modified() }
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { _modified() }
    public func textCase(_ textCase: Text.Case?) -> some View { _modified() }
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { _modified() }
    public func lineLimit(_ number: Int?) -> some View {
        _modified(.environment { $0.lineLimit = number })
    }
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { _modified() }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { _modified() }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { _modified() }
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { _modified() }
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { _modified() }
    public func lineHeight(_ lineHeight: CGFloat?) -> some View { _modified() }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { _modified() }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { _modified() }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { _modified() }
    public func allowsTightening(_ flag: Bool) -> some View { _modified() }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { _modified() }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { _modified() }
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize { _modified() }
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { _modified() }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { _modified() }
}
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}
public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
