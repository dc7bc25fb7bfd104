import Diagnostics
import Markdown

/// Reads the configuration of a website of VitePress, Docusaurus or Starlight: a program, of which what is written out is read.
package struct WebsiteConfigurationReader {
    private let kind: WebsiteKind
    private let texts: ScriptTexts?

    /// Creates a reader of a website's configuration; nil for other sites of Astro's, which have no pages that are read.
    ///
    /// - Parameter load: returns the file at a path relative to the course; nil if there is none.
    package init?(_ file: SourceFile, _ kind: WebsiteKind, load: @escaping (String) -> SourceFile?) {
        if kind == .starlight, !file.bytes.contains(bytes: "starlight".utf8) { return nil }
        self.kind = kind
        var program = ScriptProgram(load: load)
        texts = program.main(of: file).map { ScriptTexts(of: $0, in: &program) }
    }

    /// Returns the settings of the website.
    ///
    /// - Parameters:
    ///   - folder: the website's folder, relative to the course.
    ///   - exists: returns true if there is a folder at a path relative to the course.
    package func configuration(in folder: String, exists: (String) -> Bool) -> Configuration {
        func below(_ path: String) -> String? { CoursePath.normalized(CoursePath.join(folder, path)) }
        var website = WebsiteSettings()
        website.folder = folder
        let content: String
        switch kind {
        case .vitePress: content = texts?.first(at: "srcDir").flatMap { below($0.text) } ?? folder
        case .starlight: content = CoursePath.join(folder, "src/content/docs")
        case .docusaurus:
            let named = texts?.first(endingWith: "docs", "path").flatMap { below($0.text) }
            // A website in a folder of its own often has its pages beside it.
            let places = [named, CoursePath.join(folder, "docs"), "docs"].compactMap(\.self)
            content = places.first(where: exists) ?? places[0]
        }
        var configuration = Configuration(content: content)
        configuration.takeCatalogueDefaults()
        configuration.dialect = kind.dialect
        if let title { configuration.title = Configuration.TextByLanguage(title) }
        for base in ["base", "baseUrl"] {
            if let text = texts?.first(at: base)?.text { website.bases.append(text) }
        }
        if kind == .docusaurus {
            let route = texts?.first(endingWith: "docs", "routeBasePath")?.text ?? "docs"
            website.bases += website.bases.map { $0 + "/" + route } + [route]
        }
        website.bases = website.bases.map { $0.split(separator: "/").joined(separator: "/") }.filter { !$0.isEmpty }
        configuration.website = website
        return configuration
    }

    /// The main language that the configuration names, without a region; nil if it names none.
    package var language: String? {
        let found =
            switch kind {
            case .docusaurus: texts?.first(endingWith: "defaultLocale")
            case .vitePress: texts?.first(at: "lang") ?? texts?.first(endingWith: "root", "lang")
            case .starlight: texts?.first(endingWith: "root", "lang")
            }
        let tag = found.map { String($0.text.prefix { $0 != "-" && $0 != "_" }) }
        return tag.flatMap { LanguageTag.isValid($0) && LanguageTag.named(by: $0) != nil ? $0 : nil }
    }

    /// The title, if it is written out.
    private var title: String? {
        let found =
            switch kind {
            case .vitePress:
                texts?.first(at: "title") ?? texts?.first(endingWith: "root", "title")
            case .docusaurus: texts?.first(at: "title") ?? texts?.first(endingWith: "navbar", "title")
            case .starlight:
                texts?.first(endingWith: "integrations", "title") ?? texts?.first(endingWith: "title", "en")
                    ?? texts?.first(endingWith: "title")
            }
        guard let text = found?.text, text.count <= 100, text.contains(where: { !$0.isWhitespace }) else { return nil }
        return ControlCharacters.replaced(text)
    }
}
