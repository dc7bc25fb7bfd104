import SwiftIDEUtils
import SwiftSamples
import SwiftSyntax

/// The coloured stretches of Swift source, in order and without overlaps; what lies between them is plain text.
///
/// They are classified by swift-syntax: no patterns, so that nested strings, regular expressions and contextual keywords come
/// out right. Broken or elided samples are classified as far as they parse. A course holds the tokens of all its samples, so
/// each takes two or three bytes.
public struct HighlightedTokens: Sendable {
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
                classified.range.lowerBound.utf8Offset..<min(classified.range.upperBound.utf8Offset, count)
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

    public var tokens: [HighlightedToken] {
        var tokens: [HighlightedToken] = []
        var (position, number, shift) = (0, 0, 0)
        var start: Int?
        for byte in bytes {
            number |= Int(byte & 0x7F) << shift
            shift += 7
            guard byte < 0x80 else { continue }
            if let lower = start {
                position = lower + number >> Self.bitsOfKind
                let kind = HighlightedToken.Kind(rawValue: UInt8(number & (1 << Self.bitsOfKind - 1)))
                if let kind { tokens.append(HighlightedToken(kind: kind, bytes: lower..<position)) }
                start = nil
            } else {
                start = position + number
            }
            (number, shift) = (0, 0)
        }
        return tokens
    }
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
