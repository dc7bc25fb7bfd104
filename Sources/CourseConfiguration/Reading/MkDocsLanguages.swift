import Diagnostics
import YAML

/// The languages of a MkDocs site, as its theme or the plugin mkdocs-static-i18n names them: with titles and navigations of their
/// own.
struct MkDocsLanguages {
    private struct Language {
        let tag: String
        let isMain: Bool
        let keys: [YAMLValue.Entry]

        func value(_ key: String) -> YAMLValue? { keys.last { $0.key == key }?.value }
    }

    private static let most = 100

    private let themeLanguage: String?
    private var languages: [Language] = []
    private var isByFolder = false

    init(theme: YAMLValue?, plugins: YAMLValue?) {
        let tag = theme?.mapping?.last(where: { $0.key == "language" })?.value.scalar
        themeLanguage = tag.flatMap { LanguageTag.isValid($0) ? $0 : nil }
        let options = plugins?.sequence?.compactMap(\.mapping).joined().last { $0.key == "i18n" }?.value.mapping ?? []
        isByFolder = options.last { $0.key == "docs_structure" }?.value.scalar == "folder"
        guard let list = options.last(where: { $0.key == "languages" })?.value else { return }
        for language in list.sequence ?? [] {
            let keys = language.mapping ?? []
            guard let tag = keys.last(where: { $0.key == "locale" })?.value.scalar, LanguageTag.isValid(tag),
                // A link in the list of languages has the locale `null`.
                tag != "null", !languages.contains(where: { $0.tag == tag }),
                keys.last(where: { $0.key == "build" })?.value.boolean != false
            else { continue }
            let isMain = keys.last { $0.key == "default" }?.value.boolean == true
            languages.append(Language(tag: tag, isMain: isMain, keys: keys))
        }
        // The plugin's former syntax is a mapping from the language to its options.
        for entry in list.mapping ?? [] where LanguageTag.isValid(entry.key) && entry.key != "default" {
            languages.append(Language(tag: entry.key, isMain: false, keys: entry.value.mapping ?? []))
        }
        if languages.count > Self.most { languages = [] }
    }

    /// Sets the languages and what each has of its own. The site's title and navigation are set already.
    ///
    /// - Returns: the ranges of lines in navigations that name no lesson and no group.
    func apply(to configuration: inout Configuration, title: String?) -> [SourceRange] {
        if let themeLanguage { configuration.languages = [themeLanguage] }
        guard !languages.isEmpty else { return [] }
        configuration.languages = (languages.filter(\.isMain) + languages.filter { !$0.isMain }).map(\.tag)
        configuration.translations = isByFolder ? .folders : .suffixes
        var titles: [String: String] = [:]
        var faults: [SourceRange] = []
        for language in languages {
            if let own = language.value("site_name")?.scalar { titles[language.tag] = own }
            if let list = language.value("nav") {
                let (items, faulty) = NavigationItem.read(list)
                configuration.ownNavigations[language.tag] = items.map { $0.withoutSuffix(".\(language.tag).md") }
                faults += faulty
            } else if let words = language.value("nav_translations")?.mapping, !words.isEmpty {
                let texts = Dictionary(words.compactMap { entry in entry.value.scalar.map { (entry.key, $0) } }) { $1 }
                configuration.ownNavigations[language.tag] = configuration.navigation.map { $0.translated(by: texts) }
            }
        }
        if !titles.isEmpty { configuration.title = Configuration.TextByLanguage(texts: titles, common: title) }
        return faults
    }
}

extension NavigationItem {
    /// Returns the item with titles in another language. A lesson whose title has no translation is called by its own; groups and
    /// addresses keep theirs.
    fileprivate func translated(by texts: [String: String]) -> NavigationItem {
        switch self {
        case .lesson(let path, let title, let range, let number):
            .lesson(path: path, title: title.flatMap { texts[$0] }, range: range, number: number)
        case .address(let address, let title): .address(address, title: title.map { texts[$0] ?? $0 })
        case .draft(let title, let number): .draft(title: texts[title] ?? title, number: number)
        case .group(let title, let items):
            .group(title: texts[title] ?? title, items.map { $0.translated(by: texts) })
        case .chapter(let page, let items):
            .chapter(page.translated(by: texts), items.map { $0.translated(by: texts) })
        }
    }

    /// Returns the item with the paths of translations, such as `page.es.md`, turned into those of lessons: `page.md`.
    fileprivate func withoutSuffix(_ suffix: String) -> NavigationItem {
        switch self {
        case .lesson(let path, let title, let range, let number):
            .lesson(
                path: path.hasSuffix(suffix) ? path.dropLast(suffix.count) + ".md" : path,
                title: title,
                range: range,
                number: number
            )
        case .address, .draft: self
        case .group(let title, let items): .group(title: title, items.map { $0.withoutSuffix(suffix) })
        case .chapter(let page, let items):
            .chapter(page.withoutSuffix(suffix), items.map { $0.withoutSuffix(suffix) })
        }
    }
}
