import Course
import Markdown

/// The sections, of two versions of a lesson side by side, whose original has changed since the translation was reviewed.
struct StaleMarks {
    enum StaleRow: Equatable {
        /// The first row of a section.
        case first
        case further
    }

    private let isOriginalFirst: Bool
    private let headings: [NodeID]
    private let sections: Set<Int>
    private var last: Int?

    /// - Parameters:
    ///   - first: a lesson.
    ///   - second: its counterpart in another language.
    init(first: Int, second: Int, in site: SiteContext) {
        let course = site.course
        let main = course.configuration.mainLanguage
        isOriginalFirst = course.lessons[first].language == main
        let (original, translation) = isOriginalFirst ? (first, second) : (second, first)
        headings = course.lessons[original].document.headings.map(\.node)
        // Neither of two translations is the other's original.
        let staleness =
            course.lessons[original].language == main
            ? course.staleness(of: translation, since: site.checked.records.reviews) : nil
        sections = Set(staleness?.sections.compactMap(\.original) ?? [])
    }

    /// Returns the mark of a row with these blocks; nil for a row of a section that is up to date, or without the original's block.
    mutating func mark(_ first: NodeID?, _ second: NodeID?) -> StaleRow? {
        guard !sections.isEmpty, let block = isOriginalFirst ? first : second else { return nil }
        let section = headings.count { $0 <= block }
        guard sections.contains(section) else { return nil }
        defer { last = section }
        return last == section ? .further : .first
    }
}
