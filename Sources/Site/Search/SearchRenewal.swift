import Course
import Search
import Support

/// A file of a search index.
enum RenewedSearchFile: Sendable {
    case new(OutputFile)
    /// A file that the former site should have unchanged; `make` makes it if it is missing, and gives nil if the index has no
    /// such file.
    case same(path: String, make: @Sendable () -> OutputFile?)
}

extension SiteContext {
    /// Makes the same files as ``makeSearch(_:take:)``, reusing the record of the former indexes.
    ///
    /// - Parameters:
    ///   - fresh: the pages that may show something else.
    ///   - onceRead: called when the last file of the course has been read; the index is made meanwhile.
    ///   - take: gets each file, on several threads.
    /// - Returns: the results of `take`, the record of the indexes, and the result of `onceRead`.
    func renewSearch<Taken: Sendable, Last: Sendable>(
        _ former: SearchRecord?,
        fresh: Set<SitePage>,
        onceRead: @Sendable () async throws -> Last,
        take: @escaping @Sendable (RenewedSearchFile) throws -> Taken
    ) async throws -> (taken: [Taken], record: SearchRecord, last: Last) {
        let found = searchedPages(course.languages)
        guard course.configuration.search, let former, former.languages.map(\.code) == course.languages,
            former.languages.allSatisfy({ $0.measures.count == found[$0.code]?.count ?? 0 })
        else {
            let made = try await makeSearch(course.languages) { try take(.new($0)) }
            return (made.taken, made.record, try await onceRead())
        }
        let renewed = try await former.languages.concurrentMap { [self] language in
            renewedTexts(language, pages: found[language.code] ?? [], fresh: fresh)
        }
        let texts = try await renewed.flatMap(\.files).concurrentMap(take)
        async let last = onceRead()
        let indexes = try await renewed.concurrentMap { [self] in renewedIndex($0) }
        let rest = try await indexes.flatMap(\.files).concurrentMap(take)
        return (texts + rest, SearchRecord(languages: indexes.map(\.record)), try await last)
    }

    /// The renewed part of a language's index: its words, and the text files.
    private struct Renewed: Sendable {
        var record: SearchRecord.Language
        var files: [RenewedSearchFile] = []
        /// True if the files of the former index are still valid.
        var keepsIndex = false
    }

    private func renewedTexts(
        _ former: SearchRecord.Language,
        pages: [SitePage],
        fresh: Set<SitePage>
    ) -> Renewed {
        var renewed = Renewed(record: former)
        var words: [(page: Int, words: PageWords)] = []
        for place in pages.indices where fresh.contains(pages[place]) {
            let page = searchPage(pages[place]) ?? .empty
            words.append((place, PageWords(page)))
            renewed.record.measures[place] = PageText(page).measure
        }
        let hasOtherWords = renewed.record.words.replace(words)
        let changed = Set(words.map(\.page))
        renewed.record.texts = TextFile.stretches(renewed.record.measures).enumerated().map { number, stretch in
            let make: @Sendable () -> SearchFile = {
                TextFile.file(number: number, stretch.map { PageText(searchPage(pages[$0]) ?? .empty) })
            }
            let language = former.code
            if number < former.texts.count, former.texts[number].pages == stretch, changed.isDisjoint(with: stretch) {
                let path = (searchFolder(of: language) ?? "") + former.texts[number].name(number: number)
                renewed.files.append(.same(path: path) { output(make(), language) })
                return former.texts[number]
            }
            let file = make()
            renewed.files.append(.new(output(file, language)))
            return TextFile(pages: stretch, version: file.version)
        }
        renewed.keepsIndex = !hasOtherWords && renewed.record.texts == former.texts
        return renewed
    }

    /// The index's files except the text files. No file of the course is read for them.
    private func renewedIndex(_ renewed: Renewed) -> (files: [RenewedSearchFile], record: SearchRecord.Language) {
        var record = renewed.record
        guard renewed.keepsIndex else {
            let index = record.index(parts: searchParts(of: record.code).map(\.title)).files
            record.names = index.map(\.name)
            return (index.map { .new(output($0, record.code)) }, record)
        }
        // If the former site has lost a file, all files are made, at most once.
        let index = Lazy { [record] in record.index(parts: searchParts(of: record.code).map(\.title)).files }
        let files = record.names.map { [code = record.code] name in
            RenewedSearchFile.same(path: (searchFolder(of: code) ?? "") + name) {
                index.value.first { $0.name == name }.map { output($0, code) }
            }
        }
        return (files, record)
    }
}
