import Course
import Support

/// The pairing of a translation's samples with the original's: by their code, and by the sections that they are in.
struct SamplePairing {
    /// The section of each sample.
    private let original: [Int]
    private let translation: [Int]
    private let sections: ComparedSections
    private let words: ([Lazy<[Int]>], [Lazy<[Int]>])
    /// The sections, by the translation's number, that have as many samples as the original's.
    private let equal: Set<Int>

    /// - Parameters:
    ///   - original: the section of each sample of the original.
    ///   - translation: the section of each sample of the translation.
    ///   - words: the code of the samples.
    init(
        original: [Int],
        translation: [Int],
        sections: ComparedSections,
        words: ([[UInt8]], [[UInt8]])
    ) {
        (self.original, self.translation) = (original, translation)
        self.sections = sections
        self.words = (words.0.map(Self.words), words.1.map(Self.words))
        let counts = original.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let ownCounts = translation.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        equal = Set(sections.filter { counts[$0.original] == ownCounts[$0.translation] }.map(\.translation))
    }

    /// Returns the best pairing.
    ///
    /// - Parameter areAlike: true for samples with the same code, nil for samples that must not be paired.
    func pairs(cost: Int, areAlike: (Int, Int) -> Bool?) -> [SequenceAlignment.Pair] {
        var alignment = SequenceAlignment()
        return alignment.pairs(original.count, translation.count, cost: cost) { first, second in
            guard let isAlike = areAlike(first, second) else { return nil }
            let isHere = sections.translation(of: original[first]) == translation[second]
            if isAlike { return isHere ? 30 : 24 }
            let likeness = likeness(words.0[first].value, words.1[second].value)
            if isHere { return equal.contains(translation[second]) || likeness >= 0.2 ? 4 + Int(likeness * 16) : nil }
            // Elsewhere, only much of the same code makes a sample the same.
            return likeness >= 0.5 ? 2 + Int(likeness * 16) : nil
        }
    }

    /// The most bytes of a sample by which it is compared.
    private static let most = 4_000

    private static func words(_ code: [UInt8]) -> Lazy<[Int]> {
        Lazy {
            code.prefix(most).split { !($0 >= 0x80 || $0 >= UInt8(ascii: "0") && $0 != UInt8(ascii: ";")) }
                .map { Array($0).hashValue }.sorted()
        }
    }

    /// Returns the part of two sorted lists that they have in common, from 0 to 1.
    private func likeness(_ first: [Int], _ second: [Int]) -> Double {
        guard first.count + second.count > 0 else { return 0 }
        var (i, j, common) = (0, 0, 0)
        while i < first.count, j < second.count {
            if first[i] == second[j] {
                (i, j, common) = (i + 1, j + 1, common + 1)
            } else if first[i] < second[j] {
                i += 1
            } else {
                j += 1
            }
        }
        return 2 * Double(common) / Double(first.count + second.count)
    }
}
