/// The lines of a text that stand in an earlier one, unchanged and in the same order.
///
/// Lines that are unique in both texts are the anchors (the patience method), so that the work grows with the texts and not with
/// their product; between anchors lines are compared one by one if that is cheap.
struct LineMatch: Sendable {
    /// For each line of the new text, counted from 0, its line in the old one; nil if it is new or changed.
    private(set) var oldLines: [Int?]

    /// The largest number of pairs of an old and a new line between two anchors that are compared.
    private static let mostPairs = 250_000

    init(from old: [UInt8], to new: [UInt8]) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func numbered(_ text: [UInt8]) -> [Int] {
            Self.lines(text).map { line in
                if let number = numbers[line] { return number }
                numbers[line] = numbers.count
                return numbers.count - 1
            }
        }
        let (before, after) = (numbered(old), numbered(new))
        oldLines = Array(repeating: nil, count: after.count)
        match(before, before.indices, after, after.indices)
    }

    /// Returns the share of lines that two texts have in common, from 0 to 1, in any order.
    static func similarity(_ left: [UInt8], _ right: [UInt8]) -> Double {
        let (before, after) = (lines(left), lines(right))
        var counts: [ArraySlice<UInt8>: Int] = before.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let common = after.count { line in
            guard let count = counts[line], count > 0 else { return false }
            counts[line] = count - 1
            return true
        }
        return Double(2 * common) / Double(max(1, before.count + after.count))
    }

    /// Returns the lines without their endings, which differ between systems; they are the lines that ``LineTable`` counts.
    private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var (start, index) = (0, 0)
        while index < text.count {
            let byte = text[index]
            index += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            result.append(text[start..<(index - 1)])
            if byte == UInt8(ascii: "\r"), index < text.count, text[index] == UInt8(ascii: "\n") { index += 1 }
            start = index
        }
        return result + [text[start...]]
    }

    // MARK: Stretches

    private mutating func match(_ before: [Int], _ oldRange: Range<Int>, _ after: [Int], _ newRange: Range<Int>) {
        var (old, new) = (oldRange, newRange)
        while !old.isEmpty, !new.isEmpty, before[old.lowerBound] == after[new.lowerBound] {
            oldLines[new.lowerBound] = old.lowerBound
            (old, new) = (old.dropFirst(), new.dropFirst())
        }
        while !old.isEmpty, !new.isEmpty, before[old.upperBound - 1] == after[new.upperBound - 1] {
            oldLines[new.upperBound - 1] = old.upperBound - 1
            (old, new) = (old.dropLast(), new.dropLast())
        }
        guard !old.isEmpty, !new.isEmpty else { return }
        let anchors = Self.anchors(before, old, after, new)
        guard !anchors.isEmpty else {
            if old.count * new.count <= Self.mostPairs { compareEach(before, old, after, new) }
            return
        }
        var (oldStart, newStart) = (old.lowerBound, new.lowerBound)
        for (oldLine, newLine) in anchors {
            oldLines[newLine] = oldLine
            match(before, oldStart..<oldLine, after, newStart..<newLine)
            (oldStart, newStart) = (oldLine + 1, newLine + 1)
        }
        match(before, oldStart..<old.upperBound, after, newStart..<new.upperBound)
    }

    private mutating func compareEach(_ before: [Int], _ old: Range<Int>, _ after: [Int], _ new: Range<Int>) {
        let difference = Array(after[new]).difference(from: Array(before[old]))
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        let kept = zip(
            old.indices.lazy.filter { !removed.contains($0 - old.lowerBound) },
            new.indices.lazy.filter { !inserted.contains($0 - new.lowerBound) }
        )
        for (oldLine, newLine) in kept { oldLines[newLine] = oldLine }
    }

    /// Returns the lines that occur once in each of the two ranges, as many of them as stand in the same order in both.
    private static func anchors(_ before: [Int], _ old: Range<Int>, _ after: [Int], _ new: Range<Int>)
        -> [(old: Int, new: Int)]
    {
        func unique(_ lines: [Int], _ range: Range<Int>) -> [Int: Int] {
            var places: [Int: Int] = [:]
            for line in range { places[lines[line]] = places[lines[line]] == nil ? line : -1 }
            return places.filter { $0.value >= 0 }
        }
        let (oldPlaces, newPlaces) = (unique(before, old), unique(after, new))
        let pairs = oldPlaces.compactMap { number, line in newPlaces[number].map { (old: line, new: $0) } }
            .sorted { $0.new < $1.new }
        // The longest ascending run, by patience sorting: the top of each pile, and for each pair the top of the pile before its
        // own.
        var tops: [Int] = []
        var previous: [Int?] = []
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[tops[middle]].old < pair.old { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? tops[low - 1] : nil)
            if low == tops.count { tops.append(index) } else { tops[low] = index }
        }
        var run: [(old: Int, new: Int)] = []
        var next = tops.last
        while let index = next {
            run.append(pairs[index])
            next = previous[index]
        }
        return run.reversed()
    }
}
