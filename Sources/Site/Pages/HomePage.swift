import Course

extension PageRenderer {
    /// The start page of a language: the text of its top index, and the course laid out.
    func homePage(language: String) -> OutputFile {
        guard let tree = course.trees[language] else { return OutputFile(path: "", bytes: []) }
        let page = tree.outputPath
        let versions = course.languages.reduce(into: [:]) { $0[$1] = course.trees[$1]?.outputPath }
        let lesson = tree.index.map { course.lessons[$0] }
        var values = values(
            page: page,
            language: language,
            title: lesson?.title ?? course.title(in: language),
            description: tree.index.flatMap(description),
            versions: versions
        )
        values[.ogType] = "website"
        values[.structuredData] = StructuredData(home: language, of: course)?.html
        values[.heading] = course.title(in: language)
        if let index = tree.index { addText(of: index, to: &values) }
        if let first = map.first(in: language) { values[.next] = link(to: first, from: page) }
        addSections(of: tree, to: &values, page: page)
        addChildren(lessons: tree.lessons, sections: [], to: &values, page: page)
        return self.page(
            page,
            language: language,
            template: "home",
            values: values,
            navigation: navigations.html(language: language, folder: "", page: page),
            content: tree.index.map { body(of: $0, setting: .alone($0, of: course)).html() } ?? []
        )
    }

    private func addSections(of tree: Section, to values: inout TemplateValues, page: String) {
        values[.hasSections] = !tree.sections.isEmpty
        values[.sections] = tree.sections.map { section in
            let description = section.index.flatMap(summary)
            return TemplateValues([
                .title: section.title,
                .href: PageAddress.relative(from: page, to: section.outputPath),
                .hasDescription: description != nil,
                .description: description,
                .lessons: section.lessons.map { link(to: $0, from: page) },
            ])
        }
    }
}
