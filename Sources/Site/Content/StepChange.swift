import Markdown
import MarkdownHTML
import SwiftHighlighting

/// The change that a step of a tutorial makes to the file that it shows: the file after the step, with removed and added lines
/// set off and unchanged stretches folded.
struct StepChange {
    private let difference: LineDifference
    private let former: [String]

    /// The number of unchanged lines shown before and after a change.
    private static let context = 3
    /// The shortest unchanged stretch that is folded, in lines.
    private static let shortestFold = 6

    /// - Returns: nil if the code is not compared with a former file, or no line stays the same.
    init?(_ block: CodeBlock) {
        guard let former = block.step?.former else { return nil }
        let new = block.slice.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard let difference = LineDifference(former, new.last == "" ? new.dropLast() : new),
            difference.lines.contains(where: { $0.change == .same })
        else { return nil }
        (self.difference, self.former) = (difference, former)
    }

    private struct Stretch {
        var lines: Range<Int>
        let isFolded: Bool
    }

    /// The lines of the difference, cut where a fold begins and ends.
    private var stretches: [Stretch] {
        let lines = difference.lines
        var isNear = Array(repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() where line.change != .same {
            for near in max(0, index - Self.context)...min(lines.count - 1, index + Self.context) {
                isNear[near] = true
            }
        }
        guard isNear.contains(true) else { return [Stretch(lines: lines.indices, isFolded: false)] }
        var stretches: [Stretch] = []
        var start = 0
        while start < lines.count {
            var end = start
            while end < lines.count, isNear[end] == isNear[start] { end += 1 }
            let isFolded = !isNear[start] && end - start >= Self.shortestFold
            if let last = stretches.last, !last.isFolded, !isFolded {
                stretches[stretches.count - 1].lines = last.lines.lowerBound..<end
            } else {
                stretches.append(Stretch(lines: start..<end, isFolded: isFolded))
            }
            start = end
        }
        return stretches
    }

    /// - Parameters:
    ///   - code: the file's lines as HTML.
    ///   - opening: the markup that the code of each stretch begins with.
    func append(_ code: CodeLines, opening: [UInt8], words: InterfaceWords, to output: inout [UInt8]) {
        for stretch in stretches {
            if stretch.isFolded {
                output += "<details class=\"code-unchanged\"><summary>".utf8
                let count = stretch.lines.count
                let text = words[count == 1 ? .unchangedOne : .unchangedMany]
                HTMLEscaping.append(text.replacing("{count}", with: "\(count)"), to: &output)
                output += "</summary>".utf8
            }
            output += opening
            for line in difference.lines[stretch.lines] { append(line, code, to: &output) }
            output += "</code></pre>".utf8
            if stretch.isFolded { output += "</details>".utf8 }
        }
    }

    private func append(_ line: LineDifference.Line, _ code: CodeLines, to output: inout [UInt8]) {
        switch line.change {
        case .removed:
            output += "<del class=\"line\">".utf8
            HTMLEscaping.append(former[line.index], to: &output)
            output += "</del>\n".utf8
        case .added:
            output += "<ins class=\"line\">".utf8
            if code.lines.indices.contains(line.index) { output += code.lines[line.index] }
            output += "</ins>\n".utf8
        case .same:
            // `index` is the line's index in the former file; `code` has the lines of the new one.
            output += "<span class=\"line\">".utf8
            if let place = difference.places[line.index], code.lines.indices.contains(place) {
                output += code.lines[place]
            }
            output += "</span>\n".utf8
        }
    }
}
