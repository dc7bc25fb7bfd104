import Diagnostics

extension RailroadDiagram: ChartDiagram {
    static let keywords = RailroadNotation.allCases.map(\.rawValue)
    static let name = LocalizedText(en: "Railroad diagram", es: "Diagrama de sintaxis")
    static let rootClass = "railroad"

    static func parse(_ source: DiagramSource) -> (RailroadDiagram?, [Diagnostic]) { RailroadParser.parse(source) }

    var checks: [Diagnostic] {
        var seen: Set<String> = []
        return rules.filter { !seen.insert($0.name).inserted }.map { rule in
            Diagnostic(
                rule: .diagramUnknownTarget,
                severity: .warning,
                message: LocalizedText(
                    en: "there is a rule “\(rule.name)” above already: both are drawn",
                    es: "ya hay una regla «\(rule.name)» más arriba: se dibujan las dos"
                ),
                range: rule.range
            )
        }
    }

    var boxRanges: [SourceRange] { rules.map(\.range) + stations }
    var labels: [(text: String, range: SourceRange)] { [] }

    func scene(language: String) -> ChartScene { RailroadLayout(self).scene }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: rules.map { rule in
                .init(
                    "rule \(rule.name) \(rule.track.text)",
                    name: rule.name,
                    kind: ("rule", "esta regla"),
                    range: rule.range
                )
            }
        )
    }

    func outline(language: String) -> String {
        let count = rules.count
        let head = LocalizedText(
            en: "Grammar with \(count) \(count == 1 ? "rule" : "rules").",
            es: "Gramática con \(count) \(count == 1 ? "regla" : "reglas")."
        )
        let details = rules.map { "\($0.name) = \($0.track.text)." }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
