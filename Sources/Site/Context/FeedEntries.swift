import Course

/// The lessons in a language's feed: those that carry a date.
enum FeedEntries {
    /// The largest number of entries: feed readers ask often, and older lessons are on the site.
    private static let most = 50

    static let fileName = "feed.xml"

    /// The feed's path in a language; nil if the site's address is not known or no lesson has a date.
    static func path(in language: String, of course: Course) -> String? {
        guard course.configuration.baseURL != nil, !latest(in: language, of: course).isEmpty else { return nil }
        return course.sitePath(fileName, in: language)
    }

    /// The lessons of a language with their dates, the latest first.
    static func latest(in language: String, of course: Course) -> [(lesson: Int, updated: String)] {
        let dated = course.lessons.indices.compactMap { index -> (lesson: Int, updated: String)? in
            let lesson = course.lessons[index]
            // The start page is what the feed itself is about.
            guard lesson.language == language, lesson.fallback == nil, !course.isHome(index),
                let updated = lesson.metadata.updated
            else {
                return nil
            }
            return (index, updated)
        }
        let latestFirst = dated.sorted { first, second in
            first.updated == second.updated
                ? course.lessons[first.lesson].outputPath < course.lessons[second.lesson].outputPath
                : first.updated > second.updated
        }
        return Array(latestFirst.prefix(most))
    }
}
