/// The words of one page, weighed for each of its sections.
///
/// The weight of a word follows BM25F (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009, section 3.5):
/// occurrences in heading, text and code count differently and are added up before they saturate; the rarity of the word is added
/// on the reader's side. The length of a section is compared with a fixed one, so that no page depends on another.
public struct PageWords: Sendable {
    /// The hits of a word, in the order of sections.
    struct HitList: Sendable {
        /// The numbers of the first and the last section, and the number of sections with hits.
        var first: Int32 = 0
        var last: Int32 = 0
        var count: Int32 = 0
        /// The weight of the heaviest hit.
        var top: UInt8 = 0
        /// The end of the list in ``PageWords/hits``.
        var end: Int32 = 0
    }

    public let sectionCount: Int
    let traits: LanguageWords.PageTraits
    let words: WordList
    let hashes: [UInt32]
    /// The lists of hits, one for each word.
    let lists: [HitList]
    /// The bytes of the lists as in the files of hits (``Hit/append(to:)``), but without the number that each begins with.
    let hits: [UInt8]

    public init(_ page: SearchPage) {
        var words = WordTable(room: 256)
        var reader = WordReader()
        var counts = SectionCounts()
        var titleLength = 0
        for (number, section) in page.sections.enumerated() {
            let isTop = number == 0
            let heading = isTop ? page.title : section.heading
            var headingWords = 0
            _ = reader.read(heading.utf8) { _, kind, _ in if kind == .whole { headingWords += 1 } }
            // A word counts more in a short heading than in a long one.
            let inHeading = Weights.heading + Weights.wholeHeading / Float(max(1, headingWords))
            let headingEnd = reader.read(heading.utf8) { word, kind, place in
                let share = kind == .part ? Weights.part : 1
                counts.add(words.number(of: word), heading: inHeading * share, at: place)
            }
            if isTop { titleLength = headingEnd }
            if !section.above.isEmpty {
                _ = reader.read(section.above.utf8) { word, kind, _ in
                    if kind == .whole {
                        counts.add(words.number(of: word), heading: isTop ? Weights.name : Weights.above)
                    }
                }
            }
            let textStart = headingEnd + Weights.gap
            let textEnd = reader.read(section.text, from: textStart) { word, kind, place in
                counts.add(words.number(of: word), text: kind == .part ? Weights.part : 1, at: place)
            }
            let codeStart = textEnd + Weights.gap
            let codeEnd = reader.read(section.code, from: codeStart, isCode: true) { word, kind, place in
                counts.add(
                    words.number(of: word),
                    text: Weights.code * (kind == .part ? Weights.part : 1),
                    isCode: true,
                    at: place
                )
            }
            let length = Float(textEnd - textStart) + Weights.code * Float(codeEnd - codeStart)
            counts.end(length: length, section: number, isTop: isTop)
        }
        sectionCount = page.sections.count
        traits = LanguageWords.PageTraits(
            kind: page.kind,
            part: page.part,
            titleLength: titleLength,
            hasCode: page.sections.contains { !$0.code.isEmpty }
        )
        self.words = words.words
        hashes = words.hashes
        (lists, hits) = counts.lists(of: words.count)
    }
}

/// The weights of occurrences, in occurrences in prose.
enum Weights {
    static let heading: Float = 2.5
    /// The weight that is shared by the words of a heading, on top of ``heading``.
    static let wholeHeading: Float = 5
    /// The weight of a word in a heading above the section's own.
    static let above: Float = 1
    /// The weight of a word in the name of the page's file, which stands above its beginning.
    static let name: Float = 0.2
    static let code: Float = 0.3
    /// The weight of a part of a name in camel case, relative to the whole name.
    static let part: Float = 0.6
    /// The distance between heading, prose and code, in places.
    static let gap = 5

    /// The speed at which occurrences saturate (BM25's k1), and the influence of a section's length (its b).
    static let saturation: Float = 1.2
    static let lengthShare: Float = 0.5
    /// The length of a section that is neither long nor short, in words.
    static let usualLength: Float = 100
}

/// The counts of words in one section after the other, by the numbers of words.
private struct SectionCounts {
    private struct Count {
        var heading: Float = 0
        var text: Float = 0
        var isInHeading = false
        var isInCode = false
        var isMet = false
        var places = Places()

        /// - Returns: true if it is the word's first occurrence in the section.
        mutating func add(heading: Float, text: Float, isCode: Bool, at place: Int?) -> Bool {
            defer { isMet = true }
            self.heading += heading
            self.text += text
            if isCode { isInCode = true }
            if let place {
                if heading > 0 { isInHeading = true }
                places.append(place)
            }
            return !isMet
        }
    }

    private var counts: [Count] = []
    private var met: [Int32] = []
    /// The hits of all finished sections.
    private var found: [(word: Int32, section: Int32, hit: Hit)] = []

    init() {
        counts.reserveCapacity(256)
        met.reserveCapacity(128)
        found.reserveCapacity(512)
    }

    mutating func add(_ word: Int, heading: Float = 0, text: Float = 0, isCode: Bool = false, at place: Int? = nil) {
        if counts.count <= word { counts.append(Count()) }
        if counts[word].add(heading: heading, text: text, isCode: isCode, at: place) { met.append(Int32(word)) }
    }

    /// Weighs the words counted in a section, and begins anew.
    mutating func end(length: Float, section: Int, isTop: Bool) {
        let norm = 1 - Weights.lengthShare + Weights.lengthShare * length / Weights.usualLength
        for word in met {
            let count = counts[Int(word)]
            let sum = count.heading + count.text / norm
            let hit = Hit(
                weight: UInt8(max(1, min(63, 63 * sum / (sum + Weights.saturation)))),
                isInTitle: isTop && count.isInHeading,
                isInHeading: count.isInHeading,
                isInCode: count.isInCode,
                places: count.places
            )
            found.append((word, Int32(section), hit))
            counts[Int(word)] = Count()
        }
        met.removeAll(keepingCapacity: true)
    }

    /// Returns the hits word by word; within a word, in the order of sections.
    func lists(of words: Int) -> ([PageWords.HitList], [UInt8]) {
        var lists = [PageWords.HitList](repeating: PageWords.HitList(), count: words)
        for (word, _, _) in found { lists[Int(word)].count += 1 }
        var next: [Int] = []
        next.reserveCapacity(words)
        var end = 0
        for list in lists {
            next.append(end)
            end += Int(list.count)
        }
        var sorted = [Int32](repeating: 0, count: found.count)
        for (place, entry) in found.enumerated() {
            sorted[next[Int(entry.word)]] = Int32(place)
            next[Int(entry.word)] += 1
        }
        var hits: [UInt8] = []
        hits.reserveCapacity(found.count * 6)
        var place = 0
        for word in 0..<words {
            for number in 0..<Int(lists[word].count) {
                let (_, section, hit) = found[Int(sorted[place])]
                place += 1
                if number == 0 {
                    lists[word].first = section
                } else {
                    Digits.append(number: Int(section - lists[word].last - 1), to: &hits)
                }
                lists[word].last = section
                lists[word].top = max(lists[word].top, hit.weight)
                hit.append(to: &hits)
            }
            lists[word].end = Int32(hits.count)
        }
        return (lists, hits)
    }
}
