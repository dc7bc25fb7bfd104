import Foundation

public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Mode) -> Entries
}
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
    public func entries(from start: Date, mode: Mode) -> [Date] { [start] }
}
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var start: Date?
        public mutating func next() -> Date? {
            defer { start = nil }
            return start
        }
    }
    public init(from startDate: Date, by interval: TimeInterval) {}
    public func entries(from start: Date, mode: Mode) -> Entries { Entries(start: start) }
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var start: Date?
        public mutating func next() -> Date? {
            defer { start = nil }
            return start
        }
    }
    public init() {}
    public func entries(from start: Date, mode: Mode) -> Entries { Entries(start: start) }
}
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
    let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from start: Date, mode: Mode) -> Entries { dates }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { .init() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        .init()
    }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        .init(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: Self { .init() }
}
extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View,
    _PrimitiveView
{
    public struct Context {
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let date: Date
        public let cadence: Cadence
    }
    let content: (TimelineViewDefaultContext) -> Content
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) { self.content = content }
    public var _children: [any View] { [content(.init(date: Date(), cadence: .live))] }
}
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
    .Context
