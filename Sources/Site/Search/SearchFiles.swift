import Course
import Search
import Support

extension SiteContext {
    /// The folder of a language's index, with `/` at its end; nil if the course has no search.
    package func searchFolder(of language: String) -> String? {
        structure.search.map { "\($0.folder)/\(language)/" }
    }

    /// The files of the search index of some languages, made on all cores.
    package func searchFiles(_ languages: [String]) async throws -> [OutputFile] {
        try await makeSearch(languages) { $0 }.taken
    }

    /// Makes the search index of some languages on all cores.
    ///
    /// - Parameter take: gets each file as soon as it is made, on several threads.
    /// - Returns: the results of `take`, and the record of the indexes.
    func makeSearch<Taken: Sendable>(
        _ languages: [String],
        take: @escaping @Sendable (OutputFile) throws -> Taken
    ) async throws -> (taken: [Taken], record: SearchRecord) {
        guard course.configuration.search else { return ([], SearchRecord(languages: [])) }
        let found = searchedPages(languages)
        // A language's index is made while the pages of the next are cut, so that two are never in memory at once.
        let made = try await withThrowingTaskGroup { group in
            var taken: [[Taken]] = []
            for (number, language) in languages.enumerated() {
                let (texts, draft) = try await cut(found[language] ?? [], in: language, take: take)
                taken.append(texts)
                group.addTask { (number: number, index: try indexed(draft, take: take)) }
            }
            let indexes = try await group.reduce(into: []) { $0.append($1) }.sorted { $0.number < $1.number }
            return zip(taken, indexes).map { (taken: $0 + $1.index.taken, record: $1.index.record) }
        }
        return (made.flatMap(\.taken), SearchRecord(languages: made.map(\.record)))
    }

    /// Cuts the pages of a language into words, and makes its text files.
    private func cut<Taken: Sendable>(
        _ pages: [SitePage],
        in language: String,
        take: @escaping @Sendable (OutputFile) throws -> Taken
    ) async throws -> (taken: [Taken], draft: SearchRecord.Language) {
        var taken: [Taken] = []
        var draft = SearchRecord.Language(code: language)
        var borders = TextBorders()
        var open: [PageText] = []
        // Pages are cut in batches: their texts are never all in memory at once.
        for start in stride(from: 0, to: pages.count, by: Self.pagesAtOnce) {
            let end = min(start + Self.pagesAtOnce, pages.count)
            let cut = try await pages[start..<end].concurrentMap { [self] page in
                let page = searchPage(page) ?? .empty
                return (words: PageWords(page), text: PageText(page))
            }
            var full: [(number: Int, pages: [PageText])] = []
            for (number, page) in zip(start..., cut) {
                draft.words.append(page.words)
                draft.measures.append(page.text.measure)
                open.append(page.text)
                guard borders.isEnd(page.text.measure) || number == pages.count - 1 else { continue }
                full.append((draft.texts.count + full.count, open))
                open = []
            }
            let written = try await full.concurrentMap { [self] number, pages in
                let file = TextFile.file(number: number, pages)
                return (try take(output(file, language)), file.version, pages.count)
            }
            for (result, version, count) in written {
                taken.append(result)
                let first = draft.texts.last?.pages.upperBound ?? 0
                draft.texts.append(TextFile(pages: first..<first + count, version: version))
            }
        }
        return (taken, draft)
    }

    /// Makes the files of a language's index, except the text files.
    private func indexed<Taken: Sendable>(
        _ draft: SearchRecord.Language,
        take: (OutputFile) throws -> Taken
    ) throws -> (taken: [Taken], record: SearchRecord.Language) {
        var record = draft
        record.words.sort()
        let files = record.index(parts: searchParts(of: record.code).map(\.title)).files
        record.names = files.map(\.name)
        return (try files.map { try take(output($0, record.code)) }, record)
    }

    private static let pagesAtOnce = 400

    /// The pages that each language's search leads to, in the order of the site.
    func searchedPages(_ languages: [String]) -> [String: [SitePage]] {
        pages.reduce(into: [:]) { found, page in
            guard let language = page.kind.searchLanguage(in: self), languages.contains(language) else { return }
            found[language, default: []].append(page)
        }
    }

    func output(_ file: SearchFile, _ language: String) -> OutputFile {
        OutputFile(path: (searchFolder(of: language) ?? "") + file.name, bytes: file.bytes)
    }
}
