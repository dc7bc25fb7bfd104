import Course
import Diagnostics
import Markdown

/// Compares the headings of a translation with the original's: their number, levels and order.
enum HeadingTwins {
    static let rule = RuleID.translationHeadings

    /// - Returns: the findings, and the sections whose contents can be compared: without the neighbours of an unpaired section,
    ///   because its contents may have gone to them.
    static func compare(_ pair: TwinPair) -> (findings: [Diagnostic], sections: ComparedSections) {
        let (left, right) = (pair.originalOutline, pair.outline)
        let levels = left.document.headings.map(\.level)
        if levels == right.document.headings.map(\.level) {
            return parallel(pair)
        }
        let pairing = SectionPairing(left, right)
        let aligned = pairing.pairs()
        let homes = SectionHomes.byPictures(pair, aligned).merging(SectionHomes.byContents(pairing, aligned)) {
            own,
            _ in
            own
        }
        let places = Dictionary(homes.map { ($1, $0) }) { first, _ in first }
        let sorted = homes.isEmpty ? [] : SortedSections.all(in: right.document)
        let swapped = SectionHomes.byTitle(pair, aligned)
        var findings = DiagnosticList()
        var sections: [ComparedSections.Pair] = []
        let others = pairsOfOtherLevel(aligned, pair)
        let sure = others.isEmpty ? [] : Set(pairing.sure(of: others).map(\.left))
        var (missing, added): (Set<Int>, Set<Int>) = ([], [])
        var last = 0
        var raw = RawHeadingSurplus(left.document, right.document)
        for entry in aligned {
            switch entry {
            case .both(_, let translation) where swapped[translation] != nil:
                last = translation
                if let home = swapped[translation] {
                    findings.append(moved(pair, translation, from: home))
                    sections.append(ComparedSections.Pair(original: home, translation: translation))
                }
            case .both(let original, let translation):
                sections.append(ComparedSections.Pair(original: original, translation: translation))
                last = translation
                raw.begin(original: original, translation: translation)
                if sure.contains(original) { findings.append(contentsOf: otherLevel(pair, original, translation)) }
            case .left(let original) where places[original] != nil: break
            case .right(let translation) where homes[translation] != nil:
                last = translation
                if let home = homes[translation] {
                    if !sorted.contains(translation) {
                        findings.append(moved(pair, translation, from: home))
                    }
                    sections.append(ComparedSections.Pair(original: home, translation: translation))
                }
            case .left(let original):
                // A section is missing behind the one before it, be that elsewhere in the translation.
                let before = places[original - 1] ?? last
                if !raw.takeOfTranslation() {
                    findings.append(contentsOf: lacks(pair, original, after: before))
                    missing.insert(original)
                }
                if sections.last?.translation == last { sections.removeLast() }
            case .right(let translation):
                if sections.last?.translation == last { sections.removeLast() }
                last = translation
                if !raw.takeOfOriginal() {
                    findings.append(contentsOf: extra(pair, translation))
                    added.insert(translation)
                }
            }
        }
        return (findings.diagnostics, ComparedSections(likely(sections, pairing), missing: missing, added: added))
    }

    /// The least number of tokens of a section by which it is told from another.
    private static let leastTokens = 3

    /// Returns the pairs without those that have nothing in common although both have much that no translator changes: they were
    /// paired by their places.
    private static func likely(_ sections: [ComparedSections.Pair], _ pairing: SectionPairing) -> [ComparedSections
        .Pair]
    {
        let (originals, own) = pairing.tokens
        return sections.filter { section in
            let (first, second) = (originals[section.original], own[section.translation])
            return first.count < leastTokens || second.count < leastTokens || first.common(with: second) > 0
        }
    }

    /// Compares pages whose headings have the same levels: finds sections whose code, or whatever else no translator changes, is
    /// that of another section of the original.
    private static func parallel(_ pair: TwinPair) -> (findings: [Diagnostic], sections: ComparedSections) {
        var homes = MovedSections(pair).homes
        homes.merge(homesByCode(pair)) { _, other in other }
        let sorted = SortedSections(pair, homes: homes).members
        let findings = homes.filter { !sorted.contains($0.key) }.sorted { $0.key < $1.key }.map {
            moved(pair, $0.key, from: $0.value)
        }
        let elsewhere = Set(homes.flatMap { [$0.key, $0.value] })
        let sections = pair.outline.sections.indices.compactMap { place -> ComparedSections.Pair? in
            if sorted.contains(place), let home = homes[place] {
                return ComparedSections.Pair(original: home, translation: place)
            }
            return elsewhere.contains(place) ? nil : ComparedSections.Pair(original: place, translation: place)
        }
        return (findings, ComparedSections(sections))
    }

