import Diagnostics

extension VennDiagram: ChartDiagram {
    static let keywords = ["venn-beta", "venn"]
    static let name = LocalizedText(en: "Venn diagram", es: "Diagrama de Venn")
    static let rootClass = "venn"

    static func parse(_ source: DiagramSource) -> (VennDiagram?, [Diagnostic]) { VennParser.parse(source) }

    var checks: [Diagnostic] {
        let known = Set(items.map(\.id))
        let unions = Set(self.unions.map { $0.sets.map { sets[$0].id }.sorted() })
        let names = Set(sets.map(\.id))
        return styles.compactMap { style in
            let isKnown =
                style.targets.count == 1
                ? names.contains(style.targets[0]) || known.contains(style.targets[0]) : unions.contains(style.targets)
            if isKnown { return nil }
            let list = style.targets.joined(separator: ", ")
            return Diagnostic(
                rule: .diagramUnknownTarget,
                severity: .warning,
                message: LocalizedText(
                    en: "there is no set, union or text “\(list)” to style",
                    es: "no hay ningún conjunto, unión ni texto «\(list)» al que dar estilo"
                ),
                range: style.range
            )
        }
    }

    var labels: [(text: String, range: SourceRange)] {
        sets.map { ($0.label?.plainText ?? $0.id, $0.range) }
            + unions.compactMap { union in union.label.map { ($0.plainText, union.range) } }
            + items.map { ($0.label.plainText, $0.range) }
    }

    func scene(language: String) -> ChartScene { VennLayout(self).scene }

    var skeleton: DiagramSkeleton {
        func size(_ value: Double?) -> String { value.map { String($0) } ?? "" }
        var parts = sets.enumerated().map { index, set in
            DiagramSkeleton.Part(
                "set \(index) \(size(set.size))",
                name: set.id,
                kind: ("set", "este conjunto"),
                range: set.range
            )
        }
        parts += unions.map { union in
            DiagramSkeleton.Part(
                "union \(union.sets) \(size(union.size)) \(union.label.isVisible)",
                name: union.sets.map { sets[$0].id }.joined(separator: ","),
                kind: ("union", "esta unión"),
                range: union.range
            )
        }
        parts += items.map { item in
            DiagramSkeleton.Part(
                "text \(item.sets)",
                name: item.label.plainText,
                kind: ("text", "este texto"),
                range: item.range
            )
        }
        return DiagramSkeleton(sorting: parts)
    }

    func outline(language: String) -> String {
        let (count, size) = (sets.count, unions.count)
        let head = LocalizedText(
            en:
                "Venn diagram with \(count) \(count == 1 ? "set" : "sets") and \(size) \(size == 1 ? "union" : "unions").",
            es:
                "Diagrama de Venn con \(count) \(count == 1 ? "conjunto" : "conjuntos") y \(size) \(size == 1 ? "unión" : "uniones")."
        )
        let byPlace = Dictionary(grouping: items, by: \.sets)
        func name(_ set: Int) -> String { sets[set].label?.plainText ?? sets[set].id }
        func texts(_ places: [Int]) -> [String] { (byPlace[places] ?? []).map(\.label.plainText) }
        let groups = sets.indices.map { index -> String in
            let list = texts([index]).joined(separator: ", ")
            return "\(name(index))\(list.isEmpty ? "" : ": \(list)")."
        }
        let shared = unions.map { union -> String in
            let list = ([union.label?.plainText].compactMap { $0 } + texts(union.sets)).joined(separator: ", ")
            return "\(union.sets.map(name).joined(separator: " ∩ "))\(list.isEmpty ? "" : ": \(list)")."
        }
        return OutlineSentences.text([head.text(in: language)], groups + shared, language: language)
    }
}
