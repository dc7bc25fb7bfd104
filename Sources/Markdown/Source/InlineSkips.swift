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

    /// The offset up to which no comment of HTML ends.
    private var endlessComments = 0

    /// Returns the end of a comment of HTML; nil if its paragraph doesn't end it.
    ///
    /// - Parameter start: The offset behind `<!--`.
    mutating func endOfComment(from start: Int, in bytes: [UInt8]) -> Int? {
        guard start >= endlessComments else { return nil }
        var isBlank = false
        for index in start..<bytes.count {
            if bytes[index] == UInt8(ascii: "-"), bytes[index...].starts(with: "-->".utf8) { return index + 3 }
            if bytes[index] == 0x0A {
                endlessComments = index
                if isBlank { return nil }
                isBlank = true
            } else if !bytes[index].isWhitespace {
                isBlank = false
            }
        }
        endlessComments = bytes.count
        return nil
    }

    /// Returns the end of a tag or of an address in angle brackets; nil for anything else, such as a comparison.
    static func endOfTag(from start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
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
