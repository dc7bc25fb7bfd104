/// The names of months and days, and the forms of dates, in a page's language.
struct CalendarNames {
    let months: [String]
    let shortMonths: [String]
    /// The names of days, from Sunday.
    let days: [String]
    let shortDays: [String]
    let isSpanish: Bool

    init(_ language: String) {
        isSpanish = language.prefix(2).lowercased() == "es"
        if isSpanish {
            months = [
                "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
                "noviembre", "diciembre",
            ]
            shortMonths = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"]
            days = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"]
            shortDays = ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"]
        } else {
            months = Self.englishMonths
            shortMonths = months.map { String($0.prefix(3)) }
            days = Self.englishDays
            shortDays = days.map { String($0.prefix(3)) }
        }
    }

    static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    static let englishDays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// Returns `Jan 6` or `6 ene`.
    func dayAndMonth(_ parts: Moment.Parts) -> String {
        let month = shortMonths[parts.month - 1]
        return isSpanish ? "\(parts.day) \(month)" : "\(month) \(parts.day)"
    }

    /// Returns `Jan 6, 2014` or `6 ene 2014`.
    func date(_ parts: Moment.Parts) -> String {
        dayAndMonth(parts) + (isSpanish ? " " : ", ") + String(parts.year)
    }

    /// Returns `Jan 2014` or `ene 2014`.
    func monthAndYear(_ parts: Moment.Parts) -> String { "\(shortMonths[parts.month - 1]) \(parts.year)" }

    /// Returns `09:30`; with seconds if there are any.
    static func time(_ parts: Moment.Parts) -> String {
        let minutes = padded(parts.hour, 2) + ":" + padded(parts.minute, 2)
        guard parts.second > 0 || parts.millisecond > 0 else { return minutes }
        let seconds = minutes + ":" + padded(parts.second, 2)
        return parts.millisecond > 0 ? seconds + "." + padded(parts.millisecond, 3) : seconds
    }

    /// Returns `Jan 6, 2014`; with the time unless the moment is the beginning of a day.
    func full(_ moment: Moment) -> String {
        let parts = moment.parts
        let isWhole = Moment.remainder(moment.milliseconds, Moment.day) == 0
        return isWhole ? date(parts) : date(parts) + ", " + Self.time(parts)
    }

    static func padded(_ value: Int, _ width: Int, with pad: Character = "0") -> String {
        let digits = String(abs(value))
        return (value < 0 ? "-" : "") + String(repeating: pad, count: max(width - digits.count, 0)) + digits
    }
}
