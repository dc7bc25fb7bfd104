import Diagnostics
import Markdown
import Testing

@testable import MarkdownHTML

/// A parsed text with what a test asks of it.
struct Parsed {
    let file: SourceFile
    let document: Document
    let diagnostics: [Diagnostic]

    init(_ text: String, dialect: Dialect = .glosa) {
        self.init(Array(text.utf8), dialect: dialect)
    }

    init(_ bytes: [UInt8], dialect: Dialect = .glosa) {
        file = SourceFile(path: "test.md", bytes: bytes)
        (document, diagnostics) = Document.parse(file, dialect: dialect)
    }

    /// What the file says at a place.
    func source(_ range: SourceRange?) -> String? { range.map { file.text(in: $0.bytes) } }

    func html(_ options: HTMLOptions = HTMLOptions(rawHTML: .allow)) -> String {
        HTMLRenderer.html(document, options: options)
    }

    /// The rules of all findings, in the order of the file.
    var rules: [RuleID] { diagnostics.map(\.rule) }
}

/// Sanitized HTML of a text, and the rules of what was found on the way.
func sanitized(_ text: String) -> (html: String, rules: [RuleID]) {
    var output: [UInt8] = []
    let document = Parsed(text).document
    let found = HTMLRenderer.render(document, into: &output)
    #expect(HTMLRenderer.findings(in: document, rawHTML: .sanitize) == found)
    return (String(decoding: output, as: UTF8.self), found.map(\.rule))
}
