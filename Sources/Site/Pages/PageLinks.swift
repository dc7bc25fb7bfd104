import Course

extension PageDraft {
    func link(to lesson: Int) -> TemplateValues {
        TemplateValues([
            .title: course.lessons[lesson].title, .href: address(of: course.lessons[lesson].outputPath),
        ])
    }

    func breadcrumbs(_ sections: ArraySlice<Section>) -> [TemplateValues] {
        sections.map { section in
            TemplateValues([
                .title: section.path.isEmpty ? course.title(in: language) : section.title,
                .href: address(of: section.outputPath),
            ])
        }
    }

    /// Sets the list of a section's lessons and of the sections within it.
    mutating func addChildren(_ entries: [Section.Member]) {
        let children = entries.compactMap { entry -> (title: String, path: String, text: String?)? in
            switch entry {
            case .lesson(let index):
                (course.lessons[index].title, course.lessons[index].outputPath, site.summary(index))
            case .section(let section): (section.title, section.outputPath, section.index.flatMap(site.summary))
            case .address, .draft: nil
            }
        }
        self[.hasChildren] = !children.isEmpty
        self[.children] = children.enumerated().map { position, child in
            TemplateValues([
                .number: position + 1, .title: child.title, .href: address(of: child.path),
                .hasDescription: child.text != nil, .description: child.text,
            ])
        }
    }
}

extension SiteContext {
    /// The path of a page in each language that has it.
    func versions(_ path: (String) -> String?) -> [String: String] {
        structure.languages.reduce(into: [:]) { $0[$1] = path($1) }
    }

    /// The page of a lesson in each language that has it.
    func versions(of index: Int) -> [String: String] {
        let twins = course.twins[course.lessons[index].id] ?? [:]
        var versions = twins.mapValues { course.lessons[$0].outputPath }
        // A lesson that shares its id with another of its language still is its own version.
        if course.lessons[index].fallback == nil {
            versions[course.lessons[index].language] = course.lessons[index].outputPath
        }
        return versions
    }

    /// The sections above a lesson's page, from the start page down. The last one is the lesson's own section, unless the page is
    /// that section's own.
    func sections(above lesson: Int, in language: String) -> ArraySlice<Section> {
        let sections = structure.map.ancestors[language]?[course.section(of: lesson)] ?? []
        return sections.last?.index == lesson ? sections.dropLast() : sections[...]
    }

    /// The lesson's description in lists: only the one that its author wrote; nil if there is none.
    func summary(_ lesson: Int) -> String? { course.lessons[lesson].metadata.description }
}
