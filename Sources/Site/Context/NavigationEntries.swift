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
        // A start page shows the sections of a small course.
        let isSmall = tree.readingOrder.count <= Self.smallCourse
        if folder.isEmpty, isSmall { open.formUnion(tree.sections.map(\.path)) }
        let part = map.ancestors[language]?[folder]?.dropFirst().first
        let sections = Set(part?.all.map(\.path) ?? [])
        func isPart(_ section: Section) -> Bool { folder.isEmpty || sections.contains(section.path) }
        func link(_ title: String, _ path: String) -> TemplateValues {
            TemplateValues([
                .title: title, .href: PageAddress.relative(from: page, to: path),
                .isCurrent: TemplateValue.onPage(path), .isSection: false, .isDraft: false,
            ])
        }
        func numbered(_ title: String, _ number: String?) -> String { number.map { "\($0) \(title)" } ?? title }
        func entry(_ entry: Section.Member, in section: Section) -> TemplateValues {
            switch entry {
            case .lesson(let lesson):
                let title = section.labels[lesson] ?? course.lessons[lesson].title
                return link(numbered(title, section.numbers[lesson]), course.lessons[lesson].outputPath)
            case .section(let child):
                let isOpen = open.contains(child.path)
                var values = link(numbered(child.title, child.number), child.outputPath)
                // The part of the course that the page is in can be unfolded without leaving the page.
                let isListed = (isOpen || isSmall && isPart(child)) && !child.entries.isEmpty
                values[.isSection] = true
                values[.isOpen] = isOpen
                values[.hasEntries] = isListed
                // Absent lists would let a nested template find those of the section around it.
                add(isListed ? child : nil, to: &values)
                return values
            case .address(let address, let title):
                var values = link(title, "")
                (values[.href], values[.isCurrent]) = (address, false)
                return values
            case .draft(let title):
                var values = link(title, "")
                (values[.href], values[.isCurrent], values[.isDraft]) = ("", false, true)
                return values
            }
        }
        func add(_ section: Section?, to values: inout TemplateValues) {
            var (entries, lessons, sections): ([TemplateValues], [TemplateValues], [TemplateValues]) = ([], [], [])
            for written in section?.entries ?? [] {
                guard let section else { break }
                let made = entry(written, in: section)
                entries.append(made)
                switch written {
                case .lesson: lessons.append(made)
                case .section: sections.append(made)
                case .address, .draft: break
                }
            }
            (values[.entries], values[.lessons], values[.sections]) = (entries, lessons, sections)
        }
        var values = TemplateValues()
        add(tree, to: &values)
        return templates.variants("navigation", values)
    }
}
