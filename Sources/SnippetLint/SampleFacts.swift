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
        /// ``SampleFacts/anatomy``
        public static let anatomy = Kinds(rawValue: 1 << 1)
    }

    /// The colours in which pages show it.
    public private(set) var highlights: HighlightedTokens?
    /// What a compiler has to know of it.
    public var anatomy: SampleAnatomy?

    /// Nothing is known.
    init() {}

    init(_ kinds: Kinds, of sample: ParsedSnippet) {
        guard sample.refusal == nil else { return }
        if kinds.contains(.anatomy) { anatomy = SampleAnatomy(sample) }
        // Preambles stand on no page.
        if kinds.contains(.highlights), !sample.snippet.isPreamble,
            let tree = sample.plainTree ?? (try? SampleSyntax.parse(sample.bytes))
        {
            highlights = HighlightedTokens(of: tree, count: sample.bytes.count)
        }
    }
}
