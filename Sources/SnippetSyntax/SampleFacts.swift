import SwiftHighlighting
import SwiftSamples

/// The facts that are read from a sample's tree beside the verdict, so that nobody has to parse the sample again. Small values:
/// the tree itself is freed once its lesson is judged.
public struct SampleFacts: Sendable {
    /// The facts that a caller asks for; the others are nil.
    public struct Kinds: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The facts in ``SampleFacts/highlights``.
        public static let highlights = Kinds(rawValue: 1 << 0)
        /// The facts in ``SampleFacts/skeleton``.
        public static let skeleton = Kinds(rawValue: 1 << 1)
        /// The facts in ``SampleFacts/anatomy``.
        public static let anatomy = Kinds(rawValue: 1 << 2)
    }

    /// The coloured tokens of the sample, for pages.
    public private(set) var highlights: HighlightedTokens?
    /// The skeleton, which the sample has in common with its translations.
    public private(set) var skeleton: SampleSkeleton?
    /// The anatomy, for compiling the sample.
    public var anatomy: SampleAnatomy?
    /// The sample's matches of the patterns that a ``UsageFinder`` looks for.
    public package(set) var uses: [UsageFinder.Use] = []

    /// Creates facts of which none is known.
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
