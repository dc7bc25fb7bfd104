import CourseConfiguration
import Markdown
import Support

/// The spelling in which pages name the texts that are inserted in them.
enum IncludeSyntax {
    /// Python-Markdown's snippets, of Material for MkDocs.
    case scissors
    /// mdBook's `{{#include FILE}}` and its relatives.
    case mdBook
    /// GitBook's `{% include "FILE" %}`.
    case gitBook

    /// - Returns: nil for a dialect whose pages name none.
    init?(_ dialect: Dialect) {
        switch dialect {
        case .material: self = .scissors
        case .mdBook: self = .mdBook
        case .gitBook: self = .gitBook
        case .glosa, .docC, .swiftComment: return nil
        }
    }

    /// Returns the places in a text that other texts replace; nil if there are none.
    ///
    /// - Parameter folder: the folder of the text's file, which the names of a book are relative to.
    func lines(_ bytes: [UInt8], in folder: String) -> SnippetLines? {
        switch self {
        case .scissors: SnippetLines.hasScissors(bytes) ? SnippetLines(bytes) : nil
        case .mdBook: bytes.contains(bytes: "{{".utf8) ? SnippetLines(mdBook: bytes, in: folder) : nil
        case .gitBook: bytes.contains(bytes: "{%".utf8) ? SnippetLines(gitBook: bytes, in: folder) : nil
        }
    }

    /// Returns an inserted text without its end: the line on which it is named has an end of its own.
    func inserted(_ text: [UInt8]) -> [UInt8] {
        guard self != .scissors else { return text }
        var end = text.count
        while end > 0, text[end - 1].isLineEnding { end -= 1 }
        return Array(text[..<end])
    }
}
