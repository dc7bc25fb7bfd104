import Course

extension PageRenderer {
    /// The page at the root, where a reader chooses a language.
    func chooserPage() -> OutputFile {
        let page = "index.html"
        let main = course.configuration.mainLanguage
        let versions = course.languages.reduce(into: [:]) { $0[$1] = course.trees[$1]?.outputPath }
        let title = course.title(in: main)
        var values = values(
            page: page,
            language: main,
            title: title,
            description: course.trees[main]?.index.flatMap(summary),
            versions: versions
        )
        values[.ogType] = "website"
        values[.choices] = course.languages.map { language in
            let description = course.trees[language]?.index.flatMap(summary)
            return TemplateValues([
                .code: language,
                .name: theme.strings.text("languageName", in: language),
                .href: PageAddress.relative(from: page, to: "\(language)/index.html"),
                .title: course.title(in: language),
                .hasDescription: description != nil,
                .description: description,
                .call: theme.strings.text("chooserCall", in: language),
            ])
        }
        return self.page(page, language: main, template: "chooser", values: values, navigation: nil, content: [])
    }
}
