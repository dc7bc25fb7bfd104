import Course
import CourseConfiguration
import Diagnostics
import Markdown
import Support

/// Compares the translations of a course with the history of their originals.
package struct DriftReading: Sendable {
    private let course: Course
    private let reviews: ReviewRecord
    private let history: CourseHistory

    package init(_ course: Course, reviews: ReviewRecord, history: CourseHistory) {
        (self.course, self.reviews, self.history) = (course, reviews, history)
    }

    /// The largest number of versions of a file that are read.
    private static let most = 100

    /// A translation and its original, with the versions that are compared.
    private struct ComparedPage: Sendable {
        let original: Int
        let translation: Int
        var basis: PageDrift.Basis
        var originals: [FileHistory.Version] = []
        var translations: [FileHistory.Version] = []
        /// The object that the translation says it renders.
        var base: String?
    }

    /// Returns the drift of each translation, by its index in ``Course/lessons``; translations without a history, or whose
    /// states are not all at hand, are left out.
    package func drifts() async throws -> [Int: PageDrift] {
        let all = namedCommits(of: pairs())
        let quiet = quiet(among: all)
        let pairs = all.filter { !quiet.contains($0.translation) }
        // Versions of an original serve its translations into all languages.
        let wanted = Array(Set(pairs.flatMap(keys)))
        let bytes = history.contents(Set(wanted.map(\.object)).sorted())
        let pages = try await wanted.concurrentMap { key in
            bytes[key.object].map { PageVersion(Self.document($0, dialect: key.dialect)) }
        }
        let known = Dictionary(zip(wanted, pages).compactMap { key, page in page.map { (key, $0) } }) { first, _ in
            first
        }
        // A partial clone lacks states: nothing is known of what can't be compared.
        let whole = pairs.filter { pair in keys(of: pair).allSatisfy { known[$0] != nil } }
        let drifts = try await whole.concurrentMap { pair in drift(of: pair, known, bytes) }
        let current = quiet.map { ($0, PageDrift(basis: .history, sections: [])) }
        return Dictionary(zip(whole.map(\.translation), drifts) + current) { first, _ in first }
    }

    /// Returns the translations whose originals have not changed since they were written: most of them, as a rule, so neither is
    /// read again.
    private func quiet(among pairs: [ComparedPage]) -> Set<Int> {
        let found = pairs.filter { $0.basis == .history && $0.originals.count == 1 }
        let bytes = history.contents(Set(found.flatMap { $0.originals.map(\.object) }).sorted())
        return Set(
            found.filter { pair in
                let file = course.lessons[pair.original].file
                return pair.originals.first.flatMap { bytes[$0.object] }.map { isText($0, of: file) } ?? false
            }.map(\.translation)
        )
    }

    /// Returns true if bytes are those of a file.
    private func isText(_ bytes: [UInt8], of file: SourceFile) -> Bool {
        bytes == file.bytes || TextDecoding.decode(bytes, path: "").file.bytes == file.bytes
    }

    private struct Key: Hashable {
        let object: String
        let dialect: Dialect

        init(_ object: String, _ dialect: Dialect) { (self.object, self.dialect) = (object, dialect) }
    }

    private func keys(of pair: ComparedPage) -> [Key] {
        let original = course.lessons[pair.original].document.dialect
        let translation = course.lessons[pair.translation].document.dialect
        return pair.originals.map { Key($0.object, original) } + pair.translations.map { Key($0.object, translation) }
            + [pair.base].compactMap(\.self).map { Key($0, original) }
    }

    private static func document(_ bytes: [UInt8], dialect: Dialect) -> Document {
        Document.parse(TextDecoding.decode(bytes, path: "").file, dialect: dialect).document
    }

    // MARK: What is compared

    private func pairs() -> [ComparedPage] {
        course.written.compactMap { lesson in
            // A page made by a PO file has that file's own marks.
            guard course.configuration.catalogue(of: course.lessons[lesson].language) == nil,
                let original = course.original(of: lesson),
                let own = history.files[course.lessons[lesson].filePath],
                let versions = history.files[course.lessons[original].filePath]
            else { return nil }
            let isReviewed = reviews.sections(of: course.lessons[lesson].id, in: course.lessons[lesson].language) != nil
            var pair = ComparedPage(original: original, translation: lesson, basis: isReviewed ? .record : .history)
            pair.translations = Array(own.versions.prefix(Self.most))
            let birth = isReviewed ? Int.min : own.versions.last?.position ?? Int.max
            let later = versions.versions.prefix { $0.position > birth }
            pair.originals = Array((later + versions.versions.dropFirst(later.count).prefix(1)).prefix(Self.most))
            return pair
        }
    }

    /// Returns the pairs, those with a commit in their text compared with that.
    private func namedCommits(of pairs: [ComparedPage]) -> [ComparedPage] {
        var pairs = pairs
        let named = pairs.indices.compactMap { index -> (index: Int, commit: String)? in
            guard pairs[index].basis == .history else { return nil }
            return NamedCommit.of(course.lessons[pairs[index].translation].document).map { (index, $0) }
        }
        guard !named.isEmpty else { return pairs }
        let objects = history.objects(
            named.map { (commit: $0.commit, path: course.lessons[pairs[$0.index].original].filePath) }
        )
        for (place, object) in zip(named, objects) {
            guard let object else { continue }
            pairs[place.index].basis = .commit
            pairs[place.index].base = object
            let versions = history.files[course.lessons[pairs[place.index].original].filePath]?.versions ?? []
            pairs[place.index].originals = Array(versions.prefix(Self.most))
        }
        return pairs
    }

    // MARK: The comparison

    private func drift(of pair: ComparedPage, _ pages: [Key: PageVersion], _ bytes: [String: [UInt8]]) -> PageDrift {
        let original = dated(pair.originals, of: pair.original, pages, bytes)
        guard original.count > 1 || pair.basis != .history else { return PageDrift(basis: pair.basis, sections: []) }
        let (left, right) = (document(of: pair.original), document(of: pair.translation))
        let search = DriftSearch(
            original: original,
            translation: pair.basis == .history ? dated(pair.translations, of: pair.translation, pages, bytes) : []
        )
        let counterparts =
            search.counterparts(of: [0] + right.headings.map(\.level)) ?? Self.counterparts(left, right)
        let found: [DriftSearch.Found]
        switch pair.basis {
        case .history: found = search.sections((0...left.headings.count).map { ($0, counterparts[$0]) })
        case .commit:
            let base = pair.base.flatMap { object in pages[Key(object, left.dialect)].map { (object, $0) } }
            found = base.map { search.sections(changedSince: $1, in: $0) } ?? []
        case .record: found = sections(of: pair, search, dialect: left.dialect, bytes)
        }
        let gone = pair.basis == .record ? course.staleness(of: pair.translation, since: reviews)?.sections : nil
        return PageDrift(
            basis: pair.basis,
            sections: found.map { found in
                let section = found.section
                let heading = section > 0 ? left.headings[section - 1] : nil
                let ids = course.headingIDs[pair.original]
                return SectionDrift(
                    id: section > 0 && ids.count == left.headings.count ? ids[section - 1] : heading?.anchor ?? "",
                    title: heading?.plainText ?? "",
                    original: section,
                    translation: counterparts[section],
                    words: found.words,
                    since: found.since,
                    base: found.base
                )
            } + (gone ?? []).filter { $0.original == nil }.map(SectionDrift.init(gone:))
        )
    }

    /// The versions of a lesson's file, the newest first; the file as it lies in its folder is the first.
    private func dated(
        _ versions: [FileHistory.Version],
        of lesson: Int,
        _ pages: [Key: PageVersion],
        _ bytes: [String: [UInt8]]
    ) -> [DriftSearch.DatedPage] {
        let file = course.lessons[lesson].file
        let dialect = course.lessons[lesson].document.dialect
        var result = versions.compactMap { version in
            pages[Key(version.object, dialect)].map {
                DriftSearch.DatedPage(
                    position: version.position,
                    commit: version.commit,
                    object: version.object,
                    page: $0
                )
            }
        }
        let isCommitted = versions.first.flatMap { bytes[$0.object] }.map { isText($0, of: file) }
        if isCommitted != true {
            let page = PageVersion(document(of: lesson))
            result.insert(DriftSearch.DatedPage(position: Int.max, commit: nil, object: nil, page: page), at: 0)
        }
        return result
    }

    /// The document of a lesson's file alone, without what other files give it, as versions of it are read.
    private func document(of lesson: Int) -> Document {
        let document = course.lessons[lesson].document
        return document.hasInsertedText ? Document.parse(document.file, dialect: document.dialect).document : document
    }

    /// The index of each section's translation, by its index in the original.
    private static func counterparts(_ left: Document, _ right: Document) -> [Int: Int] {
        SectionPairing.pairs(left, right).reduce(into: [:]) { pairs, entry in
            if case .both(let original, let translation) = entry { pairs[original] = translation }
        }
    }

    /// The sections that differ from what was accepted; their words are counted where the history has the accepted version.
    private func sections(
        of pair: ComparedPage,
        _ search: DriftSearch,
        dialect: Dialect,
        _ bytes: [String: [UInt8]]
    ) -> [DriftSearch.Found] {
        let lesson = course.lessons[pair.translation]
        guard let staleness = course.staleness(of: pair.translation, since: reviews), !staleness.sections.isEmpty,
            let accepted = reviews.sections(of: lesson.id, in: lesson.language)
        else { return [] }
        // The newest version with the accepted text of each section.
        var former: [String: SectionContent] = [:]
        for version in pair.originals where former.count < staleness.sections.count {
            guard let bytes = bytes[version.object] else { continue }
            let document = Self.document(bytes, dialect: dialect)
            let hashes = SectionHash.all(in: document)
            let page = PageVersion(document)
            for section in staleness.sections where former[section.id] == nil {
                guard let place = accepted[section.id].flatMap({ hashes.firstIndex(of: $0) }) else { continue }
                former[section.id] = page.sections[place]
            }
        }
        return staleness.sections.compactMap { section in
            section.original.flatMap { search.changed($0, from: former[section.id]) }
        }
    }
}
