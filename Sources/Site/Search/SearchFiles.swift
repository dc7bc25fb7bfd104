import Course
import FileSystem
import Search

extension PageRenderer {
    /// The folder of the index below the site's root: `search`, unless the course has a folder of that name.
    static func searchFolder(_ course: Course) -> String {
        let isTaken =
            course.languages.contains("search") || course.assets.contains { $0.outputPath.hasPrefix("search/") }
        return isTaken ? "search-index" : "search"
    }

    /// The folder of a language's index, with `/` at its end; nil where the course has no search.
    public func searchFolder(of language: String) -> String? {
        course.configuration.search ? "\(searchFolder)/\(language)/" : nil
    }

    /// The files of the search index of some languages, made on all cores.
    public func searchFiles(_ languages: [String]) async throws -> [OutputFile] {
        try await searchIndexes(languages).files
    }

    /// The indexes of some languages, with what is to be kept of them.
    func searchIndexes(_ languages: [String]) async throws -> (files: [OutputFile], record: SearchRecord) {
        guard course.configuration.search else { return ([], SearchRecord(languages: [])) }
        let found = searchedPages(languages)
        let flat = languages.flatMap { found[$0] ?? [] }
        let cut = try await flat.concurrentMap { [self] page in
            let page = searchPage(page) ?? .empty
            return (words: PageWords(page), text: PageText(page))
        }
        var rest = cut[...]
        let byLanguage = languages.map { language in
            let count = found[language]?.count ?? 0
            defer { rest = rest.dropFirst(count) }
            return (language: language, pages: Array(rest.prefix(count)))
        }
        let indexes = try await byLanguage.concurrentMap { [self] language, pages in
            let measures = pages.map(\.text.measure)
            let stretches = TextFile.stretches(measures)
            let texts = stretches.enumerated().map { number, stretch in
                TextFile.file(number: number, pages[stretch].map(\.text))
            }
            let record = SearchRecord.Language(
                code: language,
                words: LanguageWords(pages.map(\.words)),
                measures: measures,
                texts: zip(stretches, texts).map { TextFile(pages: $0, version: $1.version) }
            )
            return (files: outputs(texts + record.index.files, language), record: record)
        }
        return (indexes.flatMap(\.files), SearchRecord(languages: indexes.map(\.record)))
    }

    /// The pages that a language's search leads to, in the order of the site.
    func searchedPages(_ languages: [String]) -> [String: [SitePage]] {
        pages.reduce(into: [:]) { found, page in
            guard let language = searchLanguage(of: page), languages.contains(language) else { return }
            found[language, default: []].append(page)
        }
    }

    func outputs(_ files: [SearchFile], _ language: String) -> [OutputFile] {
        files.map { OutputFile(path: (searchFolder(of: language) ?? "") + $0.name, bytes: $0.bytes) }
    }
}

extension PageRenderer {
    /// What a page's templates need to offer the search; nil where there is none.
    func searchValues(page: String, language: String) -> TemplateValues? {
        guard let folder = searchFolder(of: language) else { return nil }
        let root = PageAddress.root(from: page)
        func way(_ path: String) -> String? {
            theme.assets.first { $0.path == path }.map { (root == "./" ? "" : root) + $0.address }
        }
        return TemplateValues([
            "script": way("assets/search.js"),
            "engine": way("assets/search-engine.js"),
            "stylesheet": way("assets/search.css"),
            // A language without rules of its own is folded, not stemmed.
            "rules": way("assets/search-\(language.prefix { $0 != "-" }).js"),
            "index": PageAddress.relative(from: page, to: folder + "index.js"),
        ])
    }
}
