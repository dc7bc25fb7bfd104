import Markdown

/// The number that a heading begins with, as in “3) Secure boot” and “6.2 Keys”, which translators keep.
struct HeadingNumber: Hashable {
    /// The groups of digits, with points between them.
    let spelling: Substring

    /// Returns nil for a heading that begins with a word, or with a number that belongs to one: “2D graphics”.
    init?(_ heading: Heading) {
        let text = heading.plainText.drop { $0 == " " || $0 == "*" }
        let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
        let rest = text[digits.endIndex...]
        guard digits.first?.isNumber == true, let next = rest.first, " ):、）\u{A0}".contains(next) || digits.last == "."
        else { return nil }
        spelling = digits.last == "." ? digits.dropLast() : digits
    }

    /// Returns the levels whose headings' numbers tell which sections of a translation belong to which of the original: the same
    /// numbers stand in both, or those of one have gaps. Without gaps, its sections may have been counted anew.
    static func comparableLevels(_ original: [Heading], _ translation: [Heading]) -> Set<Int> {
        let (left, right) = (byLevel(original), byLevel(translation))
        return Set(
            left.keys.filter { level in
                guard let first = left[level], let second = right[level], min(first.count, second.count) > 1 else {
                    return false
                }
                guard Set(first).count == first.count, Set(second).count == second.count else { return false }
                let (less, more) = first.count < second.count ? (first, second) : (second, first)
                guard Set(less).isSubset(of: more) else { return false }
                return less.count == more.count || !more.starts(with: less)
            }
        )
    }

    private static func byLevel(_ headings: [Heading]) -> [Int: [HeadingNumber]] {
        headings.reduce(into: [:]) { numbers, heading in
            if let number = HeadingNumber(heading) { numbers[heading.level, default: []].append(number) }
        }
    }
}
