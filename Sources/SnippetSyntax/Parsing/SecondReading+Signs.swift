import Support

/// Signs that stand for spaces, line ends, columns or names: `func·sum()·{¬`, a ruler, a line of dashes, `class [Name]`.
extension SecondReading {
    mutating func blankVisibleSpace() {
        let signs = ["·", "¬", "␣", "⏎", "↵"].map { Array($0.utf8) }
        for sign in signs where bytes.contains(bytes: sign) {
            var index = 0
            while let place = bytes[index...].firstRange(ofBytes: sign) {
                replace(place, with: UInt8(ascii: " "))
                index = place.upperBound
            }
        }
        for range in CodeLines(bytes).ranges where isRuler(range) { replace(range, with: UInt8(ascii: " ")) }
    }

    /// Returns true for a line that separates others: `----------`, `=====`, `1   |`.
    private func isRuler(_ line: Range<Int>) -> Bool {
        let text = bytes[line]
        guard let first = text.first else { return false }
        if text.count >= 4, "-=~*".utf8.contains(first), text.allSatisfy({ $0 == first }) { return true }
        return text.last == UInt8(ascii: "|") && text.allSatisfy { $0.isDigit || "| ".utf8.contains($0) }
    }

    /// Fills in the names that a template leaves to its user: `class [ServiceName]`, `func [name]()`.
    mutating func fillNames() {
        var index = 0
        while let open = bytes[index...].firstIndex(of: UInt8(ascii: "[")) {
            index = open + 1
            let before = bytes[..<open].reversed().drop { $0 == UInt8(ascii: " ") }.prefix(while: \.isLetter)
            let word = String(decoding: before.reversed(), as: UTF8.self)
            let name = bytes[index...].prefix { $0.isIdentifierByte || $0 == UInt8(ascii: " ") }
            guard !name.isEmpty, Self.beforeNames.contains(word), bytes[name.endIndex...].first == UInt8(ascii: "]")
            else { continue }
            replace(open..<(name.endIndex + 1), with: UInt8(ascii: "_"))
        }
    }

    private static let beforeNames: Set<String> = [
        "class", "struct", "enum", "actor", "protocol", "extension", "func", "var", "let", "import", "case",
        "typealias",
    ]
}
