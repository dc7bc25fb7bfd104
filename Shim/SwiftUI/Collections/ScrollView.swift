import Foundation

nonisolated public struct ScrollView<Content: View>: View, _PrimitiveView {
    public var content: Content
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}
nonisolated public struct ScrollViewReader<Content: View>: View, _PrimitiveView {
    public var content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
    public var _children: [any View] { [content(ScrollViewProxy())] }
}
public struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollPosition: Equatable, Sendable {
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {}
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {}
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
    public mutating func scrollTo(edge: Edge) {}
    public mutating func scrollTo(point: CGPoint) {}
    public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
    public mutating func scrollTo(x: CGFloat) {}
    public mutating func scrollTo(y: CGFloat) {}
    public var isPositionedByUser: Bool { false }
    public var edge: Edge? { nil }
    public var point: CGPoint? { nil }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
}
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset = CGPoint.zero
    public var contentSize = CGSize.zero
    public var contentInsets = EdgeInsets()
    public var containerSize = CGSize.zero
    public var visibleRect: CGRect { .zero }
    public var bounds: CGRect { .zero }
}
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}
public struct ScrollBounceBehavior: Sendable {
    public static let automatic = ScrollBounceBehavior()
    public static let always = ScrollBounceBehavior()
    public static let basedOnSize = ScrollBounceBehavior()
}
public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let never = LimitBehavior()
    }
    public init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
        -> Self
    { .init() }
}
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { 0 }
}
public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
    public static func animated(_ animation: Animation) -> Self { .init() }
    public static func interactive(timingCurve: UnitCurve) -> Self { .init() }
}
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    let name: String
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
nonisolated extension View {
    public func scrollDisabled(_ disabled: Bool) -> some View { _modified() }
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { _modified() }
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { _modified() }
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { _modified() }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { _modified() }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        _modified()
    }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    { _modified() }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { _modified() }
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        _modified()
    }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { _modified() }
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        _modified()
    }
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
        -> some View
    { _modified() }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { _modified() }
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { _modified() }
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View { _modified() }
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { _modified() }
    public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
    ) -> some View { _modified() }
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void
    ) -> some View { _modified() }
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
        -> some View
    { _modified() }
}
