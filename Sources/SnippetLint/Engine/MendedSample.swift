import SnippetSyntax
import SwiftSamples

extension ParsedSnippet {
    /// Returns true if the parser accepts the sample after edits of damaged signs.
    func isMended(by edits: [Finding.Edit]) -> Bool {
        guard !edits.isEmpty else { return false }
        var mended = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            mended.replaceSubrange(edit.range, with: edit.replacement.utf8)
        }
        let scan = SourceScan(mended)
        guard scan.refusal == nil else { return false }
        return (try? SampleSyntax.parse(Elisions(in: mended, scan: scan).parsedBytes)).map { !$0.hasError } ?? false
    }
}
