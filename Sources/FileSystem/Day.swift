/// A day of the Gregorian calendar, as ISO 8601 writes it.
public enum Day {
    /// Today's date in UTC: the same on machines in all time zones.
    public static var today: String { text(daysSince1970: FileSystem.wallClock / 86_400_000_000_000) }

    /// - Parameter days: the days since 1 January 1970; negative numbers count as 0.
    static func text(daysSince1970 days: Int64) -> String {
        // Years begin in March, so that the leap day is their last: 400 of them, from 1 March 2000 back or on, have 146,097 days.
        let shifted = max(0, days) + 719_468
        let (era, day) = (shifted / 146_097, shifted % 146_097)
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
        let isNextYear = month >= 10
        return pad(year + era * 400 + (isNextYear ? 1 : 0), 4) + "-" + pad(isNextYear ? month - 9 : month + 3, 2) + "-"
            + pad(dayOfMonth, 2)
    }

    private static func pad(_ number: Int64, _ width: Int) -> String {
        let text = "\(number)"
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}
