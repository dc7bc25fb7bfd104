import Diagnostics
import Markdown
import MarkdownHTML

/// Gives every heading the id it has on its page.
///
/// The headings of a translation take over the ids of the headings that they translate. So the same section has the same address
/// in every language, and the language switch can lead from section to section.
struct HeadingIDs {
    /// - Parameter known: the ids of some lessons, by their files.
    static func assign(
        _ lessons: [Lesson],
        twins: [String: [String: Int]],
        mainLanguage: String,
        known: [String: [String]] = [:]
    ) -> [[String]] {
        lessons.map { lesson in
            if !known.isEmpty, lesson.fallback == nil, let ids = known[lesson.filePath] { return ids }
            let original = lesson.language == mainLanguage ? nil : twins[lesson.id]?[mainLanguage]
            return ids(of: lesson, original: original.map { lessons[$0] })
        }
    }

    /// Returns the ids of one lesson's headings.
    ///
    /// - Parameter original: the lesson that it translates; nil if it is no translation.
    static func ids(of lesson: Lesson, original: Lesson?) -> [String] {
        let own = lesson.facts.headings
        guard lesson.fallback == nil, let original else { return own.map(\.anchor) }
        let shared = original.facts.headings
        let pairs = pairs(original, lesson)
        let explicit = Set(own.compactMap(\.explicitID))
        let ids = own.enumerated().map { index, heading in
            heading.explicitID ?? pairs[index].map { shared[$0].anchor } ?? heading.slug
        }
        // An id of the translation's own may clash with one taken over: then each keeps its own.
        let ofHTML = lesson.facts.rawHTMLAnchors.map { RawIDPrefix.standard + $0 } + lesson.facts.rawHeadings
        let taken = Set(ids)
        guard taken.isDisjoint(with: ofHTML) else { return own.map(\.anchor) }
        let isUnique = taken.count == ids.count
        return isUnique || explicit.isEmpty && pairs.count == own.count ? ids : own.map(\.anchor)
    }

    /// Returns the index of the original's heading for each heading of the translation that has one.
    private static func pairs(_ original: Lesson, _ translation: Lesson) -> [Int: Int] {
        let headings = translation.facts.headings
        if original.facts.headings.map(\.level) == headings.map(\.level) {
            return Dictionary(uniqueKeysWithValues: headings.indices.map { ($0, $0) })
        }
        let aligned = SectionPairing.pairs(LessonOutline(original.document), LessonOutline(translation.document))
        return aligned.reduce(into: [:]) { pairs, entry in
            // Section 0 stands before the first heading.
            guard case .both(let left, let right) = entry, left > 0, right > 0 else { return }
            pairs[right - 1] = left - 1
        }
    }
}
