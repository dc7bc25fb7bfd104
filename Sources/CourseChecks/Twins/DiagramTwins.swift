import Course
import Diagnostics
import Markdown
import Mermaid

/// Compares the diagrams of a translation with the original's: the same graph, with its labels translated.
enum DiagramTwins {
    static let rule = RuleID.translationDiagrams

    static func compare(_ pair: TwinPair, _ sections: ComparedSections) -> [Diagnostic] {
        let left = pair.originalLesson.document.codeBlocks.filter(\.isDiagram)
        let right = pair.lesson.document.codeBlocks.filter(\.isDiagram)
        guard left.map(\.slice.bytes) != right.map(\.slice.bytes) else { return [] }
        let originals = left.map { skeleton(of: $0, in: pair.originalLesson) }
        let own = right.map { skeleton(of: $0, in: pair.lesson) }
        var alignment = SequenceAlignment()
        let cost = 1 + originals.reduce(0) { $0 + ($1?.parts.count ?? 0) } / max(1, originals.count)
        let aligned = alignment.pairs(left.count, right.count, cost: cost) { original, translation in
            guard let first = originals[original], let second = own[translation] else { return 2 }
            return first.isSameGraph(second) ? 10 : 1
        }
        var findings = DiagnosticList()
        var last: CodeBlock?
        for entry in aligned {
            switch entry {
            case .both(let original, let translation):
                last = right[translation]
                guard !isTreeApart(right[translation], pair), let twin = own[translation],
                    let model = originals[original]
                else { continue }
                let both = (own: twin, original: model)
                let starts = (own: firstLine(right[translation]), original: firstLine(left[original]))
                findings.append(contentsOf: compare(pair, both, startingAt: starts, &alignment))
            case .left(let original):
                findings.append(
                    contentsOf: pair.lacks(
                        lacks,
                        rule,
                        of: firstLine(left[original]),
                        after: last.map(firstLine),
                        sections
                    )
                )
            case .right(let translation):
                last = right[translation]
                let message = LocalizedText(
                    en: "the original has no such diagram",
                    es: "el original no tiene este diagrama"
                )
                findings.append(pair.finding(rule, message, at: firstLine(right[translation]), original: nil))
            }
        }
        return findings.diagnostics
    }

    /// Returns true if a block is a decision tree that differs from its original; that is reported with the trees.
    private static func isTreeApart(_ block: CodeBlock, _ pair: TwinPair) -> Bool {
        let course = pair.course
        guard let tree = course.tree(drawnBy: block.ordinal, in: pair.translation),
            let original = course.twin(ofTree: tree, in: pair.originalLesson.language)
        else { return false }
        let trees = course.decisionTrees
        return !TreeTranslationCheck.compare(trees[tree], with: trees[original]).isEmpty
    }

    /// Returns the skeleton of a diagram; nil for one that couldn't be read, which is reported already and may stand for any other.
    private static func skeleton(of block: CodeBlock, in lesson: Lesson) -> DiagramSkeleton? {
        guard let diagram = lesson.diagram(in: block), diagram.diagnostics.allSatisfy({ $0.severity < .error }) else {
            return nil
        }
        return diagram.skeleton
    }

    private static func compare(
        _ pair: TwinPair,
        _ skeletons: (own: DiagramSkeleton, original: DiagramSkeleton),
        startingAt starts: (own: SourceRange, original: SourceRange),
        _ alignment: inout SequenceAlignment
    ) -> [Diagnostic] {
        let (own, original) = skeletons
        guard !own.isSameGraph(original) else { return [] }
        let isRenamed = own.isRenamed(original)
        let (keys, ownKeys) = (original.keys(isRenamed: isRenamed), own.keys(isRenamed: isRenamed))
        let aligned = alignment.pairs(keys.count, ownKeys.count) { first, second in
            keys[first] == ownKeys[second] ? 1 : nil
        }
        let drawsAnew = aligned.contains { $0.left == nil }
        var last = starts.own
        for entry in aligned {
            switch entry {
            case .both(_, let place): last = own.parts[place].range
            case .right(let place):
                // A new part in the place of one of the original is one difference.
                let known = Set(ownKeys)
                let lost = zip(keys, original.parts).first { key, _ in !known.contains(key) }?.1
                let message = LocalizedText(
                    en: "the original's diagram has no such \(own.parts[place].kind.en)",
                    es: "el diagrama original no tiene \(own.parts[place].kind.es)"
                )
                return [
                    pair.finding(rule, message, at: own.parts[place].range, original: lost?.range ?? starts.original)
                ]
            case .left(let place):
                // The new parts that the translation draws are reported instead, at their own places.
                guard !drawsAnew else { continue }
                let part = original.parts[place]
                let message = LocalizedText(
                    en: "after this, the \(part.kind.en) `\(part.name)` of the original is missing",
                    es: "después de esto falta `\(part.name)`, que está en el diagrama original"
                )
                return [pair.finding(rule, message, at: last, original: part.range)]
            }
        }
        return []
    }

    private static let lacks = LackPlace.Messages(
        afterBlock: LocalizedText(
            en: "a diagram of the original is missing after this one",
            es: "después de este diagrama falta uno del original"
        ),
        inSection: LocalizedText(
            en: "this section lacks a diagram of the original's",
            es: "a este apartado le falta un diagrama del original"
        ),
        onPage: LocalizedText(en: "a diagram of the original is missing", es: "falta un diagrama del original")
    )

    private static func firstLine(_ block: CodeBlock) -> SourceRange {
        let end = block.slice.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? block.slice.bytes.count
        return block.slice.range(0..<end)
    }
}
