import Course

/// The neighbours of pages, worked out once for the whole course.
struct CourseMap: Sendable {
    /// The sections from a language's start page down to a section, both included.
    private(set) var ancestors: [String: [String: [Section]]] = [:]
    /// The pages that “previous” and “next” lead through, by language.
    private var order: [String: [Int]] = [:]
    /// Each lesson's index in ``order``.
    private var place: [Int: Int] = [:]

    init(_ course: Course) {
        for (language, tree) in course.trees {
            var found: [String: [Section]] = [:]
            Self.collect(tree, above: [], into: &found)
            ancestors[language] = found
            let order = tree.readingOrder.filter { $0 != tree.index }
            self.order[language] = order
            for (position, lesson) in order.enumerated() { place[lesson] = position }
        }
    }

    private static func collect(_ section: Section, above: [Section], into found: inout [String: [Section]]) {
        let path = above + [section]
        found[section.path] = path
        for child in section.sections { collect(child, above: path, into: &found) }
    }

    func previous(of lesson: Int, in language: String) -> Int? {
        guard let position = place[lesson], position > 0 else { return nil }
        return order[language]?[position - 1]
    }

    func next(of lesson: Int, in language: String) -> Int? {
        guard let position = place[lesson], let order = order[language], position + 1 < order.count else { return nil }
        return order[position + 1]
    }

    /// The lessons of a language from the first to the last, without the start page.
    func lessons(in language: String) -> [Int] { order[language] ?? [] }

    /// The first lesson of a language.
    func first(in language: String) -> Int? { order[language]?.first }
}
