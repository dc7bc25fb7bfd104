import SnippetSyntax
import Support

/// The ways to read claimed lines of output, and the output that keeps one of them.
struct OutputReadings {
    private let readings: [[String]]
    /// True if the lines stand in quotes, and so are output and not values.
    private let isQuoted: Bool

    init(_ claimed: [RunClaim.Line]) {
        let lines = claimed.map(\.text)
        isQuoted = claimed.contains(where: \.isQuoted)
        var readings = [lines]
        if claimed.count == 1, let only = lines.first {
            // “Prints "a", "b"” and “Prints "a" and "b"” are two lines.
            let parts = Self.parts(of: only)
            if parts.count > 1 { readings.append(parts) }
            if let unquoted = ValueText(only), unquoted.kind == .string {
                readings.append([String(only.dropFirst().dropLast())])
            }
        }
        self.readings = readings.map { Self.trimmed($0) }
    }

    /// True if lines of output keep the claim: if they are it, or hold it in its order among others.
    func areKept(by output: [String]) -> Bool {
        readings.contains { reading in
            guard !reading.isEmpty else { return output.isEmpty }
            return contains(output, reading) || Self.joined(output) == Self.joined(reading)
        }
    }

    /// True if the lines of a reading follow one another in the output, others between them or not.
    private func contains(_ output: [String], _ reading: [String]) -> Bool {
        var next = 0
        for line in reading {
            guard let place = output[next...].firstIndex(where: { isSame(line, $0) }) else { return false }
            next = place + 1
        }
        return true
    }

    private func isSame(_ claimed: String, _ printed: String) -> Bool {
        if claimed == printed || Self.unspaced(claimed) == Self.unspaced(printed) { return true }
        if !isQuoted, ValueText(claimed)?.isKept(by: printed) ?? false { return true }
        return Self.matches(claimed, printed) || Self.isAbbreviation(claimed, of: printed)
    }

    /// True if a claim with dots for what it leaves out fits a line.
    private static func matches(_ claimed: String, _ printed: String) -> Bool {
        let pieces = claimed.replacing("…", with: "...").split(separator: "...", omittingEmptySubsequences: false)
        guard pieces.count > 1, pieces.contains(where: { !$0.isEmpty }) else { return false }
        var rest = printed[...]
        for (index, piece) in pieces.enumerated() {
            let piece = String(piece).trimmed
            guard !piece.isEmpty else { continue }
            guard let found = rest.firstRange(of: piece), index > 0 || found.lowerBound == rest.startIndex else {
                return false
            }
            rest = rest[found.upperBound...]
        }
        return pieces.last?.isEmpty == true || rest.isEmpty
    }

    /// A text without what nobody sees: white space, and the signs that choose between forms of a character (Unicode 15, 23.4).
    private static func unspaced(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars
        where !scalar.properties.isWhitespace && !(0xFE00...0xFE0F).contains(scalar.value) { result.append(scalar) }
        return String(result)
    }

    /// True if a claim is a line in which cases of enumerations stand without their types: `[.ok, .error(404)]`.
    private static func isAbbreviation(_ claimed: String, of printed: String) -> Bool {
        isAbbreviated(claimed) && unspaced(claimed) == unspaced(withoutTypes(printed))
    }

    /// True if cases stand without their types.
    static func isAbbreviated(_ text: String) -> Bool {
        zip(" " + text, text).contains { !($0.isLetter || $0.isNumber || $0 == ".") && $1 == "." }
            && withoutTypes(text) == text
    }

    /// A text with `.name` in place of `Type.name`.
    static func withoutTypes(_ text: String) -> String {
        var result = ""
        var word = ""
        for character in text + " " {
            if character.isLetter || character.isNumber || "_.".contains(character) {
                word.append(character)
                continue
            }
            let parts = word.split(separator: ".", omittingEmptySubsequences: false)
            let isCase =
                parts.count > 1 && parts.last?.first?.isLowercase == true
                && parts.dropLast().allSatisfy { $0.first?.isUppercase ?? false }
            result += isCase ? "." + (parts.last ?? "") : word[...]
            result.append(character)
            word = ""
        }
        return String(result.dropLast())
    }

    private static func joined(_ lines: [String]) -> String { lines.map(unspaced).joined() }

    /// The texts between quotes of a list of quoted texts whose first and last quotes are left out.
    private static func parts(of text: String) -> [String] {
        var parts = [text]
        for separator in ["\", \"", "\" and \"", "\" then \"", "\" \"", "\", then \"", "\" or \""] {
            parts = parts.flatMap { $0.split(separator: separator).map(String.init) }
        }
        return parts
    }

    /// The lines of an output, trimmed, without empty ones at its ends.
    static func lines(of text: String) -> [String] {
        trimmed(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).trimmed })
    }

    private static func trimmed(_ lines: [String]) -> [String] {
        var lines = lines[...]
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines)
    }

    /// True if two collections in brackets have the same elements, in any order: those of sets and dictionaries have none.
    static func isSameSet(_ claimed: String, _ found: String) -> Bool {
        guard let one = ValueText(claimed), let other = ValueText(found), one.kind == .dictionary,
            other.kind == .dictionary
        else { return false }
        func elements(_ text: String) -> [Substring] { text.dropFirst().dropLast().split(separator: ",").sorted() }
        return elements(one.text) == elements(other.text)
    }
}
