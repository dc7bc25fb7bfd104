import Course

/// `llms.txt` (llmstxt.org): the course's lessons in Markdown, listed for language models, with their text beside the pages.
struct LanguageModelGuide {
    static let fileName = "llms.txt"

    static func file(for renderer: PageRenderer) -> OutputFile {
        let course = renderer.course
        let main = course.configuration.mainLanguage
        var text = "# \(course.title(in: main))\n\n"
        if let index = course.trees[main]?.index, let description = renderer.description(of: index) {
            text += "> \(description)\n\n"
        }
        for language in course.languages {
            text += "## \(renderer.theme.strings.text("languageName", in: language))\n\n"
            let start = course.trees[language]?.index.map { [$0] } ?? []
            for index in start + renderer.map.lessons(in: language) where course.lessons[index].fallback == nil {
                let lesson = course.lessons[index]
                let path = LessonMarkdown.path(of: lesson)
                let address = course.configuration.baseURL.map { PageAddress.absolute(path, baseURL: $0) }
                text += "- [\(escaped(lesson.title))](\(address ?? PageAddress.encoded(path)))"
                if let description = renderer.description(of: index) { text += ": \(description)" }
                text += "\n"
            }
            text += "\n"
        }
        return OutputFile(path: fileName, text: String(text.dropLast()))
    }

    private static func escaped(_ title: String) -> String {
        title.replacing("[", with: "\\[").replacing("]", with: "\\]")
    }
}
