import Diagnostics

/// Where a diagram stops being valid, and what was expected there.
struct SyntaxError: Error {
    let range: Range<Int>
    let message: LocalizedText
    var advice: LocalizedText?
}

extension FlowchartParser {
    /// The error of a token that does not fit.
    func unexpected(_ token: FlowchartToken, expected: LocalizedText, advice: LocalizedText? = nil) -> SyntaxError {
        let found = describe(token)
        return SyntaxError(
            range: token.range,
            message: LocalizedText(
                en: "Expected \(expected.en), but found \(found.en).",
                es: "Se esperaba \(expected.es), pero hay \(found.es)."
            ),
            advice: advice ?? self.advice(for: token)
        )
    }

    private func describe(_ token: FlowchartToken) -> LocalizedText {
        switch token.kind {
        case .endOfFile: return LocalizedText(en: "the end of the diagram", es: "el final del diagrama")
        case .newline: return LocalizedText(en: "the end of the line", es: "el final de la línea")
        case .space: return LocalizedText(en: "a space", es: "un espacio")
        default:
            var text = source.text(token.range).trimmingSpace
            if let line = text.firstIndex(of: "\n") { text = String(text[..<line]) }
            if text.count > 24 { text = String(text.prefix(24)) + "…" }
            if token.kind == .unrecognized, let scalar = scalar(at: token.range.lowerBound) { text = String(scalar) }
            return LocalizedText(en: "“\(text)”", es: "«\(text)»")
        }
    }

    private func scalar(at offset: Int) -> Character? {
        String(decoding: source.bytes[offset..<min(offset + 4, source.bytes.count)], as: UTF8.self).first
    }

    private func advice(for token: FlowchartToken) -> LocalizedText? {
        switch token.kind {
        case .roundStart, .squareStart, .diamondStart, .roundEnd, .squareEnd, .diamondEnd, .string, .pipe,
            .stadiumStart, .subroutineStart, .cylinderStart, .doubleCircleStart, .ellipseStart, .stadiumEnd,
            .cylinderEnd, .subroutineEnd:
            return LocalizedText(
                en: "Put labels with brackets or quotes in double quotes: A[\"f(x)\"]; write #quot; for a quote.",
                es:
                    "Escribe entre comillas dobles las etiquetas con paréntesis: A[\"f(x)\"]; usa #quot; para una comilla."
            )
        case .end:
            return LocalizedText(
                en: "“end” closes a subgraph; as an id write it otherwise, for instance “End”.",
                es: "«end» cierra un subgrafo; como id escríbelo de otro modo, por ejemplo «End»."
            )
        case .style, .linkStyle, .classDef, .class, .click, .graph, .subgraph, .href, .call, .interpolate:
            return LocalizedText(
                en: "This word begins a statement of its own and cannot be an id.",
                es: "Esta palabra empieza una instrucción propia y no puede ser un id."
            )
        case .nodeString where source.text(token.range).hasPrefix("%%"):
            return LocalizedText(
                en: "A comment needs a line of its own.",
                es: "Un comentario necesita una línea para él solo."
            )
        default: return nil
        }
    }
}
