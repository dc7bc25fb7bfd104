import Diagnostics

/// A line of a Markdown file: its prefix of blanks and quote marks, its text, and its bytes in the file.
struct PrefixedLine {
    let prefix: String
    /// The text behind the prefix, without blanks at its end.
    let text: String
    /// The bytes in the file, the line's end included.
    let range: Range<Int>

    /// Divides a file into lines.
    static func lines(of file: SourceFile) -> [PrefixedLine] {
        var lines: [PrefixedLine] = []
        var start = 0
        while start < file.bytes.count {
            let rest = file.bytes[start...]
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? file.bytes.count
            let line = file.bytes[start..<end]
            let behind = line.firstIndex { !isPrefix($0) } ?? end
            let text = file.bytes[behind..<end]
            let last = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? behind
            lines.append(
                PrefixedLine(
                    prefix: String(decoding: line[start..<behind].prefix { !$0.isLineEnd }, as: UTF8.self),
                    text: String(decoding: text[..<last], as: UTF8.self),
                    range: start..<end
                )
            )
            start = end
        }
        return lines
    }

    private static func isPrefix(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ">") || byte.isLineEnd
    }
}

extension UInt8 {
    fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

/// A fence with Mermaid, by the indices of its first and last line.
struct DiagramFence: Equatable {
    let opening: Int
    let closing: Int

    /// Finds the closed fences with Mermaid, but for those inside other code and in HTML comments.
    static func fences(in lines: [PrefixedLine]) -> [DiagramFence] {
        var fences: [DiagramFence] = []
        var open: (line: Int, mark: Character, count: Int, isDiagram: Bool)?
        var isInComment = false
        for (index, line) in lines.enumerated() {
            if let current = open {
                let count = line.text.prefix { $0 == current.mark }.count
                guard count >= current.count, count == line.text.count else { continue }
                if current.isDiagram { fences.append(DiagramFence(opening: current.line, closing: index)) }
                open = nil
            } else if isInComment {
                isInComment = !line.text.contains("-->")
            } else if let mark = line.text.first, mark == "`" || mark == "~" {
                let count = line.text.prefix { $0 == mark }.count
                let info = line.text.dropFirst(count).drop { $0 == " " }
                guard count >= 3, mark == "~" || !info.contains("`") else { continue }
                let word = info.prefix { !$0.isWhitespace && $0 != "{" && $0 != "," }
                open = (index, mark, count, word.lowercased() == "mermaid")
            } else if let start = line.text.ranges(of: "<!--").last {
                isInComment = !line.text[start.upperBound...].contains("-->")
            }
        }
        return fences
    }
}
