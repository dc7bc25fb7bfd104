import Course
import Diagnostics
import Mermaid
import SnippetLint

/// Renders the pages of one course: a function from course and theme to bytes.
public struct PageRenderer: Sendable {
    public let course: Course
    public let theme: Theme
    let map: CourseMap
    let common: [String: TemplateValues]
    let highlights: HighlightTable
    let navigations: NavigationTable
    let rules: RuleTable
    let trees: TreeMap
    let reading: ReadingPages
    let treeDrawings: TreeDrawings
    let searchFolder: String
    let searchAddresses: [String: KeyValuePairs<TemplateVariable, String?>]
    /// Those of the files that every page needs, by their variables; below the site's root.
    let assetAddresses: KeyValuePairs<TemplateVariable, String?>
    /// The navigation of each decision tree's pages: none of them is an entry of it, so it is the same on all.
    let treeNavigations: [[UInt8]?]
    /// The paths of the feeds, by language.
    let feeds: [String: String]

    /// Works out what the pages share.
    ///
    /// - Parameter prepares: whether what many pages need (highlighted samples, the navigation of each folder) is worked out
    ///   beforehand, on all cores; else each page works out its own, which is less work where few pages are asked for. The
    ///   pages are the same.
    public init(course: Course, theme: Theme, prepares: Bool = true) async throws {
        self.course = course
        self.theme = theme
        self.map = CourseMap(course)
        self.searchFolder = Self.searchFolder(course)
        self.searchAddresses = Self.searchAddresses(course, theme)
        self.assetAddresses = Self.assetAddresses(theme)
        self.rules = RuleTable(course)
        self.highlights = prepares ? try await HighlightTable(course) : HighlightTable()
        let navigations = try await NavigationTable(course: course, theme: theme, map: map, prepares: prepares)
        self.navigations = navigations
        let trees = TreeMap(course, strings: theme.strings)
        self.trees = trees
        let pages = Self.pages(course, rules: rules, trees: trees)
        let (map, rules) = (map, rules)
        let reading = ReadingPages(
            course,
            strings: theme.strings,
            taken: pages.lazy.compactMap { Self.path(of: $0, course: course, map: map, rules: rules, trees: trees) }
        )
        self.reading = reading
        self.pages = pages + reading.pages
        self.feeds = Self.feeds(course)
        self.treeNavigations = course.decisionTrees.enumerated().map { index, tree in
            let folder = course.lessons[tree.lesson].folder
            return navigations.html(language: tree.language, folder: folder, page: trees.address(index))
        }
        self.treeDrawings = TreeDrawings(course) { trees.address($0, $1) }
        var common: [String: TemplateValues] = [:]
        for language in course.configuration.languages {
            common[language] = Self.commonValues(course: course, theme: theme, language: language)
        }
        self.common = common
    }

    /// The renderer of a course of which nothing but texts of lessons changed (``CourseUpdate/Extent/texts(_:)``), by the
    /// same theme.
    ///
    /// - Parameter lessons: the lessons that have other texts.
    public func withTexts(of course: Course, changed lessons: Set<Int>) -> PageRenderer {
        PageRenderer(self, course: course, changed: lessons)
    }

    private init(_ former: PageRenderer, course: Course, changed lessons: Set<Int>) {
        self.course = course
        theme = former.theme
        map = former.map
        searchFolder = former.searchFolder
        searchAddresses = former.searchAddresses
        assetAddresses = former.assetAddresses
        let keepsRules = lessons.allSatisfy { RuleTable.isSame($0, in: course, as: former.course) }
        rules = keepsRules ? former.rules : RuleTable(course)
        highlights = former.highlights
        navigations = former.navigations
        trees = TreeMap(course, strings: theme.strings)
        // Which rules have pages follows from the samples.
        let isSame = keepsRules || rules.rules.map(\.id) == former.rules.rules.map(\.id)
        reading = former.reading
        pages = isSame ? former.pages : Self.pages(course, rules: rules, trees: trees) + reading.pages
        treeNavigations = former.treeNavigations
        feeds = Self.feeds(course)
        treeDrawings = former.treeDrawings
        common = former.common
    }

    private static func pages(_ course: Course, rules: RuleTable, trees: TreeMap) -> [SitePage] {
        let all = course.pages(rules: rules.rules.map(\.id))
        let conflicts = PageConflicts(course, trees: trees).pages
        return conflicts.isEmpty ? all : all.filter { !conflicts.contains($0) }
    }

    private static func feeds(_ course: Course) -> [String: String] {
        course.languages.reduce(into: [:]) { $0[$1] = AtomFeed.path(in: $1, of: course) }
    }

    /// Every page of the site.
    public let pages: [SitePage]

