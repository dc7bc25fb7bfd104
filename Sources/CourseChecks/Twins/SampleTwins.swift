import Course
import Diagnostics
import Markdown
import SnippetSyntax
import Support
import SwiftSamples

/// Compares the samples of a translation with the original's: the code must be the same, apart from comments and the text of
/// strings.
enum SampleTwins {
    static let rule = RuleID.translationSamples

    /// The most pairs of samples without a counterpart that are compared.
    private static let mostCompared = 40_000

    static func compare(
        _ pair: TwinPair,
        _ sections: ComparedSections,
        verdicts: [SampleVerdicts]
    ) -> [Diagnostic] {
        let left = ComparedSamples.blocks(of: pair.originalLesson)
        let right = ComparedSamples.blocks(of: pair.lesson)
        guard left.map(\.slice.bytes) != right.map(\.slice.bytes) || left.map(\.language) != right.map(\.language)
        else {
            return []
        }
        let isParsed = ComparedSamples.isWithinBudget(left) && ComparedSamples.isWithinBudget(right)
        let originals = left.map { CodeSkeleton.lazy($0, verdicts[pair.original], isParsed: isParsed) }
        let own = right.map { CodeSkeleton.lazy($0, verdicts[pair.translation], isParsed: isParsed) }
        // Most samples are equal to the byte: only the others are analysed.
        func isAlike(_ original: Int, _ translation: Int) -> Bool {
            left[original].slice.bytes == right[translation].slice.bytes
                || originals[original].value.isAlike(own[translation].value)
        }
        let places = SamplePairing(
            original: left.map { section(of: $0, in: pair.originalOutline) },
            translation: right.map { section(of: $0, in: pair.outline) },
            sections: sections,
            words: (left.map(\.slice.bytes), right.map(\.slice.bytes))
        )
        let cost = 1 + left.reduce(0) { $0 + $1.slice.bytes.count } / max(1, left.count) / 16
        let found = places.pairs(cost: cost) { original, translation in
            let (first, second) = (left[original], right[translation])
            let areCompared = ComparedSamples.isCompared(first) && ComparedSamples.isCompared(second)
            if areCompared, ComparedSamples.language(first) != ComparedSamples.language(second) {
                // The same code may be called HTML here, and a template's there.
                return first.slice.bytes == second.slice.bytes ? true : nil
            }
            return areCompared && isAlike(original, translation)
        }
        let aligned = joined(found) { original, translation in
            ComparedSamples.isCompared(left[original]) && ComparedSamples.isCompared(right[translation])
                && ComparedSamples.language(left[original]) == ComparedSamples.language(right[translation])
                && sections.translation(of: section(of: left[original], in: pair.originalOutline))
                    == section(of: right[translation], in: pair.outline)
        }
        var findings = DiagnosticList()
        var last: CodeBlock?
        var raw = left.count == right.count ? 0 : RawElements.surplus(of: "pre", in: pair)
        let unpaired = aligned.count { $0.left == nil || $0.right == nil }
        let originalText = TextOutsideFences(pair.originalLesson, searches: unpaired)
        let ownText = TextOutsideFences(pair.lesson, searches: unpaired)
        let moved = movedSamples(aligned) { original, translation in
            ComparedSamples.isCompared(left[original])
                && ComparedSamples.language(left[original]) == ComparedSamples.language(right[translation])
                && isAlike(original, translation)
                && sections.translation(of: section(of: left[original], in: pair.originalOutline))
                    != section(of: right[translation], in: pair.outline)
        }
        for entry in aligned {
            switch entry {
            case .both(let original, let translation):
                last = right[translation]
                if ComparedSamples.isCompared(left[original]), ComparedSamples.isCompared(right[translation]),
                    !isAlike(original, translation), !isTranslation(pair, left[original], right[translation]),
                    let difference = own[translation].value.firstDifference(from: originals[original].value)
                {
                    let finding = differs(pair, left[original], right[translation], difference, verdicts)
                    let isSound = isSound(left[original], verdicts[pair.original])
                    // The error in one of them is reported already, and fixing it may make them alike; a copy of the sound one
                    // does so at once.
                    let isConsequence = isSound != Self.isSound(right[translation], verdicts[pair.translation])
                    if !isConsequence || isSound && !finding.fixes.isEmpty { findings.append(finding) }
                }
            case .left(let original) where moved.values.contains(original): continue
            case .right(let translation) where moved[translation] != nil:
                last = right[translation]
                if let original = moved[translation] {
                    findings.append(contentsOf: elsewhere(pair, sections, left[original], right[translation]))
                }
            case .left(let original) where ownText.holds(left[original]): continue
            case .right(let translation) where originalText.holds(right[translation]):
                last = right[translation]
            case .left where raw < 0: raw += 1
            case .right(let translation) where raw > 0:
                raw -= 1
                last = right[translation]
            case .left(let original):
                let place = pair.originalLesson.file.firstLine(of: left[original].range.bytes)
                let before = last.map { pair.lesson.file.firstLine(of: $0.range.bytes) }
                findings.append(contentsOf: pair.lacks(lacks, rule, of: place, after: before, sections))
            case .right(let translation):
                last = right[translation]
                findings.append(extra(pair, right[translation]))
            }
        }
        return findings.diagnostics
    }

