import Diagnostics

/// A Swift sample as it stands in a lesson: its text, where each line came from, and what its fence says about it.
public struct Snippet: Sendable {
    public let id: SampleID
    /// The sample's number in reports, counted from 1; 0 for hidden declarations.
    public let ordinal: Int
    /// The sample's text, with the place of each line in the file.
    public let source: SourceSlice
    /// The names and phrases in `fails=`; empty if the fence has no such attribute.
    public let expectedFailures: [String]
    /// The place of the attribute `fails=`, or else of the fence's opening line.
    public let fenceRange: SourceRange?
    /// True if the fence says that the sample is a fragment.
    public let isExcerpt: Bool
    /// The expectation for the whole sample from outside, such as from the words just before it; markers inside it win.
    public let expectation: SnippetReference.Expectation
    /// Rules that the document switches off for this sample.
    public let disabledRules: Set<String>
    /// True if the fence says that the sample is to be run.
    public let isRun: Bool
    /// True if the sample is run for the claims of its comments, although its fence doesn't ask for a run.
    public let testsClaims: Bool
    /// True for code in running text, whose beginning and end are guessed from its words.
    public let isGuessed: Bool
    /// True if the text only lends its declarations to the samples after it and is not judged itself.
    public let isPreamble: Bool
    /// The text right before and behind the sample.
    public let prose: String
    /// True if the page says that its code is Swift 1, 2 or 3.
    public let isOldSwift: Bool
    /// The names of the folders around the Swift file whose declarations the sample documents, from the one of the target's sources
    /// inward: one of them is the target's. Empty for samples elsewhere.
    public let sourceFolders: [String]
    /// The function that the sample may be the body of, because of the declaration that it documents; nil for other samples.
    public var surroundings: SampleSurroundings?

    /// - Parameter id: Nil: the code block with this ordinal, or hidden declarations.
    public init(
        _ id: SampleID? = nil,
        ordinal: Int,
        source: SourceSlice,
        expectedFailures: [String] = [],
        fenceRange: SourceRange? = nil,
        isExcerpt: Bool = false,
        expectation: SnippetReference.Expectation = .none,
        disabledRules: Set<String> = [],
        isRun: Bool = false,
        testsClaims: Bool = false,
        isPreamble: Bool = false,
        isGuessed: Bool = false,
        prose: String = "",
        isOldSwift: Bool = false,
        sourceFolders: [String] = []
    ) {
        self.id = id ?? (isPreamble ? .preamble(1) : .block(ordinal))
        self.isOldSwift = isOldSwift
        self.sourceFolders = sourceFolders
        self.isGuessed = isGuessed
        self.prose = prose
        self.isRun = isRun
        self.testsClaims = testsClaims
        self.ordinal = ordinal
        self.source = source
        self.expectedFailures = expectedFailures
        self.fenceRange = fenceRange
        self.isExcerpt = isExcerpt
        self.expectation = expectation
        self.disabledRules = disabledRules
        self.isPreamble = isPreamble
    }
    /// Returns the same sample with another text, which its author may be about to write; no part of it counts as left out.
    public func written(_ bytes: [UInt8]) -> Snippet {
        let starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        let lines = starts.enumerated().map { number, start in
            let line = source.lines[min(number, source.lines.count - 1)]
            return SourceSlice.LineOrigin(sliceOffset: start, fileOffset: line.fileOffset)
        }
        var snippet = Snippet(
            id,
            ordinal: ordinal,
            source: SourceSlice(of: source.file, bytes: bytes, lines: lines, end: source.end),
            expectedFailures: expectedFailures,
            fenceRange: fenceRange,
            expectation: expectation,
            disabledRules: disabledRules,
            isPreamble: isPreamble,
            isGuessed: isGuessed,
            prose: prose,
            isOldSwift: isOldSwift,
            sourceFolders: sourceFolders
        )
        snippet.surroundings = surroundings
        return snippet
    }
}
