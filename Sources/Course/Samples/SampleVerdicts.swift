import Diagnostics
import SnippetLint

/// What became of a lesson's samples.
public struct SampleVerdicts: Sendable {
    /// By the ordinal of the code block.
    public let byBlock: [Int: SnippetVerdict]
    public let diagnostics: [Diagnostic]

    init(byBlock: [Int: SnippetVerdict] = [:], diagnostics: [Diagnostic] = []) {
        self.byBlock = byBlock
        self.diagnostics = diagnostics
    }

    /// The same verdicts on a lesson that holds the same samples.
    ///
    /// - Parameter blocks: which code blocks the samples are in the judged lesson, and in the other.
    func moved(by relocation: Relocation, from blocks: [Int], to newBlocks: [Int]) -> SampleVerdicts {
        let byBlock = zip(blocks, newBlocks).reduce(into: [:]) { result, pair in
            result[pair.1] = self.byBlock[pair.0].map { relocation($0) }
        }
        return SampleVerdicts(byBlock: byBlock, diagnostics: diagnostics.map { relocation($0) })
    }
}
