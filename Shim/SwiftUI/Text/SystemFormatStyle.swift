import Foundation

public enum SystemFormatStyle {
    public struct Timer: FormatStyle, Sendable {
        public init(
            countingUpIn interval: Range<Date>,
            showsHours: Bool = true,
            maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {}
        public init(
            countingDownIn interval: Range<Date>,
            showsHours: Bool = true,
            maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {}
        public func format(_ value: Date) -> AttributedString { AttributedString("\(value)") }
    }
    public struct Stopwatch: FormatStyle, Sendable {
        public init(
            startingAt startDate: Date,
            showsHours: Bool = true,
            maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {}
        public func format(_ value: Date) -> AttributedString { AttributedString("\(value)") }
    }
    public struct DateReference: FormatStyle, Sendable {
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2,
            thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {}
        public func calendar(_ calendar: Calendar) -> DateReference { self }
        public func format(_ value: Date) -> AttributedString { AttributedString("\(value)") }
    }
    public struct DateOffset: FormatStyle, Sendable {
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {}
        public func calendar(_ calendar: Calendar) -> DateOffset { self }
        public func format(_ value: Date) -> AttributedString { AttributedString("\(value)") }
    }
}
/// A source of dates that lets text follow the time.
public struct TimeDataSource<Value>: Sendable {
    public static var currentDate: TimeDataSource<Date> { .init() }
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> { .init() }
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { .init() }
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { .init() }
}
extension Text {
    nonisolated public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString { self.init(verbatim: "") }
    @_disfavoredOverload
    nonisolated public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String { self.init(verbatim: "") }
}
