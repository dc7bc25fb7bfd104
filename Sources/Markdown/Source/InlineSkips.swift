import Support

/// The ends of code spans and tags in text that libcmark hasn't read yet; no other inline begins within them.
struct InlineSkips {
    /// For each number of backticks, the offset up to which no such run follows.
    private var missingRuns = [Int](repeating: 0, count: 33)

    /// Returns the end of a code span that begins with a run of backticks; nil if its paragraph has no such run to close it.
    ///
    /// - Parameters:
    ///   - start: The offset behind the run.
    ///   - count: The number of backticks.
    mutating func endOfCode(from start: Int, _ count: Int, in bytes: [UInt8]) -> Int? {
        guard count < missingRuns.count, missingRuns[count] <= start else { return nil }
        var index = start
        var lineIsBlank = false
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "`"):
                let run = bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
                index += run
                if run == count { return index }
                lineIsBlank = false
                continue
            case 0x0A:
                if lineIsBlank {
                    missingRuns[count] = index
                    return nil
                }
                lineIsBlank = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0D: break
            default: lineIsBlank = false
            }
            index += 1
        }
        missingRuns[count] = index
        return nil
    }

    /// The kinds of raw HTML that aren't tags (CommonMark 6.6): comments, processing instructions, and CDATA sections; declarations
    /// come last, because their opening begins others.
    private static let markedHTML = [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"), ("<!", ">")]
    /// For each of these kinds, the offset up to which none ends.
    private var endless = [Int](repeating: 0, count: Self.markedHTML.count)

    /// Returns the end of raw HTML or of an address in angle brackets; nil for anything else, such as a comparison.
    ///
    /// - Parameters:
    ///   - start: The offset of the `<`.
    ///   - end: The end of the line, in which a tag ends.
    mutating func endOfHTML(from start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
        endOfMarkedHTML(from: start, in: bytes) ?? Self.endOfTag(from: start, before: end, in: bytes)
    }

    /// Returns the end of raw HTML that is no tag; nil if its paragraph doesn't end it.
    private mutating func endOfMarkedHTML(from start: Int, in bytes: [UInt8]) -> Int? {
        guard let kind = Self.markedHTML.firstIndex(where: { bytes[start...].starts(with: $0.0.utf8) }) else {
            return nil
        }
        let (opening, end) = Self.markedHTML[kind]
        let content = start + opening.utf8.count
        guard content >= endless[kind] else { return nil }
        if opening == "<!" {
            guard content < bytes.count, CommonMarkVersion.isDeclaration(bytes[content]) else { return nil }
        }
        var isBlank = false
        for index in content..<bytes.count {
            if bytes[index] == end.utf8.first, bytes[index...].starts(with: end.utf8) { return index + end.utf8.count }
            if bytes[index] == 0x0A {
                endless[kind] = index
                if isBlank { return nil }
                isBlank = true
            } else if !bytes[index].isWhitespace {
                isBlank = false
            }
        }
        endless[kind] = bytes.count
        return nil
    }

    private static func endOfTag(from start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
        let longest = min(end, start + 1_000)
        var index = start + 1
        if index < longest, bytes[index] == UInt8(ascii: "/") { index += 1 }
        let nameStart = index
        while index < longest, bytes[index].isAlphanumeric || bytes[index] == UInt8(ascii: "-") { index += 1 }
        guard index > nameStart, index < longest, bytes[nameStart].isLetter else { return nil }
        guard bytes[index].isWhitespace || "/>:".utf8.contains(bytes[index]) else { return nil }
        while index < longest {
            if bytes[index] == UInt8(ascii: ">") { return index + 1 }
            if bytes[index] == UInt8(ascii: "<") { return nil }
            index += 1
        }
        return nil
    }
}
