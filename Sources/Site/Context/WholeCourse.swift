import Course

/// All lessons of a language in reading order, divided into pages that browsers show without delay.
struct WholeCourse: Sendable {
    struct Entry: Sendable {
        /// The part's id on its page, and the prefix of the ids within it.
        let slot: String
        /// The part's lesson; nil for a section without an index.
        let lesson: Int?
        let section: Section
        let isSection: Bool
    }

    /// The entries of each page; a small course has one page.
    private(set) var pages: [[Entry]] = []
    /// The size of all lessons, in units of ``LessonFacts/bulkUnit``.
    private(set) var bulk = 0

    /// The size up to which lessons share a page, in the same units: about 120 KB of Markdown.
    static let mostOnPage = 15
    /// The size up to which a course has these pages unless it says otherwise, in the same units: about 2 MB of Markdown.
    static let small = 250

    init(_ course: Course, _ tree: Section) {
        var entries: [Entry] = []
        Self.add(tree, to: &entries)
        var onPage = 0
        for (place, entry) in entries.enumerated() {
            let own = Self.bulk(of: entry, in: course)
            // A section that fits on a page begins one rather than being cut.
            let whole = entry.isSection ? Self.bulk(ofSectionAt: place, in: entries, of: course) : own
            let wanted = whole <= Self.mostOnPage ? max(own, whole) : own
            if pages.isEmpty || onPage > 0 && onPage + wanted > Self.mostOnPage {
                pages.append([])
                onPage = 0
            }
            pages[pages.count - 1].append(entry)
            onPage += own
            bulk += own
        }
    }

    /// Returns a page's title: the sections on it, in their order, with a number if several pages have the same ones.
    func title(ofPage page: Int) -> String {
        let titles = pages.map { entries in
            entries.map(\.section.title).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
                .joined(separator: " · ")
        }
        let alike = titles.indices.filter { titles[$0] == titles[page] }
        guard alike.count > 1, let place = alike.firstIndex(of: page) else { return titles[page] }
        return "\(titles[page]) (\(place + 1)/\(alike.count))"
    }

    private static func bulk(of entry: Entry, in course: Course) -> Int {
        entry.lesson.map { course.lessons[$0].facts.bulk } ?? 0
    }

    private static func bulk(ofSectionAt place: Int, in entries: [Entry], of course: Course) -> Int {
        let path = entries[place].section.path
        return entries[place...].prefix { $0.section.path == path }.reduce(0) { $0 + bulk(of: $1, in: course) }
    }

    private static func add(_ section: Section, to entries: inout [Entry]) {
        func add(_ lesson: Int?, isSection: Bool) {
            entries.append(
                Entry(slot: String(entries.count + 1), lesson: lesson, section: section, isSection: isSection)
            )
        }
        // The course's own title stands above everything; the start page's text opens the first part.
        if section.index != nil || !section.path.isEmpty { add(section.index, isSection: true) }
        for entry in section.entries {
            switch entry {
            case .lesson(let lesson): add(lesson, isSection: section.path.isEmpty)
            case .section(let inner): Self.add(inner, to: &entries)
            case .address, .draft: break
            }
        }
    }
}
