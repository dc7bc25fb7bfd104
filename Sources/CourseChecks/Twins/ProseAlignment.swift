/// The pairing of a section's blocks with the original's, by their lengths and by what no translator changes (Gale and Church: A
/// Program for Aligning Sentences in Bilingual Corpora, 1993): a block stands for one of the original's, for some that were joined, or for none.
struct ProseAlignment {
    /// Blocks that say the same.
    struct Bead {
        let original: Range<Int>
        let translation: Range<Int>
        /// True if there is no doubt.
        var isSure: Bool
        /// The block among the original's that the translation lacks; nil if there is none.
        var lacking: Int?
    }

    /// A step of the pairing: the numbers of blocks, and whether the middle one of three of the original is lacking.
    private struct PairingStep {
        let original: Int
        let translation: Int
        var skipsMiddle = false

        static let all =
            [(1, 1), (1, 0), (0, 1), (2, 1), (1, 2), (3, 1)].map { PairingStep(original: $0, translation: $1) }
            + [PairingStep(original: 3, translation: 1, skipsMiddle: true)]
    }

    /// The most that a pair costs of which there is no doubt.
    private static let sure = 2.0

    /// The length of a translation for each letter of the original.
    let ratio: Double
    /// The spread of that length, as a part of it.
    let spread: Double
    /// The cost of two blocks that became one: higher where a translation keeps the original's paragraphs elsewhere.
    let merging: Double

    /// The cost of a block without counterpart.
    private static let lack = 3.6
    private static let lackOfMark = 3.0
    /// The most pairs of blocks that are compared.
    private static let most = 40_000

    /// Returns the cheapest pairing, in order; nil if there are too many blocks.
    func beads(_ original: [ProseBlock], _ own: [ProseBlock]) -> [Bead]? {
        if isParallel(original, own) {
            return original.indices.map { Bead(original: $0..<($0 + 1), translation: $0..<($0 + 1), isSure: true) }
        }
        let (count, width) = (original.count, own.count + 1)
        guard (count + 1) * width <= Self.most else { return nil }
        var costs = Array(repeating: Double.infinity, count: (count + 1) * width)
        var steps = Array(repeating: PairingStep(original: 0, translation: 0), count: (count + 1) * width)
        costs[0] = 0
        for i in 0...count {
            for j in 0..<width where i + j > 0 {
                for step in PairingStep.all where step.original <= i && step.translation <= j {
                    let before = costs[(i - step.original) * width + j - step.translation]
                    guard before < costs[i * width + j] + 10 else { continue }
                    let cost = before + cost(original[(i - step.original)..<i], own[(j - step.translation)..<j], step)
                    if cost < costs[i * width + j] { (costs[i * width + j], steps[i * width + j]) = (cost, step) }
                }
            }
        }
        var beads: [Bead] = []
        var doubtful: [Int] = []
        var (i, j) = (count, own.count)
        while i + j > 0 {
            let step = steps[i * width + j]
            let (di, dj) = (step.original, step.translation)
            guard di + dj > 0 else { return nil }
            let cost = costs[i * width + j] - costs[(i - di) * width + j - dj]
            let isSure = di == 1 && dj == 1 && cost < Self.sure
            if di == 1, dj == 1, !isSure { doubtful.append(beads.count) }
            beads.append(Bead(original: (i - di)..<i, translation: (j - dj)..<j, isSure: isSure))
            if step.skipsMiddle { beads[beads.count - 1].lacking = i - 2 }
            (i, j) = (i - di, j - dj)
        }
        // A number that was changed is no reason to doubt the only pair that isn't sure.
        if let only = doubtful.first, doubtful.count == 1, original.map(\.kind) == own.map(\.kind),
            isSure(beads[only], original, own)
        {
            beads[only].isSure = true
        }
        return beads.reversed()
    }

