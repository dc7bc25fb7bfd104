import Diagnostics
import Support

extension FlowchartParser {
    /// Reports a label in which Mermaid sees the name of an arrow: it takes everything from the statement's or the label's
    /// beginning up to an `@` for one, unless a space, a quote or `@{` comes first.
    ///
    /// - Parameters:
    ///   - start: the offset of the node's id, or of the bar before an edge's label.
    ///   - label: the label's range, without its brackets.
    mutating func checkSigns(from start: Int, label: Range<Int>) {
        guard label.lowerBound < label.upperBound else { return }
        let bytes = source.bytes
        let run = bytes[start..<label.upperBound].prefix { !$0.isWhitespace && $0 != UInt8(ascii: "\"") }
        let sign = run.indices.first { place in
            guard place > start, bytes[place] == UInt8(ascii: "@"), place + 1 < bytes.count else { return false }
            return bytes[place + 1] != UInt8(ascii: "{") && bytes[place + 1] != UInt8(ascii: "\"")
        }
        guard let sign, sign >= label.lowerBound else { return }
        let text = source.text(label)
        let canBeQuoted = !text.contains("\"") && !text.hasPrefix("`")
        diagnostics.append(
            Diagnostic(
                rule: .diagramNotPortable,
                severity: .warning,
                message: LocalizedText(
                    en:
                        "Mermaid and GitHub refuse this label: they take what stands before “@” for the name of an arrow",
                    es:
                        "Mermaid y GitHub rechazan esta etiqueta: toman lo que precede a «@» por el nombre de una flecha"
                ),
                range: place(label),
                advice: LocalizedText(
                    en: "put the label in double quotes",
                    es: "pon la etiqueta entre comillas dobles"
                ),
                fixes: canBeQuoted ? [Fix(range: place(label), replacement: "\"\(text)\"")] : []
            )
        )
    }
}
