import Markdown
import Support

/// A directive by which another generator puts the text of another file into a page. If only one language takes its text from
/// there, the other one's has no counterpart that could be read. So it is with a page that another one shows as a component of MDX.
enum UnreadInclude {
    /// The beginnings of such directives: of Material, mdBook, VitePress, Jekyll, the plugin include-markdown, and Hugo.
    private static let marks = [
        "--8<--", "-8<-", "{{#include", "{{#rustdoc_include", "<!--@include", "<!-- @include", "{% include",
        "{{< include",
        "{{% include", "{{< readfile", "{{% readfile",
    ]

    /// Returns the number of such directives among a page's paragraphs and blocks of HTML, and of pages that it imports.
    static func count(in document: Document) -> Int {
        guard !document.hasInsertedText else { return importedPages(in: document) }
        return document.children(of: document.root).count { node in
            guard [.paragraph, .htmlBlock].contains(document[node].kind) else { return false }
            let start = document.range(of: node).bytes.lowerBound
            return marks.contains { document.file.bytes[start...].starts(with: $0.utf8) }
        } + importedPages(in: document)
    }

    /// Returns the number of lines that import a page as a component: `import Original from './original.mdx'`.
    private static func importedPages(in document: Document) -> Int {
        guard document.dialect.isOfWebsite, document.file.bytes.contains(bytes: "import ".utf8) else { return 0 }
        return document.file.bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).count { line in
            line.starts(with: "import ".utf8)
                && [".mdx", ".md"].contains { name in
                    ["'", "\""].contains { line.contains(bytes: (name + $0).utf8) }
                }
        }
    }
}
