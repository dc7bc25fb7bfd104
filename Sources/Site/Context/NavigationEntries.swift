import Course

/// The tree of sections beside the pages of a folder.
struct NavigationEntries: Sendable {
    let course: Course
    let theme: Theme
    let map: CourseMap

    private static let smallCourse = 100

    /// The tree beside the pages of a section.
    ///
    /// - Parameters:
    ///   - folder: the section's path.
    ///   - page: one of the pages, or another in the same folder: links are relative to it.
    func render(language: String, folder: String, page: String) -> PageVariants? {
        guard let tree = course.trees[language], let templates = theme.templates(for: language) else { return nil }
        var open = Set((map.ancestors[language]?[folder] ?? []).map(\.path))
        // A start page shows a small course whole.
        if folder.isEmpty, tree.readingOrder.count <= Self.smallCourse { open.formUnion(tree.sections.map(\.path)) }
        func entry(_ title: String, _ path: String) -> TemplateValues {
            TemplateValues([
                .title: title, .href: PageAddress.relative(from: page, to: path),
                .isCurrent: TemplateValue.onPage(path),
            ])
        }
        func lessons(_ section: Section) -> [TemplateValues] {
            section.lessons.map { lesson in
                entry(section.labels[lesson] ?? course.lessons[lesson].title, course.lessons[lesson].outputPath)
            }
        }
        func sections(_ section: Section) -> [TemplateValues] {
            section.sections.map { child in
                let isOpen = open.contains(child.path)
                var values = entry(child.title, child.outputPath)
                values[.isOpen] = isOpen
                // Absent lists would let a nested template find those of the section around it.
                values[.lessons] = isOpen ? lessons(child) : []
                values[.sections] = isOpen ? sections(child) : []
                return values
            }
        }
        return templates.variants("navigation", TemplateValues([.lessons: lessons(tree), .sections: sections(tree)]))
    }
}
