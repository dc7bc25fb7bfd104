import Course
import Markdown
import Support

/// The sections that each language sorts by its own names for the same things, such as countries: they stand elsewhere for a reason.
struct SortedSections {
    /// The translation's sections of such groups.
    private(set) var members: Set<Int> = []

    /// The least number of sections that stand elsewhere in a sorted group, and of their share, as one in so many.
    private static let leastMoved = 3
    private static let leastShare = 3

    /// - Parameters:
    ///   - pair: pages whose headings have the same levels.
    ///   - homes: the original's section of each section that stands elsewhere.
    init(_ pair: TwinPair, homes: [Int: Int]) {
        let (left, right) = (pair.originalLesson.document.headings, pair.lesson.document.headings)
        for group in Self.groups(levels: right.map(\.level)) {
            let own = Set(group)
            let moved = group.count { homes[$0 + 1].map { own.contains($0 - 1) } ?? false }
            guard moved >= Self.leastMoved, moved * Self.leastShare >= group.count,
                Self.areSorted(group.map { right[$0].plainText }), Self.areSorted(group.map { left[$0].plainText })
            else { continue }
            members.formUnion(group.map { $0 + 1 })
        }
    }

    /// Returns the headings of the same level below the same heading, as indices.
    private static func groups(levels: [Int]) -> [[Int]] {
        var open: [Int: [Int]] = [:]
        var groups: [[Int]] = []
        for (index, level) in levels.enumerated() {
            for deeper in open.keys where deeper > level { groups.append(open.removeValue(forKey: deeper) ?? []) }
            open[level, default: []].append(index)
        }
        return groups + open.values
    }

    /// Returns true if all titles but one in five stand in alphabetical order: the first may be an introduction, and the last one no
    /// name.
    private static func areSorted(_ titles: [String]) -> Bool {
        let keys = titles.map { $0.lowercased().filter(\.isLetter) }
        // The last titles of the longest sorted selections, by their lengths.
        var ends: [String] = []
        for key in keys {
            let place = ends.partitioningIndex { $0 > key }
            if place < ends.count { ends[place] = key } else { ends.append(key) }
        }
        return keys.count > 3 && ends.count + (keys.count + 3) / 5 >= keys.count
    }

    /// Returns the sections of a page whose headings are sorted with those beside them.
    static func all(in document: Document) -> Set<Int> {
        let headings = document.headings
        let sorted = groups(levels: headings.map(\.level)).filter { areSorted($0.map { headings[$0].plainText }) }
        return Set(sorted.joined().map { $0 + 1 })
    }
}
