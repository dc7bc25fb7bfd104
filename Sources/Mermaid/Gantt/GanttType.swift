import Diagnostics

extension GanttChart: ChartDiagram {
    static let keywords = ["gantt"]
    static let name = LocalizedText(en: "Gantt chart", es: "Diagrama de Gantt")
    static let rootClass = "gantt"

    static func parse(_ source: DiagramSource) -> (GanttChart?, [Diagnostic]) { GanttParser.parse(source) }

    var links: [DiagramLink] { tasks.compactMap(\.link) }
    var boxRanges: [SourceRange] { sections.map(\.range) + tasks.map(\.range) }

    func scene(language: String) -> ChartScene { GanttLayout(self, language: language).scene }
    func outline(language: String) -> String { GanttOutline.text(of: self, language: language) }

    var labels: [(text: String, range: SourceRange)] {
        sections.map { ($0.title.plainText, $0.range) } + tasks.map { ($0.label.plainText, $0.range) }
    }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: sections.map { section in
                .init("section", name: section.title.plainText, kind: ("section", "esta sección"), range: section.range)
            }
                + tasks.map { task in
                    let marks = task.marks.map(\.rawValue).sorted()
                    let key = "task \(task.section ?? -1) \(marks) \(task.start.milliseconds) \(task.end.milliseconds)"
                    return .init(key, name: task.name, kind: ("task", "esta tarea"), range: task.range)
                }
        )
    }
}
