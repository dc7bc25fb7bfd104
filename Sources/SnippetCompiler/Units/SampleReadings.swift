import Diagnostics
import SnippetSyntax
import Support

/// The readings of a sample by its marks: the right code without the wrong stretches, and each wrong stretch with the unmarked
/// code.
struct SampleReadings: Sendable {
    struct Reading: Sendable {
        let anatomy: SampleAnatomy
        /// The indices of its segments in the verdict.
        let segments: [Int]
        let mustFail: Bool
        /// The offset at which it begins: the text before is judged in another reading.
        var start = 0
    }

    private(set) var readings: [Reading] = []
    /// The sample as others may borrow from it: without the parts that are marked as wrong.
    let good: SampleAnatomy

    init(_ sample: SampleCompiler.Sample) {
        let (snippet, segments) = (sample.snippet, sample.segments)
        let broken = segments.indices.filter { segments[$0].expectation == .broken }
        let valid = segments.indices.filter { segments[$0].expectation != .broken }
        func read(without blanked: [Int]) -> SampleAnatomy {
            guard !blanked.isEmpty else { return sample.anatomy }
            return SampleAnatomy(snippet.blanking(blanked.map { segments[$0].sliceRange }))
        }
        good = read(without: broken)
        if segments.isEmpty {
            readings = Alternatives.parts(of: sample.anatomy).map { part in
                let anatomy = SampleAnatomy(snippet.blanking(part.blanked))
                return Reading(anatomy: anatomy, segments: [], mustFail: false, start: part.start)
            }
            if !readings.isEmpty { return }
        }
        if let together = Self.together(valid, segments, in: snippet) {
            // The right segments and the unmarked code; an empty rest needs no compiler.
            if !valid.isEmpty || !good.items.isEmpty || broken.isEmpty {
                readings.append(Reading(anatomy: good, segments: together, mustFail: false))
            }
        } else {
            for index in valid {
                let others = segments.indices.filter { $0 != index }
                readings.append(Reading(anatomy: read(without: others), segments: [index], mustFail: false))
            }
        }
        for index in broken {
            let others = segments.indices.filter { $0 != index }
            readings.append(Reading(anatomy: read(without: others), segments: [index], mustFail: true))
        }
    }

    /// The right segments, if no two of them declare the same name; else nil, and each is read alone.
    private static func together(_ valid: [Int], _ segments: [SnippetVerdict.Segment], in snippet: Snippet) -> [Int]? {
        guard valid.count > 1 else { return valid }
        var names: Set<String> = []
        for index in valid {
            let own = Set(declaredNames(in: snippet.source.bytes[segments[index].sliceRange]))
            guard names.isDisjoint(with: own) else { return nil }
            names.formUnion(own)
        }
        return valid
    }

    /// Returns the names that the code marked as wrong declares.
    static func namesOfWrongLines(in sample: SampleCompiler.Sample) -> Set<String> {
        let wrong = sample.segments.filter { $0.expectation == .broken }
        return Set(wrong.flatMap { declaredNames(in: sample.snippet.source.bytes[$0.sliceRange]) })
    }

    /// The words after `var`, `struct` and the like.
    private static func declaredNames(in bytes: ArraySlice<UInt8>) -> [String] {
        let introducers: Set<String> = [
            "var", "let", "func", "struct", "class", "enum", "actor", "protocol", "typealias",
        ]
        let words = bytes.split { !$0.isIdentifierByte }.map { String(decoding: $0, as: UTF8.self) }
        return zip(words, words.dropFirst()).filter { introducers.contains($0.0) }.map(\.1)
    }
}

extension Snippet {
    /// The same sample with blanks in place of some stretches; every other byte keeps its offset.
    func blanking(_ ranges: [Range<Int>]) -> Snippet {
        var bytes = source.bytes
        for range in ranges {
            for index in range.clamped(to: 0..<bytes.count) where bytes[index] != UInt8(ascii: "\n") {
                bytes[index] = UInt8(ascii: " ")
            }
        }
        return Snippet(
            ordinal: ordinal,
            source: SourceSlice(of: source.file, bytes: bytes, lines: source.lines, end: source.end),
            isExcerpt: isExcerpt,
            isRun: isRun,
            testsClaims: testsClaims,
            isPreamble: isPreamble,
            prose: prose,
            sourceFolders: sourceFolders
        )
    }
}
