import Diagnostics

extension PacketDiagram: ChartDiagram {
    static let keywords = ["packet", "packet-beta"]
    static let name = LocalizedText(en: "Packet", es: "Paquete")
    static let rootClass = "packet"

    static func parse(_ source: DiagramSource) -> (PacketDiagram?, [Diagnostic]) { PacketParser.parse(source) }

    var boxRanges: [SourceRange] { fields.map(\.range) }
    var labels: [(text: String, range: SourceRange)] { fields.map { ($0.label.plainText, $0.range) } }

    func scene(language: String) -> ChartScene { PacketLayout(self).scene }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: fields.map { field in
                .init(
                    "field \(field.bits)",
                    name: field.label.plainText,
                    kind: ("field", "este campo"),
                    range: field.range
                )
            }
        )
    }

    func outline(language: String) -> String {
        let (count, bits) = (fields.count, (fields.last?.bits.upperBound ?? -1) + 1)
        let head = LocalizedText(
            en: "Packet of \(bits) \(bits == 1 ? "bit" : "bits") in \(count) \(count == 1 ? "field" : "fields").",
            es: "Paquete de \(bits) \(bits == 1 ? "bit" : "bits") en \(count) \(count == 1 ? "campo" : "campos")."
        )
        let details = fields.map { field in
            let bits =
                field.bits.count == 1 ? "\(field.bits.lowerBound)" : "\(field.bits.lowerBound)–\(field.bits.upperBound)"
            return "\(bits): \(field.label.plainText)."
        }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
