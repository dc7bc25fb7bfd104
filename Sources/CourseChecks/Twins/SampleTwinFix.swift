import Course
import Diagnostics
import Markdown
import SnippetSyntax

/// Copies a sample to its twin if there is no doubt which of them is right.
enum SampleTwinFix {
    /// The edits that give the sample at fault the other's code; empty if a person must decide.
    ///
    /// The copy is safe if neither holds a comment or a text that a translator would have changed, and only one of them is
    /// without errors.
    ///
    /// - Parameter verdicts: the verdicts on every lesson's samples.
    static func fixes(
        _ pair: TwinPair,
        _ original: CodeBlock,
        _ block: CodeBlock,
        verdicts: [SampleVerdicts]
    ) -> [Fix] {
        guard original.origin == nil, block.origin == nil, original.language == "swift", block.isFenced,
            original.isFenced, block.isClosed, original.isClosed,
            !verdicts[pair.original].skeleton(of: original).hasProse,
            !verdicts[pair.translation].skeleton(of: block).hasProse
        else { return [] }
        let faults = errors(original, verdicts[pair.original])
        let ownFaults = errors(block, verdicts[pair.translation])
        if faults == 0, ownFaults > 0 { return edits(block, copying: original) }
        if faults > 0, ownFaults == 0 { return edits(original, copying: block) }
        return []
    }

    private static func errors(_ block: CodeBlock, _ verdicts: SampleVerdicts) -> Int {
        verdicts.byBlock[block.ordinal]?.diagnostics.count { $0.severity == .error } ?? 0
    }

    /// The edits, line by line, so that the marks of lists and quotes before the lines stay; none if the numbers of lines differ.
    private static func edits(_ block: CodeBlock, copying original: CodeBlock) -> [Fix] {
        let own = lines(block)
        let wanted = lines(original)
        guard own.count == wanted.count else { return [] }
        return own.indices.filter { own[$0].text != wanted[$0].text }.map { index in
            Fix(range: block.slice.range(own[index].range), replacement: wanted[index].text)
        }
    }

    private static func lines(_ block: CodeBlock) -> [(text: String, range: Range<Int>)] {
        let bytes = block.slice.bytes
        return block.slice.lines.indices.map { index in
            let start = block.slice.lines[index].sliceOffset
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            return (String(decoding: bytes[start..<end], as: UTF8.self), start..<end)
        }
    }
}
