import Diagnostics
import SnippetCompiler

/// A message that may quote the compiler, which speaks English on every page (WCAG 2.2, 3.1.2).
struct CompilerQuote {
    private let parts: (before: Substring, quote: Substring, after: Substring)

    /// The number of characters by which the beginning of a quotation is found in the English message, which needs no words before
    /// it.
    private static let beginning = 12

    init(_ message: LocalizedText, language: String) {
        let text = message.text(in: language)
        guard let start = text.firstRange(of: CompilationFindings.quoting)?.upperBound,
            let original = message.en.firstRange(of: String(text[start...].prefix(Self.beginning)))?.lowerBound
        else {
            parts = (text[...], "", "")
            return
        }
        // Both languages have the compiler's words, and go on in their own.
        var end = start
        for (own, other) in zip(text[start...], message.en[original...]) {
            if own != other { break }
            end = text.index(after: end)
        }
        parts = (text[..<start], text[start..<end], text[end...])
    }

    func append(to output: inout [UInt8]) {
        InlineCode.append(String(parts.before), to: &output)
        if !parts.quote.isEmpty {
            output += "<span lang=\"en\">".utf8
            InlineCode.append(String(parts.quote), to: &output)
            output += "</span>".utf8
        }
        InlineCode.append(String(parts.after), to: &output)
    }
}
