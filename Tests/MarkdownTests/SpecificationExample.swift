import Diagnostics
import Markdown

@testable import MarkdownHTML

/// One example of a specification in the format of CommonMark's `spec.txt`: Markdown and HTML between two fences of 32
/// backticks, parted by a line `.`, with `→` for a tab.
struct SpecificationExample {
    let number: Int
    let section: String
    /// The words after `example`, such as `table` or `disabled`.
    let tags: [Substring]
    let markdown: String
    let html: String

    /// What we make of it: raw HTML is left, as the specification does, unless the example is about its filter.
    var actualHTML: String {
        let (document, _) = Document.parse(SourceFile(path: "spec.md", text: markdown))
        return HTMLRenderer.html(document, options: HTMLOptions(rawHTML: tags.contains("tagfilter") ? .gfm : .allow))
    }

    static func parse(_ specification: String) -> [SpecificationExample] {
        let fence = String(repeating: "`", count: 32)
        var result: [SpecificationExample] = []
        var section = ""
        var tags: [Substring] = []
        var parts: [String]?
        for line in specification.split(separator: "\n", omittingEmptySubsequences: false) {
            if var current = parts {
                if line == fence {
                    result.append(
                        SpecificationExample(
                            number: result.count + 1,
                            section: section,
                            tags: tags,
                            markdown: current[0],
                            html: current.count > 1 ? current[1] : ""
                        )
                    )
                    parts = nil
                } else if line == ".", current.count == 1 {
                    parts = current + [""]
                } else {
                    current[current.count - 1] += line.map { $0 == "→" ? "\t" : String($0) }.joined() + "\n"
                    parts = current
                }
            } else if line.hasPrefix(fence + " example") {
                tags = line.split(separator: " ").dropFirst(2).map { $0 }
                parts = [""]
            } else if line.hasPrefix("#") {
                section = String(line.drop { $0 == "#" || $0 == " " })
            }
        }
        return result
    }
}
