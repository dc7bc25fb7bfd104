/// A number of a text in digits.
struct ProseNumber: Equatable {
    /// In Western digits, without the signs between thousands, with a point before its fraction, and without zeros at a version's
    /// end: 2.5.0 is 2.5.
    let value: String
    /// The number as the text writes it.
    let spelling: String
    /// True if words say that the numbers beside it begin or end with this one, as Chinese and Japanese do: “3 or more” is there
    /// “more than 2” elsewhere.
    let isBound: Bool
    /// True for an hour after noon, “11 pm”, which most languages count up to 24.
    let isAfternoon: Bool

    /// A key of its value, which is the same in every language.
    var key: Int { value.hashValue }

    /// True for a fraction or a version.
    var isVersion: Bool { value.contains(".") }

    /// The years between the calendar of Thailand and the one used elsewhere.
    private static let buddhistYears = 543

    /// Returns true if a translation's number may stand for an original's.
    func mayStand(for original: ProseNumber) -> Bool {
        if value == original.value { return true }
        guard let own = Int(value), let other = Int(original.value) else { return false }
        let isHour = original.isAfternoon && !isAfternoon && other < 12 && own == other + 12
        return isHour || isBound && abs(own - other) == 1
            || own - other == Self.buddhistYears && (1800...2300).contains(other)
    }

    /// Returns true if a text may hold a digit, of any script.
    static func mayHold(_ text: some Sequence<UInt8>) -> Bool {
        text.contains { byte in
            byte &- UInt8(ascii: "0") < 10
                // Arabic's, India's and Thailand's digits, and the wide ones
                || byte == 0xD9 || byte == 0xDB || byte == 0xDF || byte == 0xE0 || byte == 0xE1 || byte == 0xEF
                || byte >= 0xF0
        }
    }

    /// Returns the numbers in a text. A number that is part of a word is none, and neither is one that a word of its own multiplies.
    static func all(in text: String) -> [ProseNumber] {
        let signs = Array(text.unicodeScalars)
        var found: [ProseNumber] = []
        var index = 0
        while index < signs.count {
            guard digit(signs, index) != nil else {
                index += 1
                continue
            }
            let start = index
            var number = ""
            while index < signs.count {
                if let value = digit(signs, index) {
                    number += String(value)
                } else if isSeparator(signs[index]), index + 1 < signs.count, digit(signs, index + 1) != nil {
                    number += ",٬".unicodeScalars.contains(signs[index]) ? "," : "."
                } else if joinsThousands(signs, index, after: number) {
                    number += ","
                } else {
                    break
                }
                index += 1
            }
            let before = start > 0 ? signs[start - 1] : " "
            let after = index < signs.count ? signs[index] : " "
            // “Example 1:” and “5-minute” have the number that Chinese writes apart; “12:30” and “2026-11” are no numbers.
            let isJoined = (after == "-" || after == ":") && index + 1 < signs.count && digit(signs, index + 1) != nil
            let isVersion =
                (before == "v" || before == "V") && number.contains(".") && !(start > 1 && isLetter(signs[start - 2]))
            let isPart =
                isLetter(before) && !isVersion || before.isASCII && "-_/#:".unicodeScalars.contains(before)
                || after == "_"
                || after == "/" || isJoined
            // “1000W” is 10,000,000 in Chinese, “10k” 10,000 everywhere.
            let isMultiplied =
                "kKwWM".unicodeScalars.contains(after) && !(index + 1 < signs.count && isLetter(signs[index + 1]))
            guard !isPart, !isMultiplied else { continue }
            var rest = String.UnicodeScalarView()
            rest.append(
                contentsOf: signs[index..<min(index + 12, signs.count)].drop { $0 == " " || $0 == "\u{A0}" }
            )
            let words = String(rest)
            guard !multipliers.contains(where: words.lowercased().hasPrefix) else { continue }
            var spelling = String.UnicodeScalarView()
            spelling.append(contentsOf: signs[start..<index])
            let isBound = bounds.contains(where: words.hasPrefix)
            let isAfternoon = ["pm", "p.m"].contains(where: words.lowercased().hasPrefix)
            for value in date(number, signs[index...]) ?? [normal(number)] {
                found.append(
                    ProseNumber(
                        value: value,
                        spelling: String(spelling),
                        isBound: isBound,
                        isAfternoon: isAfternoon
                    )
                )
            }
        }
        return found
    }

