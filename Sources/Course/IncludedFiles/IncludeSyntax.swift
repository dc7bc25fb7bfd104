import CourseConfiguration
import Diagnostics
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
    /// The Markdown of a website, which is translated as a whole.
    case website(WebsiteKind, content: String)

    /// - Parameter content: the folder with the pages.
    /// - Returns: nil for a dialect whose pages name none.
    init?(_ dialect: Dialect, content: String) {
        switch dialect {
        case .material: self = .scissors
        case .mdBook: self = .mdBook
        case .gitBook: self = .gitBook
        case .glosa, .docC, .swiftComment: return nil
        case .vitePress: self = .website(.vitePress, content: content)
        case .docusaurus: self = .website(.docusaurus, content: content)
        case .starlight: self = .website(.starlight, content: content)
        }
    }

    /// Returns the places in a text that other texts replace; nil if there are none.
    ///
    /// - Parameter path: the path of the text's file, relative to the course, whose folder the names of a book are relative to.
    func lines(_ bytes: [UInt8], of path: String) -> SnippetLines? {
        let folder = CoursePath.folder(of: path)
        return switch self {
        case .scissors: SnippetLines.hasScissors(bytes) ? SnippetLines(bytes) : nil
        case .mdBook: bytes.contains(bytes: "{{".utf8) ? SnippetLines(mdBook: bytes, in: folder) : nil
        case .gitBook: bytes.contains(bytes: "{%".utf8) ? SnippetLines(gitBook: bytes, in: folder) : nil
        case .website(let kind, let content):
            // Code is shown as it is.
            isPage(path) ? SnippetLines(website: bytes, of: path, kind, content: content) : nil
        }
    }

    var isOfScissors: Bool { if case .scissors = self { true } else { false } }

    private func isPage(_ path: String) -> Bool { SourceName.isMarkdown(path) || SourceName.isMDX(path) }

    /// Returns an inserted text without its end: the line on which it is named has an end of its own; and without the front
    /// matter of another page.
    ///
    /// - Parameter path: the path of the text's file.
    func inserted(_ text: [UInt8], of path: String) -> [UInt8] {
        var start = 0
        switch self {
        case .scissors: return text
        case .website where isPage(path):
            start = FrontMatter.end(in: SourceFile(path: path, bytes: text)) ?? 0
        default: break
        }
        var end = text.count
        while end > start, text[end - 1].isLineEnding { end -= 1 }
        return Array(text[start..<end])
    }
}
