import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Classifies Swift source for display, with swift-syntax's own parser: no patterns, so that nested strings, regular
/// expressions and contextual keywords come out right. Broken or elided samples are classified as far as they parse.
public struct SwiftHighlighter: Sendable {
    public init() {}

    /// The coloured stretches, in order and without overlaps; what lies between them is plain text.
    ///
    /// - Parameter source: valid UTF-8.
    public func tokens(in source: [UInt8]) -> [HighlightedToken] {
        guard !nestsTooDeeply(source) else { return [] }
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        var tokens: [HighlightedToken] = []
        for range in tree.classifications {
            guard let kind = HighlightedToken.Kind(range.kind) else { continue }
            let bytes = range.range.lowerBound.utf8Offset..<min(range.range.upperBound.utf8Offset, source.count)
            if !bytes.isEmpty { tokens.append(HighlightedToken(kind: kind, bytes: bytes)) }
        }
        return tokens
    }
}

extension SwiftHighlighter {
    /// The parser tries each `[` in several ways, within each other: its time grows with a power of their depth. No code
    /// that people read nests as deeply as this; such a sample stays plain.
    private func nestsTooDeeply(_ source: [UInt8]) -> Bool {
        var (square, any) = (0, 0)
        for byte in source {
            switch byte {
            case UInt8(ascii: "["): (square, any) = (square + 1, any + 1)
            case UInt8(ascii: "]"): (square, any) = (max(0, square - 1), max(0, any - 1))
            case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): any += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ">"): any = max(0, any - 1)
            default: continue
            }
            if square > 8 || any > 200 { return true }
        }
        return false
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
