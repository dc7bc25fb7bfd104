/// A point in time in milliseconds since 1970, in the reader's local time: charts have no time zones.
struct Moment: Sendable, Comparable, Hashable {
    var milliseconds: Int

    static let second = 1000
    static let minute = 60 * second
    static let hour = 60 * minute
    static let day = 24 * hour
    static let week = 7 * day

    /// The range of moments: 10,000 years before and after year 0, as in Mermaid.
    static let limits = Moment(year: -10_000)...Moment(year: 10_000, month: 12, day: 31)

    static func < (a: Moment, b: Moment) -> Bool { a.milliseconds < b.milliseconds }

    init(milliseconds: Int) { self.milliseconds = milliseconds }

    /// - Parameters: in the proleptic Gregorian calendar; a value past the end of its month or day runs over into the next.
    init(year: Int, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0, millisecond: Int = 0)
    {
        let months = year * 12 + month - 1
        let days = Self.days(year: Self.floor(months, 12), month: Self.remainder(months, 12) + 1) + day - 1
        milliseconds =
            days * Self.day + hour * Self.hour + minute * Self.minute + second * Self.second + millisecond
    }

    /// Returns the days since 1970 up to a month. The calculation lets years begin in March, so that a leap day is a year's last
    /// day.
    private static func days(year: Int, month: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = floor(shifted, 400)
        let yearOfEra = shifted - era * 400
        let monthOfYear = month <= 2 ? month + 9 : month - 3
        let dayOfYear = (153 * monthOfYear + 2) / 5
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    static func floor(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
    }

    static func remainder(_ value: Int, _ divisor: Int) -> Int { value - floor(value, divisor) * divisor }

    struct Parts: Equatable {
        var year: Int
        /// The month, 1 to 12.
        var month: Int
        var day: Int
        var hour: Int
        var minute: Int
        var second: Int
        var millisecond: Int
        /// The day of the week; 0 is Sunday.
        var weekday: Int
        /// The day of the year, 1 to 366.
        var dayOfYear: Int
    }

    var parts: Parts {
        let days = Self.floor(milliseconds, Self.day)
        let rest = milliseconds - days * Self.day
        let shifted = days + 719_468
        let era = Self.floor(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthOfYear = (5 * dayOfYear + 2) / 153
        let month = monthOfYear < 10 ? monthOfYear + 3 : monthOfYear - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return Parts(
            year: year,
            month: month,
            day: dayOfYear - (153 * monthOfYear + 2) / 5 + 1,
            hour: rest / Self.hour,
            minute: rest / Self.minute % 60,
            second: rest / Self.second % 60,
            millisecond: rest % 1000,
            weekday: Self.remainder(days + 4, 7),
            dayOfYear: days - Self.days(year: year, month: 1) + 1
        )
    }

    static func daysInMonth(_ year: Int, _ month: Int) -> Int {
        let next = month == 12 ? days(year: year + 1, month: 1) : days(year: year, month: month + 1)
        return next - days(year: year, month: month)
    }

    /// The beginning of the moment's day.
    var day: Moment { Moment(milliseconds: Self.floor(milliseconds, Self.day) * Self.day) }

    /// Returns the moment some months later; on the last day of the month if that month has no such day.
    func adding(months: Int) -> Moment {
        let parts = parts
        let target = parts.year * 12 + parts.month - 1 + months
        let (year, month) = (Self.floor(target, 12), Self.remainder(target, 12) + 1)
        let day = min(parts.day, Self.daysInMonth(year, month))
        return Moment(
            milliseconds: Moment(year: year, month: month, day: day).milliseconds
                + Self.remainder(milliseconds, Self.day)
        )
    }
}
