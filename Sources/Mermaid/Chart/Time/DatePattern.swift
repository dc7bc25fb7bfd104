import Support

/// Reads dates in the exact form that `dateFormat` gives, in the tokens of Day.js.
struct DatePattern: Sendable {
    private enum Piece: Sendable {
        case token(String)
        case literal([UInt8])
    }

    private let pieces: [Piece]
    /// True if the pattern has a year, a month or a day, not only times.
    let hasDate: Bool
    /// True if dates are timestamps: a single number, `x` or `X`.
    let isTimestamp: Bool

    private static let tokens = [
        "YYYY", "YY", "MMMM", "MMM", "MM", "M", "DD", "Do", "D", "HH", "H", "hh", "h", "mm", "m", "ss", "s", "SSS",
        "SS",
        "S", "A", "a", "ZZ", "Z", "X", "x",
    ]

    init(_ format: String) {
        var pieces: [Piece] = []
        var rest = Array(format.trimmingSpace.utf8)[...]
        var literal: [UInt8] = []
        var names: Set<String> = []
        while let first = rest.first {
            if let token = Self.tokens.first(where: { rest.starts(with: $0.utf8) }) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = []
                pieces.append(.token(token))
                names.insert(token)
                rest = rest.dropFirst(token.utf8.count)
            } else {
                literal.append(first)
                rest = rest.dropFirst()
            }
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        self.pieces = pieces
        hasDate = names.contains { $0.hasPrefix("Y") || $0.hasPrefix("M") || $0.hasPrefix("D") }
        isTimestamp = pieces.count == 1 && (names.contains("x") || names.contains("X"))
    }

    private struct Fields {
        var year: Int?
        var month: Int?
        var day: Int?
        var hour: Int?
        var minute = 0
        var second = 0
        var millisecond = 0
        var isAfternoon: Bool?
        var timestamp: Int?
        var offset = 0
    }

    /// - Returns: the moment; nil if the text has another form, or names a day or an hour that does not exist.
    func moment(_ text: String) -> Moment? {
        var fields = Fields()
        var rest = Array(text.utf8)[...]
        for piece in pieces {
            switch piece {
            case .literal(let bytes):
                guard rest.starts(with: bytes) else { return nil }
                rest = rest.dropFirst(bytes.count)
            case .token(let token):
                guard Self.take(token, &rest, &fields) else { return nil }
            }
        }
        return rest.isEmpty && !pieces.isEmpty ? Self.moment(fields) : nil
    }

    private static func moment(_ fields: Fields) -> Moment? {
        if let timestamp = fields.timestamp { return Moment(milliseconds: timestamp) }
        // Without a year, a leap year is taken, so that every day exists.
        let year = fields.year ?? (fields.month == nil && fields.day == nil ? 1970 : 2000)
        let (month, day) = (fields.month ?? 1, fields.day ?? 1)
        var hour = fields.hour ?? 0
        if let isAfternoon = fields.isAfternoon {
            guard hour <= 12 else { return nil }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        guard (1...12).contains(month), day >= 1, day <= Moment.daysInMonth(year, month), hour < 24, fields.minute < 60,
            fields.second < 60
        else { return nil }
        let moment = Moment(
            year: year,
            month: month,
            day: day,
            hour: hour,
            minute: fields.minute,
            second: fields.second,
            millisecond: fields.millisecond
        )
        return Moment(milliseconds: moment.milliseconds - fields.offset * Moment.minute)
    }

    private static func take(_ token: String, _ rest: inout ArraySlice<UInt8>, _ fields: inout Fields) -> Bool {
        func number(_ least: Int, _ most: Int) -> Int? {
            let digits = rest.prefix(most).prefix { $0.isDigit }
            guard digits.count >= least, least == most || digits.count == 1 || digits.first != 0x30 else { return nil }
            rest = rest.dropFirst(digits.count)
            return Int(String(decoding: digits, as: UTF8.self))
        }
        func name(_ names: [String]) -> Int? {
            guard let index = names.firstIndex(where: { rest.starts(with: $0.utf8) }) else { return nil }
            rest = rest.dropFirst(names[index].utf8.count)
            return index + 1
        }
        switch token {
        case "YYYY": fields.year = number(4, 4)
        case "YY": fields.year = number(2, 2).map { $0 + ($0 > 68 ? 1900 : 2000) }
        case "MMMM": fields.month = name(CalendarNames.englishMonths)
        case "MMM": fields.month = name(CalendarNames.englishMonths.map { String($0.prefix(3)) })
        case "MM": fields.month = number(2, 2)
        case "M": fields.month = number(1, 2)
        case "DD": fields.day = number(2, 2)
        case "D": fields.day = number(1, 2)
        case "Do":
            fields.day = number(1, 2)
            guard ["st", "nd", "rd", "th"].contains(where: { rest.starts(with: $0.utf8) }) else { return false }
            rest = rest.dropFirst(2)
        case "HH", "hh": fields.hour = number(2, 2)
        case "H", "h": fields.hour = number(1, 2)
        case "mm": return number(2, 2).map { fields.minute = $0 } != nil
        case "m": return number(1, 2).map { fields.minute = $0 } != nil
        case "ss": return number(2, 2).map { fields.second = $0 } != nil
        case "s": return number(1, 2).map { fields.second = $0 } != nil
        case "SSS": return number(3, 3).map { fields.millisecond = $0 } != nil
        case "SS": return number(2, 2).map { fields.millisecond = $0 * 10 } != nil
        case "S": return number(1, 1).map { fields.millisecond = $0 * 100 } != nil
        case "A", "a": fields.isAfternoon = name(token == "A" ? ["AM", "PM"] : ["am", "pm"]).map { $0 == 2 }
        case "Z", "ZZ": return takeZone(&rest, &fields)
        case "x", "X":
            let digits = rest.prefix { $0.isDigit || $0 == 0x2E }
            guard let value = Double(String(decoding: digits, as: UTF8.self)), abs(value) < 1e15 else { return false }
            rest = rest.dropFirst(digits.count)
            fields.timestamp = Int(token == "X" ? value * 1000 : value)
        default: return false
        }
        return switch token.first {
        case "Y": fields.year != nil
        case "M": fields.month != nil
        case "D": fields.day != nil
        case "H", "h": fields.hour != nil
        case "A", "a": fields.isAfternoon != nil
        default: true
        }
    }

    private static func takeZone(_ rest: inout ArraySlice<UInt8>, _ fields: inout Fields) -> Bool {
        if rest.first == UInt8(ascii: "Z") {
            rest = rest.dropFirst()
            return true
        }
        guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return false }
        let digits = rest.dropFirst().prefix(5).filter { $0 != UInt8(ascii: ":") }.prefix(4)
        guard digits.count == 4, let value = Int(String(decoding: digits, as: UTF8.self)) else { return false }
        rest = rest.dropFirst(rest.dropFirst(3).first == UInt8(ascii: ":") ? 6 : 5)
        fields.offset = (value / 100 * 60 + value % 100) * (sign == UInt8(ascii: "-") ? -1 : 1)
        return true
    }
}