    /// Returns a pairing in which the only two samples without a counterpart between others are a pair: one of them was rewritten.
    private static func joined(
        _ aligned: [SequenceAlignment.Pair],
        isPossible: (Int, Int) -> Bool
    ) -> [SequenceAlignment.Pair] {
        var result: [SequenceAlignment.Pair] = []
        for gap in aligned.split(
            omittingEmptySubsequences: false,
            whereSeparator: { $0.left != nil && $0.right != nil }
        ) {
            let (lefts, rights) = (gap.compactMap(\.left), gap.compactMap(\.right))
            if lefts.count == 1, rights.count == 1, isPossible(lefts[0], rights[0]) {
                result.append(.both(lefts[0], rights[0]))
            } else {
                result += gap
            }
            if gap.endIndex < aligned.endIndex { result.append(aligned[gap.endIndex]) }
        }
        return result
    }

    /// Returns the samples without a counterpart in their place that are the original's of another section, by the translation's number.
    private static func movedSamples(
        _ aligned: [SequenceAlignment.Pair],
        areSame: (Int, Int) -> Bool
    ) -> [Int: Int] {
        var missing = aligned.compactMap { if case .left(let original) = $0 { original } else { nil } }
        let extra = aligned.compactMap { if case .right(let translation) = $0 { translation } else { nil } }
        guard missing.count * extra.count <= mostCompared else { return [:] }
        return extra.reduce(into: [:]) { moved, translation in
            guard let place = missing.firstIndex(where: { areSame($0, translation) }) else { return }
            moved[translation] = missing.remove(at: place)
        }
    }

    /// The finding about a sample that stands in another section; none if that section, or its own, has no counterpart, which is
    /// told at the headings.
    private static func elsewhere(
        _ pair: TwinPair,
        _ sections: ComparedSections,
        _ original: CodeBlock,
        _ own: CodeBlock
    ) -> [Diagnostic] {
        let (home, place) = (section(of: original, in: pair.originalOutline), section(of: own, in: pair.outline))
        guard sections.translation(of: home) != nil, sections.original(of: place) != nil else { return [] }
        return [
            pair.finding(
                rule,
                LocalizedText(
                    en: "in the original this sample is in another section",
                    es: "en el original esta muestra está en otro apartado"
                ),
                at: pair.lesson.file.firstLine(of: own.range.bytes),
                original: pair.originalLesson.file.firstLine(of: original.range.bytes)
            )
        ]
    }

    /// Returns true if a sample differs from the original's in text alone; Swift's own parser tells text from code.
    private static func isTranslation(_ pair: TwinPair, _ original: CodeBlock, _ own: CodeBlock) -> Bool {
        guard own.language != "swift" else { return false }
        return TranslatedSample.isTranslation(own, pair.words.value.own, of: original, pair.words.value.original)
    }

    /// Returns true if no error was found in a Swift sample.
    private static func isSound(_ block: CodeBlock, _ verdicts: SampleVerdicts) -> Bool {
        guard block.language == "swift", let verdict = verdicts.byBlock[block.ordinal] else { return true }
        return !verdict.diagnostics.contains { $0.severity == .error }
    }

    // MARK: Findings

    private static func differs(
        _ pair: TwinPair,
        _ original: CodeBlock,
        _ block: CodeBlock,
        _ difference: (own: Range<Int>, other: Range<Int>),
        _ verdicts: [SampleVerdicts]
    ) -> Diagnostic {
        pair.finding(
            rule,
            LocalizedText(
                en: "from here on, this sample differs from the original's",
                es: "a partir de aquí, esta muestra no es igual a la del original"
            ),
            at: place(of: difference.own, in: block, of: pair.lesson),
            original: place(of: difference.other, in: original, of: pair.originalLesson),
            reason: LocalizedText(
                en:
                    "comments and texts may be translated, but the code must be the same: Glosa proves it once for all languages",
                es:
                    "los comentarios y los textos se traducen, pero el código debe ser el mismo: se demuestra una vez para todos los idiomas"
            ),
            advice: LocalizedText(
                en: "copy the code from the sample that is right",
                es: "copia el código de la muestra correcta"
            ),
            fixes: SampleTwinFix.fixes(pair, original, block, verdicts: verdicts)
        )
    }

    /// The range at which a person corrects a difference: the fence, which names the file, if the sample is a file.
    private static func place(of range: Range<Int>, in block: CodeBlock, of lesson: Lesson) -> SourceRange {
        block.origin == nil ? block.slice.range(range) : lesson.file.firstLine(of: block.range.bytes)
    }

    private static let lacks = LackPlace.Messages(
        afterBlock: LocalizedText(
            en: "a sample of the original is missing after this one",
            es: "después de esta muestra falta una del original"
        ),
        inSection: LocalizedText(
            en: "this section lacks a sample of the original's",
            es: "a este apartado le falta una muestra del original"
        ),
        onPage: LocalizedText(
            en: "the first sample of the original is missing",
            es: "falta la primera muestra del original"
        )
    )

    /// Returns the index of the section that a sample is in.
    private static func section(of block: CodeBlock, in outline: LessonOutline) -> Int {
        outline.section(at: block.range.bytes.lowerBound)
    }

    private static func extra(_ pair: TwinPair, _ block: CodeBlock) -> Diagnostic {
        pair.finding(
            rule,
            LocalizedText(en: "the original has no such sample", es: "el original no tiene esta muestra"),
            at: pair.lesson.file.firstLine(of: block.range.bytes),
            original: nil
        )
    }
}
