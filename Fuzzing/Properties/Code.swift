import CodeHighlighting
import SwiftHighlighting

/// Colours code in the language that the first byte chooses.
func faultInCode(_ bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let name = CodeLanguage.allNames[Int(first) % CodeLanguage.allNames.count]
    guard let language = CodeLanguage.named(name) else { return "\(name) is no language" }
    let code = Array(bytes.dropFirst())
    let tokens = HighlightedTokens(in: code, language: language).tokens
    var end = 0
    for token in tokens {
        guard token.bytes.lowerBound >= end, token.bytes.upperBound <= code.count, !token.bytes.isEmpty else {
            return "\(name): a colour at \(token.bytes), behind \(end), in \(code.count) bytes"
        }
        end = token.bytes.upperBound
    }
    return HighlightedTokens(in: code, language: language).tokens == tokens
        ? nil : "\(name): other colours the second time"
}
