import SwiftHighlighting
import SwiftSamples

/// What is read from a sample's tree beside the verdict, so that nobody has to parse the sample again. Small values: the tree
/// itself is gone once its lesson is judged.
public struct SampleFacts: Sendable {
    /// Which of them somebody will ask for; the others are nil.
    public struct Kinds: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// ``SampleFacts/highlights``
        public static let highlights = Kinds(rawValue: 1 << 0)
        /// ``SampleFacts/skeleton``
        public static let skeleton = Kinds(rawValue: 1 << 1)
        /// ``SampleFacts/anatomy``
        public static let anatomy = Kinds(rawValue: 1 << 2)
    }

    /// The colours in which pages show it.
    public private(set) var highlights: HighlightedTokens?
    /// What it has in common with its translations.
    public private(set) var skeleton: SampleSkeleton?
    /// What a compiler has to know of it.
    public var anatomy: SampleAnatomy?
    /// The ways to write something that somebody looks for, and that it uses.
    public package(set) var uses: [UsageFinder.Use] = []

    /// Nothing is known.
    init() {}

    package init(_ kinds: Kinds, of sample: ParsedSnippet) {
        guard sample.refusal == nil else { return }
        if kinds.contains(.anatomy) { anatomy = SampleAnatomy(sample) }
        // Preambles stand on no page and have no translations.
        guard !sample.snippet.isPreamble, !kinds.isDisjoint(with: [.highlights, .skeleton]),
            let tree = sample.plainTree ?? (try? SampleSyntax.parse(sample.bytes))
        else { return }
        if kinds.contains(.highlights) { highlights = HighlightedTokens(of: tree, in: sample.bytes) }
        if kinds.contains(.skeleton) { skeleton = SampleSkeleton(of: tree, sample.bytes) }
    }
}
