import Support
import SwiftSamples

/// Lines that consist of a sign for what is left out, or part two ways to write something.
extension Elisions {
    /// Returns the range of dots with the brackets around them, alone on their line: `[...]`; nil for other dots.
    static func bracketed(_ dots: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
        let (blanks, newline) = (" \t\r".utf8, UInt8(ascii: "\n"))
        guard let open = bytes[..<dots.lowerBound].lastIndex(where: { !blanks.contains($0) }),
            let close = bytes[dots.upperBound...].firstIndex(where: { !blanks.contains($0) }),
            ["[]", "()", "<>"].contains(where: { $0.utf8.elementsEqual([bytes[open], bytes[close]]) })
        else { return nil }
        // Only blanks are passed over: a line may be long, and hold many such signs.
        let before = bytes[..<open].last { !blanks.contains($0) } ?? newline
        let behind = bytes[(close + 1)...].first { !blanks.contains($0) } ?? newline
        guard before == newline, behind == newline else { return nil }
        // Behind an operator or an opening bracket, it is a value on a line of its own, unless an argument follows without a comma.
        let code = bytes[..<open].last { !$0.isWhitespace }
        let next = bytes[(close + 1)...].first { !$0.isWhitespace }
        let isBeforeArgument = code.map("([".utf8.contains) == true && next?.isWordByte == true
        guard isBeforeArgument || code.map({ "{};,\")]>".utf8.contains($0) || $0.isWordByte }) ?? true else {
            return nil
        }
        return open..<(close + 1)
    }

    /// Returns the lines between two ways to write something: `--`, `---`, `-- or --`. No line of Swift begins and ends so; in comments
    /// and in strings of several lines they are text.
    static func dividers(in bytes: [UInt8], _ scan: SourceScan) -> [Range<Int>] {
        guard bytes.contains(bytes: "--".utf8), !bytes.contains(bytes: "\"\"\"".utf8) else { return [] }
        let lines = CodeLines(bytes).ranges.filter { line in
            let text = bytes[line]
            return text.count >= 2 && text.starts(with: "--".utf8) && text.suffix(2).elementsEqual("--".utf8)
                && text.allSatisfy { "- ".utf8.contains($0) || $0.isLetter || $0 >= 0x80 }
        }
        guard !lines.isEmpty else { return [] }
        var comments = scan.comments.map(\.range)[...]
        return lines.filter { line in
            comments = comments.drop { $0.upperBound <= line.lowerBound }
            return comments.first.map { !$0.overlaps(line) } ?? true
        }
    }

    /// Returns the lines that begin with three dots with blanks between them, and say in words what is left out:
    /// `. . . do some work . . .`. No line of Swift begins so.
    static func linesOfSpacedDots(in bytes: [UInt8]) -> [Range<Int>] {
        guard bytes.contains(bytes: ". . .".utf8), !bytes.contains(bytes: "\"\"\"".utf8) else { return [] }
        return CodeLines(bytes).ranges.compactMap { line in
            let text = bytes[line].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            return text.starts(with: ". . .".utf8) ? text.startIndex..<text.endIndex : nil
        }
    }

    /// Returns the dots that stand alone on their line, one, two or more than three of them: three are the usual sign.
    static func linesOfDots(in bytes: [UInt8]) -> [Range<Int>] {
        let (dot, newline) = (UInt8(ascii: "."), UInt8(ascii: "\n"))
        var found: [Range<Int>] = []
        var isAtStart = true
        var index = 0
        while index < bytes.count {
            defer { index += 1 }
            if isAtStart, bytes[index] == dot {
                let end = bytes[index...].firstIndex { $0 != dot } ?? bytes.count
                let rest = bytes[end...].first { !" \t\r".utf8.contains($0) }
                if rest == nil || rest == newline, end - index != 3 { found.append(index..<end) }
                index = end - 1
                isAtStart = false
            } else {
                isAtStart = bytes[index] == newline || isAtStart && bytes[index].isWhitespace
            }
        }
        // In a string of several lines, dots are text.
        return found.isEmpty || bytes.contains(bytes: "\"\"\"".utf8) ? [] : found
    }
}
