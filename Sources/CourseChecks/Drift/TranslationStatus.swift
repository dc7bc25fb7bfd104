import Course

/// The state of a lesson in one of the languages it is translated into.
package struct TranslationStatus: Sendable, Hashable {
    package enum State: Sendable, Hashable {
        /// The original has not changed since the translation was accepted, or written.
        case current
        /// The ids of the original's sections that have changed since; empty for the text before the first heading.
        case stale([String])
        /// The translation was never accepted, and there is no history to ask.
        case unreviewed
        case missing
    }

    /// The lesson's id.
    package let lesson: String
    package let language: String
    package let state: State
    /// The original, and the translation if there is one, as indices into ``Course/lessons``.
    package let original: Int
    package let translation: Int?
    /// The sections behind as the history tells them; nil without a history.
    package let drift: PageDrift?

    /// The status of every lesson of the main language in every other language, in the order of the files.
    ///
    /// - Parameter drifts: the drift of translations, by their indices.
    package static func all(
        of course: Course,
        since reviews: ReviewRecord,
        drifts: [Int: PageDrift] = [:]
    ) -> [TranslationStatus] {
        let main = course.configuration.mainLanguage
        // A language that is listed and has no lesson yet lacks all of them.
        let isListed = course.configuration.pathRanges["languages"] != nil
        let languages = (isListed ? course.configuration.languages : course.languages).filter { $0 != main }
        return course.lessons.indices.flatMap { index -> [TranslationStatus] in
            let lesson = course.lessons[index]
            guard lesson.language == main, course.twin(of: index, in: main) == index else { return [] }
            return languages.map { language in
                let translation = course.twin(of: index, in: language)
                return TranslationStatus(
                    lesson: lesson.id,
                    language: language,
                    state: translation.map { state(of: $0, course, reviews, drifts[$0]) } ?? .missing,
                    original: index,
                    translation: translation,
                    drift: translation.flatMap { drifts[$0] }
                )
            }
        }
    }

    /// Returns the status by the changes of some commits, and by changes that are not committed or not known.
    package func changes(in commits: Set<String>) -> TranslationStatus {
        guard let drift = drift?.changes(in: commits) else { return self }
        let stale = drift.sections.map(\.id)
        return TranslationStatus(
            lesson: lesson,
            language: language,
            state: stale.isEmpty ? .current : .stale(stale),
            original: original,
            translation: translation,
            drift: drift
        )
    }

    private static func state(of translation: Int, _ course: Course, _ reviews: ReviewRecord, _ drift: PageDrift?)
        -> State
    {
        let stale = drift?.sections.map(\.id) ?? course.staleness(of: translation, since: reviews)?.sections.map(\.id)
        guard let stale else { return .unreviewed }
        return stale.isEmpty ? .current : .stale(stale)
    }
}
