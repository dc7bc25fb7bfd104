import SnippetSyntax
import Support
import SwiftSamples

/// The errors of the parser that an author has to mend, without those that only follow from others.
struct SyntaxCauses {
    /// An error, and the number of further lines that have the same.
    struct Cause {
        let fault: SyntaxFault
        var more = 0
    }

    /// The errors with their counts, at most ``most``, in source order.
    private(set) var faults: [Cause] = []
    /// The first bracket without a match; nil if all have one.
    private(set) var bracket: SyntaxFault?

    private static let most = 3
    /// The smallest distance of two separate errors, in lines.
    private static let distance = 2

    init(_ sample: ParsedSnippet) {
        let brackets = Brackets(of: sample)
        var others = sample.syntaxFaults.sorted { $0.range.lowerBound < $1.range.lowerBound }
        if !brackets.areBalanced, let first = others.first(where: \.isUnbalanced) {
            bracket = first
            // Errors besides the brackets that are missing at the end remain once these are added.
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
        // If all brackets match, a brace that the parser misses behind another error is a consequence of it.
        if brackets.areBalanced, let first = others.first {
            others = [first] + others.dropFirst().filter { !$0.isOfRecovery }
        }
        // The missing line breaks of a flattened sample have a rule of their own.
        if sample.flattenedLine != nil { others.removeAll(where: \.isRunTogether) }
        // Errors in a segment marked as wrong say nothing of a segment marked as right.
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

    /// Returns the errors that remain once the brackets missing at the end are added; nil if that mends nothing.
    private static func completed(_ sample: ParsedSnippet, with brackets: Brackets) -> [SyntaxFault]? {
        let bytes = Elisions(in: sample.bytes, scan: sample.scan).parsedBytes + [UInt8(ascii: "\n")] + brackets.missing
        guard let tree = try? SampleSyntax.parse(bytes) else { return nil }
        guard tree.hasError else { return [] }
        guard Brackets(in: tree).areBalanced else { return nil }
        let faults = SyntaxFault.all(in: tree, TreeErrors(in: tree), of: sample.bytes)
        return faults.count < sample.syntaxFaults.count ? faults : nil
    }
}
