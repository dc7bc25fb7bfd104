import Diagnostics

extension SequenceDiagram: Diagram {
    static let keywords = ["sequenceDiagram"]
    static let name = LocalizedText(en: "Sequence diagram", es: "Diagrama de secuencia")
    static let rootClass = "sequence"

    static func parse(_ source: DiagramSource) -> (SequenceDiagram?, [Diagnostic]) { SequenceParser.parse(source) }

    var links: [DiagramLink] {
        participants.flatMap(\.links).map { DiagramLink(href: $0.href, range: $0.range) }
    }

    func outline(language: String) -> String { SequenceOutline.text(of: self, language: language) }

    var labels: [(text: String, range: SourceRange)] {
        participants.map { ($0.label.plainText, $0.label.range) }
            + boxes.compactMap { box in box.title.map { ($0.plainText, $0.range) } }
            + events.compactMap(\.label).map { ($0.plainText, $0.range) }
    }

    var skeleton: DiagramSkeleton { DiagramSkeleton(parts: SequenceSkeleton.parts(of: self)) }

    var dropped: [Diagnostic] { StyleChecks.dropped(SequenceMeasures(self).dropped) }

    func drawing(outline: String, options: DiagramOptions) -> DiagramDrawing {
        let measures = SequenceMeasures(self)
        let scene = SequenceLayout.scene(self, measures: measures)
        let drawing = SequenceDrawing(self, scene, measures, outline: outline, options: options)
        return DiagramDrawing(svg: drawing.svg, findings: StyleChecks.dropped(measures.dropped))
    }
}

extension SequenceEvent {
    /// The visible text of the event; nil if it has none.
    fileprivate var label: SequenceText? {
        switch self {
        case .message(let message): message.label
        case .note(let note): note.label
        case .fragmentStart(let fragment): fragment.kind == .rect ? nil : fragment.label
        case .section(let text): text
        case .activation, .deactivation, .fragmentEnd, .numbering: nil
        }
    }
}
