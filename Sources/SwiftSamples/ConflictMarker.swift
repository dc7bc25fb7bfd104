import Support

/// The lines that version control leaves where two changes could not be merged.
enum ConflictMarker {
    /// The end of a marker that begins a line: seven `<`, `|`, `=` or `>` (Git), four (Perforce), then a blank or nothing.
    static func end(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        let sign = bytes[start]
        guard "<|=>".utf8.contains(sign) else { return nil }
        var end = start + 1
        while end < bytes.count, end - start <= 7, bytes[end] == sign { end += 1 }
        let isGit = end - start == 7
        guard isGit || (end - start == 4 && sign != UInt8(ascii: "|")) else { return nil }
        let endsLine = end == bytes.count || bytes[end].isLineEnding
        guard endsLine || bytes[end] == UInt8(ascii: " ") else { return nil }
        // Alone on its line, four of them are Perforce's end.
        guard isGit || endsLine == (sign == UInt8(ascii: "<")) else { return nil }
        return end
    }

    /// The first of more openers than anybody quotes in a comment or string: the parser looks for the end of each, wherever
    /// it takes one for code.
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
