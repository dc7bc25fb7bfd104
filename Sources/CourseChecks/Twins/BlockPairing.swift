import Course
import Markdown

extension Course {
    /// Pairs the blocks of two versions of a lesson for reading them side by side: by matching sections, and within these in
    /// order.
    ///
    /// - Parameters:
    ///   - first: blocks of the first lesson's outermost level, in order; content between two of them goes with the one before.
    ///   - second: the same of the second lesson.
    /// - Returns: indices into the two lists, each once and in order.
    package func pairedBlocks(
        of lesson: Int,
        _ first: [NodeID],
        with other: Int,
        _ second: [NodeID]
    ) -> [(first: Int?, second: Int?)] {
        let (left, right) = (lessons[lesson].document, lessons[other].document)
        let (leftBlocks, rightBlocks) = (BlockPairing.bySection(first, left), BlockPairing.bySection(second, right))
        var alignment = SequenceAlignment()
        return SectionPairing.pairs(left, right).flatMap { section -> [(first: Int?, second: Int?)] in
            let own = section.left.map { leftBlocks[$0] } ?? []
            let others = section.right.map { rightBlocks[$0] } ?? []
            func score(_ place: Int, _ twin: Int) -> Int? {
                BlockPairing.score(first[own[place]], left, second[others[twin]], right)
            }
            // If each block goes with its counterpart as well as it can go with any, no other pairing is as good.
            let isParallel =
                own.count == others.count
                && own.indices.allSatisfy { score($0, $0) == BlockPairing.best(first[own[$0]], left) }
            guard !isParallel else { return zip(own, others).map { ($0, $1) } }
            let pairs = alignment.pairs(own.count, others.count, score: score)
            return pairs.map { ($0.left.map { own[$0] }, $0.right.map { others[$0] }) }
        }
    }
}

/// The pairing of blocks in two versions of a lesson.
private enum BlockPairing {
    /// The indices of blocks in a list, by section.
    static func bySection(_ blocks: [NodeID], _ document: Document) -> [[Int]] {
        let headings = document.headings
        var result: [[Int]] = Array(repeating: [], count: headings.count + 1)
        var section = 0
        for (place, block) in blocks.enumerated() {
            while section < headings.count, headings[section].node <= block { section += 1 }
            result[section].append(place)
        }
        return result
    }

    /// The highest score that a block can reach with another.
    static func best(_ block: NodeID, _ document: Document) -> Int { document[block].kind == .codeBlock ? 6 : 2 }

    /// The score of two blocks of a section as a pair; nil if they can't be paired.
    static func score(_ block: NodeID, _ document: Document, _ twin: NodeID, _ other: Document) -> Int? {
        guard document[block].kind == other[twin].kind else { return nil }
        guard document[block].kind == .codeBlock else { return 2 }
        return document.textBytes(of: block) == other.textBytes(of: twin) ? 6 : 3
    }
}
