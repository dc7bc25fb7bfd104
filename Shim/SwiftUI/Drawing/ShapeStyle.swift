import Foundation

public protocol ShapeStyle: Sendable {
    associatedtype Resolved = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
}
extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { _Styled() }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _Styled() }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _Styled() }
    public func `in`(_ rect: CGRect) -> some ShapeStyle { _Styled() }
    public var secondary: some ShapeStyle { _Styled() }
    public var tertiary: some ShapeStyle { _Styled() }
    public var quaternary: some ShapeStyle { _Styled() }
    public var quinary: some ShapeStyle { _Styled() }
}
extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is drawn, not resolved")
    }
}
public struct _Styled: ShapeStyle {}

public struct AnyShapeStyle: ShapeStyle {
    public init<S: ShapeStyle>(_ style: S) {}
}
public struct HierarchicalShapeStyle: ShapeStyle {
    public static let primary = HierarchicalShapeStyle()
    public static let secondary = HierarchicalShapeStyle()
    public static let tertiary = HierarchicalShapeStyle()
    public static let quaternary = HierarchicalShapeStyle()
    public static let quinary = HierarchicalShapeStyle()
}
public struct ForegroundStyle: ShapeStyle {
    public init() {}
}
public struct BackgroundStyle: ShapeStyle {
    public init() {}
}
public struct TintShapeStyle: ShapeStyle {
    public init() {}
}
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}
}
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
}
public struct FillShapeStyle: ShapeStyle {
    public init() {}
}
public struct LinkShapeStyle: ShapeStyle {
    public init() {}
}
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}
}
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init() }
    public static var secondary: HierarchicalShapeStyle { .init() }
    public static var tertiary: HierarchicalShapeStyle { .init() }
    public static var quaternary: HierarchicalShapeStyle { .init() }
    public static var quinary: HierarchicalShapeStyle { .init() }
}
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { .init() }
}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
}
public struct ShadowStyle: Equatable, Sendable {
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
    case destinationOver, destinationOut, plusDarker, plusLighter
}
