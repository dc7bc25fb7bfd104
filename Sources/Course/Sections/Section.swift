/// A folder of lessons, in the order readers meet them.
public struct Section: Sendable {
    /// The folder below the language folder; empty for the language's own.
    public let path: String
    public let title: String
    /// The index of the folder's own lesson in ``Course/lessons``, if it has one.
    public let index: Int?
    /// The page's path below the site's root, which exists whether or not someone wrote an index.
    public let outputPath: String
    /// Lessons, as indices into ``Course/lessons``.
    public let lessons: [Int]
    public let sections: [Section]
    /// What the navigation calls lessons that it doesn't call by their own titles, by their indices.
    public var labels: [Int: String] = [:]

    /// Every lesson below, each section's index first: the order of “previous” and “next”.
    public var readingOrder: [Int] {
        (index.map { [$0] } ?? []) + lessons + sections.flatMap(\.readingOrder)
    }

    /// This section and all below it.
    public var all: [Section] {
        [self] + sections.flatMap(\.all)
    }
}
