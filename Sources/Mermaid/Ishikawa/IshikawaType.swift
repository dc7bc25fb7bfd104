import Diagnostics

extension IshikawaDiagram: ChartDiagram {
    static let keywords = ["ishikawa-beta", "ishikawa"]
    static let name = LocalizedText(en: "Cause-and-effect diagram", es: "Diagrama de causa y efecto")
    static let rootClass = "ishikawa"

    static func parse(_ source: DiagramSource) -> (IshikawaDiagram?, [Diagnostic]) { IshikawaParser.parse(source) }

    var boxRanges: [SourceRange] { causes.map(\.range) }
    var labels: [(text: String, range: SourceRange)] {
        (effect.map { [($0.label.plainText, $0.range)] } ?? []) + causes.map { ($0.label.plainText, $0.range) }
    }

    func scene(language: String) -> ChartScene { IshikawaLayout(self).scene }

    var skeleton: DiagramSkeleton {
        let head = effect.map { effect in
            DiagramSkeleton.Part(
                "effect",
                name: effect.label.plainText,
                kind: ("effect", "este efecto"),
                range: effect.range
            )
        }
        return DiagramSkeleton(
            sorting: [head].compactMap { $0 }
                + causes.map { cause in
                    .init(
                        "cause \(cause.parent)",
                        name: cause.label.plainText,
                        kind: ("cause", "esta causa"),
                        range: cause.range
                    )
                }
        )
    }

    func outline(language: String) -> String {
        let count = causes.count
        let name = effect?.label.plainText ?? ""
        let head = LocalizedText(
            en: "Cause-and-effect diagram of “\(name)” with \(count) \(count == 1 ? "cause" : "causes").",
            es: "Diagrama de causa y efecto de «\(name)» con \(count) \(count == 1 ? "causa" : "causas")."
        )
        var inner = [[String]](repeating: [], count: causes.count)
        for cause in causes where cause.parent >= 0 { inner[cause.parent].append(cause.label.plainText) }
        let details = zip(causes, inner).compactMap { cause, list -> String? in
            if !list.isEmpty { return "\(cause.label.plainText): \(list.joined(separator: ", "))." }
            return cause.parent < 0 ? "\(cause.label.plainText)." : nil
        }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
