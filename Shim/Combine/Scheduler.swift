import Foundation

public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions
}
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

public struct _SchedulerTime: Strideable, Sendable {
    var date: Double = 0
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Sendable,
        ExpressibleByFloatLiteral
    {
        public var magnitude: Double
        public init(_ seconds: Double) { magnitude = seconds }
        public init(floatLiteral value: Double) { magnitude = value }
        public init(integerLiteral value: Double) { magnitude = value }
        public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
        public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
        public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
        public static func *= (a: inout Stride, b: Stride) { a.magnitude *= b.magnitude }
        public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { Stride(s) }
        public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
    public func distance(to other: _SchedulerTime) -> Stride { Stride(other.date - date) }
    public func advanced(by n: Stride) -> _SchedulerTime { _SchedulerTime(date: date + n.magnitude) }
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
    public struct SchedulerOptions {}
}
extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
    public struct SchedulerOptions {}
}
extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = _SchedulerTime
    public struct SchedulerOptions {}
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> AnyPublisher<Output, Failure>
    { eraseToAnyPublisher() }
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
        -> AnyPublisher<Output, Failure>
    { eraseToAnyPublisher() }
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
