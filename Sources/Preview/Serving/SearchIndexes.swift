import Course
import Site

/// The search indexes of a previewed site, each made at the first search in its language.
struct SearchIndexes {
    /// Files by their paths below the site's root.
    typealias Files = [String: ServedFile]

    private var current: [String: Task<Files, any Error>] = [:]
    /// The indexes of the former site: a reader who began to search in it still asks for their files.
    private var former: [String: Task<Files, any Error>] = [:]

    /// Begins anew for another site.
    mutating func renew() {
        former.merge(current) { _, new in new }
        current = [:]
    }

    /// Returns the indexes that may have a language's files, the newest first.
    mutating func indexes(of language: String, site: PreviewSite) -> [Task<Files, any Error>] {
        let context = site.context
        let newest =
            current[language]
            ?? Task.detached {
                let files = try await context.searchFiles([language])
                return Dictionary(
                    files.map { ($0.path, ServedFile(bytes: $0.bytes, type: ContentType.of($0.path))) }
                ) { first, _ in first }
            }
        current[language] = newest
        return [newest] + (former[language].map { [$0] } ?? [])
    }
}

extension PreviewSite {
    /// Returns the language whose search index a path may belong to; nil if it belongs to none.
    func searchLanguage(of path: String) -> String? {
        course.languages.first { language in context.searchFolder(of: language).map(path.hasPrefix) ?? false }
    }
}
