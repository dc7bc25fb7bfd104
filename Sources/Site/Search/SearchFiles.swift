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
        guard course.configuration.search else { return [] }
        let found = pages.compactMap { page in searchLanguage(of: page).map { (page: page, language: $0) } }
            .filter { languages.contains($0.language) }
        let words = try await found.concurrentMap { [self] found in
            searchPage(found.page).map { (found.language, PageWords($0)) }
        }
        let byLanguage = Dictionary(grouping: words.compactMap(\.self)) { $0.0 }
        let files = try await languages.concurrentMap { [self] language in
            SearchIndex((byLanguage[language] ?? []).map(\.1)).files.map {
                OutputFile(path: (searchFolder(of: language) ?? "") + $0.name, bytes: $0.bytes)
            }
        }
        return files.flatMap(\.self)
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
