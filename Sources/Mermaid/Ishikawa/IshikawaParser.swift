import Diagnostics
import Support

/// Reads a fishbone: the effect, and causes whose indentation gives their nesting.
struct IshikawaParser: LineParser {
    typealias Content = IshikawaDiagram

    let source: DiagramSource
    var index = 0
    var content = IshikawaDiagram()
    var diagnostics: [Diagnostic] = []
    private var open: [(cause: Int, indentation: Int)] = []

    init(_ source: DiagramSource) { self.source = source }

    /// False: a line that begins with `title` may be a cause.
    var hasStatements: Bool { false }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        if let statement = AccessibilityStatement(self, at: line.lowerBound) {
            let text = source.text(statement.text).trimmingLines
            if statement.isTitle { content.accessibleTitle = text } else { content.accessibleDescription = text }
            index = max(index, min(statement.end, bytes.count))
            return
        }
        if has("%%", at: line.lowerBound) { return }
        let label = DiagramLabel(text: source.text(line))
        guard content.effect != nil else {
            content.effect = (label, place(line))
            return
        }
        let indentation = indentation(of: line)
        while let last = open.last, last.indentation >= indentation { open.removeLast() }
        guard open.count < NestingLimit.most else { throw NestingLimit.error(at: line) }
        let parent = open.last?.cause ?? -1
        open.append((content.causes.count, indentation))
        content.causes.append(
            .init(
                label: label,
                parent: parent,
                depth: parent < 0 ? 0 : content.causes[parent].depth + 1,
                range: place(line)
            )
        )
    }

    mutating func finish() throws(SyntaxError) {
        guard content.effect == nil else { return }
        throw source.unexpected(
            source.typeName,
            expected: LocalizedText(
                en: "the effect, on the line below the type",
                es: "el efecto, en la línea de debajo del tipo"
            ),
            advice: LocalizedText(
                en: "write the effect first, then its causes; indent the causes of a cause below it",
                es: "escribe primero el efecto y luego sus causas; pon debajo, con sangría, las causas de una causa"
            )
        )
    }
}
