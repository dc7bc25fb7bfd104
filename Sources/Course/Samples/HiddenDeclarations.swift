import Diagnostics
import Markdown
import SnippetCompiler
import SnippetLint

extension CheckedCourse {
    /// What the samples of a lesson take for granted: the declarations of hidden preambles that each needs, as Swift source.
    ///
    /// - Parameter lesson: an index into ``Course/lessons``.
    /// - Returns: by the ordinal of the code block; nothing for samples that need none.
    public func hiddenDeclarations(of lesson: Int) -> [Int: [UInt8]] {
        let preamble = course.preamble
        let document = course.lessons[lesson].document
        guard preamble != nil || document.comments.contains(where: { LessonSamples.isPreamble($0.slice) }) else {
            return [:]
        }
        let samples = LessonSamples(document, coursePreamble: preamble)
        let preambles = samples.snippets.prefix { $0.isPreamble }.count
        let verdicts = self.samples[lesson].byBlock
        let all = samples.snippets.prefix(preambles + samples.blocks.count).enumerated().map { index, snippet in
            let block = index < preambles ? nil : samples.blocks[index - preambles]
            return SampleCompiler.Sample(snippet: snippet, segments: block.flatMap { verdicts[$0]?.segments } ?? [])
        }
        return BorrowedDeclarations.find(all).reduce(into: [:]) { result, entry in
            let sources = entry.value.map { all[$0.preamble].snippet.source.bytes[$0.range] }
            result[samples.blocks[entry.key - preambles]] = Array(sources.joined(separator: "\n\n".utf8))
        }
    }
}
