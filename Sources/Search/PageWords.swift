/// The words of one page, weighed for each of its sections.
///
/// What a word weighs follows BM25F (Robertson, Zaragoza: The Probabilistic Relevance Framework, 2009, section 3.5):
/// occurrences in heading, text and code count differently and are added up before they saturate; how rare a word is comes
/// in on the reader's side. The length of a section is compared with a fixed one, so that no page depends on another.
public struct PageWords: Sendable {
    /// A word in a section.
    struct Hit: Sendable {
        var section: Int
        /// 1 to 63.
        var weight: UInt8
        var isInTitle: Bool
        var isInHeading: Bool
        /// The first places of the word in the section.
        var positions: [UInt16]
    }

    let page: SearchPage
    var words: WordTable { table }
    private(set) var table = WordTable()
    /// The hits of each word, parallel to the table, in the order of sections.
    private(set) var hits: [[Hit]] = []
    /// The page's part of a file of texts.
    let json: [UInt8]

    public init(_ page: SearchPage) {
        self.page = page
        json = Self.json(page)
        var reader = WordReader()
        var counts = SectionCounts()
        for (number, section) in page.sections.enumerated() {
            counts.begin()
            let isTop = number == 0
            let heading = isTop ? page.title : section.heading
            var position = 0
            var headingWords = 0
            _ = reader.read(heading.utf8) { _, kind, _ in if kind == .whole { headingWords += 1 } }
            // A word says more of a short heading than of a long one.
            let inHeading = Weights.heading + Weights.wholeHeading / Float(max(1, headingWords))
            position = reader.read(heading.utf8) { word, kind, place in
                let share = kind == .part ? Weights.part : 1
                counts.add(table.number(of: word), heading: inHeading * share, at: place)
            }
            _ = reader.read(section.above.utf8) { word, kind, _ in
                if kind == .whole { counts.add(table.number(of: word), heading: Weights.above) }
            }
            let start = position + Weights.gap
            position = reader.read(section.text, from: start) { word, kind, place in
                counts.add(table.number(of: word), text: kind == .part ? Weights.part : 1, at: place)
            }
            let codeStart = position + Weights.gap
            let end = reader.read(section.code, from: codeStart) { word, kind, place in
                counts.add(table.number(of: word), text: Weights.code * (kind == .part ? Weights.part : 1), at: place)
            }
            let length = Float(position - start) + Weights.code * Float(end - codeStart)
            while hits.count < table.count { hits.append([]) }
            counts.end(length: length) { word, hit in
                var hit = hit
                hit.section = number
                hit.isInTitle = isTop && hit.isInHeading
                hits[word].append(hit)
            }
        }
    }

    /// `["path","title",["breadcrumbs"],[["anchor","heading","text","code"]]]`
    private static func json(_ page: SearchPage) -> [UInt8] {
        var output: [UInt8] = []
        output.append(UInt8(ascii: "["))
        JSONText.append(page.path.utf8, to: &output)
        output.append(UInt8(ascii: ","))
        JSONText.append(page.title.utf8, to: &output)
        output.append(UInt8(ascii: ","))
        JSONText.append(list: page.breadcrumbs, to: &output)
        output.append(contentsOf: ",[".utf8)
        for (number, section) in page.sections.enumerated() {
            output.append(contentsOf: (number > 0 ? ",[" : "[").utf8)
            JSONText.append(section.anchor.utf8, to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.append(section.heading.utf8, to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.append(section.text, to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.append(section.code, to: &output)
            output.append(UInt8(ascii: "]"))
        }
        output.append(contentsOf: "]]".utf8)
        return output
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

/// What is counted in one section.
private struct SectionCounts {
    private var heading: [Float] = []
    private var text: [Float] = []
    private var isInHeading: [Bool] = []
    private var positions: [[UInt16]] = []
    private var touched: [Int] = []
    private var isTouched: [Bool] = []

    /// More places than this are not kept.
    private static let mostPositions = 4

    mutating func begin() { touched.removeAll(keepingCapacity: true) }

    mutating func add(_ word: Int, heading inHeading: Float = 0, text inText: Float = 0, at position: Int? = nil) {
        while isTouched.count <= word {
            heading.append(0)
            text.append(0)
            isInHeading.append(false)
            positions.append([])
            isTouched.append(false)
        }
        if !isTouched[word] {
            isTouched[word] = true
            touched.append(word)
        }
        heading[word] += inHeading
        text[word] += inText
        guard let position else { return }
        if inHeading > 0 { isInHeading[word] = true }
        if positions[word].count < Self.mostPositions { positions[word].append(UInt16(min(position, 65_535))) }
    }

    mutating func end(length: Float, _ take: (Int, PageWords.Hit) -> Void) {
        let norm = 1 - Weights.lengthShare + Weights.lengthShare * length / Weights.usualLength
        for word in touched {
            let count = heading[word] + text[word] / norm
            let weight = UInt8(max(1, min(63, 63 * count / (count + Weights.saturation))))
            take(
                word,
                PageWords.Hit(
                    section: 0,
                    weight: weight,
                    isInTitle: false,
                    isInHeading: isInHeading[word],
                    positions: positions[word]
                )
            )
            heading[word] = 0
            text[word] = 0
            isInHeading[word] = false
            positions[word].removeAll(keepingCapacity: true)
            isTouched[word] = false
        }
    }
}
