import Course
import FileSystem
import Search

/// The search indexes of a site of which only some pages show something else than before.
struct SearchRenewal: Sendable {
    /// A file that the former site has as it must be; else it can be made.
    struct Kept: Sendable {
        let path: String
        let make: @Sendable () -> OutputFile
    }

    /// The files to write.
    var files: [OutputFile] = []
    var kept: [Kept] = []
    var record = SearchRecord(languages: [])
}

extension PageRenderer {
    /// The same files as those of ``searchIndexes(_:)``, made by what was kept of the former ones.
    ///
    /// - Parameter fresh: the pages that may show something else.
    func renewedSearch(_ former: SearchRecord?, fresh: Set<SitePage>) async throws -> SearchRenewal {
        guard course.configuration.search else { return SearchRenewal() }
        let found = searchedPages(course.languages)
        guard let former, former.languages.map(\.code) == course.languages,
            former.languages.allSatisfy({ $0.measures.count == found[$0.code]?.count ?? 0 })
        else {
            let (files, record) = try await searchIndexes(course.languages)
            return SearchRenewal(files: files, record: record)
        }
        let parts = try await former.languages.concurrentMap { [self] language in
            renewed(language, pages: found[language.code] ?? [], fresh: fresh)
        }
        return parts.reduce(into: SearchRenewal()) { all, part in
            all.files += part.files
            all.kept += part.kept
            all.record.languages += part.record.languages
        }
    }

    private func renewed(_ former: SearchRecord.Language, pages: [SitePage], fresh: Set<SitePage>) -> SearchRenewal {
        var record = former
        var words: [(page: Int, words: PageWords)] = []
        let changed = pages.indices.filter { fresh.contains(pages[$0]) }
        for place in changed {
            let page = searchPage(pages[place]) ?? .empty
            words.append((place, PageWords(page)))
            record.measures[place] = PageText(page).measure
        }
        record.words.replace(words)
        var renewal = SearchRenewal()
        let touched = Set(changed)
        let stretches = TextFile.stretches(record.measures)
        record.texts = stretches.enumerated().map { number, stretch in
            let make: @Sendable () -> SearchFile = {
                TextFile.file(number: number, stretch.map { PageText(searchPage(pages[$0]) ?? .empty) })
            }
            if number < former.texts.count, former.texts[number].pages == stretch, touched.isDisjoint(with: stretch) {
                let path = (searchFolder(of: former.code) ?? "") + former.texts[number].name(number: number)
                renewal.kept.append(
                    SearchRenewal.Kept(path: path) { OutputFile(path: path, bytes: make().bytes) }
                )
                return former.texts[number]
            }
            let file = make()
            renewal.files += outputs([file], former.code)
            return TextFile(pages: stretch, version: file.version)
        }
        renewal.files += outputs(record.index.files, former.code)
        renewal.record.languages = [record]
        return renewal
    }
}
