import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem

/// Documentation in another form than a course's, and the few lines of configuration with which Glosa reads it as it lies.
struct FoundDocumentation {
    let configuration: String
    /// The description of what was found, for the terminal.
    let summary: LocalizedText
    /// The line that says which catalogues are left out; nil if there are none.
    var omission: LocalizedText?

    /// - Returns: nil if a folder holds no `mkdocs.yml`, no book of mdBook's or GitBook's, no website of VitePress, Docusaurus or
    ///   Starlight, no site of Kiln's and no DocC catalogue.
    /// - Throws: `CourseError` for a configuration that can't be read.
    init?(in folder: String) throws {
        let mkDocs = Configuration.mkDocsFileNames.first { FileSystem.exists(CoursePath.join(folder, $0)) }
        if let mkDocs {
            self = try Self.ofMkDocs(mkDocs, in: folder)
        } else if let found = try Self.ofBook(in: folder) {
            self = found
        } else if let found = try Self.ofWebsite(in: folder) {
            self = found
        } else if let found = Self.ofKiln(in: folder) {
            self = found
        } else if let found = Self.ofCatalogues(in: folder) {
            self = found
        } else {
            return nil
        }
    }

    private init(_ configuration: String, _ summary: LocalizedText, _ omission: LocalizedText? = nil) {
        (self.configuration, self.summary, self.omission) = (configuration, summary, omission)
    }

    private static func ofMkDocs(_ name: String, in folder: String) throws -> FoundDocumentation {
        let found = try CourseLoader(root: folder).configuration().value
        let files = ContentScan(courseRoot: folder, folder: found.content).files.filter(SourceName.isPage)
        let languages = found.languages.joined(separator: ", ")
        let pages = LocalizedText.pages(files.count)
        // Languages that only folders show are written down.
        let layout = FoundLanguages.Arrangement(found)
        let lines = found.isGuessed ? layout.lines(languages: found.languages, content: found.content) + "\n" : ""
        let isAtRoot = found.languages.count == 1 || layout == .subfolders
        return FoundDocumentation(
            """
            \(YAMLText.comment("Found: \(name) with \(pages.en) in \(found.content), \(languages)."))
            # Title, navigation and languages come from there, unless they are written here.
            \(lines)\(isAtRoot ? "rootLanguage: true\n" : "")profile: documentation
            \(rules)
            """ + "\n",
            LocalizedText(
                en: "\(name), with \(pages.en) in \(found.content)",
                es: "\(name), con \(pages.es) en \(found.content)"
            )
        )
    }

    /// Finds a book: `book.toml`, `.gitbook.yaml`, or a `SUMMARY.md` that lists pages.
    private static func ofBook(in folder: String) throws -> FoundDocumentation? {
        let names = [Configuration.mdBookFileName, Configuration.gitBookFileName, Configuration.summaryFileName]
        guard let name = names.first(where: { FileSystem.exists(CoursePath.join(folder, $0)) }) else { return nil }
        let loader = CourseLoader(root: folder)
        // A file of that name alone need not be a book's.
        let isBook = name != Configuration.summaryFileName
        let configuration = isBook ? try loader.configuration() : try? loader.configuration()
        guard let read = configuration, let book = read.value.book, let file = read.files.first else { return nil }
        let found = read.value
        let paths = book.titles.keys.sorted().map { CoursePath.join(found.content, $0) }
        let pages = paths.filter { FileSystem.exists(CoursePath.join(folder, $0)) }
        let texts = pages.prefix(200).compactMap { path in
            (try? FileSystem.read(CoursePath.join(folder, path))).map { SourceFile(path: path, bytes: $0) }
        }
        // Few books say their language, and mdBook's default is English.
        let guess = TextLanguage.guess(texts)
        let isKnown = found.mainLanguage != "en" || found.languages.count > 1
        let language = guess.flatMap { $0 == found.mainLanguage || isKnown ? nil : $0 }
        let count = LocalizedText.pages(pages.count)
        let others = found.languages.filter { found.catalogue(of: $0) != nil }
        let translated =
            others.isEmpty
            ? "" : YAMLText.comment("Translations in PO files: \(others.joined(separator: ", ")).") + "\n"
        let place = name == book.summary ? "" : " and \(book.summary)"
        return FoundDocumentation(
            """
            \(YAMLText.comment("Found: \(file.path)\(place) with \(count.en)."))
            # Title, pages and their order come from there, unless they are written here.
            \(translated)\(language.map { "languages: \(YAMLText.list([$0]))\n" } ?? "")rootLanguage: true
            profile: documentation
            \(rules)
            """ + "\n",
            LocalizedText(
                en: "\(file.path)\(place), with \(count.en)",
                es: "\(file.path)\(place.replacing(" and ", with: " y ")), con \(count.es)"
            )
        )
    }

