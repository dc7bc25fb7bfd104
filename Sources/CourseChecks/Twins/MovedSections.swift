import Course
import Markdown

/// The sections of a translation that stand in the place of others, told by what no translator changes: code, numbers, addresses,
/// pictures, and headings that are the same in both languages.
struct MovedSections {
    /// The original's section of each section that stands elsewhere, by the translation's number.
    let homes: [Int: Int]

    /// - Parameter pair: pages whose headings have the same levels.
    init(_ pair: TwinPair) {
        let (left, right) = (pair.originalOutline, pair.outline)
        let original = Self.places(left, pair.originalProse)
        let own = Self.places(right, pair.prose)
        // For each section the sections of the original that its tokens are from.
        var votes: [Int: [Int: Int]] = [:]
        for (token, place) in own {
            guard let place, let home = original[token], let home else { continue }
            votes[place, default: [:]][home, default: 0] += token.weight
        }
        let levels = [0] + left.document.headings.map(\.level)
        var homes: [Int: Int] = votes.reduce(into: [:]) { homes, entry in
            let (place, found) = entry
            guard found.count == 1, let home = found.keys.first, home != place, place > 0, home > 0,
                levels[home] == levels[place], votes[home]?[home] == nil
            else { return }
            // The other section has to be elsewhere, too, or much has to tell of it.
            if votes[home] != nil || found[home, default: 0] >= 3 { homes[place] = home }
        }
        for place in Self.swapped(pair) where levels[place] == levels[place + 1] {
            let isHere = [place, place + 1].contains { votes[$0]?[$0] != nil || homes[$0] != nil }
            if !isHere { homes.merge([place: place + 1, place + 1: place]) { first, _ in first } }
        }
        self.homes = homes
    }

    // MARK: Lengths

    /// The least number of letters of a section that its length is told by.
    private static let leastLength = 40

    /// Returns the sections that changed places with the next one, by their lengths: each is as long as the other's original, and far
    /// from as long as its own.
    private static func swapped(_ pair: TwinPair) -> [Int] {
        let (original, own) = (pair.originalProse.map(\.length), pair.prose.map(\.length))
        guard original.count == own.count, original.count > 3 else { return [] }
        let ratios = zip(original, own).filter { $0 >= leastLength && $1 > 0 }.map { Double($1) / Double($0) }.sorted()
        guard ratios.count > 3 else { return [] }
        let ratio = ratios[ratios.count / 2]
        /// The factor by which a section is longer than the translation of another one usually is.
        func excess(_ section: Int, _ home: Int) -> Double { Double(own[section]) / (Double(original[home]) * ratio) }
        return (1..<original.count - 1).filter { place in
            let both = [original[place], original[place + 1], own[place], own[place + 1]]
            guard both.allSatisfy({ $0 > 0 }), both.max().map({ $0 >= leastLength }) ?? false else { return false }
            let (here, next) = (excess(place, place), excess(place + 1, place + 1))
            let isFar = here > 1.7 && next < 1 / 1.7 || next > 1.7 && here < 1 / 1.7
            return isFar && [excess(place, place + 1), excess(place + 1, place)].allSatisfy { $0 > 0.75 && $0 < 1.33 }
        }
    }

    /// A part of a page that is the same in every language.
    private enum Token: Hashable {
        case shared(Int)
        case heading(String)
        case place(String)

        var weight: Int { if case .heading = self { 2 } else { 1 } }
    }

    /// The section of each token; nil for one that several sections have.
    private static func places(_ outline: LessonOutline, _ sections: [ProseBlock.Section]) -> [Token: Int?] {
        var places: [Token: Int?] = [:]
        func note(_ token: Token, _ section: Int) {
            if let known = places[token] {
                if known != section { places[token] = .some(nil) }
            } else {
                places[token] = section
            }
        }
        let document = outline.document
        for (index, section) in outline.sections.enumerated() where sections.indices.contains(index) {
            for block in sections[index].blocks + sections[index].cells {
                // A small number may be a word in the other language.
                let small = Set(block.numbers.map(\.number.value).filter { $0.count < 2 }.map(\.hashValue))
                for token in block.tokens where !small.contains(token) { note(.shared(token), index) }
            }
            if let heading = section.heading {
                let title = document.headings[heading].plainText
                note(.heading(title.lowercased()), index)
                // Versions, such as 0.3.5: other numbers count the sections.
                for number in ProseNumber.all(in: title) where number.value.count(where: { $0 == "." }) > 1 {
                    note(.heading(number.value), index)
                }
                let pictures = document.headings[heading].pictures
                if !pictures.isEmpty { note(.heading(pictures), index) }
            }
            for link in section.links + section.images {
                let name = document.links[link].destination.split(separator: "/").last ?? ""
                note(.place(String(name)), index)
            }
        }
        return places
    }
}
