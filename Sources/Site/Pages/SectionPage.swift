import Course

extension PageRenderer {
    /// The page of a folder that nobody wrote an index for.
    func sectionPage(language: String, path: String) -> OutputFile {
        let ancestors = map.ancestors[language]?[path] ?? []
        guard let section = ancestors.last else { return OutputFile(path: "", bytes: []) }
        let page = section.outputPath
        var versions = [language: page]
        for other in course.languages where other != language {
            versions[other] = map.ancestors[other]?[path]?.last?.outputPath
        }
        var values = values(page: page, language: language, title: section.title, description: nil, versions: versions)
        values[.heading] = section.title
        values[.breadcrumbs] = breadcrumbs(ancestors.dropLast(), page: page)
        addChildren(lessons: section.lessons, sections: section.sections, to: &values, page: page)
        return self.page(
            page,
            language: language,
            template: "section",
            values: values,
            navigation: navigations.html(language: language, folder: path, page: page),
            content: []
        )
    }

    /// The list of a section's lessons and of the sections within it.
    func addChildren(lessons: [Int], sections: [Section], to values: inout TemplateValues, page: String) {
        let lessons = lessons.map { index in
            (title: course.lessons[index].title, path: course.lessons[index].outputPath, description: summary(index))
        }
        let sections = sections.map { child in
            (title: child.title, path: child.outputPath, description: child.index.flatMap(summary))
        }
        let children = lessons + sections
        values[.hasChildren] = !children.isEmpty
        values[.children] = children.enumerated().map { position, child in
            TemplateValues([
                .number: position + 1,
                .title: child.title,
                .href: PageAddress.relative(from: page, to: child.path),
                .hasDescription: child.description != nil,
                .description: child.description,
            ])
        }
    }

    /// What a list says of a lesson: only what its author wrote for the purpose.
    func summary(_ lesson: Int) -> String? { course.lessons[lesson].metadata.description }
}