    /// Finds a website of VitePress, Docusaurus or Starlight, whose configuration is a program, which isn't run.
    private static func ofWebsite(in folder: String) throws -> FoundDocumentation? {
        guard let (read, kind) = try CourseReader(root: folder).website(), let file = read.files.first else {
            return nil
        }
        let found = read.value
        let folders = found.contentParts.isEmpty ? [found.content] : found.contentParts.map(\.path)
        let files = folders.flatMap { ContentScan(courseRoot: folder, folder: $0).files }
        let pages = LocalizedText.pages(files.count { SourceName.isMarkdown($0) || SourceName.isMDX($0) })
        let name = kind.rawValue
        let place = folders.first.map { $0.isEmpty ? "." : $0 } ?? "."
        let title =
            found.title?.text(in: found.mainLanguage, main: found.mainLanguage)
            ?? CoursePath.name(of: (try? FileSystem.realPath(folder)) ?? folder)
        let layout = FoundLanguages.Arrangement(found).lines(languages: found.languages, content: found.content)
        return FoundDocumentation(
            """
            \(YAMLText.comment("Found: a website of \(name)’s, \(file.path), with \(pages.en) in \(place). Its configuration is a"))
            # program, which is not run: write `nav:` here if pages have no order of their own.
            title: \(YAMLText.quoted(title))
            \(layout)
            dialect: \(found.dialect.rawValue)
            rootLanguage: true
            profile: documentation
            \(rules)
            """ + "\n",
            LocalizedText(
                en: "a website of \(name)’s, with \(pages.en) in \(place)",
                es: "un sitio de \(name), con \(pages.es) en \(place)"
            )
        )
    }

    /// Finds a site of Kiln's. Its configuration is a program in Swift, which isn't run: visible are only its dependency and its
    /// files.
    private static func ofKiln(in folder: String) -> FoundDocumentation? {
        guard let manifest = try? FileSystem.read(CoursePath.join(folder, "Package.swift")),
            String(decoding: manifest.prefix(100_000), as: UTF8.self).lowercased().contains("/kiln")
        else { return nil }
        let files = ContentScan(courseRoot: folder, folder: "docs").files.filter(SourceName.isMarkdown)
        // If there are versions, the last one with at least a quarter of the pages of the largest is taken.
        let versions = Dictionary(grouping: files.map { String($0.prefix { $0 != "/" }) }) { $0 }.mapValues(\.count)
            .filter { name, _ in !name.isEmpty && name.allSatisfy { $0.isNumber || $0 == "." } }
        let most = versions.values.max() ?? 0
        let last = versions.filter { $0.value * 4 >= most }.keys.max {
            ($0.split(separator: ".").compactMap { Int($0) }).lexicographicallyPrecedes(
                $1.split(separator: ".").compactMap { Int($0) }
            )
        }
        let content = last.map { "docs/" + $0 } ?? "docs"
        let own = files.filter { last == nil || $0.hasPrefix((last ?? "") + "/") }
        guard !own.isEmpty else { return nil }
        let tags = own.compactMap { file -> String? in
            let parts = CoursePath.name(of: file).split(separator: ".")
            return parts.count > 2 && LanguageTag.named(by: parts[parts.count - 2]) != nil
                ? String(parts[parts.count - 2]) : nil
        }
        let pages = LocalizedText.pages(own.count)
        let languages = ["en"] + Set(tags).subtracting(["en"]).sorted()
        return FoundDocumentation(
            """
            \(YAMLText.comment("Found: a site of Kiln's with \(pages.en) in \(content). Its configuration is a program, which is"))
            # not run: write the title and, if you like, `nav:` here.
            title: \(YAMLText.quoted(CoursePath.name(of: (try? FileSystem.realPath(folder)) ?? folder)))
            content: \(YAMLText.quoted(content))
            languages: \(YAMLText.list(languages))
            translations: suffixes\(languages.count == 1 ? "\nrootLanguage: true" : "")
            dialect: material
            profile: documentation
            \(rules)
            """ + "\n",
            LocalizedText(
                en: "a site of Kiln's, with \(pages.en) in \(content)",
                es: "un sitio de Kiln, con \(pages.es) en \(content)"
            )
        )
    }

    private static func ofCatalogues(in folder: String) -> FoundDocumentation? {
        let found = FoundContent(in: folder)
        let catalogues = found.catalogues
        guard !catalogues.isEmpty else { return nil }
        let pages = LocalizedText.pages(catalogues.reduce(0) { $0 + $1.pages })
        let folders = ExistingMarkdown.usualFolders(of: found.markdown)
        let summary = LocalizedText(
            en: catalogues.count == 1
                ? "a DocC catalogue with \(pages.en)"
                : "\(catalogues.count) DocC catalogues with \(pages.en)",
            es: catalogues.count == 1
                ? "un catálogo de DocC con \(pages.es)"
                : "\(catalogues.count) catálogos de DocC con \(pages.es)"
        )
        let leftOut = LeftOutNames.patterns(found.leftOut.keys.filter { found.leftOutCatalogues.contains($0) }.sorted())
        let omission = LeftOutNames.line(leftOut, areListed: false)
        if let only = catalogues.first, catalogues.count == 1, folders.isEmpty {
            return FoundDocumentation(
                """
                \(YAMLText.comment("Found: \(summary.en)."))
                content: \(YAMLText.quoted(only.path))
                rootLanguage: true
                \(rules)
                """ + "\n",
                summary,
                omission
            )
        }
        let home = found.markdown.first { $0.lowercased() == "readme.md" || $0.lowercased() == "index.md" }
        let parts = [home].compactMap(\.self) + folders + catalogues.map(\.path)
        let list = parts.map { "  - \(YAMLText.quoted($0))" }.joined(separator: "\n")
        return FoundDocumentation(
            """
            \(YAMLText.comment("Found: \(summary.en)\(folders.isEmpty ? "" : ", and Markdown in \(folders.joined(separator: ", "))")."))
            content:
            \(list)
            rootLanguage: true
            \(rules)
            """ + "\n",
            summary,
            omission
        )
    }

    /// The authors, who wrote for another generator, promised no proof that code marked as wrong is wrong.
    private static let rules = "rules: {counterexample-unproven: off}"
}
