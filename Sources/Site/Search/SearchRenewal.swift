import Course
import Search
import Support

/// A file of a search index.
enum RenewedSearchFile: Sendable {
    case new(OutputFile)
    /// The former site has it as it must be; else it can be made, unless the record named a file that there isn't.
    case same(path: String, make: @Sendable () -> OutputFile?)
}

extension SiteContext {
    /// Makes the same files as ``makeSearch(_:take:)``, by what was kept of the former ones.
    ///
    /// - Parameters:
    ///   - fresh: the pages that may show something else.
    ///   - take: gets each file, on several threads.
    func renewSearch<Taken: Sendable>(
        _ former: SearchRecord?,
        fresh: Set<SitePage>,
        take: @escaping @Sendable (RenewedSearchFile) throws -> Taken
    ) async throws -> (taken: [Taken], record: SearchRecord) {
        let found = searchedPages(course.languages)
        guard course.configuration.search, let former, former.languages.map(\.code) == course.languages,
            former.languages.allSatisfy({ $0.measures.count == found[$0.code]?.count ?? 0 })
        else { return try await makeSearch(course.languages) { try take(.new($0)) } }
        let indexes = try await former.languages.concurrentMap { [self] language in
            renewed(language, pages: found[language.code] ?? [], fresh: fresh)
        }
        let files = indexes.flatMap(\.files)
        return (try await files.concurrentMap(take), SearchRecord(languages: indexes.map(\.record)))
    }

    private func renewed(
        _ former: SearchRecord.Language,
        pages: [SitePage],
        fresh: Set<SitePage>
    ) -> (files: [RenewedSearchFile], record: SearchRecord.Language) {
        var record = former
        var words: [(page: Int, words: PageWords)] = []
        for place in pages.indices where fresh.contains(pages[place]) {
            let page = searchPage(pages[place]) ?? .empty
            words.append((place, PageWords(page)))
            record.measures[place] = PageText(page).measure
        }
        let hasOtherWords = record.words.replace(words)
        let changed = Set(words.map(\.page))
        var files: [RenewedSearchFile] = []
        record.texts = TextFile.stretches(record.measures).enumerated().map { number, stretch in
            let make: @Sendable () -> SearchFile = {
                TextFile.file(number: number, stretch.map { PageText(searchPage(pages[$0]) ?? .empty) })
            }
            let language = former.code
            if number < former.texts.count, former.texts[number].pages == stretch, changed.isDisjoint(with: stretch) {
                let path = (searchFolder(of: language) ?? "") + former.texts[number].name(number: number)
                files.append(.same(path: path) { output(make(), language) })
                return former.texts[number]
            }
            let file = make()
            files.append(.new(output(file, language)))
            return TextFile(pages: stretch, version: file.version)
        }
        guard !hasOtherWords, record.texts == former.texts else {
            let index = record.index.files
            record.names = index.map(\.name)
            return (files + index.map { .new(output($0, former.code)) }, record)
        }
        // A file that the former site has lost is looked for among all: they are made at most once.
        let index = Lazy { [record] in record.index.files }
        files += record.names.map { name in
            .same(path: (searchFolder(of: former.code) ?? "") + name) {
                index.value.first { $0.name == name }.map { output($0, former.code) }
            }
        }
        return (files, record)
    }
}
