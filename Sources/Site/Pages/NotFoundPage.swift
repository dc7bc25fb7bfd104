import Course

extension PageRenderer {
    /// What a host shows for an address that does not exist.
    ///
    /// It appears at any depth, so its links start at the site's path on its host instead of being relative.
    func notFoundPage(language: String?) -> OutputFile {
        let main = language ?? course.configuration.mainLanguage
        let page = (language.map { $0 + "/" } ?? "") + "404.html"
        let versions = course.languages.reduce(into: [:]) { $0[$1] = "\($1)/index.html" }
        let root = course.configuration.baseURL.map(BaseURL.path) ?? "/"
        var values = values(
            page: page,
            language: main,
            title: theme.strings.text("notFoundTitle", in: main),
            description: nil,
            versions: versions
        )
        values[.canonical] = nil
        values[.alternates] = nil
        values[.isNoindex] = true
        values[.ogType] = "website"
        values[.feed] = nil
        values[.root] = root
        if !rules.rules.isEmpty { values[.rulesPage] = root + rules.indexPath(in: main) }
        if let whole = reading.wholeCourse(in: main) { values[.wholeCoursePage] = root + whole }
        values[.home] = "\(root)\(main)/index.html"
        for (variable, _) in assetAddresses {
            guard case .text(let way) = values.value(variable) else { continue }
            values[variable] = root + way.trimmingPrefix("../")
        }
        values[.languages] = course.languages.map { code in
            TemplateValues([
                .code: code,
                .name: theme.strings.text("languageName", in: code),
                .href: "\(root)\(code)/404.html",
                .isCurrent: code == main,
                .isMissing: false,
            ])
        }
        return self.page(page, language: main, template: "not-found", values: values, navigation: nil, content: [])
    }
}
