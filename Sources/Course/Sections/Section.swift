/// A folder of lessons, in reading order.
package struct Section: Sendable {
    /// The folder below the language folder; empty for the language's own.
    package let path: String
    package let title: String
    /// The index of the folder's own lesson in ``Course/lessons``, if it has one.
    package let index: Int?
    /// The page's path below the site's root; the page exists even if nobody wrote an index.
    package let outputPath: String
    /// The lessons, as indices into ``Course/lessons``.
    package let lessons: [Int]
    package let sections: [Section]
    /// The labels in the navigation of lessons whose own titles differ, by lesson index.
    package var labels: [Int: String] = [:]

    /// The lessons of this section and of all below, each section's index first: the order of “previous” and “next”.
    package var readingOrder: [Int] {
        (index.map { [$0] } ?? []) + lessons + sections.flatMap(\.readingOrder)
    }

    /// This section and all below it.
    package var all: [Section] {
        [self] + sections.flatMap(\.all)
    }
}
