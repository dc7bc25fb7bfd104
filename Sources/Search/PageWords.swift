/// The words of one page, weighed for each of its sections.
///
/// What a word weighs follows BM25F (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009, section 3.5):
/// occurrences in heading, text and code count differently and are added up before they saturate; how rare a word is comes
/// in on the reader's side. The length of a section is compared with a fixed one, so that no page depends on another.
public struct PageWords: Sendable {
    /// A word in a section.
    struct Hit: Sendable {
        /// The section's number on the page.
        let section: Int32
        /// 1 to 63.
        let weight: UInt8
        let isInTitle: Bool
        let isInHeading: Bool
        let places: Places
    }

    let sectionCount: Int
    private(set) var words = WordTable()
    /// All hits, those of each word together, in the order of sections.
    private var hits: [Hit] = []
    private var hitEnds: [Int32] = []
    /// The page's part of a file of texts.
    let json: [UInt8]

    public init(_ page: SearchPage) {
        sectionCount = page.sections.count
        json = page.json
        var reader = WordReader()
        var counts = SectionCounts()
        var found: [(word: Int32, hit: Hit)] = []
        for (number, section) in page.sections.enumerated() {
            let isTop = number == 0
            let heading = isTop ? page.title : section.heading
            var headingWords = 0
            _ = reader.read(heading.utf8) { _, kind, _ in if kind == .whole { headingWords += 1 } }
            // A word says more of a short heading than of a long one.
            let inHeading = Weights.heading + Weights.wholeHeading / Float(max(1, headingWords))
            let headingEnd = reader.read(heading.utf8) { word, kind, place in
                let share = kind == .part ? Weights.part : 1
                counts.add(words.number(of: word), heading: inHeading * share, at: place)
            }
            _ = reader.read(section.above.utf8) { word, kind, _ in
                if kind == .whole { counts.add(words.number(of: word), heading: Weights.above, at: nil) }
            }
            let textStart = headingEnd + Weights.gap
            let textEnd = reader.read(section.text, from: textStart) { word, kind, place in
                counts.add(words.number(of: word), text: kind == .part ? Weights.part : 1, at: place)
            }
            let codeStart = textEnd + Weights.gap
            let codeEnd = reader.read(section.code, from: codeStart) { word, kind, place in
                counts.add(words.number(of: word), text: Weights.code * (kind == .part ? Weights.part : 1), at: place)
            }
            let length = Float(textEnd - textStart) + Weights.code * Float(codeEnd - codeStart)
            counts.end(length: length, section: number, isTop: isTop, &found)
        }
        sort(found)
    }

    func hits(_ word: Int32) -> ArraySlice<Hit> {
        hits[(word == 0 ? 0 : Int(hitEnds[Int(word) - 1]))..<Int(hitEnds[Int(word)])]
    }

    /// By words; within one, the order of sections stays.
    private mutating func sort(_ found: [(word: Int32, hit: Hit)]) {
        var next = [Int32](repeating: 0, count: words.count + 1)
        for (word, _) in found { next[Int(word) + 1] += 1 }
        for word in 0..<words.count { next[word + 1] += next[word] }
        hitEnds = Array(next.dropFirst())
        let nothing = Hit(section: 0, weight: 0, isInTitle: false, isInHeading: false, places: Places())
        hits = [Hit](repeating: nothing, count: found.count)
        for (word, hit) in found {
            hits[Int(next[Int(word)])] = hit
            next[Int(word)] += 1
        }
    }
}

/// The first places of a word in a section.
struct Places: Sendable {
    private var places = SIMD4<UInt16>()
    private(set) var count = 0

    subscript(index: Int) -> Int { Int(places[index]) }

    mutating func append(_ place: Int) {
        guard count < 4 else { return }
        places[count] = UInt16(min(place, 65_535))
        count += 1
    }
}

/// What an occurrence counts, in occurrences in prose.
enum Weights {
    static let heading: Float = 2.5
    /// Shared by the words of a heading, on top of ``heading``.
    static let wholeHeading: Float = 5
    /// In a heading above the section's own.
    static let above: Float = 1
    static let code: Float = 0.3
    /// A part of a name in camel case, against the name.
    static let part: Float = 0.6
    /// How far heading, prose and code stand from each other, in places.
    static let gap = 5

    /// How fast occurrences saturate (BM25's k1), and how much a section's length counts (its b).
    static let saturation: Float = 1.2
    static let lengthShare: Float = 0.5
    /// The length of a section that is neither long nor short, in words.
    static let usualLength: Float = 100
}

/// What is counted in one section, by the numbers of words.
private struct SectionCounts {
    private struct Count {
        var heading: Float = 0
        var text: Float = 0
        var isInHeading = false
        var isMet = false
        var places = Places()
    }

    private var counts: [Count] = []
    private var met: [Int] = []

    mutating func add(_ word: Int, heading: Float = 0, text: Float = 0, at place: Int?) {
        while counts.count <= word { counts.append(Count()) }
        if !counts[word].isMet {
            counts[word].isMet = true
            met.append(word)
        }
        counts[word].heading += heading
        counts[word].text += text
        guard let place else { return }
        if heading > 0 { counts[word].isInHeading = true }
        counts[word].places.append(place)
    }

    /// Weighs what was counted, and begins anew.
    mutating func end(
        length: Float,
        section: Int,
        isTop: Bool,
        _ found: inout [(word: Int32, hit: PageWords.Hit)]
    ) {
        let norm = 1 - Weights.lengthShare + Weights.lengthShare * length / Weights.usualLength
        for word in met {
            let count = counts[word]
            let sum = count.heading + count.text / norm
            let hit = PageWords.Hit(
                section: Int32(section),
                weight: UInt8(max(1, min(63, 63 * sum / (sum + Weights.saturation)))),
                isInTitle: isTop && count.isInHeading,
                isInHeading: count.isInHeading,
                places: count.places
            )
            found.append((Int32(word), hit))
            counts[word] = Count()
        }
        met.removeAll(keepingCapacity: true)
    }
}
