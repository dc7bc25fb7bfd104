import Foundation

public struct Spring: Hashable, Sendable {
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
    public init(response: Double, dampingRatio: Double) {}
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {}
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {}
    public var duration: TimeInterval { 0.5 }
    public var bounce: Double { 0 }
    public var response: Double { 0.5 }
    public var dampingRatio: Double { 1 }
    public var mass: Double { 1 }
    public var stiffness: Double { 0 }
    public var damping: Double { 0 }
    public var settlingDuration: TimeInterval { 0.5 }
    public static var smooth: Spring { Spring() }
    public static var snappy: Spring { Spring() }
    public static var bouncy: Spring { Spring() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
}
extension Spring {
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V { target }
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        initialVelocity
    }
    public func update<V: VectorArithmetic>(
        value: inout V,
        velocity: inout V,
        target: V,
        deltaTime: TimeInterval
    ) {}
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V { target }
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double
    ) -> TimeInterval { settlingDuration }
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V { toValue }
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        initialVelocity
    }
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V { toValue }
    public func settlingDuration<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        epsilon: Double
    ) -> TimeInterval { settlingDuration }
}
public struct UnitCurve: Hashable, Sendable {
    public static let linear = UnitCurve()
    public static let easeIn = UnitCurve()
    public static let easeOut = UnitCurve()
    public static let easeInOut = UnitCurve()
    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = UnitCurve()
    public static let circularEaseIn = UnitCurve()
    public static let circularEaseOut = UnitCurve()
    public static let circularEaseInOut = UnitCurve()
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
    public func value(at progress: Double) -> Double { progress }
    public func velocity(at progress: Double) -> Double { 1 }
    public var inverse: UnitCurve { self }
}
