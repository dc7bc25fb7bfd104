/// The search for changes of an original that its translation has not taken over.
///
/// Dates of files say little: a translation is touched by changes to every file, and an original by commas. So each change of a
/// section is judged by itself: by numbers, code and addresses, which every language shares (``SectionChange``), and where it
/// has none, by the words that the translation's section changed in the same commit or later.
struct DriftSearch {
    /// A version of a page with its place in the history.
    struct DatedPage: Sendable {
        let position: Int
        /// Nil for the file as it lies in the folder.
        let commit: FileHistory.Commit?
        /// The name of the object with its bytes; nil for the file as it lies in the folder.
        let object: String?
        let page: PageVersion
    }

    /// A section of the original that has changed.
    struct Found {
        let section: Int
        /// The number of words to translate.
        let words: Int
        /// The oldest change; nil if it isn't known.
        var since: FileHistory.Commit?
        /// The section as it was before.
        var base: SectionDrift.Base?
    }

    /// The index of an original's section, and that of its translation; nil if it has none.
    typealias SectionTwins = (original: Int, translation: Int?)

    /// The versions, the newest first; the oldest original is the one that was translated at first.
    private let original: [DatedPage]
    private let translation: [DatedPage]
    /// The places of today's sections in each version, newest first.
    private let places: [[Int?]]
    private let twinPlaces: [[Int?]]

    /// - Parameters:
    ///   - original: the versions of the original, newest first.
    ///   - translation: those of the translation.
    init(original: [DatedPage], translation: [DatedPage]) {
        (self.original, self.translation) = (original, translation)
        places = Self.trace(original)
        twinPlaces = Self.trace(translation)
    }

    private static func trace(_ versions: [DatedPage]) -> [[Int?]] {
        guard let first = versions.first else { return [] }
        var places: [[Int?]] = [first.page.sections.indices.map { $0 }]
        for (newer, older) in zip(versions, versions.dropFirst()) {
            let step = SectionTrace.places(of: newer.page, in: older.page)
            places.append(places[places.count - 1].map { place in place.flatMap { step[$0] } })
        }
        return places
    }

    /// Returns the sections that the translation is behind in.
    ///
    /// - Parameter pairs: the sections of today's original.
    func sections(_ pairs: [SectionTwins]) -> [Found] {
        guard original.first != nil, translation.first != nil else { return [] }
        return pairs.compactMap { pair in
            guard let twin = pair.translation else { return untranslated(pair.original) }
            return changed(pair.original, twin)
        }
    }

    /// A section of the original that its translation lacks, and that came after the translation was written.
    private func untranslated(_ section: Int) -> Found? {
        let first = places.lastIndex { $0[section] != nil } ?? 0
        // A section that the translator left out is a difference, not a change.
        guard first < original.count - 1 else { return nil }
        let words = original[0].page.sections[section].words
        return Found(section: section, words: words, since: original[first].commit)
    }

    private func changed(_ section: Int, _ twin: Int) -> Found? {
        let today = original[0].page.sections[section]
        let own = translation[0].page.sections[twin]
        var oldest: Int?
        var hasCaughtUp = false
        for index in original.indices.dropLast() {
            guard let place = places[index][section], let earlier = places[index + 1][section] else { break }
            let change = SectionChange(
                old: original[index + 1].page.sections[earlier],
                new: original[index].page.sections[place],
                today: today
            )
            guard !change.new.isSame(as: change.old) else { continue }
            let answer = change.answer(by: own)
            if answer == .no {
                oldest = index
                continue
            }
            if hasCaughtUp || answer == .yes && !change.changesProse { continue }
            let before = former(twin, before: original[index].position)
            if change.isAnswered(from: before, to: own) { hasCaughtUp = true } else { oldest = index }
        }
        guard let oldest, let former = places[oldest + 1][section] else { return nil }
        let base = original[oldest + 1].page.sections[former]
        // Several changes together may have changed nothing.
        guard !today.isSame(as: base) else { return nil }
        return Found(
            section: section,
            words: max(1, today.words(notIn: base)),
            since: original[oldest].commit,
            base: state(oldest + 1, former)
        )
    }

    /// Returns the translation's section of each section that today's original shares with the newest version of the same
    /// headings as the translation; nil if no version has them.
    func counterparts(of levels: [Int]) -> [Int: Int]? {
        guard let index = original.firstIndex(where: { $0.page.sections.map(\.level) == levels }) else { return nil }
        let found = places[index].enumerated().compactMap { section, place in place.map { (section, $0) } }
        return Dictionary(found) { first, _ in first }
    }

    // MARK: A known version

    /// Returns the sections that differ from those of a version that the translation is known to render.
    ///
    /// - Parameter object: the name of the object that holds the version.
    func sections(changedSince base: PageVersion, in object: String) -> [Found] {
        guard let today = original.first?.page else { return [] }
        let former = SectionTrace.places(of: today, in: base)
        return today.sections.indices.compactMap { index in
            let place = former[index]
            var found = changed(index, from: place.map { base.sections[$0] })
            found?.base = place.map { SectionDrift.Base(object: object, section: $0) }
            return found
        }
    }

    /// Returns a section as found if it differs from a former state; nil if it doesn't.
    ///
    /// - Parameter former: nil if the section is new, or its former state isn't known.
    func changed(_ section: Int, from former: SectionContent?) -> Found? {
        guard let today = original.first.map({ $0.page.sections[section] }) else { return nil }
        guard let former else {
            let first = places.prefix { $0[section] != nil }.count - 1
            return Found(
                section: section,
                words: today.words,
                since: first < original.count - 1 ? original[first].commit : nil
            )
        }
        guard !today.isSame(as: former) else { return nil }
        let same = original.indices.first { index in
            places[index][section].map { original[index].page.sections[$0].isSame(as: former) } ?? false
        }
        return Found(
            section: section,
            words: max(1, today.words(notIn: former)),
            since: same.flatMap { original[$0 - 1].commit },
            base: same.flatMap { index in places[index][section].flatMap { state(index, $0) } }
        )
    }

    private func state(_ index: Int, _ section: Int) -> SectionDrift.Base? {
        original[index].object.map { SectionDrift.Base(object: $0, section: section) }
    }

    /// Returns the translation's section as it was before a commit; nil if it was written later.
    private func former(_ twin: Int, before position: Int) -> SectionContent? {
        guard let index = translation.firstIndex(where: { $0.position < position }) else { return nil }
        return twinPlaces[index][twin].map { translation[index].page.sections[$0] }
    }
}
