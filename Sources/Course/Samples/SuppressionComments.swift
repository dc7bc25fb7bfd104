import Markdown

/// The rules that a document's comments switch off: `<!-- glosa:disable RULE -->` up to the `enable` that names the same
/// rule, or else for the next block of code alone.
struct SuppressionComments {
    private struct Stretch {
        let rule: String
        let range: Range<Int>
    }

    private var stretches: [Stretch] = []

    init(_ document: Document) {
        let orders = document.comments.flatMap { comment in
            Self.rules(in: comment.text, after: "glosa:disable").map { (comment, $0, true) }
                + Self.rules(in: comment.text, after: "glosa:enable").map { (comment, $0, false) }
        }
        for (index, (comment, rule, disables)) in orders.enumerated() where disables {
            let start = comment.range.bytes.upperBound
            let enable = orders[(index + 1)...].first { !$0.2 && $0.1 == rule }
            let next = document.codeBlocks.first { $0.range.bytes.lowerBound >= start }
            let end = enable?.0.range.bytes.lowerBound ?? next?.range.bytes.upperBound ?? start
            stretches.append(Stretch(rule: rule, range: start..<max(start, end)))
        }
    }

    /// The rules that are off for a block that begins at a byte of the file.
    func rules(disabledAt offset: Int) -> Set<String> {
        Set(stretches.filter { $0.range.contains(offset) }.map(\.rule))
    }

    private static func rules(in comment: String, after word: String) -> [String] {
        let words = comment.split { $0.isWhitespace || $0 == "," }
        guard words.first.map(String.init) == word else { return [] }
        return words.dropFirst().map(String.init)
    }
}