    /// Returns the original's section of each section whose code is that of another section of the original, and of no other: by the
    /// code as it stands, else without what translators change in it.
    private static func homesByCode(_ pair: TwinPair) -> [Int: Int] {
        let (left, right) = (pair.originalOutline, pair.outline)
        let (written, own) = (signatures(left, \.slice.bytes), signatures(right, \.slice.bytes))
        // Most pages have the same code to the byte.
        guard written != own else { return [:] }
        let plain = homesByCode(signatures(left, plainCode), signatures(right, plainCode))
        return homesByCode(written, own).merging(plain) { own, _ in own }
    }

    private static func homesByCode(_ signatures: [Signature], _ own: [Signature]) -> [Int: Int] {
        var places: [Signature: [Int]] = [:]
        for (place, signature) in signatures.enumerated() where !signature.isEmpty {
            places[signature, default: []].append(place)
        }
        return own.enumerated().reduce(into: [:]) { homes, entry in
            let (place, signature) = entry
            guard !signature.isEmpty, signature != signatures[place], let found = places[signature], found.count == 1,
                own[found[0]] != signature
            else { return }
            homes[place] = found[0]
        }
    }

    private static func moved(_ pair: TwinPair, _ place: Int, from home: Int) -> Diagnostic {
        pair.finding(
            rule,
            LocalizedText(
                en: "in the original this section is in another place",
                es: "en el original este apartado está en otro sitio"
            ),
            at: pair.outline.place(of: place),
            original: pair.originalOutline.place(of: home),
            reason: LocalizedText(
                en:
                    "it contains the code, numbers or links of another section: readers who change language get to the wrong section",
                es:
                    "contiene el código, los números o los enlaces de otro apartado: quien cambia de idioma llega al apartado equivocado"
            )
        )
    }

    private typealias Signature = [[UInt8]]

    private static func signatures(_ outline: LessonOutline, _ code: (CodeBlock) -> [UInt8]) -> [Signature] {
        outline.sections.map { section in
            section.blocks.compactMap { index in
                let block = outline.document.codeBlocks[index]
                guard !block.isDiagram else { return nil }
                let code = code(block)
                return code.isEmpty ? nil : code
            }
        }
    }

    private static func plainCode(_ block: CodeBlock) -> [UInt8] { ProseFreeCode(block).bytes }

    // MARK: Findings

    private static func lacks(_ pair: TwinPair, _ original: Int, after translation: Int) -> [Diagnostic] {
        guard let heading = pair.originalOutline.sections[original].heading else { return [] }
        let title = pair.originalOutline.document.headings[heading].plainText
        return [
            pair.finding(
                rule,
                LocalizedText(
                    en: "the section “\(title)” of the original is missing after this one",
                    es: "después de este apartado falta «\(title)», que está en el original"
                ),
                at: pair.outline.place(of: translation),
                original: pair.originalOutline.place(of: original),
                isMissing: true
            )
        ]
    }

    private static func extra(_ pair: TwinPair, _ translation: Int) -> [Diagnostic] {
        guard let heading = pair.outline.sections[translation].heading else { return [] }
        let title = pair.outline.document.headings[heading].plainText
        return [
            pair.finding(
                rule,
                LocalizedText(
                    en: "the original has no section for “\(title)”",
                    es: "el original no tiene ningún apartado que corresponda a «\(title)»"
                ),
                at: pair.outline.place(of: translation),
                original: nil
            )
        ]
    }

    /// Returns the pairs of sections whose headings differ in level.
    private static func pairsOfOtherLevel(
        _ aligned: [SequenceAlignment.Pair],
        _ pair: TwinPair
    ) -> [(left: Int, right: Int)] {
        func level(_ outline: LessonOutline, _ section: Int) -> Int? {
            outline.sections[section].heading.map { outline.document.headings[$0].level }
        }
        return aligned.compactMap { entry in
            guard case .both(let original, let translation) = entry,
                level(pair.originalOutline, original) != level(pair.outline, translation)
            else { return nil }
            return (original, translation)
        }
    }

    private static func otherLevel(_ pair: TwinPair, _ original: Int, _ translation: Int) -> [Diagnostic] {
        guard let heading = pair.outline.sections[translation].heading,
            let twin = pair.originalOutline.sections[original].heading
        else { return [] }
        let own = pair.outline.document.headings[heading].level
        let other = pair.originalOutline.document.headings[twin].level
        guard own != other else { return [] }
        return [
            pair.finding(
                rule,
                LocalizedText(
                    en: "this heading is of level \(own), but in the original it is of level \(other)",
                    es: "este encabezado es de nivel \(own), pero en el original es de nivel \(other)"
                ),
                at: pair.outline.place(of: translation),
                original: pair.originalOutline.place(of: original),
                advice: LocalizedText(
                    en: "write it with \(String(repeating: "#", count: other))",
                    es: "escríbelo con \(String(repeating: "#", count: other))"
                )
            )
        ]
    }
}
