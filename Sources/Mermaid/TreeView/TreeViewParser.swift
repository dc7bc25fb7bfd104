import Diagnostics
import Support

/// Reads a tree: names in quotes, whose indentation gives their nesting.
struct TreeViewParser: LineParser {
    typealias Content = TreeView

    let source: DiagramSource
    var index = 0
    var content = TreeView()
    var diagnostics: [Diagnostic] = []
    /// The possible parents of the next node, the innermost last, with their indentation.
    private var open: [(node: Int, indentation: Int)] = []

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        let quote = byte(line.lowerBound)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let close = bytes[(line.lowerBound + 1)..<line.upperBound].firstIndex(of: quote)
        else {
            throw source.unexpected(
                line,
                expected: LocalizedText(en: "a name in quotes", es: "un nombre entre comillas"),
                advice: LocalizedText(
                    en: "write: \"Name\", indented below the name that contains it",
                    es: "escribe: \"Nombre\", con sangría, debajo del nombre que lo contiene"
                )
            )
        }
        let rest = skipBlanks(close + 1)
        guard rest >= line.upperBound || has("%%", at: rest) else {
            throw source.unexpected(
                rest..<line.upperBound,
                expected: LocalizedText(en: "the end of the line", es: "el final de la línea"),
                advice: LocalizedText(
                    en: "write each name on its own line",
                    es: "escribe cada nombre en su propia línea"
                )
            )
        }
        let indentation = indentation(of: line)
        while let last = open.last, last.indentation >= indentation { open.removeLast() }
        guard open.count < NestingLimit.most else { throw NestingLimit.error(at: line) }
        let parent = open.last?.node ?? -1
        open.append((content.nodes.count, indentation))
        content.nodes.append(
            .init(
                label: DiagramLabel(text: source.text((line.lowerBound + 1)..<close)),
                parent: parent,
                depth: parent < 0 ? 0 : content.nodes[parent].depth + 1,
                range: place(line)
            )
        )
    }
}
