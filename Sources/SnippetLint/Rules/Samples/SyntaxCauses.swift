import SnippetSyntax
import Support
import SwiftSamples

/// The errors of the parser that an author has to mend, without those that only follow from others.
struct SyntaxCauses {
    /// An error, and how many more lines have the same.
    struct Cause {
        let fault: SyntaxFault
        var more = 0
    }

    /// At most ``most``, in order of place.
    private(set) var faults: [Cause] = []
    /// The first bracket without a match; nil where all have one.
    private(set) var bracket: SyntaxFault?

    private static let most = 3
    /// Lines without an error that part two of them.
    private static let distance = 2

    init(_ sample: ParsedSnippet) {
        let brackets = Brackets(of: sample)
        var others = sample.syntaxFaults.sorted { $0.range.lowerBound < $1.range.lowerBound }
        if !brackets.areBalanced, let first = others.first(where: \.isUnbalanced) {
            bracket = first
            // What is wrong beside brackets that are missing at the end is still wrong with them.
            let sound = brackets.strayClosing.isEmpty ? Self.completed(sample, with: brackets) : nil
            if let sound {
                others = sound
            } else {
                let place = brackets.places.first ?? first.range.lowerBound
                let before = others.prefix { $0.range.lowerBound < first.range.lowerBound && !$0.isUnbalanced }
                let line = sample.lineStart(at: place)
                others = before.filter { sample.lineStart(at: $0.range.lowerBound) < line }
            }
        }
        // With all brackets matched, a brace that the parser misses behind another error follows from that.
        if brackets.areBalanced, let first = others.first {
            others = [first] + others.dropFirst().filter { !$0.isOfRecovery }
        }
        // That a flattened sample lacks its line breaks is found as such.
        if sample.flattenedLine != nil { others.removeAll(where: \.isRunTogether) }
        // What is marked as wrong says nothing of what is marked as right.
        let segmentation = Segmentation(of: sample)
        var last: (line: Int, segment: Int?)?
        for fault in others {
            let line = sample.snippet.source.lineIndex(at: min(fault.range.lowerBound, sample.bytes.count))
            let segment = segmentation.segment(at: fault.range.lowerBound)
            defer { last = (line, segment) }
            if let last, line - last.line < Self.distance, last.segment == segment { continue }
            let same = faults.firstIndex {
                $0.fault.message == fault.message && segmentation.segment(at: $0.fault.range.lowerBound) == segment
            }
            if let same {
                faults[same].more += 1
            } else if faults.count < Self.most {
                faults.append(Cause(fault: fault))
            }
        }
    }

    /// What the parser finds fault with once the brackets that are missing at the end stand there; nil where that mends nothing.
    private static func completed(_ sample: ParsedSnippet, with brackets: Brackets) -> [SyntaxFault]? {
        let bytes = Elisions(in: sample.bytes, scan: sample.scan).parsedBytes + [UInt8(ascii: "\n")] + brackets.missing
        guard let tree = try? SampleSyntax.parse(bytes) else { return nil }
        guard tree.hasError else { return [] }
        guard Brackets(in: tree).areBalanced else { return nil }
        let faults = SyntaxFault.all(in: tree, TreeErrors(in: tree), of: sample.bytes)
        return faults.count < sample.syntaxFaults.count ? faults : nil
    }
}
