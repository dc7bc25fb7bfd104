/// The lengths of a page's sections for each letter of their originals.
struct ProseRatios {
    /// The least number of letters that tells how long a translation is.
    private static let leastLength = 60

    /// The ratios of the sections that tell one, ascending.
    private let sorted: [Double]
    /// The place of each section among them, by the original's number.
    private let places: [Int: Int]
    /// The ratio of the languages.
    private let expected: Double

    var count: Int { sorted.count }

    /// - Parameter numbers: the original's number of each section.
    init(_ sections: [(original: ProseBlock.Section, translation: ProseBlock.Section)], numbers: [Int]) {
        let ratios = zip(numbers, sections).compactMap { number, pair -> (number: Int, ratio: Double)? in
            let (length, own) = (pair.original.length, pair.translation.length)
            return length < Self.leastLength || own == 0 ? nil : (number, Double(own) / Double(length))
        }.sorted { $0.ratio < $1.ratio }
        sorted = ratios.map(\.ratio)
        places = Dictionary(ratios.enumerated().map { ($1.number, $0) }) { first, _ in first }
        expected = Self.density(sections.map(\.translation)) / Self.density(sections.map(\.original))
    }

    /// Returns the usual ratio of the sections.
    ///
    /// - Parameter section: a section that is left out, because its own length is in question; nil: none.
    func usual(without section: Int?) -> Double {
        let place = section.flatMap { places[$0] }
        let count = sorted.count - (place == nil ? 0 : 1)
        guard count > 0 else { return expected }
        let middle = count / 2
        let own = sorted[place.map { $0 <= middle } ?? false ? middle + 1 : middle]
        // A page with a section or two is no measure if much of its text is missing.
        let isOdd = count < 3 && (own < 0.6 * expected || own > expected / 0.6)
        return isOdd ? expected : own
    }

    /// Returns the letters with which a text says what English says with one.
    private static func density(_ sections: [ProseBlock.Section]) -> Double {
        let length = sections.reduce(0) { $0 + $1.length }
        return sections.reduce(0) { $0 + $1.denseLength } * 3 > length ? 0.42 : 1
    }
}
