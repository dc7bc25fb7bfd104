import Support
import SwiftSamples
import SwiftSyntax

/// The coloured stretches of source, in order and without overlaps; the text between them is plain.
///
/// Swift is classified by the tree that swift-syntax parses and not by patterns, so that nested strings, regular expressions and
/// contextual keywords come out right. Broken or elided samples are classified as far as they parse. A course holds the tokens of
/// all its samples, so each takes two or three bytes.
public struct HighlightedTokens: Sendable {
    /// The tokens as LEB128: for each the distance from the end of the last one, and its length with its kind.
    private var bytes: [UInt8] = []

    private static let bitsOfKind = 4

    /// Creates an empty list: all is plain text.
    public init() {}

    /// - Parameter source: valid UTF-8; a source that the parser must not be given stays plain.
    public init(in source: [UInt8]) {
        if let tree = try? SampleSyntax.parse(source) { self.init(of: tree, in: source) } else { self.init() }
    }

    /// - Parameters:
    ///   - tree: the tree that the parser makes of the source.
    ///   - source: the bytes that the tree was made from.
    public init(of tree: SourceFileSyntax, in source: [UInt8]) {
        var (bytes, end) = ([UInt8](), 0)
        source.withUnsafeBufferPointer { source in
            let classifier = TokenClassifier(source) { found, range in
                let range = range.clamped(to: 0..<source.count)
                guard !range.isEmpty else { return }
                let kind = HighlightedToken.Kind(found)
                bytes.appendLEB128(UInt64(range.lowerBound - end))
                bytes.appendLEB128(UInt64(range.count << Self.bitsOfKind | Int(kind.rawValue)))
                end = range.upperBound
            }
            classifier.run(tree)
        }
        self.bytes = bytes
    }

    /// - Parameter tokens: in order and without overlaps.
    public init(_ tokens: [HighlightedToken]) {
        var end = 0
        for token in tokens {
            bytes.appendLEB128(UInt64(token.bytes.lowerBound - end))
            bytes.appendLEB128(UInt64(token.bytes.count << Self.bitsOfKind | Int(token.kind.rawValue)))
            end = token.bytes.upperBound
        }
    }

    public var tokens: [HighlightedToken] {
        var tokens: [HighlightedToken] = []
        var (place, end) = (0, 0)
        while let distance = bytes.takeLEB128(at: &place), let rest = bytes.takeLEB128(at: &place) {
            let start = end + Int(distance)
            end = start + Int(rest >> Self.bitsOfKind)
            let kind = HighlightedToken.Kind(rawValue: UInt8(rest & (1 << Self.bitsOfKind - 1)))
            if let kind { tokens.append(HighlightedToken(kind: kind, bytes: start..<end)) }
        }
        return tokens
    }
}

extension HighlightedToken.Kind {
    fileprivate init(_ found: TokenClassifier.Class) {
        self =
            switch found {
            case .keyword: .keyword
            case .type: .type
            case .string: .string
            case .integer, .float: .number
            case .lineComment, .blockComment: .comment
            case .docLineComment, .docBlockComment: .documentation
            case .attribute: .attribute
            case .directive: .directive
            case .label: .label
            case .regex: .regex
            case .dollarIdentifier: .dollarIdentifier
            case .placeholder: .placeholder
            }
    }
}
