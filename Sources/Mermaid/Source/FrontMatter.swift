import Support

/// The front matter: YAML between two `---` lines at the top of a diagram.
enum FrontMatter {
    /// Overwrites the front matter with spaces and passes its settings on.
    /// - Returns: the offset at which the diagram itself begins.
    static func blank(in bytes: inout [UInt8], reading settings: inout SettingsReader) -> Int {
        var start = 0
        while start < bytes.count, bytes[start].isWhitespace { start += 1 }
        guard isFence(bytes, start) else { return 0 }
        let firstLineEnd = endOfLine(bytes, start)
        var line = firstLineEnd + 1
        while line < bytes.count {
            let end = endOfLine(bytes, line)
            var first = line
            while first < end, bytes[first].isSpaceOrTab { first += 1 }
            if first == line || first - line == indentation(bytes, start), isFence(bytes, first) {
                let body = (firstLineEnd + 1)..<line
                settings.readFrontMatter(bytes, body)
                for index in start..<end where bytes[index] != 0x0A { bytes[index] = 0x20 }
                return min(end + 1, bytes.count)
            }
            line = end + 1
        }
        return 0
    }

    private static func isFence(_ bytes: [UInt8], _ start: Int) -> Bool {
        guard start + 3 <= bytes.count else { return false }
        for index in start..<(start + 3) where bytes[index] != UInt8(ascii: "-") { return false }
        for index in (start + 3)..<endOfLine(bytes, start) where !bytes[index].isWhitespace { return false }
        return true
    }

    private static func indentation(_ bytes: [UInt8], _ offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1].isSpaceOrTab { start -= 1 }
        return offset - start
    }

    private static func endOfLine(_ bytes: [UInt8], _ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        return end
    }
}
