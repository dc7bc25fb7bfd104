import CourseConfiguration
import Diagnostics
import Markdown

extension SnippetLines {
    /// Reads what a page of VitePress, Docusaurus or Starlight spells in another way, or takes from other files.
    ///
    /// - Parameters:
    ///   - path: the path of the text's file, relative to the course.
    ///   - content: the folder with the pages.
    init(website bytes: [UInt8], of path: String, _ kind: WebsiteKind, content: String) {
        self.init()
        let file = SourceFile(path: path, bytes: bytes)
        let markdown = WebsiteMarkdown(file, dialect: kind.dialect)
        if let matter = markdown.frontMatter {
            for part in HomeText.parts(file, matter) {
                let end = matter.blockEnd..<matter.blockEnd
                add(Change(range: end, names: [], indent: 0..<0, before: Array(part.text.utf8), source: part.place))
            }
        }
        findings = markdown.findings
        for change in markdown.changes {
            let names = change.inclusion.map { inclusion in
                let target = Self.path(inclusion.path, from: path, kind, content: content)
                return Name(
                    text: inclusion.part.isEmpty ? target : "\(target):\(inclusion.part)",
                    place: inclusion.place
                )
            }
            add(
                Change(
                    range: change.range,
                    names: [names].compactMap(\.self),
                    indent: change.indent,
                    before: change.text,
                    after: change.end
                )
            )
        }
    }

    /// Returns the path of a file that a page names, relative to the course.
    private static func path(_ written: String, from page: String, _ kind: WebsiteKind, content: String) -> String {
        let above = CoursePath.folder(of: content)
        // Astro's projects have their pages in `src/content/docs`.
        let sources = CoursePath.folder(of: above)
        let roots =
            kind == .starlight
            ? ["~/": sources, "@/": sources, "/": CoursePath.folder(of: sources)]
            : ["@site/": above, "@/": content, "/": content]
        for (sign, root) in roots where written.hasPrefix(sign) {
            return CoursePath.join(root, String(written.dropFirst(sign.count)))
        }
        let path = CoursePath.join(CoursePath.folder(of: page), written)
        return CoursePath.climbing(path) ?? path
    }
}
