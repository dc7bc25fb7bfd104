import Course

extension PageRenderer {
    /// The tree of sections beside a page. Only the sections on the way to the page are open, so that a course of ten
    /// thousand lessons does not put ten thousand links on each page.
    func navigation(language: String, folder: String, lesson: Int?, page: String) -> String? {
        guard let tree = course.trees[language] else { return nil }
        let open = Set((map.ancestors[language]?[folder] ?? []).map(\.path))
        return theme.templates.render(
            "navigation",
            TemplateValues([
                "lessons": lessons(tree.lessons, current: lesson, page: page),
                "sections": sections(tree.sections, open: open, current: lesson, page: page),
            ])
        )
    }

    private func lessons(_ lessons: [Int], current: Int?, page: String) -> [TemplateValues] {
        lessons.map { index in
            TemplateValues([
                "title": course.lessons[index].title,
                "href": PageAddress.relative(from: page, to: course.lessons[index].outputPath),
                "isCurrent": index == current,
            ])
        }
    }

    private func sections(_ sections: [Section], open: Set<String>, current: Int?, page: String) -> [TemplateValues] {
        sections.map { section in
            let isOpen = open.contains(section.path)
            return TemplateValues([
                "title": section.title,
                "href": PageAddress.relative(from: page, to: section.outputPath),
                "isOpen": isOpen,
                "isCurrent": section.outputPath == page,
                // Absent lists would let a nested template find those of the section around it.
                "lessons": isOpen ? lessons(section.lessons, current: current, page: page) : [],
                "sections": isOpen ? self.sections(section.sections, open: open, current: current, page: page) : [],
            ])
        }
    }
}
