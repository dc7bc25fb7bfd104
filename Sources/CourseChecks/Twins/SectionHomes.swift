import Course
import Markdown

/// The original's sections of those of a translation that stand elsewhere, on pages whose headings differ.
enum SectionHomes {
    /// Returns the original's section of each section that found none in its place, by the pictures in their headings.
    static func byPictures(_ pair: TwinPair, _ aligned: [SequenceAlignment.Pair]) -> [Int: Int] {
        func pictures(_ outline: LessonOutline, _ section: Int) -> String {
            outline.sections[section].heading.map { outline.document.headings[$0].pictures } ?? ""
        }
        // The sections without a counterpart that have the same pictures, the last one first.
        var missing: [String: [Int]] = [:]
        for case .left(let original) in aligned.reversed() {
            missing[pictures(pair.originalOutline, original), default: []].append(original)
        }
        return aligned.reduce(into: [:]) { homes, entry in
            guard case .right(let translation) = entry else { return }
            let own = pictures(pair.outline, translation)
            if !own.isEmpty { homes[translation] = missing[own]?.popLast() }
        }
    }

    /// The least part of a section's code, numbers and names that tells where it stands in the original, and the least number of them.
    private static let (leastLikeness, leastCommon) = (0.5, 4)
    /// The most pairs of sections without a counterpart that are compared.
    private static let mostCompared = 40_000

    /// Returns the original's section of each section that found none in its place, by the code, numbers and names in them.
    static func byContents(_ pairing: SectionPairing, _ aligned: [SequenceAlignment.Pair]) -> [Int: Int] {
        var missing = aligned.compactMap { if case .left(let original) = $0 { original } else { nil } }
        let extra = aligned.compactMap { if case .right(let translation) = $0 { translation } else { nil } }
        guard !missing.isEmpty, !extra.isEmpty, missing.count * extra.count <= mostCompared else { return [:] }
        let (originals, own) = pairing.tokens
        return extra.reduce(into: [:]) { homes, translation in
            let likest = missing.indices.max {
                own[translation].likeness(to: originals[missing[$0]])
                    < own[translation].likeness(to: originals[missing[$1]])
            }
            guard let likest else { return }
            let twin = originals[missing[likest]]
            guard own[translation].likeness(to: twin) >= leastLikeness,
                own[translation].common(with: twin) >= leastCommon
            else { return }
            homes[translation] = missing.remove(at: likest)
        }
    }

    /// Returns the original's section of each section that stands in the place of another one, by titles that are the same in both
    /// languages.
    static func byTitle(_ pair: TwinPair, _ aligned: [SequenceAlignment.Pair]) -> [Int: Int] {
        let places = aligned.compactMap { entry -> ComparedSections.Pair? in
            guard case .both(let original, let translation) = entry else { return nil }
            return ComparedSections.Pair(original: original, translation: translation)
        }
        func title(_ outline: LessonOutline, _ section: Int) -> String? {
            outline.sections[section].heading.map { outline.document.headings[$0].plainText.lowercased() }
        }
        let left = places.map { title(pair.originalOutline, $0.original) }
        let right = places.map { title(pair.outline, $0.translation) }
        /// The place of each title that occurs once.
        func unique(_ titles: [String?]) -> [String: Int] {
            Dictionary(grouping: titles.indices.filter { titles[$0] != nil }) { titles[$0] ?? "" }
                .compactMapValues { $0.count == 1 ? $0.first : nil }
        }
        let (homesByTitle, ownByTitle) = (unique(left), unique(right))
        return places.indices.reduce(into: [:]) { homes, place in
            guard let own = right[place], own != left[place], ownByTitle[own] != nil, let home = homesByTitle[own]
            else { return }
            homes[places[place].translation] = places[home].original
        }
    }
}
