import CourseChecks
import Diagnostics

/// The status of a course's translations as JSON.
struct TranslationDocument: Encodable {
    let schemaVersion = 1
    let languages: [LanguageRow]
    let translations: [TranslationRow]

    /// - Parameter rows: the translations that are listed.
    init(_ languages: [LanguageStatus], _ rows: [TranslationStatus], of answer: TranslationAnswer) {
        self.languages = languages.map(LanguageRow.init)
        translations = rows.map { TranslationRow($0, answer) }
    }

    struct LanguageRow: Encodable {
        let language: String
        let pages, pairs, missing, behind, sectionsBehind, wordsBehind: Int
        let since: String?

        init(_ status: LanguageStatus) {
            (language, pages, pairs) = (status.language, status.pages, status.pairs)
            (missing, behind, sectionsBehind) = (status.missing, status.behind, status.sectionsBehind)
            (wordsBehind, since) = (status.wordsBehind, status.since)
        }
    }

    struct TranslationRow: Encodable {
        let lesson, language, state: String
        let sections: [String]
        let original: String
        let translation: String?
        /// `record`, `commit` or `history`; nil without any of them.
        let basis: String?
        let drift: [SectionRow]

        init(_ status: TranslationStatus, _ answer: TranslationAnswer) {
            (lesson, language) = (status.lesson, status.language)
            switch status.state {
            case .current: (state, sections) = ("current", [])
            case .stale(let stale): (state, sections) = ("stale", stale)
            case .unreviewed: (state, sections) = ("unreviewed", [])
            case .missing: (state, sections) = ("missing", [])
            }
            original = answer.paths[status.original]
            translation = status.translation.map { answer.paths[$0] }
            basis = status.drift?.basis.rawValue
            drift = status.drift?.sections.map { SectionRow($0, status, answer) } ?? []
        }
    }

    struct SectionRow: Encodable {
        let section, title: String
        let words: Int
        let commit, since: String?
        /// The lines of the headings, from 1.
        let line, translationLine: Int?

        init(_ drift: SectionDrift, _ status: TranslationStatus, _ answer: TranslationAnswer) {
            (section, title, words) = (drift.id, drift.title, drift.words)
            (commit, since) = (drift.since?.hash, drift.since?.day)
            line = answer.line(of: drift.original, in: status.original)
            translationLine = answer.line(of: drift.translation, in: status.translation)
        }
    }
}
