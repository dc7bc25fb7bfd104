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
    private let translations: Set<Int>?

    /// - Parameter translations: the translations that are asked for, by their indices in ``Course/lessons``; nil: all.
    package init(_ course: Course, reviews: ReviewRecord, history: CourseHistory, of translations: Set<Int>? = nil) {
        (self.course, self.reviews, self.history, self.translations) = (course, reviews, history, translations)
    }

    /// Returns the drift of each translation, by its index in ``Course/lessons``; translations without a history, or whose
    /// states are not all at hand, are left out. `isWhole` is true if all states and all commits that translations name are at hand.
    package func drifts() async throws -> (pages: [Int: PageDrift], isWhole: Bool) {
        let (found, knowsCommits) = ComparedPage.all(
            of: course,
            translations,
            reviews: reviews,
            history: history
        )
        let quiet = quiet(among: found)
        let pairs = found.filter { !quiet.contains($0.translation) }
        // Versions of an original serve its translations into all languages.
        let wanted = Array(Set(pairs.flatMap(keys)))
        let bytes = history.contents(Set(wanted.map(\.object)).sorted())
        let present = presentVersions(pairs, bytes)
        let pages = try await wanted.concurrentMap { key -> PageVersion? in
            if let lesson = present[key] { return PageVersion(document(of: lesson)) }
            return bytes[key.object].map { PageVersion(Self.document($0, dialect: key.dialect)) }
        }
        let known = Dictionary(zip(wanted, pages).compactMap { key, page in page.map { (key, $0) } }) { first, _ in
            first
        }
        // A partial clone lacks states: nothing is known of what can't be compared.
        let whole = pairs.filter { pair in keys(of: pair).allSatisfy { known[$0] != nil } }
        let drifts = try await whole.concurrentMap { pair in drift(of: pair, known, bytes) }
        let current = quiet.map { ($0, PageDrift(basis: .history, sections: [])) }
        let all = Dictionary(zip(whole.map(\.translation), drifts) + current) { first, _ in first }
        return (all, knowsCommits && whole.count == pairs.count)
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

    /// Returns the lessons whose files are the newest versions, by these: their texts have been read already.
    private func presentVersions(_ pairs: [ComparedPage], _ bytes: [String: [UInt8]]) -> [Key: Int] {
        let files = pairs.flatMap { [($0.original, $0.originals.first), ($0.translation, $0.translations.first)] }
        return files.reduce(into: [:]) { present, file in
            let (lesson, version) = file
            guard let version else { return }
            let key = Key(version.object, course.lessons[lesson].document.dialect)
            guard present[key] == nil, let own = bytes[version.object] else { return }
            if isText(own, of: course.lessons[lesson].file) { present[key] = lesson }
        }
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
