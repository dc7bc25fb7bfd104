import Course
import Diagnostics
import Markdown

/// The sections of the original that have changed since a translation was last reviewed.
package struct Staleness: Sendable, Hashable {
    /// A section whose present state the translation was not reviewed against.
    package struct Section: Sendable, Hashable {
        /// The section's index in the original, 0 for the text before the first heading; nil if the section is gone.
        package let original: Int?
        /// The section's id in the original; empty before the first heading.
        package let id: String
    }

    /// The sections in the order of the original; those that are gone come last.
    package let sections: [Section]

    static let rule = RuleID.translationStale
}

extension Course {
    /// The changes of the original since a translation was reviewed; nil if there is nothing to compare, or it never was.
    package func staleness(of lesson: Int, since reviews: ReviewRecord) -> Staleness? {
        guard let original = original(of: lesson),
            let recorded = reviews.sections(of: lessons[lesson].id, in: lessons[lesson].language)
        else { return nil }
        let current = sectionHashes(of: original)
        var changed = current.enumerated().filter { recorded[$0.element.id] != $0.element.hash }.map {
            Staleness.Section(original: $0.offset, id: $0.element.id)
        }
        let ids = Set(current.map(\.id))
        let gone = recorded.keys.filter { !ids.contains($0) }.sorted()
        // A renamed section is both gone and new.
        let renamed = changed.count { recorded[$0.id] == nil }
        changed += gone.dropFirst(renamed).map { Staleness.Section(original: nil, id: $0) }
        return Staleness(sections: changed)
    }

    /// The record with a review of a translation: it renders the present state of its original.
    ///
    /// - Returns: nil if the lesson is no translation.
    package func accepting(_ lesson: Int, in record: ReviewRecord) -> ReviewRecord? {
        guard let original = original(of: lesson) else { return nil }
        var record = record
        let sections = Dictionary(sectionHashes(of: original).map { ($0.id, $0.hash) }) { first, _ in first }
        record.accept(lessons[lesson].id, in: lessons[lesson].language, sections: sections)
        return record
    }

    /// The lesson in the main language that a lesson translates; nil for one that is no translation.
    package func original(of lesson: Int) -> Int? {
        let main = configuration.mainLanguage
        guard lessons[lesson].language != main, twin(of: lesson, in: lessons[lesson].language) == lesson else {
            return nil
        }
        return twin(of: lesson, in: main)
    }

    /// Findings at the sections of a translation whose original has changed.
    func staleFindings(_ lesson: Int, since reviews: ReviewRecord) -> [Diagnostic] {
        guard let original = original(of: lesson), let staleness = staleness(of: lesson, since: reviews) else {
            return []
        }
        let document = lessons[lesson].document
        let twin = lessons[original].document
        let isParallel = document.headings.map(\.level) == twin.headings.map(\.level)
        return staleness.sections.map { section in
            let heading = section.original.flatMap { $0 > 0 ? twin.headings[$0 - 1] : nil }
            let own = section.original.flatMap { $0 > 0 && isParallel ? document.headings[$0 - 1] : nil }
            return Diagnostic(
                rule: Staleness.rule,
                severity: .warning,
                message: section.original == nil
                    ? LocalizedText(
                        en: "the original no longer has the section “\(section.id)”",
                        es: "el original ya no tiene el apartado «\(section.id)»"
                    )
                    : LocalizedText(
                        en: "the original of this section has changed since the translation was reviewed",
                        es: "el original de este apartado ha cambiado desde que se revisó la traducción"
                    ),
                range: own?.range ?? lessons[lesson].file.range(0..<0),
                advice: LocalizedText(
                    en: "bring the translation up to date, then: glosa translate accept \(lessons[lesson].filePath)",
                    es: "pon al día la traducción y después: glosa translate accept \(lessons[lesson].filePath)"
                ),
                related: [
                    Diagnostic.Related(
                        range: heading?.range ?? lessons[original].file.range(0..<0),
                        message: LocalizedText(en: "the original as it is now", es: "el original tal como está ahora")
                    )
                ]
            )
        }
    }

    private func sectionHashes(of lesson: Int) -> [(id: String, hash: String)] {
        Array(zip([""] + headingIDs[lesson], SectionHash.all(in: lessons[lesson].document)))
    }
}
