import Course
import Diagnostics
import Markdown
import SnippetLint
import Support

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
    /// The ranges in which each rule is off: ascending, not overlapping. Names that no finding has are left out.
    private var disabled: [String: [Range<Int>]] = [:]

    init(_ document: Document) {
        let orders = document.comments.flatMap { comment in
            Self.orders(in: comment, "glosa:disable", disables: true)
                + Self.orders(in: comment, "glosa:enable", disables: false)
        }
        // The comments are read from the last to the first, so that what follows each of them is known.
        var enabled: [String: Int] = [:]
        var block = document.codeBlocks.endIndex
        for order in orders.reversed() {
            let start = order.comment.upperBound
            while block > 0, document.codeBlocks[block - 1].range.bytes.lowerBound >= start { block -= 1 }
            guard order.disables else {
                enabled[order.rule] = order.comment.lowerBound
                continue
            }
            let next = block < document.codeBlocks.endIndex ? document.codeBlocks[block].range.bytes.upperBound : nil
            let end = enabled[order.rule] ?? next ?? start
            stretches.append(Stretch(rule: order.rule, name: order.name, range: start..<max(start, end)))
        }
        stretches.reverse()
        for stretch in stretches where !stretch.range.isEmpty {
            guard stretch.rule == "all" || RuleID(named: stretch.rule) != nil else { continue }
            let end = disabled[stretch.rule]?.last?.upperBound ?? 0
            let range = max(end, stretch.range.lowerBound)..<max(end, stretch.range.upperBound)
            if !range.isEmpty { disabled[stretch.rule, default: []].append(range) }
        }
    }

    /// The rules that are off for a block that begins at a byte of the file.
    func rules(disabledAt offset: Int) -> Set<String> {
        Set(disabled.lazy.filter { Self.contains($0.value, offset) }.map(\.key))
    }

    func disables(_ rule: RuleID, at offset: Int) -> Bool { Self.contains(disabled[rule.rawValue] ?? [], offset) }

    private static func contains(_ ranges: [Range<Int>], _ offset: Int) -> Bool {
        let next = ranges.partitioningIndex { $0.lowerBound > offset }
        return next > 0 && ranges[next - 1].contains(offset)
    }

    /// Findings for comments that silence no finding about samples, and for those that name no rule.
    ///
    /// - Parameter used: for each judged block in the order of the file, its offset and those of its disabled rules that were of
    ///   use.
    func useless(used: [(offset: Int, rules: Set<String>)], linter: SnippetLinter) -> [Diagnostic] {
        var places: [String: [Int]] = [:]
        for (offset, rules) in used {
            for rule in rules { places[rule, default: []].append(offset) }
        }
        var findings = DiagnosticList()
        for stretch in stretches {
            guard !findings.isFull else {
                findings.cut()
                break
            }
            if stretch.rule != "all", let fault = RuleID.fault(stretch.rule) {
                findings.append(
                    Diagnostic(
                        rule: .unusedSuppression,
                        severity: .warning,
                        message: fault.message,
                        range: stretch.name,
                        advice: fault.advice
                    )
                )
                continue
            }
            // The findings of other checks are not known here.
            guard stretch.rule == "all" || RuleCatalogue.rule(named: stretch.rule) != nil else { continue }
            let offsets = places[stretch.rule] ?? []
            let next = offsets.partitioningIndex { $0 >= stretch.range.lowerBound }
            let isUsed = next < offsets.count && stretch.range.contains(offsets[next])
            if !isUsed, let finding = linter.unusedSuppression(of: stretch.rule, at: stretch.name) {
                findings.append(finding)
            }
        }
        return findings.diagnostics
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
