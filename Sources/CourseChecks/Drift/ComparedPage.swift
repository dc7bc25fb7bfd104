import Course
import CourseConfiguration

/// A translation and its original, with the versions that are compared.
struct ComparedPage: Sendable {
    let original: Int
    let translation: Int
    var basis: PageDrift.Basis
    var originals: [FileHistory.Version] = []
    var translations: [FileHistory.Version] = []
    /// The object that the translation says it renders.
    var base: String?

    /// The largest number of versions of a file that are read.
    private static let most = 100

    /// Returns the translations with a history; `areKnown` is false if git lacks a commit that one of them names.
    ///
    /// - Parameter translations: the translations that are asked for; nil: all.
    static func all(
        of course: Course,
        _ translations: Set<Int>?,
        reviews: ReviewRecord,
        history: CourseHistory
    ) -> (pairs: [ComparedPage], areKnown: Bool) {
        let wanted = translations?.sorted() ?? Array(course.written)
        return namedCommits(of: pairs(wanted, course, reviews, history), course, history)
    }

    private static func pairs(
        _ translations: [Int],
        _ course: Course,
        _ reviews: ReviewRecord,
        _ history: CourseHistory
    ) -> [ComparedPage] {
        translations.compactMap { lesson in
            // A page made by a PO file has that file's own marks.
            guard course.configuration.catalogue(of: course.lessons[lesson].language) == nil,
                let original = course.original(of: lesson),
                let own = history.files[course.lessons[lesson].filePath],
                let versions = history.files[course.lessons[original].filePath]
            else { return nil }
            let isReviewed = reviews.sections(of: course.lessons[lesson].id, in: course.lessons[lesson].language) != nil
            var pair = ComparedPage(original: original, translation: lesson, basis: isReviewed ? .record : .history)
            pair.translations = Array(own.versions.prefix(most))
            let birth = isReviewed ? Int.min : own.versions.last?.position ?? Int.max
            let later = versions.versions.prefix { $0.position > birth }
            pair.originals = Array((later + versions.versions.dropFirst(later.count).prefix(1)).prefix(most))
            return pair
        }
    }

    /// Returns the pairs, those with a commit in their text compared with that; `areKnown` is false if git lacks one of the commits.
    private static func namedCommits(
        of pairs: [ComparedPage],
        _ course: Course,
        _ history: CourseHistory
    ) -> (pairs: [ComparedPage], areKnown: Bool) {
        var pairs = pairs
        let named = pairs.indices.compactMap { index -> (index: Int, commit: String)? in
            guard pairs[index].basis == .history else { return nil }
            return NamedCommit.of(course.lessons[pairs[index].translation].document).map { (index, $0) }
        }
        guard !named.isEmpty else { return (pairs, true) }
        let objects = history.objects(
            named.map { (commit: $0.commit, path: course.lessons[pairs[$0.index].original].filePath) }
        )
        for (place, object) in zip(named, objects) {
            guard let object else { continue }
            pairs[place.index].basis = .commit
            pairs[place.index].base = object
            let versions = history.files[course.lessons[pairs[place.index].original].filePath]?.versions ?? []
            pairs[place.index].originals = Array(versions.prefix(most))
        }
        return (pairs, objects.allSatisfy { $0 != nil })
    }
}
