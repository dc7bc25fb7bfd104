import Course

/// What the tree of sections shows beside a page of a folder.
struct NavigationEntries: Sendable {
    let course: Course
    let theme: Theme
    let map: CourseMap

    private static let smallCourse = 100

    /// - Parameter isCurrent: the value of an entry's `isCurrent`, by its page.
    func render(language: String, folder: String, page: String, isCurrent: (String) -> Any) -> String {
        guard let tree = course.trees[language], let templates = theme.templates(for: language) else { return "" }
        var open = Set((map.ancestors[language]?[folder] ?? []).map(\.path))
        // A start page shows a small course whole.
        if folder.isEmpty, tree.readingOrder.count <= Self.smallCourse { open.formUnion(tree.sections.map(\.path)) }
        func entry(_ title: String, _ path: String) -> [String: Any] {
            ["title": title, "href": PageAddress.relative(from: page, to: path), "isCurrent": isCurrent(path)]
        }
        func lessons(_ section: Section) -> [[String: Any]] {
            section.lessons.map { entry(course.lessons[$0].title, course.lessons[$0].outputPath) }
        }
        func sections(_ section: Section) -> [[String: Any]] {
            section.sections.map { child in
                let isOpen = open.contains(child.path)
                var values = entry(child.title, child.outputPath)
                values["isOpen"] = isOpen
                // Absent lists would let a nested template find those of the section around it.
                values["lessons"] = isOpen ? lessons(child) : []
                values["sections"] = isOpen ? sections(child) : []
                return values
            }
        }
        return templates.render("navigation", ["lessons": lessons(tree), "sections": sections(tree)] as [String: Any])
    }
}
