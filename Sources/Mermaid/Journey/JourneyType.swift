import Diagnostics

extension JourneyChart: ChartDiagram {
    static let keywords = ["journey"]
    static let name = LocalizedText(en: "User journey", es: "Recorrido de usuario")
    static let rootClass = "journey"

    static func parse(_ source: DiagramSource) -> (JourneyChart?, [Diagnostic]) { JourneyParser.parse(source) }

    /// The places of sections and tasks, and one more for each actor's dot: a task may have many.
    var boxRanges: [SourceRange] {
        sections.map(\.range) + tasks.flatMap { [SourceRange](repeating: $0.range, count: 1 + $0.actors.count) }
    }

    var labels: [(text: String, range: SourceRange)] {
        sections.map { ($0.title.plainText, $0.range) } + tasks.map { ($0.name.plainText, $0.range) }
    }

    func scene(language: String) -> ChartScene { JourneyLayout(self).scene }

    var skeleton: DiagramSkeleton {
        DiagramSkeleton(
            sorting: sections.map { section in
                .init("section", name: section.title.plainText, kind: ("section", "esta sección"), range: section.range)
            }
                + tasks.map { task in
                    .init(
                        "task \(task.score ?? 0) \(task.actors)",
                        name: task.name.plainText,
                        kind: ("task", "esta tarea"),
                        range: task.range
                    )
                }
        )
    }

    func outline(language: String) -> String {
        func say(_ en: String, _ es: String) -> String { LocalizedText(en: en, es: es).text(in: language) }
        let count = tasks.count
        var head = [
            say(
                "User journey with \(count) \(count == 1 ? "task" : "tasks"), each with a score from 1 to 5.",
                "Recorrido de usuario con \(count) \(count == 1 ? "tarea" : "tareas"), cada una con una puntuación del 1 al 5."
            )
        ]
        if !actors.isEmpty {
            let list = actors.prefix(60).map { DiagramLabel(text: $0).plainText }.joined(separator: ", ")
            head.append(say("Who takes part: \(list).", "Quién participa: \(list)."))
        }
        var details: [String] = []
        var section: Int?
        for task in tasks {
            if task.section != section, let index = task.section {
                section = index
                details.append(sections[index].title.plainText + ":")
            }
            let names = task.actors.map { DiagramLabel(text: actors[$0]).plainText }.joined(separator: ", ")
            let score = task.score.map { NumberText.text($0, language: language) } ?? "?"
            details.append("\(task.name.plainText): \(score)\(names.isEmpty ? "" : " (\(names))").")
        }
        return OutlineSentences.text(head, details, language: language)
    }
}
