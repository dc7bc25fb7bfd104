import Diagnostics
import Markdown
import Support
import TestSupport

/// Reads a page as VitePress, Docusaurus and Starlight have it, and what becomes of it as a document.
func faultInWebsite(_ bytes: [UInt8]) -> String? {
    for (dialect, path) in [
        (Dialect.vitePress, "page.md"), (.docusaurus, "page.md"), (.starlight, "page.md"), (.starlight, "page.mdx"),
    ] {
        let file = SourceFile(path: path, bytes: bytes)
        let page = WebsiteMarkdown(file, dialect: dialect)
        if let fault = FindingCheck.fault(in: page.findings, about: bytes) { return "\(path), \(dialect): \(fault)" }
        var end = 0
        for change in page.changes {
            let ranges = [change.range, change.indent] + [change.inclusion?.place].compactMap(\.self)
            if let fault = ranges.lazy.compactMap({ FindingCheck.fault(in: $0, of: bytes) }).first {
                return "\(path), \(dialect): a change: \(fault)"
            }
            if change.range.lowerBound < end { return "\(path), \(dialect): changes overlap at byte \(end)" }
            end = change.range.upperBound
        }
        let insertions = page.changes.map { InsertedTexts.Insertion(range: $0.range, bytes: $0.text + $0.end) }
        let (_, findings) = Document.parse(InsertedTexts.file(file, with: insertions), dialect: dialect)
        if let fault = FindingCheck.fault(in: findings, about: bytes) { return "\(path), \(dialect): \(fault)" }
    }
    return nil
}
