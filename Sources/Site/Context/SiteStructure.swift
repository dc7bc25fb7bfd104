import Course
import MarkdownHTML

/// The values that pages share and that follow from the course's structure and the theme alone: all of them stay valid when only
/// texts change.
struct SiteStructure: Sendable {
    /// The languages with lessons, the main one first.
    let languages: [String]
    let map: CourseMap
    let navigations: NavigationTable
    /// The navigation of each decision tree's pages, with its lesson marked: the same on all of them.
    let treeNavigations: [[UInt8]?]
    let treeDrawings: TreeDrawings
    /// The script that shows a drawing in the whole window, below the site's root.
    let diagramView: String?
    /// The paths of the feeds, by language.
    let feeds: [String: String]
    /// The descriptions of the course for search engines, by language; empty if the site's address is not known.
    let descriptions: [String: String]
    /// The paths of the search's files; nil if the course has no search.
    let search: SearchPlaces?
    /// The files that every page needs, by their variables; below the site's root.
    let assetAddresses: KeyValuePairs<TemplateVariable, String?>
    /// The values that are the same on all pages of a language.
    let common: [String: TemplateValues]
    let labels: [String: HTMLLabels]
    let glossary: GlossaryTable

    init(_ course: Course, theme: Theme, trees: TreeMap, prepares: Bool) async throws {
        languages = course.languages
        map = CourseMap(course)
        let navigations = try await NavigationTable(course: course, theme: theme, map: map, prepares: prepares)
        self.navigations = navigations
        treeNavigations = course.decisionTrees.enumerated().map { index, tree in
            let folder = course.section(of: tree.lesson)
            // The tree belongs to its lesson, which is the reader's place in the course.
            let place = course.lessons[tree.lesson].outputPath
            return navigations.html(
                language: tree.language,
                folder: folder,
                page: trees.address(index),
                place: place
            )
        }
        treeDrawings = TreeDrawings(course) { trees.address($0, $1) }
        diagramView = theme.assets.last { $0.path == DiagramAsset.viewScript }?.address
        feeds = languages.reduce(into: [:]) { $0[$1] = FeedEntries.path(in: $1, of: course) }
        descriptions = languages.reduce(into: [:]) { descriptions, language in
            descriptions[language] = course.configuration.baseURL.map {
                CourseDescription.json(of: course, in: language, baseURL: $0)
            }
        }
        glossary = GlossaryTable(course, strings: theme.strings)
        search = course.configuration.search ? SearchPlaces(course, theme) : nil
        assetAddresses = Self.assetAddresses(theme)
        common = course.configuration.languages.reduce(into: [:]) {
            $0[$1] = Self.commonValues(course, theme, language: $1)
        }
        labels = course.configuration.languages.reduce(into: [:]) {
            $0[$1] = HTMLLabels(words: theme.strings.words(in: $1))
        }
    }

    private static func commonValues(_ course: Course, _ theme: Theme, language: String) -> TemplateValues {
        let words = theme.strings.words(in: language)
        let settings = course.configuration.theme.compactMapValues {
            $0.text(in: language, main: course.configuration.mainLanguage)
        }
        return TemplateValues([
            .lang: language,
            .siteTitle: course.title(in: language),
            // Value tags such as `{{strings.close}}` are compiled into text already; sections look the words up here.
            .strings: TemplateValue.words(words.byKey),
            .theme: TemplateValue.words(settings),
            .footerText: course.configuration.appearance.footer?.text(
                in: language,
                main: course.configuration.mainLanguage
            ),
            .generator: Glosa.generator,
            .ogType: "article",
            .contentSecurityPolicy: course.configuration.hasStrictSecurityPolicy ? SecurityPolicy.strict : "",
            .hasContentSecurityPolicy: course.configuration.hasStrictSecurityPolicy,
            .ogLocale: words[.locale],
            .faviconType: faviconType(theme.appearance.favicon),
        ])
    }

    /// Returns the media type of an icon by its ending.
    private static func faviconType(_ path: String?) -> String? {
        switch path?.lowercased().split(separator: ".").last {
        case nil, "svg": "image/svg+xml"
        case "png": "image/png"
        case "webp": "image/webp"
        case "gif": "image/gif"
        default: nil
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
            .extrasScript: address("assets/extras.js"),
            .notFoundScript: address("assets/not-found.js"),
            .favicon: theme.appearance.favicon.map(PageAddress.encoded) ?? address("assets/favicon.svg"),
        ]
    }
}
