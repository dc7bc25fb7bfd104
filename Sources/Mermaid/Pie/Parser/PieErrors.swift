import Diagnostics
import Support

extension PieParser {
    func notNumber(_ start: Int) -> SyntaxError {
        var end = start
        while end < bytes.count, !bytes[end].isWhitespace { end += 1 }
        let found = String(decoding: bytes[start..<end], as: UTF8.self)
        return SyntaxError(
            range: start..<max(end, min(start + 1, bytes.count)),
            message: LocalizedText(
                en: found.isEmpty ? "expected a number after “:”" : "“\(found)” is not a valid number in a pie chart",
                es: found.isEmpty
                    ? "se esperaba un número tras «:»" : "«\(found)» no es un número válido en un gráfico circular"
            ),
            advice: LocalizedText(
                en: "write digits, and a point before decimals: 12, 12.5, 0.5; no units, no exponents, no commas",
                es:
                    "escribe cifras, y un punto antes de los decimales: 12, 12.5, 0.5; sin unidades, exponentes ni comas"
            )
        )
    }

    func unexpected(_ en: String, _ es: String, advice: LocalizedText? = nil) -> SyntaxError {
        var end = index
        while end < bytes.count, end - index < 24, !bytes[end].isWhitespace { end += 1 }
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let found = String(decoding: bytes[index..<end], as: UTF8.self)
        let isEnd = index >= bytes.count
        return SyntaxError(
            range: index..<max(end, min(index + 1, bytes.count)),
            message: LocalizedText(
                en:
                    "expected \(en), but found \(isEnd ? "the end of the diagram" : found.isEmpty ? "the end of the line" : "“\(found)”")",
                es:
                    "se esperaba \(es), pero hay \(isEnd ? "el final del diagrama" : found.isEmpty ? "el final de la línea" : "«\(found)»")"
            ),
            advice: advice
        )
    }

    func unexpectedStatement() -> SyntaxError {
        let advice =
            has("showData", at: index)
            ? LocalizedText(
                en: "write “showData” right after “pie”, on the same line",
                es: "escribe «showData» justo detrás de «pie», en la misma línea"
            )
            : LocalizedText(
                en: "put labels in quotes: \"Label\" : 12.5",
                es: "pon las etiquetas entre comillas: \"Etiqueta\" : 12.5"
            )
        return unexpected("a slice or “title”", "una porción o «title»", advice: advice)
    }

    mutating func warn(_ range: Range<Int>, en: String, es: String, advice: LocalizedText? = nil) {
        diagnostics.append(
            Diagnostic(
                rule: .diagramNotDrawn,
                severity: .warning,
                message: LocalizedText(en: en, es: es),
                range: place(range),
                advice: advice
            )
        )
    }
}
