import Course
import CourseConfiguration

/// A page that is being put together: its path, and the values for its template.
struct PageDraft {
    let site: SiteContext
    let path: String
    let language: String
    /// The site's path on its host, for a page that is shown at any depth; nil for a page that has a place of its own.
    private let root: String?
    /// The path of the list that the page belongs to, such as that of the rules; nil for other pages.
    private let reference: String?
    private var values: TemplateValues

    /// The number of languages up to which all of them are in sight, on phones too.
    private static let mostInBar = 4

    var course: Course { site.course }

    /// Begins a page with the values that every page has: its addresses, its languages, the addresses of the assets.
    ///
    /// - Parameters:
    ///   - versions: the page's path in each language that has it.
    ///   - pages: the targets of the language switch, for languages that show the page without having it.
    ///   - root: the site's path on its host, for a page that is shown at any depth.
    ///   - reference: the path of the list that the page belongs to.
    init(
        _ site: SiteContext,
        at path: String,
        language: String,
        title: String,
        versions: [String: String],
        pages: [String: String] = [:],
        root: String? = nil,
        reference: String? = nil
    ) {
        (self.root, self.reference) = (root, reference)
        self.site = site
        self.path = path
        self.language = language
        values = site.structure.common[language] ?? TemplateValues()
        let siteTitle = course.title(in: language)
        values[.title] = title
        values[.documentTitle] = title == siteTitle ? title : "\(title) · \(siteTitle)"
        let root = root ?? PageAddress.root(from: path)
        values[.root] = root
        values[.home] = address(of: course.sitePath("index.html", in: language))
        if !site.rules.rules.isEmpty { values[.rulesPage] = address(of: site.rules.indexPath(in: language)) }
        values[.glossaryPage] = site.structure.glossary.path(in: language).map { address(of: $0) }
        let references = [
            (word(.rules, in: language), site.rules.rules.isEmpty ? nil : site.rules.indexPath(in: language)),
            (word(.glossary, in: language), site.structure.glossary.path(in: language)),
        ].compactMap { title, path in path.map { (title, $0) } }
        values[.hasReferences] = !references.isEmpty
        values[.references] = references.map { title, path in
            let isCurrent = path == self.path || path == self.reference
            return TemplateValues([.title: title, .href: address(of: path), .isCurrent: isCurrent])
        }
        values[.isWholeCourseDivided] = site.list.reading.isDivided(language)
        values[.wholeCoursePage] = site.list.reading.wholeCourse(in: language).map { address(of: $0) }
        values[.feed] = site.structure.feeds[language].map { address(of: $0) }
        let way = root == "./" ? "" : root
        for (variable, address) in site.structure.assetAddresses { values[variable] = address.map { way + $0 } }
        addAppearance(way: way)
        values[.search] = site.structure.search?.values(way: way, language: language)
        addAddresses(versions)
        values[.hasLanguageMenu] = site.structure.languages.count > Self.mostInBar
        let missing = site.structure.languages.filter { versions[$0] == nil }
        values[.languages] = languageLinks(
            to: versions,
            shown: pages.isEmpty ? versions : pages.merging(versions) { $1 },
            current: language
        )
        values[.hasMissingTranslations] = !missing.isEmpty
        values[.missingTranslations] = missing.map { code in
            TemplateValues([.lang: code, .name: word(.languageName, in: code)])
        }
    }

    subscript(name: TemplateVariable) -> (any TemplateValueConvertible)? {
        get { values[name] }
        set { values[name] = newValue }
    }

    /// The page's bytes: a template with navigation and content inserted.
    consuming func html(_ template: String, navigation: [UInt8]? = nil, content: [UInt8] = []) -> [UInt8] {
        values[.content] = content.isEmpty ? nil : TemplateValue.html(content)
        values[.navigation] = navigation.map(TemplateValue.html)
        return site.theme.templates(for: language)?.render(template, values) ?? []
    }

    /// The tree of sections beside the page, open at a folder.
    func navigation(at folder: String) -> [UInt8]? {
        site.structure.navigations.html(language: language, folder: folder, page: path)
    }

