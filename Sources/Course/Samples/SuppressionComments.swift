import Diagnostics
import Markdown
import SnippetLint

/// The rules that a document's comments switch off: `<!-- glosa:disable RULE -->` up to the `enable` that names the same
/// rule, or else for the next block of code alone.
struct SuppressionComments {
    private struct Order {
        let rule: String
        let disables: Bool
        /// The rule's name in the comment.
        let name: SourceRange
        let comment: Range<Int>
    }

    private struct Stretch {
        let rule: String
        let name: SourceRange
        let range: Range<Int>
    }

    private var stretches: [Stretch] = []

    init(_ document: Document) {
        let orders = document.comments.flatMap { comment in
            Self.orders(in: comment, "glosa:disable", disables: true)
                + Self.orders(in: comment, "glosa:enable", disables: false)
        }
        for (index, order) in orders.enumerated() where order.disables {
            let start = order.comment.upperBound
            let enable = orders[(index + 1)...].first { !$0.disables && $0.rule == order.rule }
            let next = document.codeBlocks.first { $0.range.bytes.lowerBound >= start }
            let end = enable?.comment.lowerBound ?? next?.range.bytes.upperBound ?? start
            stretches.append(Stretch(rule: order.rule, name: order.name, range: start..<max(start, end)))
        }
    }

    /// The rules that are off for a block that begins at a byte of the file.
    func rules(disabledAt offset: Int) -> Set<String> {
        Set(stretches.filter { $0.range.contains(offset) }.map(\.rule))
    }

    /// The comments that keep no finding about samples silent, and those that name no rule.
    ///
    /// - Parameter used: for each judged block, where it begins and which of its disabled rules were of use.
    func useless(used: [(offset: Int, rules: Set<String>)], linter: SnippetLinter) -> [Diagnostic] {
        stretches.compactMap { stretch in
            if stretch.rule != "all", let fault = KnownRules.fault(stretch.rule) {
                return Diagnostic(
                    rule: "unused-suppression",
                    severity: .warning,
                    message: fault.message,
                    range: stretch.name,
                    advice: fault.advice
                )
            }
            // What other checks find is not known here.
            guard stretch.rule == "all" || RuleCatalogue.isKnown(stretch.rule) else { return nil }
            let isUsed = used.contains { stretch.range.contains($0.offset) && $0.rules.contains(stretch.rule) }
            return isUsed ? nil : linter.unusedSuppression(of: stretch.rule, at: stretch.name)
        }
    }

    private static func orders(in comment: Comment, _ word: String, disables: Bool) -> [Order] {
        let bytes = comment.slice.bytes
        let words = bytes.indices.split { " \t\n\r,".utf8.contains(bytes[$0]) }
        guard let first = words.first, bytes[first].elementsEqual(word.utf8) else { return [] }
        return words.dropFirst().map { place in
            Order(
                rule: String(decoding: bytes[place], as: UTF8.self),
                disables: disables,
                name: comment.slice.range(place.startIndex..<place.endIndex),
                comment: comment.range.bytes
            )
        }
    }
}
