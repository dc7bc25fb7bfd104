import Foundation

public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes
    @KeyframesBuilder<Value> var body: Body { get }
}
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Double
    associatedtype Body: KeyframeTrackContent
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}
/// What ends the bodies of keyframes.
public struct _NoKeyframes: Keyframes, KeyframeTrackContent {
    public typealias Value = Double
    public typealias Body = _NoKeyframes
    public var body: _NoKeyframes { return self }
}
/// Keyframes without a body of their own.
public protocol _PrimitiveKeyframes: Keyframes where Body == _NoKeyframes {}
extension _PrimitiveKeyframes {
    public var body: _NoKeyframes { _NoKeyframes() }
}
public protocol _PrimitiveTrackContent: KeyframeTrackContent where Body == _NoKeyframes {}
extension _PrimitiveTrackContent {
    public var body: _NoKeyframes { _NoKeyframes() }
}
/// The values of keyframes over time.
public struct KeyframeTimeline<Value>: Sendable {
    let initial: @Sendable () -> Value
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        nonisolated(unsafe) let value = initialValue
        initial = { value }
    }
    public var duration: TimeInterval { 0 }
    public func value(time: Double) -> Value { initial() }
    public func value(progress: Double) -> Value { initial() }
}
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: _PrimitiveKeyframes
where Content.Value == Value {
    public typealias Value = Root
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
}
public struct LinearKeyframe<Value: Animatable>: _PrimitiveTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
public struct SpringKeyframe<Value: Animatable>: _PrimitiveTrackContent {
    public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {}
}
public struct CubicKeyframe<Value: Animatable>: _PrimitiveTrackContent {
    public init(
        _ to: Value,
        duration: TimeInterval,
        startVelocity: Value? = nil,
        endVelocity: Value? = nil
    ) {}
}
public struct MoveKeyframe<Value: Animatable>: _PrimitiveTrackContent {
    public init(_ to: Value) {}
}
public struct _KeyframeTuple<Value>: _PrimitiveKeyframes {}
public struct _KeyframeTrackTuple<Value: Animatable>: _PrimitiveTrackContent {}
