import Foundation

public struct Glass: Equatable, Sendable {
    public static var regular: Glass { Glass() }
    public static var clear: Glass { Glass() }
    public static var identity: Glass { Glass() }
    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
nonisolated public struct GlassEffectContainer<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}
public struct GlassEffectTransition: Sendable {
    public static var identity: GlassEffectTransition { .init() }
    public static var matchedGeometry: GlassEffectTransition { .init() }
    public static var materialize: GlassEffectTransition { .init() }
}
public struct DefaultGlassEffectShape: Shape {
    public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
nonisolated extension View {
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
        -> some View
    { _modified() }
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
        -> some View
    { _modified() }
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID)
        -> some View
    { _modified() }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        _modified()
    }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static func glass(_ glass: Glass) -> Self { .init() }
}
