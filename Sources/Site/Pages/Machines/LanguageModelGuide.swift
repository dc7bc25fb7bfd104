import Course

/// `llms.txt` (llmstxt.org): the course's lessons in Markdown, listed for language models, with their text beside the pages.
struct LanguageModelGuide: Page {
    // The description of a lesson may be the beginning of its text.
    func dependencies(in course: Course) -> PageDependencies { PageDependencies(texts: .all) }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        let main = course.configuration.mainLanguage
        var text = "# \(course.title(in: main))\n\n"
        if let index = course.trees[main]?.index, let description = site.description(of: index) {
            text += "> \(description)\n\n"
        }
        for language in course.languages {
            text += "## \(site.theme.strings.text(.languageName, in: language))\n\n"
            let start = course.trees[language]?.index.map { [$0] } ?? []
            for index in start + site.structure.map.lessons(in: language) where course.lessons[index].fallback == nil {
                let lesson = course.lessons[index]
                let path = lesson.markdownPath
                let address = course.configuration.baseURL.map { PageAddress.absolute(path, baseURL: $0) }
                text += "- [\(Self.escaped(lesson.title))](\(address ?? PageAddress.encoded(path)))"
                if let description = site.description(of: index) { text += ": \(description)" }
                text += "\n"
            }
            text += "\n"
        }
        return Array(text.utf8.dropLast())
    }

    private static func escaped(_ title: String) -> String {
        title.replacing("[", with: "\\[").replacing("]", with: "\\]")
    }
}
