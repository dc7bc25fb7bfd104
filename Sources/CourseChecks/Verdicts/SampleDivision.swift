import Course
import Diagnostics
import SnippetSyntax
import Support

/// The samples that a part of a divided check judges.
///
/// The parts get about the same work. The division follows from the samples' texts alone, so every machine comes to the same one
/// whatever order it reads files in. Samples with the same text stay together, as they are compiled once.
struct SampleDivision: Sendable {
    private struct Item {
        let key: UInt64
        var cost: Int
    }

    private let shard: Shard?
    private let shards: [UInt64: Int]
    private let preamble: String?

    /// - Parameters:
    ///   - lessons: the lessons, those with the same samples once.
    ///   - shard: nil if one machine judges all.
    ///   - preamble: the path of the course's preamble.
    init(_ lessons: [JudgedLesson], into shard: Shard?, preamble: String?) {
        self.shard = shard
        self.preamble = preamble
        guard let shard else {
            shards = [:]
            return
        }
        var costs: [UInt64: Int] = [:]
        for lesson in lessons {
            let keys = Self.keys(of: lesson.samples, preamble: preamble)
            var own: [UInt64: Int] = [:]
            for sample in lesson.samples { own[keys[sample.id] ?? 0, default: 0] += Self.cost(of: sample) }
            costs.merge(own) { max($0, $1) }
        }
        let items = costs.map { Item(key: $0, cost: $1) }.sorted { ($1.cost, $0.key) < ($0.cost, $1.key) }
        var loads = [Int](repeating: 0, count: shard.count)
        var shards: [UInt64: Int] = [:]
        // Each item, the most expensive first, goes to the part with the least work so far.
        for item in items {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            loads[least] += item.cost
            shards[item.key] = least + 1
        }
        self.shards = shards
    }

    /// Returns the samples of a lesson that this part judges.
    func own(_ lesson: JudgedLesson) -> Set<SampleID> {
        guard let shard else { return Set(lesson.samples.map(\.id)) }
        let keys = Self.keys(of: lesson.samples, preamble: preamble)
        return Set(keys.filter { shards[$0.value] == shard.number }.keys)
    }

    /// The cost of a sample, in the time that the compiler takes for a byte in a batch of others.
    private static func cost(of sample: JudgedSample) -> Int {
        let (snippet, verdict) = (sample.snippet, sample.verdict)
        guard verdict.isParsed, !snippet.isExcerpt else { return 1 }
        // Code that is marked as wrong is compiled by itself, besides the rest.
        let readings = 1 + verdict.segments.count { $0.expectation == .broken }
        return readings * (fileCost + snippet.source.bytes.count) + (snippet.isRun ? runCost : 0)
    }

    private static let fileCost = 500
    /// The cost of a run: the program is compiled, linked and run alone.
    private static let runCost = 50_000

    /// The keys of the samples; equal for samples that must stay together.
    private static func keys(of samples: [JudgedSample], preamble: String?) -> [SampleID: UInt64] {
        var keys = samples.reduce(into: [:]) { $0[$1.id] = key(of: $1.snippet) }
        // A comment that silences all rules may be of use for a finding of the compiler on any sample below it.
        guard samples.contains(where: { $0.snippet.disabledRules.contains("all") }) else { return keys }
        let own = samples.filter { $0.snippet.source.path != preamble }.map(\.id)
        var together = StableHash()
        for id in own { together.add("\(keys[id] ?? 0) ".utf8) }
        for id in own { keys[id] = together.value }
        return keys
    }

    private static func key(of snippet: Snippet) -> UInt64 {
        var hash = StableHash()
        for flag in [snippet.isRun, snippet.isExcerpt, snippet.isPreamble] { hash.add(UInt8(flag ? 1 : 0)) }
        hash.add("\(snippet.expectation)".utf8)
        hash.add(0xFF)
        hash.add(snippet.source.bytes)
        return hash.value
    }
}
