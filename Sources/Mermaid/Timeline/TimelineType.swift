import Diagnostics

extension TimelineChart: ChartDiagram {
    static let keywords = ["timeline"]
    static let name = LocalizedText(en: "Timeline", es: "Línea de tiempo")
    static let rootClass = "timeline"

    static func parse(_ source: DiagramSource) -> (TimelineChart?, [Diagnostic]) { TimelineParser.parse(source) }

    private var entries: [Entry] { sections + periods.flatMap { [$0.title] + $0.events } }

    var boxRanges: [SourceRange] { entries.map(\.range) }
    var labels: [(text: String, range: SourceRange)] { entries.map { ($0.label.plainText, $0.range) } }

    func scene(language: String) -> ChartScene { TimelineLayout(self).scene }

    var skeleton: DiagramSkeleton {
        var parts: [DiagramSkeleton.Part] = sections.map { section in
            .init("section", name: section.label.plainText, kind: ("section", "esta sección"), range: section.range)
        }
        for (place, period) in periods.enumerated() {
            let name = period.title.label.plainText
            let kind = ("period", "este periodo")
            parts.append(.init("period in \(period.section ?? -1)", name: name, kind: kind, range: period.title.range))
            parts += period.events.map { event in
                .init(
                    "event of \(place)",
                    name: event.label.plainText,
                    kind: ("event", "este suceso"),
                    range: event.range
                )
            }
        }
        return DiagramSkeleton(sorting: parts)
    }

    func outline(language: String) -> String {
        let count = periods.count
        let head = LocalizedText(
            en: "Timeline with \(count) \(count == 1 ? "period" : "periods").",
            es: "Línea de tiempo con \(count) \(count == 1 ? "periodo" : "periodos")."
        )
        var details: [String] = []
        for group in groups {
            if let section = group.section { details.append(sections[section].label.plainText + ":") }
            for index in group.periods {
                let events = periods[index].events.map(\.label.plainText).joined(separator: "; ")
                let title = periods[index].title.label.plainText
                details.append(events.isEmpty ? "\(title)." : "\(title): \(events).")
            }
        }
        return OutlineSentences.text([head.text(in: language)], details, language: language)
    }
}