    /// Returns true if each block goes so well with the one at its place that no other pairing needs to be looked for.
    private func isParallel(_ original: [ProseBlock], _ own: [ProseBlock]) -> Bool {
        original.count == own.count
            && original.indices.allSatisfy { index in
                original[index].kind == own[index].kind && cost(original[index...index], own[index...index]) < 2
            }
    }

    private func cost(_ original: ArraySlice<ProseBlock>, _ own: ArraySlice<ProseBlock>, _ step: PairingStep) -> Double
    {
        guard step.skipsMiddle, let first = original.first, let last = original.last else { return cost(original, own) }
        // Only what leads to the same places shows that paragraphs were joined around another one.
        let addresses = own.reduce(into: Set<Int>()) { $0.formUnion($1.addresses) }
        guard original.allSatisfy({ $0.kind == .paragraph }), !first.addresses.isDisjoint(with: addresses),
            !last.addresses.isDisjoint(with: addresses)
        else { return .infinity }
        return cost([first, last], own) + Self.lack
    }

    /// Returns true if there is no doubt that two blocks say the same but for one number.
    private func isSure(_ bead: Bead, _ original: [ProseBlock], _ own: [ProseBlock]) -> Bool {
        let (first, second) = (original[bead.original], own[bead.translation])
        let numbers = Set(first.flatMap(\.numbers).map(\.number.key))
        let others = Set(second.flatMap(\.numbers).map(\.number.key))
        return others.subtracting(numbers).count == 1 && cost(first, second, withNumbers: false) < Self.sure
    }

    private func cost(
        _ original: ArraySlice<ProseBlock>,
        _ own: ArraySlice<ProseBlock>,
        withNumbers: Bool = true
    ) -> Double {
        guard let first = original.first ?? own.first else { return 0 }
        guard !original.isEmpty, !own.isEmpty else { return first.kind == .mark ? Self.lackOfMark : Self.lack }
        let isMixed = original.contains { $0.kind != first.kind } || own.contains { $0.kind != first.kind }
        if first.kind == .mark || isMixed && (original + own).contains(where: { $0.kind == .mark }) {
            guard !isMixed, original.count == own.count else { return .infinity }
            return original.first?.tokens == own.first?.tokens ? 0 : 1
        }
        var cost = merging * Double(original.count + own.count - 2)
        // A list that became a paragraph, or the other way round
        if isMixed { cost += 1.5 }
        cost += lengthCost(original.reduce(0) { $0 + $1.length }, own.reduce(0) { $0 + $1.length })
        let (tokens, others) = (Self.tokens(of: original, withNumbers), Self.tokens(of: own, withNumbers))
        let common = tokens.count { others.contains($0) }
        cost += min(2.5, 0.7 * Double(tokens.count - common)) + min(1.5, 0.4 * Double(others.count - common))
        // Hardly any two paragraphs of a section lead to the same page.
        let addresses = original.reduce(into: Set<Int>()) { $0.formUnion($1.addresses) }
        let shared = own.reduce(into: Set<Int>()) { $0.formUnion($1.addresses) }.intersection(addresses).count
        return cost - min(1.5, 0.5 * Double(common)) - min(3, 1.5 * Double(shared))
    }

    private static func tokens(of blocks: ArraySlice<ProseBlock>, _ withNumbers: Bool) -> Set<Int> {
        guard blocks.count > 1 || !withNumbers else { return blocks.first?.tokens ?? [] }
        return blocks.reduce(into: []) { tokens, block in
            tokens.formUnion(block.tokens)
            if !withNumbers { tokens.subtract(block.numbers.map(\.number.key)) }
        }
    }

    /// The cost of a length: about the logarithm of how seldom it differs so much from the usual one.
    private func lengthCost(_ original: Int, _ own: Int) -> Double {
        let usual = Double(original) * ratio
        // Fewer letters say as much where each says more, as in Chinese.
        let variance = 25 + 6.8 * usual * min(1, ratio) + (spread * usual) * (spread * usual)
        let distance = abs(Double(own) - usual) / variance.squareRoot()
        return min(12, 0.5 * distance * distance + 0.55 * distance)
    }
}
