import Support

/// Comments that say of a line that it doesn't compile, as people write them.
public enum AnnouncedError {
    private static let words = [
        "error", "invalid", "illegal", "not allowed", "not ok", "doesn't compile", "does not compile", "won't compile",
        "can't", "cannot", "ambiguous", "🛑", "🔴", "❌", "💥", "no compila", "no se puede",
    ]

    /// What says so wherever it stands in a comment behind code.
    private static let signs = ["error:", "compile error", "compiler error", "🛑", "🔴", "❌", "💥"]

    /// Whether an author says beside an error, or above or below it, that there is one: `// error: cannot assign`.
    ///
    /// - Parameter place: where the error is, in the bytes.
    public static func isBeside(_ place: Int, in bytes: [UInt8]) -> Bool {
        let newline = UInt8(ascii: "\n")
        let place = min(place, bytes.count)
        let start = bytes.lineStart(before: place)
        let end = bytes[place...].firstIndex(of: newline) ?? bytes.count
        if isIn(bytes[start..<end], alone: false) { return true }
        let next = bytes[min(end + 1, bytes.count)...].prefix { $0 != newline }
        if isIn(next, alone: true) { return true }
        let before = bytes[..<max(0, start - 1)]
        return isIn(before[before.lineStart(before: before.endIndex)...], alone: true)
    }

    /// Whether a comment anywhere says nearly what the compiler says, which may speak of another line.
    public static func isSaid(_ message: String, in bytes: [UInt8]) -> Bool {
        let said = longWords(message)
        return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
            isIn(line, alone: false) && longWords(String(decoding: line, as: UTF8.self)).intersection(said).count >= 3
        }
    }

    private static func longWords(_ text: String) -> Set<Substring> {
        Set(text.lowercased().split { !$0.isLetter }.filter { $0.count >= 4 })
    }

    /// Whether a line holds such a comment.
    ///
    /// - Parameter alone: whether the comment has to be all that the line holds, and begin so: what stands above code or
    ///   below it may speak of something else.
    static func isIn(_ line: ArraySlice<UInt8>, alone: Bool) -> Bool {
        guard let start = line.firstRange(ofBytes: "//".utf8)?.lowerBound else { return false }
        guard !alone || line[..<start].allSatisfy(\.isWhitespace) else { return false }
        let text = line[start...].drop { "/ \t`-^|~<>".utf8.contains($0) }
        let comment = String(decoding: text, as: UTF8.self).lowercased()
        if words.contains(where: comment.hasPrefix) { return true }
        return !alone && signs.contains { comment.contains($0) }
    }
}
