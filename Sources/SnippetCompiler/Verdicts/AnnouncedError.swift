import Support

/// Comments that say of a line that it doesn't compile, as people write them.
enum AnnouncedError {
    private static let words = [
        "error", "invalid", "illegal", "not allowed", "not ok", "doesn't compile", "does not compile", "won't compile",
        "can't", "cannot", "ambiguous", "🛑", "🔴", "❌", "💥", "no compila", "no se puede",
    ]

    /// What says so wherever it stands in a comment behind code.
    private static let signs = ["error:", "compile error", "compiler error", "🛑", "🔴", "❌", "💥"]

    /// Whether a line holds such a comment.
    ///
    /// - Parameter alone: whether the comment has to be all that the line holds, and begin so: what stands above code or
    ///   below it may speak of something else.
    static func isIn(_ line: ArraySlice<UInt8>, alone: Bool) -> Bool {
        guard let start = line.firstRange(of: Array("//".utf8))?.lowerBound else { return false }
        guard !alone || line[..<start].allSatisfy(\.isWhitespace) else { return false }
        let text = line[start...].drop { "/ \t`-^|~<>".utf8.contains($0) }
        let comment = String(decoding: text, as: UTF8.self).lowercased()
        if words.contains(where: comment.hasPrefix) { return true }
        return !alone && signs.contains { comment.contains($0) }
    }
}
