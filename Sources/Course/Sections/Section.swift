/// A folder of lessons, in reading order.
public struct Section: Sendable {
    /// The folder below the language folder; empty for the language's own.
    public let path: String
    public let title: String
    /// The index of the folder's own lesson in ``Course/lessons``, if it has one.
    public let index: Int?
    /// The page's path below the site's root; the page exists even if nobody wrote an index.
    public let outputPath: String
    /// The lessons, as indices into ``Course/lessons``.
    public let lessons: [Int]
    public let sections: [Section]
    /// The labels in the navigation of lessons whose own titles differ, by lesson index.
    public var labels: [Int: String] = [:]

    /// The lessons of this section and of all below, each section's index first: the order of “previous” and “next”.
    public var readingOrder: [Int] {
        (index.map { [$0] } ?? []) + lessons + sections.flatMap(\.readingOrder)
    }

    /// This section and all below it.
    public var all: [Section] {
        [self] + sections.flatMap(\.all)
    }
}
