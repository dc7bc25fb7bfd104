import Diagnostics

extension FlowchartParser {
    /// Returns the error for a token that does not fit.
    func unexpected(_ token: FlowchartToken, expected: LocalizedText, advice: LocalizedText? = nil) -> SyntaxError {
        switch token.kind {
        case .space:
            SyntaxError(
                range: token.range,
                message: LocalizedText(
                    en: "expected \(expected.en), but found a space",
                    es: "se esperaba \(expected.es), pero hay un espacio"
                ),
                advice: advice ?? self.advice(for: token)
            )
        default: source.unexpected(token.range, expected: expected, advice: advice ?? self.advice(for: token))
        }
    }

    private func advice(for token: FlowchartToken) -> LocalizedText? {
        switch token.kind {
        case .roundStart, .squareStart, .diamondStart, .roundEnd, .squareEnd, .diamondEnd, .string, .pipe,
            .stadiumStart, .subroutineStart, .cylinderStart, .doubleCircleStart, .ellipseStart, .stadiumEnd,
            .cylinderEnd, .subroutineEnd:
            return LocalizedText(
                en: "put labels with brackets or quotes in double quotes: A[\"f(x)\"]; write #quot; for a quote",
                es:
                    "escribe entre comillas dobles las etiquetas con paréntesis: A[\"f(x)\"]; usa #quot; para una comilla"
            )
        case .end:
            return LocalizedText(
                en: "“end” closes a subgraph; as an id, write it differently, for instance “End”",
                es: "«end» cierra un subgrafo; como id, escríbelo de otro modo, por ejemplo «End»"
            )
        case .style, .linkStyle, .classDef, .class, .click, .graph, .subgraph, .href, .call, .interpolate:
            return LocalizedText(
                en: "this word begins a statement, so it cannot be an id",
                es: "esta palabra empieza una instrucción, así que no puede ser un id"
            )
        case .nodeString where source.text(token.range).hasPrefix("%%"):
            return LocalizedText(
                en: "put the comment on a line of its own",
                es: "pon el comentario en una línea propia"
            )
        default: return nil
        }
    }
}
