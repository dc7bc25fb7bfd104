import Support

/// A distance between round points in time on an axis.
struct TimeInterval: Sendable, Equatable {
    enum Unit: String, Sendable { case millisecond, second, minute, hour, day, week, month, year }

    var count: Int
    var unit: Unit

    /// Reads `tickInterval`: `1day`, `15minute`.
    init?(_ text: String) {
        let text = text.trimmingSpace
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard let count = Int(digits), (1...1_000_000).contains(count),
            let unit = Unit(rawValue: String(text.dropFirst(digits.count))), unit != .year
        else { return nil }
        (self.count, self.unit) = (count, unit)
    }

    init(_ count: Int, _ unit: Unit) { (self.count, self.unit) = (count, unit) }

    /// The approximate length, in milliseconds.
    var length: Double {
        let unitLength =
            switch unit {
            case .millisecond: 1
            case .second: Moment.second
            case .minute: Moment.minute
            case .hour: Moment.hour
            case .day: Moment.day
            case .week: Moment.week
            case .month: 30 * Moment.day
            case .year: 365 * Moment.day
            }
        return Double(unitLength) * Double(count)
    }

    static let usual: [TimeInterval] =
        [1, 2, 5, 10, 20, 50, 100, 200, 500].map { TimeInterval($0, .millisecond) }
        + [1, 5, 15, 30].map { TimeInterval($0, .second) } + [1, 5, 15, 30].map { TimeInterval($0, .minute) }
        + [1, 3, 6, 12].map { TimeInterval($0, .hour) } + [TimeInterval(1, .day), TimeInterval(2, .day)]
        + [TimeInterval(1, .week), TimeInterval(2, .week)] + [1, 3, 6].map { TimeInterval($0, .month) }
        + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].map { TimeInterval($0, .year) }

    /// Returns the shortest usual interval that gives at most `count` ticks.
    static func usual(for span: Int, atMost count: Int) -> TimeInterval {
        usual.first { Double(span) / $0.length <= Double(count) } ?? TimeInterval(5000, .year)
    }

    /// Returns the ticks of a stretch of time; nil if there are more than can be drawn.
    ///
    /// - Parameter firstWeekday: the day on which weeks begin; 0 is Sunday.
    func ticks(_ range: ClosedRange<Moment>, firstWeekday: Int) -> [Moment]? {
        guard Double(range.upperBound.milliseconds - range.lowerBound.milliseconds) / length <= 1000 else { return nil }
        var result: [Moment] = []
        var tick = first(range.lowerBound, firstWeekday)
        // Ticks start again on the first of each month, so the last step of a month may be shorter.
        while tick <= range.upperBound, result.count < 4000 {
            if tick >= range.lowerBound { result.append(tick) }
            tick = next(tick)
        }
        return result
    }

    private func first(_ start: Moment, _ firstWeekday: Int) -> Moment {
        let parts = start.parts
        switch unit {
        case .millisecond, .second, .minute, .hour:
            let step = max(Int(length), 1)
            let day = start.day.milliseconds
            return Moment(milliseconds: day + (start.milliseconds - day) / step * step)
        case .day: return Moment(year: parts.year, month: parts.month, day: (parts.day - 1) / count * count + 1)
        case .week:
            let back = (parts.weekday - firstWeekday + 7) % 7
            let begin = start.day.milliseconds - back * Moment.day
            // Steps of several weeks count from a fixed week, so that they don't depend on the beginning of the axis.
            let week = Moment.floor(begin - (firstWeekday - 4) * Moment.day, Moment.week)
            return Moment(milliseconds: begin - Moment.remainder(week, count) * Moment.week)
        case .month:
            let months = parts.year * 12 + parts.month - 1
            return Moment(year: 0, month: Moment.floor(months, count) * count + 1)
        case .year: return Moment(year: Moment.floor(parts.year, count) * count)
        }
    }

    private func next(_ tick: Moment) -> Moment {
        switch unit {
        case .millisecond, .second, .minute, .hour, .week:
            return Moment(milliseconds: tick.milliseconds + Int(length))
        case .day:
            let parts = tick.parts
            let day = parts.day + count
            let length = Moment.daysInMonth(parts.year, parts.month)
            return day > length
                ? Moment(year: parts.year, month: parts.month + 1)
                : Moment(year: parts.year, month: parts.month, day: day)
        case .month: return tick.adding(months: count)
        case .year: return tick.adding(months: 12 * count)
        }
    }
}
