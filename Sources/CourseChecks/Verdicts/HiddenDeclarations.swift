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
        guard samples.contains(where: \.snippet.isPreamble) else { return [:] }
        // Code in the running text is no block that a page could show.
        let shown = samples.filter { $0.snippet.isPreamble || $0.id.block != nil }
        let found = BorrowedDeclarations.find(
            shown.map { SampleCompiler.Sample(snippet: $0.snippet, verdict: $0.verdict) }
        )
        var known: [[UInt8]: HiddenDeclarations] = [:]
        return found.reduce(into: [:]) { result, entry in
            guard let block = shown[entry.key].id.block else { return }
            let sources = entry.value.map { shown[$0.preamble].snippet.source.bytes[$0.range] }
            let source = Array(sources.joined(separator: "\n\n".utf8))
            let declarations = known[source] ?? HiddenDeclarations(source)
            known[source] = declarations
            result[block] = declarations
        }
    }
}
