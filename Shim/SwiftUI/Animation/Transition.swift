import Foundation

public struct AnyTransition: Sendable {
    public init<T: Transition>(_ transition: T) {}
    init() {}
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static let scale = AnyTransition()
    public static var blurReplace: AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .init() }
    public static func move(edge: Edge) -> AnyTransition { .init() }
    public static func push(from edge: Edge) -> AnyTransition { .init() }
    public static func offset(_ offset: CGSize) -> AnyTransition { .init() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .init() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        .init()
    }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .init() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
nonisolated extension View {
    public func transition(_ t: AnyTransition) -> some View { _modified() }
    public func transition<T: Transition>(_ transition: T) -> some View { _modified() }
}
@MainActor
public protocol Transition {
    associatedtype Body: View
    @ViewBuilder @MainActor
    func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
    typealias Content = PlaceholderContentView<Self>
}
extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    @MainActor @preconcurrency
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition { self }
    nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { self == .identity }
    public var value: Double { 0 }
}
nonisolated public struct OpacityTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct SlideTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct BlurReplaceTransition: Transition {
    public struct Configuration: Equatable, Sendable {
        public static let downUp = Configuration()
        public static let upUp = Configuration()
    }
    @MainActor @preconcurrency public var configuration: Configuration
    public init(configuration: Configuration) { self.configuration = configuration }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct MoveTransition: Transition {
    @MainActor @preconcurrency public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct PushTransition: Transition {
    @MainActor @preconcurrency public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct ScaleTransition: Transition {
    @MainActor @preconcurrency public var scale: Double
    @MainActor @preconcurrency public var anchor: UnitPoint
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
    Transition
{
    public var insertion: Insertion
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension Transition where Self == BlurReplaceTransition {
    nonisolated public static var blurReplace: Self { .init(configuration: .downUp) }
    nonisolated public static func blurReplace(_ config: Self.Configuration) -> Self {
        .init(configuration: config)
    }
}
extension Transition where Self == OpacityTransition {
    nonisolated public static var opacity: Self { .init() }
}
extension Transition where Self == SlideTransition {
    nonisolated public static var slide: Self { .init() }
}
extension Transition where Self == MoveTransition {
    nonisolated public static func move(edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == PushTransition {
    nonisolated public static func push(from edge: Edge) -> Self { .init(edge: edge) }
}
extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: Self { .init(1) }
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        .init(scale)
    }
}
extension Transition {
    nonisolated public static func asymmetric<A: Transition, B: Transition>(insertion: A, removal: B)
        -> AsymmetricTransition<A, B> where Self == AsymmetricTransition<A, B>
    { .init(insertion: insertion, removal: removal) }
}
nonisolated public struct IdentityTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct OffsetTransition: Transition {
    @MainActor @preconcurrency public var offset: CGSize
    public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct SymbolEffectTransition: Transition {
    public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension Transition where Self == IdentityTransition {
    nonisolated public static var identity: Self { .init() }
}
extension Transition where Self == OffsetTransition {
    nonisolated public static func offset(_ offset: CGSize) -> Self { .init(offset) }
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        .init(CGSize(width: x, height: y))
    }
}
extension Transition where Self == SymbolEffectTransition {
    nonisolated public static var symbolEffect: Self { .init(effect: .automatic, options: .default) }
    nonisolated public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
        -> Self
    { .init(effect: effect, options: options) }
}
