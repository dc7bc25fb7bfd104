import Diagnostics
import Markdown

/// Reads the configuration of a website of VitePress, Docusaurus or Starlight: a program, of which only literals are read.
package enum WebsiteConfigurationReader {
    /// Returns true if a file is the configuration of a website of that kind; other sites of Astro's have no pages that are
    /// read.
    package static func isWebsite(_ file: SourceFile, _ kind: WebsiteKind) -> Bool {
        kind != .starlight || file.bytes.contains(bytes: "starlight".utf8)
    }

    /// - Parameters:
    ///   - folder: the website's folder, relative to the course.
    ///   - exists: returns true if there is a folder at a path relative to the course.
    package static func read(
        _ file: SourceFile,
        _ kind: WebsiteKind,
        in folder: String,
        exists: (String) -> Bool
    ) -> Configuration {
        let literals = ScriptLiterals(file.bytes)
        func below(_ path: String) -> String? { CoursePath.normalized(CoursePath.join(folder, path)) }
        var website = WebsiteSettings()
        website.folder = folder
        let content: String
        switch kind {
        case .vitePress: content = literals.first(at: "srcDir").flatMap { below($0.text) } ?? folder
        case .starlight: content = CoursePath.join(folder, "src/content/docs")
        case .docusaurus:
            let named = literals.first(endingWith: "docs", "path").flatMap { below($0.text) }
            // A website in a folder of its own often has its pages beside it.
            let places = [named, CoursePath.join(folder, "docs"), "docs"].compactMap(\.self)
            content = places.first(where: exists) ?? places[0]
        }
        var configuration = Configuration(content: content)
        configuration.takeCatalogueDefaults()
        configuration.dialect = kind.dialect
        if let title = title(kind, literals) { configuration.title = Configuration.TextByLanguage(title) }
        for base in ["base", "baseUrl"] {
            if let text = literals.first(at: base)?.text { website.bases.append(text) }
        }
        if kind == .docusaurus {
            let route = literals.first(endingWith: "docs", "routeBasePath")?.text ?? "docs"
            website.bases += website.bases.map { $0 + "/" + route } + [route]
        }
        website.bases = website.bases.map { $0.split(separator: "/").joined(separator: "/") }.filter { !$0.isEmpty }
        configuration.website = website
        return configuration
    }

    /// Returns the main language that the configuration names, without a region; nil if it names none.
    package static func language(_ file: SourceFile, _ kind: WebsiteKind) -> String? {
        let literals = ScriptLiterals(file.bytes)
        let found =
            switch kind {
            case .docusaurus: literals.first(endingWith: "defaultLocale")
            case .vitePress: literals.first(at: "lang") ?? literals.first(endingWith: "root", "lang")
            case .starlight: literals.first(endingWith: "root", "lang")
            }
        let tag = found.map { String($0.text.prefix { $0 != "-" && $0 != "_" }) }
        return tag.flatMap { LanguageTag.isValid($0) && LanguageTag.named(by: $0) != nil ? $0 : nil }
    }

    /// Returns the title, if it is a literal.
    private static func title(_ kind: WebsiteKind, _ literals: ScriptLiterals) -> String? {
        let found =
            switch kind {
            case .vitePress:
                literals.first(at: "title") ?? literals.first(endingWith: "root", "title")
            case .docusaurus: literals.first(at: "title") ?? literals.first(endingWith: "navbar", "title")
            case .starlight:
                literals.first(endingWith: "integrations", "title") ?? literals.first(endingWith: "title", "en")
                    ?? literals.first(endingWith: "title")
            }
        guard let text = found?.text, text.count <= 100, text.contains(where: { !$0.isWhitespace }) else { return nil }
        return ControlCharacters.replaced(text)
    }
}
