import Markdown
import Support

/// A directive by which another generator puts the text of another file into a page. If only one language takes its text from
/// there, the other one's has no counterpart that could be read.
enum UnreadInclude {
    /// The beginnings of such directives: of Material, mdBook, VitePress, Jekyll, the plugin include-markdown, and Hugo.
    private static let marks = [
        "--8<--", "-8<-", "{{#include", "{{#rustdoc_include", "<!--@include", "<!-- @include", "{% include",
        "{{< include",
        "{{% include", "{{< readfile", "{{% readfile",
    ]

    /// Returns the number of paragraphs and blocks of HTML of a page that are such directives.
    static func count(in document: Document) -> Int {
        guard !document.hasInsertedText else { return 0 }
        return document.children(of: document.root).count { node in
            guard [.paragraph, .htmlBlock].contains(document[node].kind) else { return false }
            let start = document.range(of: node).bytes.lowerBound
            return marks.contains { document.file.bytes[start...].starts(with: $0.utf8) }
        }
    }
}