    /// Renders a page.
    public func render(_ page: SitePage) -> OutputFile {
        switch page {
        case .lesson(let index): lessonPage(index)
        case .feed(let language): AtomFeed.file(for: self, language: language)
        case .languageModelGuide: LanguageModelGuide.file(for: self)
        case .markdown(let index): LessonMarkdown.file(of: course.lessons[index])
        case .section(let language, let path): sectionPage(language: language, path: path)
        case .home(let language): homePage(language: language)
        case .tree(let index): treePage(index)
        case .treeNode(let tree, let node):
            course.decisionTrees[tree].nodes[node].kind == .outcome
                ? outcomePage(node, of: tree) : questionPage(node, of: tree)
        case .chooser: chooserPage()
        case .rule(let id, let language):
            RuleCatalogue.rule(id).map { rulePage($0, language: language) } ?? OutputFile(path: "", bytes: [])
        case .ruleIndex(let language): ruleIndexPage(language: language)
        case .beside(let lesson, let language): besidePage(lesson, language: language)
        case .wholeCourse(let language): wholeCoursePage(language: language)
        case .notFound(let language): notFoundPage(language: language)
        }
    }

    // MARK: What pages share

    private static func commonValues(course: Course, theme: Theme, language: String) -> TemplateValues {
        let words = theme.strings.texts(for: language)
        let settings = course.configuration.theme.compactMapValues {
            $0.text(in: language, main: course.configuration.mainLanguage)
        }
        return TemplateValues([
            .lang: language,
            .siteTitle: course.title(in: language),
            // Set into the templates already; here for tags that choose a word by a variable's place.
            .strings: TemplateValue.words(words),
            .theme: TemplateValue.words(settings),
            .generator: Glosa.generator,
            .ogType: "article",
            .contentSecurityPolicy: course.configuration.hasStrictSecurityPolicy ? SecurityPolicy.strict : "",
            .hasContentSecurityPolicy: course.configuration.hasStrictSecurityPolicy,
            .ogLocale: words["locale"] ?? language.replacing("-", with: "_"),
        ])
    }

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
        var values = common[language] ?? TemplateValues()
        let siteTitle = course.title(in: language)
        values[.title] = title
        values[.documentTitle] = title == siteTitle ? title : "\(title) · \(siteTitle)"
        values[.description] = description
        values[.root] = PageAddress.root(from: page)
        values[.home] = PageAddress.relative(from: page, to: "\(language)/index.html")
        if !rules.rules.isEmpty {
            values[.rulesPage] = PageAddress.relative(from: page, to: rules.indexPath(in: language))
        }
        if let whole = reading.wholeCourse(in: language) {
            values[.wholeCoursePage] = PageAddress.relative(from: page, to: whole)
        }
        values[.feed] = feeds[language].map { PageAddress.relative(from: page, to: $0) }
        let root = PageAddress.root(from: page)
        for (variable, address) in assetAddresses { values[variable] = address.map { (root == "./" ? "" : root) + $0 } }
        values[.search] = searchValues(page: page, language: language)
        addAddresses(to: &values, page: page, versions: versions)
        let shown = pages.merging(versions) { _, own in own }
        values[.languages] = languageLinks(from: page, to: versions, shown: shown, current: language)
        let missing = course.languages.filter { versions[$0] == nil }
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
        course.languages.map { code in
            TemplateValues([
                .code: code,
                .name: theme.strings.text("languageName", in: code),
                .href: PageAddress.relative(from: page, to: (shown ?? versions)[code] ?? "\(code)/index.html"),
                .isCurrent: code == current,
                .isMissing: versions[code] == nil,
            ])
        }
    }

    private static func assetAddresses(_ theme: Theme) -> KeyValuePairs<TemplateVariable, String?> {
        let assets = theme.assets + [DiagramAsset.file]
        func address(_ path: String) -> String? { assets.last { $0.path == path }?.address }
        return [
            .stylesheet: address("assets/glosa.css"),
            .diagramStylesheet: address(DiagramAsset.path),
            .script: address("assets/glosa.js"),
            .themeScript: address("assets/theme.js"),
            .favicon: address("assets/favicon.svg"),
        ]
    }

    private func addAddresses(to values: inout TemplateValues, page: String, versions: [String: String]) {
        let baseURL = course.configuration.baseURL
        values[.canonical] = baseURL.map { PageAddress.absolute(page, baseURL: $0) }
        func address(_ path: String) -> String {
            baseURL.map { PageAddress.absolute(path, baseURL: $0) } ?? PageAddress.relative(from: page, to: path)
        }
        guard versions.count > 1 else { return }
        var alternates = course.languages.compactMap { language in
            versions[language].map { TemplateValues([.hreflang: language, .href: address($0)]) }
        }
        if let main = versions[course.configuration.mainLanguage] ?? versions.min(by: { $0.key < $1.key })?.value {
            alternates.append(TemplateValues([.hreflang: "x-default", .href: address(main)]))
        }
        values[.alternates] = alternates
    }

    /// Puts a page together: the template with navigation and content set in.
    func page(
        _ path: String,
        language: String,
        template: String,
        values: TemplateValues,
        navigation: [UInt8]?,
        content: [UInt8]
    ) -> OutputFile {
        var values = values
        values[.content] = content.isEmpty ? nil : TemplateValue.html(content)
        values[.navigation] = navigation.map(TemplateValue.html)
        return OutputFile(path: path, bytes: theme.templates(for: language)?.render(template, values) ?? [])
    }
}
