import Course

extension SiteContext {
    /// The values every page has: its addresses, its languages, the way to the assets.
    ///
    /// - Parameters:
    ///   - versions: the page's path in each language that has it.
    ///   - pages: where the language switch leads, for languages that show the page without having it.
    func values(
        page: String,
        language: String,
        title: String,
        description: String?,
        versions: [String: String],
        pages: [String: String] = [:]
    ) -> TemplateValues {
        var values = structure.common[language] ?? TemplateValues()
        let siteTitle = course.title(in: language)
        values[.title] = title
        values[.documentTitle] = title == siteTitle ? title : "\(title) · \(siteTitle)"
        values[.description] = description
        let root = PageAddress.root(from: page)
        values[.root] = root
        values[.home] = PageAddress.relative(from: page, to: "\(language)/index.html")
        if !rules.rules.isEmpty {
            values[.rulesPage] = PageAddress.relative(from: page, to: rules.indexPath(in: language))
        }
        if let whole = list.reading.wholeCourse(in: language) {
            values[.wholeCoursePage] = PageAddress.relative(from: page, to: whole)
        }
        values[.feed] = structure.feeds[language].map { PageAddress.relative(from: page, to: $0) }
        let way = root == "./" ? "" : root
        for (variable, address) in structure.assetAddresses { values[variable] = address.map { way + $0 } }
        values[.search] = structure.search?.values(way: way, language: language)
        addAddresses(to: &values, page: page, versions: versions)
        let shown = pages.merging(versions) { _, own in own }
        values[.languages] = languageLinks(from: page, to: versions, shown: shown, current: language)
        let missing = structure.languages.filter { versions[$0] == nil }
        values[.hasMissingTranslations] = !missing.isEmpty
        values[.missingTranslations] = missing.map { code in
            TemplateValues([.lang: code, .name: theme.strings.text("languageName", in: code)])
        }
        return values
    }

    /// The language switch of a page.
    ///
    /// - Parameters:
    ///   - versions: the page's path in each language that has it.
    ///   - shown: where the switch leads; a language that is missing there has its start page.
    ///   - current: the language that the page is in; nil where it is in several.
    func languageLinks(
        from page: String,
        to versions: [String: String],
        shown: [String: String]? = nil,
        current: String?
    ) -> [TemplateValues] {
        structure.languages.map { code in
            TemplateValues([
                .code: code,
                .name: theme.strings.text("languageName", in: code),
                .href: PageAddress.relative(from: page, to: (shown ?? versions)[code] ?? "\(code)/index.html"),
                .isCurrent: code == current,
                .isMissing: versions[code] == nil,
            ])
        }
    }

    private func addAddresses(to values: inout TemplateValues, page: String, versions: [String: String]) {
        let baseURL = course.configuration.baseURL
        values[.canonical] = baseURL.map { PageAddress.absolute(page, baseURL: $0) }
        func address(_ path: String) -> String {
            baseURL.map { PageAddress.absolute(path, baseURL: $0) } ?? PageAddress.relative(from: page, to: path)
        }
        guard versions.count > 1 else { return }
        var alternates = structure.languages.compactMap { language in
            versions[language].map { TemplateValues([.hreflang: language, .href: address($0)]) }
        }
        if let main = versions[course.configuration.mainLanguage] ?? versions.min(by: { $0.key < $1.key })?.value {
            alternates.append(TemplateValues([.hreflang: "x-default", .href: address(main)]))
        }
        values[.alternates] = alternates
    }

    /// The path of a page in each language, as far as there is one.
    func versions(_ path: (String) -> String?) -> [String: String] {
        structure.languages.reduce(into: [:]) { $0[$1] = path($1) }
    }

    /// Puts a page together: the template with navigation and content set in.
    func html(
        _ template: String,
        language: String,
        values: TemplateValues,
        navigation: [UInt8]?,
        content: [UInt8]
    ) -> [UInt8] {
        var values = values
        values[.content] = content.isEmpty ? nil : TemplateValue.html(content)
        values[.navigation] = navigation.map(TemplateValue.html)
        return theme.templates(for: language)?.render(template, values) ?? []
    }
}
