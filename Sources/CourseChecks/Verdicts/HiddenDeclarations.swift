import Course
import SnippetCompiler
import SnippetSyntax
import Support
import SwiftHighlighting

/// The declarations of hidden preambles that a sample needs.
package struct HiddenDeclarations: Sendable {
    /// The declarations as Swift source.
    package let source: [UInt8]
    private let highlights: Lazy<HighlightedTokens>

    init(_ source: [UInt8]) {
        self.source = source
        highlights = Lazy { HighlightedTokens(in: source) }
    }

    /// The colours of the source. Samples of a lesson that need the same declarations share them, on all pages.
    package var tokens: HighlightedTokens { highlights.value }
}

extension JudgedLesson {
    /// Finds the hidden declarations that samples need, by the ordinal of the code block; samples that need none are left out.
    func findHiddenDeclarations() -> [Int: HiddenDeclarations] {
        let snippets = samples.snippets
        let preambles = snippets.prefix { $0.isPreamble }.count
        guard preambles > 0, !verdicts.isEmpty else { return [:] }
        // Code in the running text is no block that a page could show.
        let shown = zip(snippets, verdicts).prefix(preambles + samples.blocks.count)
        let found = BorrowedDeclarations.find(shown.map { SampleCompiler.Sample(snippet: $0, verdict: $1) })
        var known: [[UInt8]: HiddenDeclarations] = [:]
        return found.reduce(into: [:]) { result, entry in
            let sources = entry.value.map { snippets[$0.preamble].source.bytes[$0.range] }
            let source = Array(sources.joined(separator: "\n\n".utf8))
            let declarations = known[source] ?? HiddenDeclarations(source)
            known[source] = declarations
            result[samples.blocks[entry.key - preambles]] = declarations
        }
    }
}