    /// Returns the day of a day and a month with full stops, “26.06. bis …”, and the year of a date, “26.06.2026”; nil for other numbers.
    /// Other languages write the month as a word.
    private static func date(_ number: String, _ rest: ArraySlice<Unicode.Scalar>) -> [String]? {
        let parts = number.split(separator: ".").map { (count: $0.count, value: Int($0) ?? 0) }
        guard (2...3).contains(parts.count), !number.contains(","), parts[0].count <= 2,
            (1...31).contains(parts[0].value), parts[1].count <= 2, (1...12).contains(parts[1].value)
        else { return nil }
        let day = String(parts[0].value)
        if parts.count == 3 {
            return parts[2].count == 4 && (1900...2100).contains(parts[2].value) ? [day, String(parts[2].value)] : nil
        }
        guard rest.first == "." else { return nil }
        let behind = rest.dropFirst().drop { $0 == " " || $0 == "\u{A0}" }
        if let year = Int(String(String.UnicodeScalarView(behind.prefix(4)))), (1900...2100).contains(year) {
            return [day]
        }
        // A sentence that ends with a fraction is followed by another one.
        guard parts[1].count == 2, let next = behind.first,
            next.properties.isLowercase || "–-".unicodeScalars.contains(next) || ("0"..."9").contains(next)
        else { return nil }
        return [day]
    }

    /// Returns true for a blank between groups of three digits, as most languages of Europe write them: “10 000”.
    private static func joinsThousands(_ signs: [Unicode.Scalar], _ index: Int, after number: String) -> Bool {
        guard " \u{A0}\u{202F}\u{2009}".unicodeScalars.contains(signs[index]), !number.contains("."),
            number.split(separator: ",").last.map({ $0.count <= 3 }) ?? false, index + 3 < signs.count,
            (1...3).allSatisfy({ digit(signs, index + $0) != nil }),
            index + 4 >= signs.count || digit(signs, index + 4) == nil
        else { return false }
        // Beside an ordinary blank, two numbers may stand side by side.
        return signs[index] != " " || signs[(index + 1)...(index + 3)].allSatisfy { $0 == "0" }
    }

    private static func isLetter(_ sign: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(sign) || ("A"..."Z").contains(sign)
    }

    private static func isSeparator(_ sign: Unicode.Scalar) -> Bool {
        sign == "." || sign == "," || sign == "٫" || sign == "٬"
    }

    private static let multipliers = [
        "万", "萬", "億", "亿", "千", "만", "억", "천", "million", "billion", "thousand", "millón", "millones", "mil ",
        "milhões", "milhão", "milliard", "millionen", "mio", "mrd", "миллион", "млн", "тыс", "млрд", "lakh",
        "crore",
    ]
    private static let bounds = [
        "以上", "以下", "以内", "未満", "超", "及以", "或以", "或更", "个或", "个以", "個以", "つ以", "回以", "이상", "이하", "미만",
    ]

    private static func digit(_ signs: [Unicode.Scalar], _ index: Int) -> Int? {
        let sign = signs[index]
        // Signs such as “½” and “三” are numbers, too, but no digits.
        guard sign.isASCII ? ("0"..."9").contains(sign) : isOtherDigit(sign) else { return nil }
        // A digit on a key is a picture.
        if index + 1 < signs.count, signs[index + 1].value >= 0x300, signs[index + 1].properties.isGraphemeExtend {
            return nil
        }
        return sign.properties.numericValue.map { Int($0) }
    }

    private static func isOtherDigit(_ sign: Unicode.Scalar) -> Bool {
        sign.value >= 0x660 && sign.properties.generalCategory == .decimalNumber
    }

    private static func normal(_ number: String) -> String {
        guard number.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") }) else { return number }
        let parts = number.split { $0 == "," || $0 == "." }
        // Four groups are an address in a network.
        let isAddress = parts.count == 4 && !number.contains(",") && parts.allSatisfy { $0.count <= 3 }
        let isOfThousands =
            parts.count > 1 && parts[0].count <= 3 && !isAddress && parts.dropFirst().allSatisfy { $0.count == 3 }
        if isOfThousands { return parts.joined() }
        // “2.0” is 2 in most texts, and 2.5.0 is 2.5; 2.0.0 is a version, which no text calls 2.
        let isZero = parts.last?.allSatisfy { $0 == "0" } ?? false
        let isShort = parts.count == 2 || parts.count == 3 && !parts[1].allSatisfy { $0 == "0" }
        return (isZero && isShort ? parts.dropLast() : parts[...]).joined(separator: ".")
    }
}
