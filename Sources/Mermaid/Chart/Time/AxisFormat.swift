/// Writes a date in the form that `axisFormat` gives, in the directives of d3-time-format.
enum AxisFormat {
    static func text(_ moment: Moment, _ format: String, names: CalendarNames) -> String {
        let parts = moment.parts
        var result = ""
        var characters = Array(format)[...]
        while let character = characters.popFirst() {
            guard character == "%" else {
                result.append(character)
                continue
            }
            var pad: Character?
            if let next = characters.first, next == "-" || next == "_" || next == "0" {
                pad = next
                characters.removeFirst()
            }
            guard let directive = characters.popFirst() else { return result }
            result += text(directive, pad, moment, parts, names) ?? "%\(directive)"
        }
        return result
    }

    private static func text(
        _ directive: Character,
        _ pad: Character?,
        _ moment: Moment,
        _ parts: Moment.Parts,
        _ names: CalendarNames
    ) -> String? {
        func number(_ value: Int, _ width: Int, _ standard: Character = "0") -> String {
            switch pad {
            case "-": String(value)
            case "_": CalendarNames.padded(value, width, with: " ")
            case "0": CalendarNames.padded(value, width)
            default: CalendarNames.padded(value, width, with: standard)
            }
        }
        let hour = parts.hour % 12 == 0 ? 12 : parts.hour % 12
        switch directive {
        case "a": return names.shortDays[parts.weekday]
        case "A": return names.days[parts.weekday]
        case "b", "h": return names.shortMonths[parts.month - 1]
        case "B": return names.months[parts.month - 1]
        case "c": return names.date(parts) + ", " + CalendarNames.time(parts)
        case "d": return number(parts.day, 2)
        case "e": return number(parts.day, 2, " ").trimmingSpace
        case "f": return number(parts.millisecond * 1000, 6)
        case "H": return number(parts.hour, 2)
        case "I": return number(hour, 2)
        case "j": return number(parts.dayOfYear, 3)
        case "L": return number(parts.millisecond, 3)
        case "m": return number(parts.month, 2)
        case "M": return number(parts.minute, 2)
        case "p": return parts.hour < 12 ? "AM" : "PM"
        case "q": return String((parts.month + 2) / 3)
        case "Q": return String(moment.milliseconds)
        case "s": return String(Moment.floor(moment.milliseconds, 1000))
        case "S": return number(parts.second, 2)
        case "u": return String(parts.weekday == 0 ? 7 : parts.weekday)
        case "U": return number((parts.dayOfYear + 6 - parts.weekday) / 7, 2)
        case "V": return number(isoWeek(parts), 2)
        case "w": return String(parts.weekday)
        case "W": return number((parts.dayOfYear + 6 - (parts.weekday + 6) % 7) / 7, 2)
        case "x": return names.date(parts)
        case "X": return CalendarNames.time(parts)
        case "y": return number(Moment.remainder(parts.year, 100), 2)
        case "Y", "G": return number(parts.year, 4)
        case "Z": return "+0000"
        case "%": return "%"
        default: return nil
        }
    }

    /// Returns the week by ISO 8601: the first week of a year is the one with its first Thursday.
    private static func isoWeek(_ parts: Moment.Parts) -> Int {
        let monday = (parts.weekday + 6) % 7
        let week = (parts.dayOfYear - monday + 9) / 7
        if week < 1 { return isoWeek(Moment(year: parts.year - 1, month: 12, day: 31).parts) }
        let nextMonday = (Moment(year: parts.year + 1).parts.weekday + 6) % 7
        return week == 53 && nextMonday <= 3 ? 1 : week
    }
}
