import Support
import SwiftSamples
import SwiftSyntax

/// A sample without the parts that a translator may change: comments, blanks and the text of string literals.
///
/// Two samples with equal skeletons have the same tokens apart from these parts. A skeleton is a hash of 128 bits, so that it can
/// be kept where many samples are compared with many.
public struct SampleSkeleton: Sendable, Hashable {
    private let first: UInt64
    private let second: UInt64
    /// True if a comment or the text of a string was left out.
    public let hasProse: Bool

    /// - Parameter source: the sample, valid UTF-8.
    public init(_ source: [UInt8]) { self.init(SkeletonTokens(source), of: source) }

    init(of tree: SourceFileSyntax, _ source: [UInt8]) { self.init(SkeletonTokens(of: tree), of: source) }

    private init(_ tokens: SkeletonTokens, of source: [UInt8]) {
        var (first, second) = (StableHash(), StableHash(start: 1))
        for index in tokens.places.indices {
            let text = tokens.text(index, in: source)
            first.add(text)
            second.add(text)
            // A separator between tokens, which is no byte of UTF-8.
            first.add(0xFF)
            second.add(0xFF)
        }
        (self.first, self.second, hasProse) = (first.value, second.value, tokens.hasProse)
    }

    public static func == (left: SampleSkeleton, right: SampleSkeleton) -> Bool {
        left.first == right.first && left.second == right.second
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(first) }

    /// Returns the first token of each sample that differs from the other's; nil if the samples are alike. At the end of a sample
    /// the range is empty.
    public static func firstDifference(of own: [UInt8], from other: [UInt8]) -> (own: Range<Int>, other: Range<Int>)? {
        let (left, right) = (SkeletonTokens(own), SkeletonTokens(other))
        let index = zip(left.places.indices, right.places.indices).first { index, _ in
            left.text(index, in: own) != right.text(index, in: other)
        }.map(\.0)
        let most = max(left.places.count, right.places.count)
        let place = index ?? min(left.places.count, right.places.count)
        return place < most ? (left.place(place), right.place(place)) : nil
    }
}

/// The tokens that make up a sample's skeleton.
private struct SkeletonTokens {
    /// The range of each token in the sample.
    private(set) var places: [Range<Int>] = []
    /// The indices of the tokens that are texts of strings.
    private var texts: Set<Int> = []
    private(set) var hasProse = false

    /// Reads the tokens; a sample that the parser must not be given is one token.
    init(_ source: [UInt8]) {
        if let tree = try? SampleSyntax.parse(source) {
            self.init(of: tree)
        } else {
            self.init(places: [0..<source.count], hasProse: true)
        }
    }

    private init(places: [Range<Int>], hasProse: Bool) { (self.places, self.hasProse) = (places, hasProse) }

    init(of tree: SourceFileSyntax) {
        // A stack in place of recursion; the last node comes next.
        var rest = [Syntax(tree)]
        while let node = rest.popLast() {
            if let token = node.as(TokenSyntax.self) {
                append(token)
            } else {
                let string = node.as(StringLiteralSegmentListSyntax.self)
                rest += (string.map(Self.ordered) ?? Array(node.children(viewMode: .sourceAccurate))).reversed()
            }
        }
    }

    private mutating func append(_ token: TokenSyntax) {
        if !hasProse { hasProse = token.leadingTrivia.containsComment || token.trailingTrivia.containsComment }
        guard token.tokenKind != .endOfFile else { return }
        if case .stringSegment = token.tokenKind {
            hasProse = true
            texts.insert(places.count)
        }
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        places.append(start..<(start + token.trimmedLength.utf8Length))
    }

    /// Returns the parts of a string in an order that translations share: one text for all, which may have any number of lines, then
    /// the interpolations by their code, since languages order words in their own way.
    private static func ordered(_ segments: StringLiteralSegmentListSyntax) -> [Syntax] {
        // A filtered collection of syntax is a new tree, with other places.
        let parts = segments.map { Syntax($0) }
        let texts = parts.filter { $0.is(StringSegmentSyntax.self) }
        let values = parts.filter { !$0.is(StringSegmentSyntax.self) }.map { (code: $0.trimmedDescription, node: $0) }
        let isPlain = texts.allSatisfy { $0.trimmedDescription.isEmpty }
        return (isPlain ? [] : texts.prefix(1)) + values.sorted { $0.code < $1.code }.map(\.node)
    }

    /// The mark that stands for the text of a string.
    private static let mark: [UInt8] = [1]

    func text(_ index: Int, in source: [UInt8]) -> ArraySlice<UInt8> {
        texts.contains(index) ? Self.mark[...] : source[places[index]]
    }

    func place(_ index: Int) -> Range<Int> {
        if index < places.count { return places[index] }
        let end = places.last?.upperBound ?? 0
        return end..<end
    }
}

extension Trivia {
    fileprivate var containsComment: Bool {
        contains { piece in
            switch piece {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
            default: false
            }
        }
    }
}
