import Course
import CourseChecks

/// The sections that translations lack changes of, the one first by which most readers are misled.
///
/// Readers come to the pages that others link to, and start at the first page; they are misled by each word that has changed. So the
/// number of pages that lead to a page is multiplied by the words that changed in the section; among equals the oldest change is first.
struct SectionOrder {
    struct Entry {
        let status: TranslationStatus
        let drift: SectionDrift
        /// The number of pages that link to the original.
        let links: Int
        let isStart: Bool

        /// The share of the pages that lead to this one; a start page counts as if ten more did.
        fileprivate var readers: Int { 1 + links + (isStart ? 10 : 0) }
        fileprivate var harm: Int { readers * max(1, drift.words) }
    }

    let entries: [Entry]

    /// - Parameter language: the language of the translations; nil: all.
    init(_ rows: [TranslationStatus], of course: Course, in language: String?) {
        let links = Self.links(of: course)
        let found = rows.filter { language == nil || $0.language == language }.flatMap { status in
            (status.drift?.sections ?? []).map { drift in
                let lesson = course.lessons[status.original]
                return Entry(
                    status: status,
                    drift: drift,
                    links: links[status.original] ?? 0,
                    isStart: lesson.isIndex && !lesson.path.contains("/")
                )
            }
        }
        entries = found.sorted { first, second in
            func rank(_ entry: Entry) -> (Int, String, String, String, Int) {
                (
                    -entry.harm, entry.drift.since?.day ?? "9", entry.status.language,
                    entry.status.lesson, entry.drift.original ?? Int.max
                )
            }
            return rank(first) < rank(second)
        }
    }

    /// The number of pages of the main language that link to each one, by its index.
    private static func links(of course: Course) -> [Int: Int] {
        let main = course.configuration.mainLanguage
        return course.written.filter { course.lessons[$0].language == main }.reduce(into: [:]) { counts, source in
            let goals = course.lessons[source].document.links.compactMap { link -> Int? in
                guard case .lesson(let goal, _) = course.resolve(link, from: source), goal != source else { return nil }
                return goal
            }
            for goal in Set(goals) { counts[goal, default: 0] += 1 }
        }
    }
}
