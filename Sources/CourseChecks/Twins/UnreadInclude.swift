import Markdown
import Support

/// A directive by which another generator puts the text of another file into a page. Without that text, a page can't be compared
/// with its translation.
enum UnreadInclude {
    /// The beginnings of such directives: of Material, mdBook, VitePress, Jekyll, the plugin include-markdown, and Hugo.
    private static let marks = [
        "--8<--", "-8<-", "{{#include", "{{#rustdoc_include", "<!--@include", "<!-- @include", "{% include",
        "{{< include",
        "{{% include", "{{< readfile", "{{% readfile",
    ]

    /// Returns true if a paragraph or a block of HTML of a page is such a directive.
    static func occurs(in document: Document) -> Bool {
        guard !document.hasInsertedText else { return false }
        return document.children(of: document.root).contains { node in
            guard [.paragraph, .htmlBlock].contains(document[node].kind) else { return false }
            let start = document.range(of: node).bytes.lowerBound
            return marks.contains { document.file.bytes[start...].starts(with: $0.utf8) }
        }
    }
}
