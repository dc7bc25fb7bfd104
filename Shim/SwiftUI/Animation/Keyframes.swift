import Foundation

nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View, _PrimitiveView {
    let content: () -> Content?
    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.content = { phases.first { _ in true }.map(content) } }
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.content = { phases.first { _ in true }.map(content) } }
    public var _children: [any View] { content().map { [$0] } ?? [] }
}
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View,
    _PrimitiveView
where KeyframePath.Value == Value {
    let content: () -> Content
    public init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { self.content = { content(initialValue) } }
    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { self.content = { content(initialValue) } }
    public var _children: [any View] { [content()] }
}
nonisolated extension View {
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { _modified() }
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View { _modified() }
    public func keyframeAnimator<Value>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { _modified() }
    public func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { _modified() }
}
public protocol Keyframes<Value> {
    associatedtype Value
}
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Double
}
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    public typealias Value = Root
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
}
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {}
}
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(
        _ to: Value,
        duration: TimeInterval,
        startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) {}
}
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value) {}
}
public struct _KeyframeTuple<Value>: Keyframes {}
public struct _KeyframeTrackTuple<Value: Animatable>: KeyframeTrackContent {}
@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    public static func buildBlock<K: Keyframes>(_ content: K) -> K where K.Value == Value { content }
    @_disfavoredOverload
    public static func buildBlock<each K: Keyframes>(_ content: repeat each K)
        -> _KeyframeTuple<Value>
    { _KeyframeTuple() }
}
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value { expression }
    public static func buildBlock<K: KeyframeTrackContent>(_ content: K) -> K
    where K.Value == Value { content }
    @_disfavoredOverload
    public static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K)
        -> _KeyframeTrackTuple<Value>
    { _KeyframeTrackTuple() }
}
