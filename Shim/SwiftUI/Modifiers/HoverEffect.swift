public struct HoverEffect: Sendable {
    init() {}
    public init<E: CustomHoverEffect>(_ effect: E) {}
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}
public protocol CustomHoverEffect {
    associatedtype Body: CustomHoverEffect
    func body(content: Content) -> Body
    typealias Content = EmptyHoverEffect
}
/// Hover effects without a body of their own.
public protocol _PrimitiveHoverEffect: CustomHoverEffect where Body == EmptyHoverEffect {}
extension _PrimitiveHoverEffect {
    public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content }
}
public struct EmptyHoverEffect: CustomHoverEffect, Sendable {
    public init() {}
    public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content }
}
public struct AutomaticHoverEffect: _PrimitiveHoverEffect, Sendable {
    public init() {}
}
public struct HighlightHoverEffect: _PrimitiveHoverEffect, Sendable {
    public init() {}
}
public struct LiftHoverEffect: _PrimitiveHoverEffect, Sendable {
    public init() {}
}
extension CustomHoverEffect where Self == AutomaticHoverEffect {
    public static var automatic: AutomaticHoverEffect { .init() }
}
extension CustomHoverEffect where Self == HighlightHoverEffect {
    public static var highlight: HighlightHoverEffect { .init() }
}
extension CustomHoverEffect where Self == LiftHoverEffect {
    public static var lift: LiftHoverEffect { .init() }
}
extension CustomHoverEffect {
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some CustomHoverEffect { EmptyHoverEffect() }
}
nonisolated extension View {
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { _modified() }
}
