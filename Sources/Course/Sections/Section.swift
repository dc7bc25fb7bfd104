/// A folder or a group of lessons, in reading order.
package struct Section: Sendable {
    /// One line of the navigation.
    package enum Member: Sendable {
        /// A lesson, as an index into ``Course/lessons``.
        case lesson(Int)
        case section(Section)
        /// A page of another site.
        case address(String, title: String)
        /// A page that is announced, but not written yet.
        case draft(title: String)
    }

    /// The folder below the language folder; empty for the language's own.
    package let path: String
    package let title: String
    /// The index of the folder's own lesson in ``Course/lessons``, if it has one.
    package let index: Int?
    /// The page's path below the site's root; the page exists even if nobody wrote an index.
    package let outputPath: String
    /// The lessons and sections, in their order; a written navigation may mix them.
    package let entries: [Member]
    /// The labels in the navigation of lessons whose own titles differ, by lesson index.
    package var labels: [Int: String] = [:]
    /// The numbers of lessons in the navigation, by lesson index.
    package var numbers: [Int: String] = [:]
    /// The number of the section itself in the navigation; nil if it has none.
    package var number: String?

    /// The lessons, as indices into ``Course/lessons``.
    package var lessons: [Int] { entries.compactMap { if case .lesson(let lesson) = $0 { lesson } else { nil } } }

    package var sections: [Section] {
        entries.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }

    /// The lessons of this section and of all below, each section's index first: the order of “previous” and “next”.
    package var readingOrder: [Int] {
        (index.map { [$0] } ?? [])
            + entries.flatMap { entry -> [Int] in
                switch entry {
                case .lesson(let lesson): [lesson]
                case .section(let section): section.readingOrder
                case .address, .draft: []
                }
            }
    }

    /// This section and all below it.
    package var all: [Section] {
        [self] + sections.flatMap(\.all)
    }
}

extension Section {
    /// Returns the section with the same members in another order.
    func with(entries: [Member]) -> Section {
        Section(path: path, title: title, index: index, outputPath: outputPath, entries: entries)
    }

    /// Creates the section of a folder, whose lessons stand before the folders in it.
    init(path: String, title: String, index: Int?, outputPath: String, lessons: [Int], sections: [Section]) {
        self.init(
            path: path,
            title: title,
            index: index,
            outputPath: outputPath,
            entries: lessons.map(Member.lesson) + sections.map(Member.section)
        )
    }
}
