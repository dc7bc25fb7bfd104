import SwiftHighlighting

extension HighlightedTokens {
    /// Colours code in any language of ``CodeLanguage``: the stretches are in order and without overlaps.
    ///
    /// It takes one pass over the bytes, whatever they are: code that is broken or cut is coloured as far as it goes.
    public init(in source: [UInt8], language: CodeLanguage) {
        var tokens = TokenList()
        source.withUnsafeBufferPointer { bytes in
            switch language.form {
            case .words:
                var scanner = WordScanner(language, ByteRoles(of: language), bytes)
                scanner.run(into: &tokens)
            case .markup: MarkupScanner.run(bytes, into: &tokens)
            case .lines(let read): LineOfCode.run(bytes, into: &tokens, read: read)
            }
        }
        self.init(tokens.tokens)
    }
}

/// The tokens found so far; neighbours of one kind are merged.
struct TokenList {
    private(set) var tokens: [HighlightedToken] = []

    mutating func append(_ kind: HighlightedToken.Kind, _ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if let last = tokens.last, last.kind == kind, last.bytes.upperBound == range.lowerBound {
            tokens[tokens.count - 1] = HighlightedToken(kind: kind, bytes: last.bytes.lowerBound..<range.upperBound)
        } else {
            tokens.append(HighlightedToken(kind: kind, bytes: range))
        }
    }
}
