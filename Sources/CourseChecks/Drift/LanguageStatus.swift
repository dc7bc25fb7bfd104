import Course

/// The translation of a course into a language, in numbers.
package struct LanguageStatus: Sendable, Hashable {
    package let language: String
    /// The number of pages in the language; those shown in place of missing ones don't count.
    package let pages: Int
    /// The number of them that translate a page of the main language; for that one, of its pages with any translation.
    package let pairs: Int
    /// The number of pages of the main language that it lacks.
    package let missing: Int
    /// The number of its pages whose original has changed since they were accepted or written.
    package let behind: Int
    /// The number of the originals' sections that have changed since.
    package let sectionsBehind: Int
    /// The number of words in their changed paragraphs, as far as there is a history.
    package let wordsBehind: Int
    /// The day of the oldest change that a translation lacks; nil if none is known.
    package let since: String?

    /// The status of every language with pages, the main one first.
    ///
    /// - Parameter rows: the status of every lesson.
    package static func all(of languages: LanguagePages, _ rows: [TranslationStatus]) -> [LanguageStatus] {
        let rows = Dictionary(grouping: rows, by: \.language)
        let translated = Set(rows.values.joined().filter { $0.state != .missing }.map(\.lesson)).count
        return languages.all.map { language in
            let own = rows[language] ?? []
            let missing = own.count { $0.state == .missing }
            let sections = own.compactMap { if case .stale(let sections) = $0.state { sections.count } else { nil } }
            return LanguageStatus(
                language: language,
                pages: languages.pages[language] ?? 0,
                pairs: language == languages.main ? translated : own.count - missing,
                missing: missing,
                behind: sections.count,
                sectionsBehind: sections.reduce(0, +),
                wordsBehind: own.reduce(0) { $0 + ($1.drift?.words ?? 0) },
                since: own.flatMap { $0.drift?.sections ?? [] }.compactMap(\.since?.day).min()
            )
        }
    }
}
