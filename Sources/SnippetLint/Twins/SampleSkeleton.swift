import Diagnostics
import SwiftSamples
import SwiftSyntax

/// A sample without what a translator may change: comments, blanks and the text of string literals.
///
/// Two samples with equal skeletons have the same syntax tree but for those.
public struct SampleSkeleton: Sendable, Hashable {
    /// The tokens' texts; one mark stands for the text of a string.
    private let tokens: [String]
    /// Where each token lies in the sample.
    private let places: [Range<Int>]
    /// Whether any comment or text of a string was left out.
    public let hasProse: Bool

    private static let stringMark = "\u{1}"

    /// - Parameter source: the sample, valid UTF-8. One that the parser must not be asked has its bytes as its
    ///   skeleton.
    public init(_ source: [UInt8]) {
        guard let tree = try? SampleSyntax.parse(source) else {
            tokens = [String(decoding: source, as: UTF8.self)]
            places = [0..<source.count]
            hasProse = true
            return
        }
        var tokens: [String] = []
        var places: [Range<Int>] = []
        var hasProse = false
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if !hasProse, token.leadingTrivia.containsComment || token.trailingTrivia.containsComment {
                hasProse = true
            }
            guard token.tokenKind != .endOfFile else { continue }
            if case .stringSegment = token.tokenKind {
                hasProse = true
                tokens.append(Self.stringMark)
            } else {
                tokens.append(token.text)
            }
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            places.append(start..<(start + token.trimmedLength.utf8Length))
        }
        self.tokens = tokens
        self.places = places
        self.hasProse = hasProse
    }

    /// Where two samples part: the first token of each that the other does not have there; nil where they are alike. At
    /// the end of a sample the place is empty.
    public func firstDifference(from other: SampleSkeleton) -> (own: Range<Int>, other: Range<Int>)? {
        var index = 0
        while index < tokens.count, index < other.tokens.count, tokens[index] == other.tokens[index] { index += 1 }
        guard index < tokens.count || index < other.tokens.count else { return nil }
        return (place(index), other.place(index))
    }

    private func place(_ index: Int) -> Range<Int> {
        if index < places.count { return places[index] }
        let end = places.last?.upperBound ?? 0
        return end..<end
    }

    public static func == (left: SampleSkeleton, right: SampleSkeleton) -> Bool { left.tokens == right.tokens }

    public func hash(into hasher: inout Hasher) { hasher.combine(tokens) }
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
