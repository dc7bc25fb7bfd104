import Markdown
import MarkdownHTML
import SnippetSyntax

/// The line difference from a wrong version of some code to the right one.
struct SampleDifference {
    /// A version: highlighted lines, and the same as plain text.
    struct Version {
        let html: [[UInt8]]
        let text: [String]

        /// - Parameter range: the version's lines in the sample.
        init(_ code: CodeLines, source: [UInt8], range: Range<Int>) {
            let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            var html: [[UInt8]] = []
            var text: [String] = []
            for index in range where index < lines.count && index < code.lines.count {
                let line = String(decoding: lines[index], as: UTF8.self)
                // The mark is no part of the code.
                if Self.isMark(line) { continue }
                html.append(code.lines[index])
                text.append(line)
            }
            (self.html, self.text) = (html, text)
        }

        private static func isMark(_ line: String) -> Bool {
            let code = line.drop { $0 == " " || $0 == "\t" }
            return code.hasPrefix("//") && SampleMark.expectation(of: String(code)) != nil
        }
    }

    private let old: Version
    private let new: Version
    private let difference: LineDifference

    /// - Returns: nil if the two are not versions of the same code: less than a third of the shorter one stays, or nothing
    ///   changes.
    init?(from old: Version, to new: Version) {
        guard let difference = LineDifference(old.text, new.text) else { return nil }
        func weight(_ lines: some Sequence<String>) -> Int { lines.count { $0.contains(where: \.isLetter) } }
        let kept = weight(difference.lines.lazy.filter { $0.change == .same }.map { old.text[$0.index] })
        let shorter = min(weight(old.text), weight(new.text))
        guard kept > 0, kept * 3 >= shorter, difference.lines.contains(where: { $0.change != .same }) else {
            return nil
        }
        (self.old, self.new, self.difference) = (old, new, difference)
    }

    /// Appends the difference, folded, with removed and added lines as deletions and insertions.
    func append(words: InterfaceWords, to output: inout [UInt8]) {
        output += "<details class=\"code-more difference\"><summary>".utf8
        HTMLEscaping.append(words[.sampleDifference], to: &output)
        output += "</summary><pre tabindex=\"0\" role=\"group\" aria-label=\"".utf8
        HTMLEscaping.append(words[.sampleDifference], to: &output)
        output += "\"><code class=\"language-swift\">".utf8
        var open = LineDifference.Change.same
        for line in difference.lines {
            if line.change != open {
                output += Self.closing(open)
                output += Self.opening(line.change)
                open = line.change
            }
            output += "<span class=\"line\">".utf8
            output += line.change == .added ? new.html[line.index] : old.html[line.index]
            output += "</span>\n".utf8
        }
        output += Self.closing(open)
        output += "</code></pre></details>".utf8
    }

    private static func opening(_ change: LineDifference.Change) -> [UInt8] {
        switch change {
        case .same: []
        case .removed: Array("<del>".utf8)
        case .added: Array("<ins>".utf8)
        }
    }

    private static func closing(_ change: LineDifference.Change) -> [UInt8] {
        switch change {
        case .same: []
        case .removed: Array("</del>".utf8)
        case .added: Array("</ins>".utf8)
        }
    }
}
