import Diagnostics

extension EventModel: ChartDiagram {
    static let keywords = ["eventmodeling"]
    static let name = LocalizedText(en: "Event model", es: "Modelo de eventos")
    static let rootClass = "eventmodeling"
    static var mostBoxes: Int { 800 }

    static func parse(_ source: DiagramSource) -> (EventModel?, [Diagnostic]) { EventModelParser.parse(source) }

    var checks: [Diagnostic] {
        unknown.map { name, range, isData in
            Diagnostic(
                rule: .diagramUnknownTarget,
                severity: .warning,
                message: isData
                    ? LocalizedText(
                        en: "there is no “data \(name)”, so this frame shows no data",
                        es: "no hay ningún «data \(name)», así que este fotograma no muestra datos"
                    )
                    : LocalizedText(
                        en: "there is no frame \(name), so no line from it is drawn",
                        es: "no hay ningún fotograma \(name), así que no se dibuja ninguna línea desde él"
                    ),
                range: range
            )
        }
    }

    var boxRanges: [SourceRange] { frames.map(\.range) }
    var labels: [(text: String, range: SourceRange)] { frames.map { ($0.name, $0.range) } }

    func scene(language: String) -> ChartScene { EventModelLayout(self, language: language).scene }

    func drawing(outline: String, options: DiagramOptions) -> DiagramDrawing {
        let layout = EventModelLayout(self, language: options.language)
        guard !layout.isTooLarge else {
            let range = boxRanges.first ?? SourceRange(path: "", bytes: 0..<0)
            return DiagramDrawing(svg: nil, findings: [TooLarge.edges(at: range)])
        }
        let drawing = ChartDrawing(layout.scene, DiagramHeading(self), outline: outline, options: options)
        return DiagramDrawing(svg: drawing.svg, findings: StyleChecks.dropped(layout.scene.dropped))
    }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: frames.map { frame in
                .init(
                    "\(frame.kind) \(frame.id) \(frame.isReset) \(frame.sourceIDs) \(!frame.data.isEmpty)",
                    name: frame.name,
                    kind: ("frame", "este fotograma"),
                    range: frame.range
                )
            }
        )
    }

    func outline(language: String) -> String {
        let count = frames.count
        let head = LocalizedText(
            en: "Event model with \(count) \(count == 1 ? "frame" : "frames").",
            es: "Modelo de eventos con \(count) \(count == 1 ? "fotograma" : "fotogramas")."
        )
        func kind(_ kind: Kind) -> String {
            let text =
                switch kind {
                case .ui: LocalizedText(en: "screen", es: "pantalla")
                case .command: LocalizedText(en: "command", es: "orden")
                case .event: LocalizedText(en: "event", es: "evento")
                case .readModel: LocalizedText(en: "read model", es: "modelo de lectura")
                case .processor: LocalizedText(en: "processor", es: "proceso")
                }
            return text.text(in: language)
        }
        let bySource = Dictionary(grouping: relations, by: \.target)
        let details = frames.indices.map { index -> String in
            let frame = frames[index]
            let sources = (bySource[index] ?? []).map { frames[$0.source].name }.joined(separator: ", ")
            return "\(sources.isEmpty ? "" : "\(sources) → ")\(frame.name) (\(kind(frame.kind)))."
        }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
