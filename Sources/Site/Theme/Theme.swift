import Course
import Diagnostics
import Support

/// The theme of a site, ready to render pages: templates, assets and the texts of the interface.
package struct Theme: Sendable {
    /// The files that the theme is made of.
    package let source: ThemeSource
    private let templates: [String: TemplateSet]
    let assets: [ThemeAsset]

    var strings: InterfaceStrings { source.strings }
    var appearance: SiteAppearance { source.appearance }
    /// Findings about the course's own files.
    package var diagnostics: [Diagnostic] { source.diagnostics }
    /// The course's own files, for reports.
    package var files: [SourceFile] { source.files }

    /// - Throws: ``ThemeError`` if a template or a strings file can't be used.
    package static func load(for course: Course) throws -> Theme {
        try Theme(ThemeSource.read(for: course))
    }

    /// - Throws: ``ThemeError`` if a template doesn't parse.
    init(_ source: ThemeSource) throws {
        self.source = source
        templates = try source.templates(source.all)
        let named = source.all.filter { $0.name.hasPrefix("assets/") && $0.name != Self.searchEngine }
        assets = named.map { name, file in
            let isOwn = source.isOwn(name)
            if name == Self.searchDialog { return Self.search(of: source) }
            guard name == "assets/glosa.css" else {
                let builtIn = isOwn ? nil : Self.builtIn[name]?.value
                return builtIn ?? ThemeAsset(path: name, bytes: file.bytes)
            }
            let bytes = file.bytes + source.ownStyle
            return ThemeAsset(path: name, bytes: isOwn ? bytes : Self.compact(bytes, name))
        }
    }

    /// The built-in assets: each is the same in every course that has no file of its own in its place.
    private static let builtIn = Dictionary(
        EmbeddedTheme.files.filter { $0.path.hasPrefix("assets/") }.map { file in
            (file.path, Lazy { ThemeAsset(path: file.path, bytes: compact(Array(file.text.utf8), file.path)) })
        }
    ) { first, _ in first }

    /// The two scripts of the search, which are published as one: what finds, and the dialog, whose name both get.
    private static let (searchEngine, searchDialog) = ("assets/search-engine.js", "assets/search.js")

    private static func search(of source: ThemeSource) -> ThemeAsset {
        let bytes = [searchEngine, searchDialog].flatMap { name -> [UInt8] in
            guard let file = source.all.first(where: { $0.name == name })?.file else { return [] }
            return source.isOwn(name) ? Array(file.bytes) : compact(Array(file.bytes), name)
        }
        return ThemeAsset(path: searchDialog, bytes: bytes)
    }

    private static func compact(_ bytes: [UInt8], _ name: String) -> [UInt8] {
        if name.hasSuffix(".css") { return CompactStyle.bytes(bytes) }
        return name.hasSuffix(".js") ? CompactScript.bytes(bytes) : bytes
    }

    /// The addresses of style sheets and scripts, with their fingerprints, by their paths.
    package var assetAddresses: [String: String] {
        Dictionary(assets.map { ($0.path, $0.address) }) { first, _ in first }
    }

    /// The templates with the words of one of the course's languages.
    func templates(for language: String) -> TemplateSet? { templates[language] }
}

/// The failure to use a theme: a template that does not parse, a strings file that is not YAML.
package struct ThemeError: Error, Sendable {
    package let diagnostics: [Diagnostic]
    package let files: [SourceFile]
}

/// A file that every page may refer to.
struct ThemeAsset: Sendable {
    /// The path below the site's root: `assets/glosa.css`.
    let path: String
    let bytes: [UInt8]
    /// The hash of the content, 16 hexadecimal digits: it changes with the content, so that browsers may keep the file forever.
    let fingerprint: String

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        self.fingerprint = StableHash(bytes).text
    }

    /// The address to write into pages.
    var address: String { "\(path)?v=\(fingerprint)" }
}