    /// One of the interface's words.
    func word(_ word: InterfaceWord, in language: String) -> String { site.theme.strings.text(word, in: language) }

    // MARK: The course's own pictures and links

    /// - Parameter way: the relative address of the site's root.
    private mutating func addAppearance(way: String) {
        let appearance = site.theme.appearance
        values[.logo] = appearance.logo.map { logo in
            TemplateValues([
                .light: way + PageAddress.encoded(logo.light), .dark: logo.dark.map { way + PageAddress.encoded($0) },
                .replacesTitle: logo.replacesTitle,
            ])
        }
        guard let links = appearance.links[language] else { return }
        for (list, flag, other) in [
            (TemplateVariable.headerLinks, TemplateVariable.hasHeaderLinks, Appearance.LinkPlace.footer),
            (.footerLinks, .hasFooterLinks, .header),
        ] {
            let here = links.filter { $0.place != other }
            guard !here.isEmpty else { continue }
            values[flag] = true
            values[list] = here.map { link in
                switch link.goal {
                case .address(let address): TemplateValues([.title: link.title, .href: address, .isCurrent: false])
                case .path(let target, let anchor):
                    TemplateValues([
                        .title: link.title, .href: self.address(of: target, anchor: anchor),
                        .isCurrent: target == path && anchor == nil,
                        .isListed: list == .headerLinks && anchor == nil && isListed(target),
                    ])
                }
            }
        }
    }

    /// Returns true if the navigation beside the page lists a page at its top.
    private func isListed(_ target: String) -> Bool {
        course.trees[language]?.entries.contains { entry in
            switch entry {
            case .lesson(let lesson): course.lessons[lesson].outputPath == target
            case .section(let section): section.outputPath == target
            case .address, .draft: false
            }
        } == true
    }

    // MARK: Addresses

    /// The address of another page: relative, unless this one is shown at any depth.
    func address(of target: String, anchor: String? = nil) -> String {
        guard let root else { return PageAddress.relative(from: path, to: target, anchor: anchor) }
        return root + PageAddress.encoded(target) + (anchor.map { "#" + PageAddress.encoded($0) } ?? "")
    }

    /// The language switch.
    ///
    /// - Parameters:
    ///   - versions: the page's path in each language that has it.
    ///   - shown: the targets of the switch; a language without one leads to its start page.
    ///   - current: the page's language; nil if it is in several.
    func languageLinks(
        to versions: [String: String],
        shown: [String: String],
        current: String?
    ) -> [TemplateValues] {
        site.structure.languages.map { code in
            TemplateValues([
                .code: code, .name: word(.languageName, in: code),
                .href: address(of: shown[code] ?? course.sitePath("index.html", in: code)),
                .isCurrent: code == current, .isMissing: versions[code] == nil,
            ])
        }
    }

    private mutating func addAddresses(_ versions: [String: String]) {
        let baseURL = course.configuration.baseURL
        values[.canonical] = baseURL.map { PageAddress.absolute(path, baseURL: $0) }
        func href(_ path: String) -> String {
            baseURL.map { PageAddress.absolute(path, baseURL: $0) } ?? address(of: path)
        }
        guard versions.count > 1 else { return }
        var alternates = site.structure.languages.compactMap { language in
            versions[language].map { TemplateValues([.hreflang: language, .href: href($0)]) }
        }
        if let main = versions[course.configuration.mainLanguage] ?? versions.min(by: { $0.key < $1.key })?.value {
            alternates.append(TemplateValues([.hreflang: "x-default", .href: href(main)]))
        }
        values[.alternates] = alternates
    }

    /// Sets the page that the text belongs to as canonical, so that search engines count the text there.
    ///
    /// - Parameter original: the page's path.
    mutating func setCanonical(_ original: String) {
        values[.alternates] = nil
        values[.canonical] = course.configuration.baseURL.map { PageAddress.absolute(original, baseURL: $0) }
    }
}
