import SnippetSyntax
import Support
import SwiftSamples

/// The lines that a sample's comments say it writes.
///
/// `// prints: text` is Glosa's own spelling: if all such comments are of this kind, together they are the whole output. Apple's
/// `// Prints "text"`, `// Output: text`, and `// => text` or `// → text` after a `print` state lines that must come in their
/// order, among others.
struct OutputClaims {
    struct Line: Equatable {
        let text: String
        /// The comment, in the sample's bytes.
        let range: Range<Int>
    }

    private(set) var lines: [Line] = []
    /// True if no other line may be written.
    private(set) var areWhole = true
    /// Comments that state a value, on lines that print nothing: a run can't be compared with them.
    private(set) var ofValues: [Range<Int>] = []

    init(in snippet: Snippet) {
        let bytes = snippet.source.bytes
        // A text in quotes may look like a comment.
        let comments = SourceScan(bytes).comments
        var start = 0
        /// True while the comments that follow are the output, after `// Output:` without text.
        var isBlock = false
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            defer { start += line.count + 1 }
            let code = line.drop(while: \.isWhitespace)
            if isBlock, code.starts(with: "//".utf8), Self.claim(in: line, of: comments) == nil {
                let text = String(decoding: code.dropFirst(2), as: UTF8.self).trimmed
                lines.append(Line(text: text, range: code.startIndex..<line.endIndex))
                continue
            }
            isBlock = false
            guard let (place, claim) = Self.claim(in: line, of: comments) else { continue }
            let range = place..<line.endIndex
            switch claim {
            case .whole(let text): lines.append(Line(text: text, range: range))
            case .line(let text):
                areWhole = false
                if text.isEmpty { isBlock = true } else { lines += Self.lines(of: text, range) }
            case .quoted(let text):
                areWhole = false
                lines += Self.lines(of: Self.unescaped(text), range)
            case .value(let text):
                if line[..<place].contains(bytes: "print(".utf8) {
                    areWhole = false
                    lines += Self.lines(of: text, range)
                } else {
                    ofValues.append(range)
                }
            }
        }
    }

    // MARK: Comments

    private enum Claim {
        case whole(String)
        case line(String)
        case quoted(String)
        case value(String)
    }

    /// The first comment on a line that states output, and its offset.
    private static func claim(
        in line: ArraySlice<UInt8>,
        of comments: [SourceScan.Comment]
    ) -> (Int, Claim)? {
        line.ranges(of: Array("//".utf8)).lazy.compactMap { slashes -> (Int, Claim)? in
            let next = comments.partitioningIndex { $0.range.upperBound > slashes.lowerBound }
            guard next < comments.count, comments[next].range.contains(slashes.lowerBound) else { return nil }
            let text = String(decoding: line[slashes.upperBound...], as: UTF8.self)
            return claim(text).map { (slashes.lowerBound, $0) }
        }.first
    }

    private static func claim(_ comment: String) -> Claim? {
        if comment.hasPrefix(" prints:") { return .whole(String(comment.dropFirst(" prints:".count)).trimmed) }
        let text = comment.trimmed
        for sign in ["=>", "→"] where text.hasPrefix(sign) { return .value(String(text.dropFirst(sign.count)).trimmed) }
        let word = text.prefix { $0.isLetter }
        guard words.contains(word.lowercased()) else { return nil }
        let rest = String(text.dropFirst(word.count)).trimmed
        if rest.hasPrefix(":") { return .line(unquoted(String(rest.dropFirst()).trimmed)) }
        guard let first = rest.first, let end = quotes[first], let close = rest.dropFirst().lastIndex(of: end) else {
            return nil
        }
        return .quoted(String(rest[rest.index(after: rest.startIndex)..<close]))
    }

    private static let words: Set<String> = ["prints", "output", "outputs", "imprime", "salida"]
    private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "«": "»"]

    private static func unquoted(_ text: String) -> String {
        guard text.count > 1, let first = text.first, first == "\"", text.last == "\"" else { return text }
        return unescaped(String(text.dropFirst().dropLast()))
    }

    private static func unescaped(_ text: String) -> String {
        text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\t", with: "\t")
    }

    private static func lines(of text: String, _ range: Range<Int>) -> [Line] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map {
            Line(text: String($0).trimmed, range: range)
        }
    }

    // MARK: Comparing

    /// Returns the first claim that an output breaks, with the line that is there instead; nil if the output keeps all claims.
    ///
    /// - Parameter output: The output's lines, trimmed, without empty ones at the end.
    func broken(by output: [String]) -> (claim: Line, found: String?)? {
        guard !lines.isEmpty else { return nil }
        guard !areWhole else {
            for index in 0..<max(lines.count, output.count) {
                let line = lines[min(index, lines.count - 1)]
                if index >= lines.count { return (line, output[index]) }
                if index >= output.count { return (line, nil) }
                if lines[index].text != output[index] { return (line, output[index]) }
            }
            return nil
        }
        var next = 0
        for line in lines {
            guard let place = output[next...].firstIndex(of: line.text) else {
                return (line, output.indices.contains(next) ? output[next] : nil)
            }
            next = place + 1
        }
        return nil
    }
}

extension String {
    var trimmed: String { String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()) }
}
