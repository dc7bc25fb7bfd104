import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import Mermaid

/// A course's own colours, fonts, logo and links, as its site uses them.
struct SiteAppearance: Sendable {
    struct Logo: Sendable {
        /// The logo's path below the site's root.
        let light: String
        /// The path of the logo for dark pages; nil: the same as on light pages.
        let dark: String?
        let replacesTitle: Bool
    }

    /// The addition to the style sheet.
    private(set) var style: [UInt8] = []
    private(set) var logo: Logo?
    /// The path of the sign in the browser's tab, below the site's root; nil: the theme's.
    private(set) var favicon: String?
    /// The course's own style sheets, for reports.
    private(set) var files: [SourceFile] = []
    /// The links of each language.
    private(set) var links: [String: [SiteLinks.Link]] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter styles: the style sheet and the palette's; read only if own colours are compared with theirs.
    init(_ course: Course, styles: () -> [String]) {
        let appearance = course.configuration.appearance
        var files = PublishedFiles(course)
        var fonts: [String: String] = [:]
        for file in Appearance.FontUse.allCases.flatMap({ appearance.fonts[$0]?.files ?? [] }) {
            fonts[file.path] = files.output(of: file.path, at: file.range)
        }
        if let own = appearance.logo, let light = files.output(of: own.light.path, at: own.light.range) {
            let dark = own.dark.flatMap { files.output(of: $0.path, at: $0.range) }
            logo = Logo(light: light, dark: dark == light ? nil : dark, replacesTitle: own.replacesTitle)
        }
        favicon = appearance.favicon.flatMap { files.output(of: $0.path, at: $0.range) }
        let colours = ThemeColours(appearance, styles: appearance.colours.isEmpty ? [] : styles())
        let sheets = OwnStyleSheets(course) { files.output(atCoursePath: $0) }
        style = OwnStyle(appearance, colours, fonts: fonts).bytes + sheets.bytes
        self.files = sheets.files
        let siteLinks = SiteLinks(course)
        links = siteLinks.links
        diagnostics =
            ContrastCheck.check(appearance, colours) + files.diagnostics + sheets.diagnostics
            + siteLinks.diagnostics
    }
}

/// The files of the content folder that pages may show, by their paths below it.
private struct PublishedFiles {
    private let course: Course
    /// The published path of each file; worked out on first use.
    private lazy var outputs: [String: String] = {
        let folder = course.configuration.content
        return Dictionary(
            course.assets.map { (String($0.path.dropFirst(folder.isEmpty ? 0 : folder.count + 1)), $0.outputPath) }
        ) { first, _ in first }
    }()
    private(set) var diagnostics: [Diagnostic] = []

    init(_ course: Course) { self.course = course }

    /// The path of a file below the site's root; nil if it isn't published.
    ///
    /// - Parameter path: relative to the course.
    mutating func output(atCoursePath path: String) -> String? {
        let folder = course.configuration.content
        guard folder.isEmpty || path.hasPrefix(folder + "/") else { return nil }
        return outputs[String(path.dropFirst(folder.isEmpty ? 0 : folder.count + 1))]
    }

    /// The path of a file below the site's root; nil, with a finding, if there is no such file.
    mutating func output(of path: String, at range: SourceRange) -> String? {
        if let output = outputs[path] { return output }
        let folder = course.configuration.content
        let suggestion = NearMiss.suggestion(for: path, among: outputs.keys.sorted())
        diagnostics.append(
            Diagnostic(
                rule: .configuration,
                severity: .error,
                message: LocalizedText(
                    en: "the folder “\(folder)” has no file “\(path)” that is published",
                    es: "la carpeta «\(folder)» no tiene ningún fichero «\(path)» que se publique"
                ),
                range: range,
                advice: suggestion.map {
                    LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
                }
                    ?? LocalizedText(
                        en: "put it there, for example in shared/; write the path relative to “\(folder)”",
                        es: "ponlo ahí, por ejemplo en shared/; escribe la ruta desde «\(folder)»"
                    )
            )
        )
        return nil
    }
}
