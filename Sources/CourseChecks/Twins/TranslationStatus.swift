import Course

/// The state of a lesson in one of the languages it is translated into.
package struct TranslationStatus: Sendable, Hashable {
    package enum State: Sendable, Hashable {
        /// The original has not changed since the translation was accepted.
        case current
        /// The ids of the original's sections that have changed since; empty for the text before the first heading.
        case stale([String])
        /// The translation was never accepted.
        case unreviewed
        case missing
    }

    /// The lesson's id.
    package let lesson: String
    package let language: String
    package let state: State

    /// The status of every lesson of the main language in every other language, in the order of the files.
    package static func all(of course: Course, since reviews: ReviewRecord) -> [TranslationStatus] {
        let main = course.configuration.mainLanguage
        // A language that is listed and has no lesson yet lacks all of them.
        let isListed = course.configuration.pathRanges["languages"] != nil
        let languages = (isListed ? course.configuration.languages : course.languages).filter { $0 != main }
        return course.lessons.indices.flatMap { index -> [TranslationStatus] in
            let lesson = course.lessons[index]
            guard lesson.language == main, course.twin(of: index, in: main) == index else { return [] }
            return languages.map { language in
                TranslationStatus(
                    lesson: lesson.id,
                    language: language,
                    state: state(of: index, in: language, course, reviews)
                )
            }
        }
    }

    private static func state(of original: Int, in language: String, _ course: Course, _ reviews: ReviewRecord)
        -> State
    {
        guard let translation = course.twin(of: original, in: language) else { return .missing }
        guard let staleness = course.staleness(of: translation, since: reviews) else { return .unreviewed }
        return staleness.sections.isEmpty ? .current : .stale(staleness.sections.map(\.id))
    }
}