/// Reads dates as JavaScript does, if they do not have the form of `dateFormat`.
enum LooseDate {
    static func moment(_ text: String) -> Moment? {
        var numbers: [(value: Int, digits: Int)] = []
        var month: Int?
        var separators: [UInt8] = []
        var rest = Array(text.utf8)[...]
        var time = (hour: 0, minute: 0, second: 0)
        var isNegative = false
        if rest.first == UInt8(ascii: "-") {
            isNegative = true
            rest = rest.dropFirst()
        }
        while let byte = rest.first {
            if byte.isDigit {
                let digits = rest.prefix { $0.isDigit }
                guard digits.count <= 9, let value = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
                rest = rest.dropFirst(digits.count)
                if rest.first == UInt8(ascii: ":") {
                    guard let read = takeTime(value, &rest) else { return nil }
                    time = read
                } else {
                    numbers.append((value, digits.count))
                }
            } else if byte.isLetter {
                let word = String(decoding: rest.prefix { $0.isLetter }, as: UTF8.self).lowercased()
                rest = rest.dropFirst(word.utf8.count)
                if let index = CalendarNames.englishMonths.firstIndex(where: {
                    word.count >= 3 && $0.lowercased().hasPrefix(word.prefix(3))
                }) {
                    month = index + 1
                } else if !["t", "z", "utc", "gmt"].contains(word),
                    !CalendarNames.englishDays.contains(where: { $0.lowercased().hasPrefix(word) })
                {
                    return nil
                }
            } else {
                guard [0x20, 0x2C, 0x2D, 0x2E, 0x2F, 0x2B].contains(byte) else { return nil }
                separators.append(byte)
                rest = rest.dropFirst()
            }
        }
        guard let date = date(numbers, month) else { return nil }
        guard date.year <= 10_000, (1...12).contains(date.month), (1...31).contains(date.day) else { return nil }
        let moment = Moment(
            year: isNegative ? -date.year : date.year,
            month: date.month,
            day: date.day,
            hour: time.hour,
            minute: time.minute,
            second: time.second
        )
        return Moment.limits.contains(moment) ? moment : nil
    }

    private static func takeTime(_ hour: Int, _ rest: inout ArraySlice<UInt8>) -> (Int, Int, Int)? {
        var parts = [hour]
        while rest.first == UInt8(ascii: ":"), parts.count < 3 {
            let digits = rest.dropFirst().prefix { $0.isDigit }
            guard !digits.isEmpty, digits.count <= 2, let value = Int(String(decoding: digits, as: UTF8.self)) else {
                return nil
            }
            parts.append(value)
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop { $0.isDigit } }
        guard parts[0] <= 24, parts[1] < 60, parts.count < 3 || parts[2] < 60 else { return nil }
        return (parts[0], parts[1], parts.count > 2 ? parts[2] : 0)
    }

    private static func date(
        _ numbers: [(value: Int, digits: Int)],
        _ month: Int?
    ) -> (year: Int, month: Int, day: Int)? {
        func year(_ number: (value: Int, digits: Int)) -> Int {
            number.digits > 2 ? number.value : number.value + (number.value < 50 ? 2000 : 1900)
        }
        if let month {
            switch numbers.count {
            case 1 where numbers[0].digits > 2: return (numbers[0].value, month, 1)
            case 1: return (2001, month, numbers[0].value)
            case 2 where numbers[0].digits > 2: return (numbers[0].value, month, numbers[1].value)
            case 2: return (year(numbers[1]), month, numbers[0].value)
            default: return nil
            }
        }
        switch numbers.count {
        case 1 where numbers[0].digits > 2 || numbers[0].value > 31: return (year(numbers[0]), 1, 1)
        case 1 where numbers[0].value == 0: return (2000, 1, 1)
        case 1: return (2001, numbers[0].value, 1)
        case 2 where numbers[0].digits > 2: return (numbers[0].value, numbers[1].value, 1)
        case 2: return (2001, numbers[0].value, numbers[1].value)
        case 3 where numbers[0].digits > 2: return (numbers[0].value, numbers[1].value, numbers[2].value)
        case 3: return (year(numbers[2]), numbers[0].value, numbers[1].value)
        default: return nil
        }
    }
}
