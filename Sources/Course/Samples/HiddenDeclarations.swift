import SnippetCompiler
import SnippetLint

extension JudgedLesson {
    /// What the samples take for granted: the declarations of hidden preambles that each needs, as Swift source.
    ///
    /// - Returns: by the ordinal of the code block; nothing for samples that need none.
    func findHiddenDeclarations() -> [Int: [UInt8]] {
        let snippets = samples.snippets
        let preambles = snippets.prefix { $0.isPreamble }.count
        guard preambles > 0, !verdicts.isEmpty else { return [:] }
        // What stands in the running text is no block that a page could show.
        let shown = zip(snippets, verdicts).prefix(preambles + samples.blocks.count)
        let found = BorrowedDeclarations.find(shown.map { SampleCompiler.Sample(snippet: $0, verdict: $1) })
        return found.reduce(into: [:]) { result, entry in
            let sources = entry.value.map { snippets[$0.preamble].source.bytes[$0.range] }
            result[samples.blocks[entry.key - preambles]] = Array(sources.joined(separator: "\n\n".utf8))
        }
    }
}
