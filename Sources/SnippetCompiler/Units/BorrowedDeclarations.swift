import SnippetSyntax
import Support

/// The declarations of hidden preambles that samples need and readers don't see.
public enum BorrowedDeclarations {
    /// A declaration of a preamble.
    public struct Declaration: Sendable, Hashable {
        /// The preamble, as an index into the lesson's samples.
        public let preamble: Int
        /// The range in the preamble's bytes.
        public let range: Range<Int>
    }

    /// - Parameter lesson: All samples of a document, in their order, preambles first.
    /// - Returns: The declarations that each sample needs, in their order, by the sample's index; no entry for samples that need
    ///   none. Declarations in samples that readers see are not among them.
    public static func find(_ lesson: [SampleCompiler.Sample]) -> [Int: [Declaration]] {
        let preambles = Set(lesson.indices.filter { lesson[$0].snippet.isPreamble })
        guard !preambles.isEmpty else { return [:] }
        // A sample that contains none of the names needs none of the declarations.
        let items = preambles.flatMap { lesson[$0].anatomy.items }
        let names = Set(items.flatMap { $0.names + $0.memberNames }).map { Array($0.utf8) }
        let shown = lesson.indices.filter { index in
            !preambles.contains(index)
                && names.contains { lesson[index].snippet.source.bytes.contains(bytes: $0) }
        }
        guard !shown.isEmpty else { return [:] }
        let anatomies = lesson.map { $0.snippet.isPreamble ? $0.anatomy : SampleReadings($0).good }
        let context = LessonContext(anatomies, preambles: preambles, taken: [])
        return shown.reduce(into: [:]) { result, index in
            // Parts that are marked as wrong use preambles too.
            let isMixed = lesson[index].segments.contains { $0.expectation == .broken }
            let whole = isMixed ? lesson[index].anatomy : anatomies[index]
            let references = context.closure(
                of: whole.uses,
                standingAlone: whole.references,
                in: index,
                declaring: Set(whole.items.flatMap(\.names)),
                extending: []
            )
            let declarations = references.filter { preambles.contains($0.sample) }.map {
                Declaration(preamble: $0.sample, range: context.item($0).range)
            }
            if !declarations.isEmpty { result[index] = declarations }
        }
    }
}
