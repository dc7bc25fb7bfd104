import Diagnostics

/// Describes a Gantt chart in words, for readers who do not see it.
enum GanttOutline {
    static func text(of chart: GanttChart, language: String) -> String {
        func say(_ en: String, _ es: String) -> String { LocalizedText(en: en, es: es).text(in: language) }
        let names = CalendarNames(language)
        let hasDates = chart.pattern.hasDate
        func when(_ moment: Moment) -> String { hasDates ? names.full(moment) : CalendarNames.time(moment.parts) }
        let count = chart.tasks.count
        var head = [
            say(
                "Gantt chart with \(count) \(count == 1 ? "task" : "tasks").",
                "Diagrama de Gantt con \(count) \(count == 1 ? "tarea" : "tareas")."
            )
        ]
        if let first = chart.tasks.map(\.start).min(), let last = chart.tasks.map(\.end).max() {
            head.append(say("From \(when(first)) to \(when(last)).", "Del \(when(first)) al \(when(last))."))
        }
        var details: [String] = []
        var section: Int?
        for task in chart.tasks {
            if task.section != section, let index = task.section {
                section = index
                details.append(chart.sections[index].title.plainText + ":")
            }
            let time =
                task.start == task.end
                ? when(task.start)
                : say("\(when(task.start)) to \(when(task.end))", "\(when(task.start)) a \(when(task.end))")
            let marks = GanttChart.Task.Mark.allCases.filter(task.marks.contains).map { mark in
                switch mark {
                case .active: say("active", "en curso")
                case .done: say("done", "hecha")
                case .crit: say("critical", "crítica")
                case .milestone: say("milestone", "hito")
                case .vert: say("mark", "marca")
                }
            }
            let tail = marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))"
            details.append("\(task.label.plainText): \(time)\(tail).")
        }
        return OutlineSentences.text(head, details, language: language)
    }
}
