import SwiftIDEUtils
import SwiftSamples
import SwiftSyntax

/// The coloured stretches of Swift source, in order and without overlaps; what lies between them is plain text.
///
/// They are classified by swift-syntax: no patterns, so that nested strings, regular expressions and contextual keywords come
/// out right. Broken or elided samples are classified as far as they parse. A course holds the tokens of all its samples, so
/// each takes two or three bytes.
public struct HighlightedTokens: Sequence, Sendable {
    /// For each token how far it is behind the last, and its length with its kind; in groups of seven bits, the last of which
    /// has no eighth.
    private var bytes: [UInt8] = []

    private static let bitsOfKind = 4

    /// No tokens: all is plain text.
    public init() {}

    /// - Parameter source: valid UTF-8; what the parser must not be asked stays plain.
    public init(in source: [UInt8]) {
        if let tree = try? SampleSyntax.parse(source) { self.init(of: tree, count: source.count) } else { self.init() }
    }

    /// - Parameters:
    ///   - tree: what the parser makes of the source.
    ///   - count: the source's bytes.
    public init(of tree: SourceFileSyntax, count: Int) {
        var end = 0
        for classified in tree.classifications {
            guard let kind = HighlightedToken.Kind(classified.kind) else { continue }
            let range =
                classified.range.lowerBound.utf8Offset..<Swift.min(classified.range.upperBound.utf8Offset, count)
            guard !range.isEmpty else { continue }
            append(range.lowerBound - end)
            append(range.count << Self.bitsOfKind | Int(kind.rawValue))
            end = range.upperBound
        }
    }

    private mutating func append(_ number: Int) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    public struct Iterator: IteratorProtocol {
        fileprivate let bytes: [UInt8]
        private var index = 0
        private var end = 0

        fileprivate init(_ bytes: [UInt8]) { self.bytes = bytes }

        public mutating func next() -> HighlightedToken? {
            guard index < bytes.count else { return nil }
            let start = end + number()
            let entry = number()
            end = start + entry >> HighlightedTokens.bitsOfKind
            let kind = HighlightedToken.Kind(rawValue: UInt8(entry & (1 << HighlightedTokens.bitsOfKind - 1)))
            return kind.map { HighlightedToken(kind: $0, bytes: start..<end) }
        }

        private mutating func number() -> Int {
            var (result, shift) = (0, 0)
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                result |= Int(byte & 0x7F) << shift
                if byte < 0x80 { break }
                shift += 7
            }
            return result
        }
    }

    public func makeIterator() -> Iterator { Iterator(bytes) }
}

extension HighlightedToken.Kind {
    fileprivate init?(_ classification: SyntaxClassification) {
        switch classification {
        case .keyword: self = .keyword
        case .type: self = .type
        case .stringLiteral: self = .string
        case .integerLiteral, .floatLiteral: self = .number
        case .lineComment, .blockComment: self = .comment
        case .docLineComment, .docBlockComment: self = .documentation
        case .attribute: self = .attribute
        case .ifConfigDirective: self = .directive
        case .argumentLabel: self = .label
        case .regexLiteral: self = .regex
        case .dollarIdentifier: self = .dollarIdentifier
        case .editorPlaceholder: self = .placeholder
        case .identifier, .operator, .none: return nil
        }
    }
}
