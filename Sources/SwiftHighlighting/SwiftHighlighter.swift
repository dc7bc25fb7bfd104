import SwiftIDEUtils
import SwiftSamples
import SwiftSyntax

/// Classifies Swift source for display, with swift-syntax's own parser: no patterns, so that nested strings, regular
/// expressions and contextual keywords come out right. Broken or elided samples are classified as far as they parse.
public struct SwiftHighlighter: Sendable {
    public init() {}

    /// The coloured stretches, in order and without overlaps; what lies between them is plain text.
    ///
    /// - Parameter source: valid UTF-8.
    public func tokens(in source: [UInt8]) -> [HighlightedToken] {
        // What the parser must not be asked stays plain.
        guard let tree = try? SampleSyntax.parse(source) else { return [] }
        var tokens: [HighlightedToken] = []
        for range in tree.classifications {
            guard let kind = HighlightedToken.Kind(range.kind) else { continue }
            let bytes = range.range.lowerBound.utf8Offset..<min(range.range.upperBound.utf8Offset, source.count)
            if !bytes.isEmpty { tokens.append(HighlightedToken(kind: kind, bytes: bytes)) }
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
