import Support

/// The conflict markers that version control leaves where two changes could not be merged.
enum ConflictMarker {
    /// Returns the end of a marker that begins a line: seven `<`, `|`, `=` or `>` (Git), four (Perforce), then a blank or
    /// nothing; nil if there is none.
    static func end(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        let sign = bytes[start]
        guard "<|=>".utf8.contains(sign) else { return nil }
        var end = start + 1
        while end < bytes.count, end - start <= 7, bytes[end] == sign { end += 1 }
        let isGit = end - start == 7
        guard isGit || (end - start == 4 && sign != UInt8(ascii: "|")) else { return nil }
        let endsLine = end == bytes.count || bytes[end].isLineEnding
        guard endsLine || bytes[end] == UInt8(ascii: " ") else { return nil }
        // In Perforce, four `<` alone on their line are the end marker; the other markers have text behind them.
        guard isGit || endsLine == (sign == UInt8(ascii: "<")) else { return nil }
        return end
    }

    /// Returns the first of more markers than anybody quotes in comments or strings; nil if there are fewer. The parser looks for
    /// the end of each marker that it takes for code.
    static func crowd(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var first: Range<Int>?
        var count = 0
        var line = 0
        while line < bytes.count {
            if bytes[line] == UInt8(ascii: "<") || bytes[line] == UInt8(ascii: ">"), let end = end(bytes, at: line) {
                first = first ?? line..<end
                count += 1
                if count > SampleLimits.conflictsInText { return first }
            }
            line = bytes.endOfLine(from: line) + 1
        }
        return nil
    }
}
