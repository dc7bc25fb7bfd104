import Course
import Markdown

/// The sections, of versions of a lesson side by side, whose original has changed since a translation was reviewed or written.
struct StaleMarks {
    /// The marks of a row, by the state of its section.
    struct RowMark: Equatable {
        /// The columns that are behind.
        let columns: [Int]
        /// True in the first row of a section.
        let isFirst: Bool
        /// The day of the oldest change that one of the translations lacks, as `YYYY-MM-DD`; nil if it isn't known.
        let since: String?
    }

    /// The place of the original among the columns; nil if all of them are translations.
    private let original: Int?
    private let headings: [NodeID]
    /// The changed sections for each column, and the day of each one's change.
    private let sections: [[Int: String?]]
    private var last: Int?

    /// - Parameter lessons: the versions of a lesson, in the order of their columns.
    init(_ lessons: [Int], in site: SiteContext) {
        let course = site.course
        let main = course.configuration.mainLanguage
        original = lessons.firstIndex { course.lessons[$0].language == main }
        headings = original.map { course.lessons[lessons[$0]].document.headings.map(\.node) } ?? []
        // Neither of two translations is the other's original.
        sections = original == nil ? lessons.map { _ in [:] } : lessons.map { Self.changes($0, in: site) }
    }

    private static func changes(_ translation: Int, in site: SiteContext) -> [Int: String?] {
        if let drift = site.desk?.drifts[translation] {
            return drift.sections.reduce(into: [:]) { changes, section in
                section.original.map { changes[$0] = .some(section.since?.day) }
            }
        }
        let staleness = site.course.staleness(of: translation, since: site.checked.records.reviews)
        return (staleness?.sections ?? []).reduce(into: [:]) { changes, section in
            section.original.map { changes[$0] = .some(nil) }
        }
    }

    /// Returns the mark of a row with these blocks, one for each column; nil for a row of a section that is up to date, or without
    /// the original's block.
    mutating func mark(_ blocks: [NodeID?]) -> RowMark? {
        guard let original, let block = blocks[original] else { return nil }
        let section = headings.count { $0 <= block }
        let columns = sections.indices.filter { sections[$0][section] != nil }
        guard !columns.isEmpty else { return nil }
        defer { last = section }
        let days = columns.compactMap { sections[$0][section] ?? nil }
        return RowMark(columns: columns, isFirst: last != section, since: days.min())
    }
}
