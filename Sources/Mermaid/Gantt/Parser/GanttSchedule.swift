import Diagnostics
import Support

/// Finds the start and end of each task, also for tasks that wait for others.
struct GanttSchedule {
    private(set) var chart: GanttChart
    private(set) var diagnostics: [Diagnostic] = []
    private let pattern: DatePattern
    private let daysOff: DaysOff
    /// The last task with each id.
    private var tasks: [String: Int] = [:]
    /// The number of days that may still be checked for exclusion, in the whole chart.
    private var daysLeft = 400_000

    init(_ chart: GanttChart) {
        self.chart = chart
        pattern = chart.pattern
        daysOff = chart.daysOff
        for (index, task) in chart.tasks.enumerated() {
            if let id = task.id { tasks[id] = index }
        }
    }

    private enum State { case waiting, begun, done }

    mutating func run() throws(SyntaxError) {
        var states = [State](repeating: .waiting, count: chart.tasks.count)
        // A stack, not recursion: a chain of tasks may be as long as the text.
        for first in chart.tasks.indices where states[first] == .waiting {
            var stack = [first]
            while let index = stack.last {
                if states[index] == .done {
                    stack.removeLast()
                    continue
                }
                let waiting = needed(index).filter { states[$0] != .done }
                if states[index] == .begun, !waiting.isEmpty { throw circle(index) }
                states[index] = .begun
                if waiting.isEmpty {
                    try place(index)
                    states[index] = .done
                    stack.removeLast()
                } else {
                    stack += waiting
                }
            }
        }
    }

    /// Returns the tasks that must be placed before this one.
    private func needed(_ index: Int) -> [Int] {
        let task = chart.tasks[index]
        var result = names(task.writtenStart ?? "", "after") ?? []
        if task.writtenStart == nil, index > 0 { result.append(index - 1) }
        return result + (names(task.writtenEnd, "until") ?? [])
    }

    /// Returns the tasks that `after a b` or `until a b` names; nil for other texts.
    private func names(_ text: String, _ word: String) -> [Int]? {
        identifiers(text, word)?.compactMap { tasks[$0] }
    }

    private func identifiers(_ text: String, _ word: String) -> [String]? {
        guard text.hasPrefix(word) else { return nil }
        let rest = text.dropFirst(word.count)
        guard rest.first?.isWhitespace == true else { return nil }
        let list = rest.split(whereSeparator: \.isWhitespace).map(String.init)
        return list.isEmpty ? nil : list
    }

    // MARK: One task

    private mutating func place(_ index: Int) throws(SyntaxError) {
        let task = chart.tasks[index]
        let start: Moment
        if let written = task.writtenStart {
            start = try self.start(written, index)
        } else if index > 0 {
            start = chart.tasks[index - 1].end
        } else {
            throw fault(
                task,
                en: "the first task does not say when it begins",
                es: "la primera tarea no dice cuándo empieza",
                advice: LocalizedText(
                    en: "write a date before the duration: 2026-01-31, \(task.writtenEnd)",
                    es: "escribe una fecha antes de la duración: 2026-01-31, \(task.writtenEnd)"
                )
            )
        }
        chart.tasks[index].start = start
        var end = try self.end(task, start)
        var barEnd = end
        let isManual = DatePattern("YYYY-MM-DD").moment(task.writtenEnd) != nil
        if !daysOff.isEmpty, !isManual { (end, barEnd) = try withoutExcluded(task, start, end) }
        guard Moment.limits.contains(start), Moment.limits.contains(end) else { throw tooFar(task) }
        if end < start {
            warn(task, en: "this task ends before it begins", es: "esta tarea acaba antes de empezar")
        }
        chart.tasks[index].end = end
        chart.tasks[index].barEnd = barEnd
    }

    private mutating func start(_ written: String, _ index: Int) throws(SyntaxError) -> Moment {
        let task = chart.tasks[index]
        if pattern.isTimestamp, !written.isEmpty, written.utf8.allSatisfy(\.isDigit) {
            guard let value = Int(written), value < 1 << 53 else { throw tooFar(task) }
            return Moment(milliseconds: value)
        }
        if let ids = identifiers(written, "after") {
            for id in ids where tasks[id] == nil { warnUnknown(id, task) }
            let ends = (names(written, "after") ?? []).map { chart.tasks[$0].end }
            return ends.max() ?? (index > 0 ? chart.tasks[index - 1].end : anyDate)
        }
        if let moment = pattern.moment(written) ?? LooseDate.moment(written) { return moment }
        throw fault(
            task,
            en: "“\(written)” is not a date",
            es: "«\(written)» no es una fecha",
            advice: chart.dateFormat.isEmpty
                ? LocalizedText(
                    en: "say how dates are written: dateFormat YYYY-MM-DD",
                    es: "di cómo se escriben las fechas: dateFormat YYYY-MM-DD"
                )
                : LocalizedText(
                    en: "in this chart, write a date as \(chart.dateFormat), or “after” and the id of a task",
                    es: "en este diagrama, escribe una fecha como \(chart.dateFormat), o «after» y el id de una tarea"
                )
        )
    }

    private mutating func end(_ task: GanttChart.Task, _ start: Moment) throws(SyntaxError) -> Moment {
        let written = task.writtenEnd
        if let ids = identifiers(written, "until") {
            for id in ids where tasks[id] == nil { warnUnknown(id, task) }
            return (names(written, "until") ?? []).map { chart.tasks[$0].start }.min() ?? start
        }
        if let moment = pattern.moment(written) {
            return chart.endsAreInclusive ? Moment(milliseconds: moment.milliseconds + Moment.day) : moment
        }
        guard let duration = Self.duration(written) else {
            if !written.isEmpty, written != "0" {
                warn(
                    task,
                    en: "“\(written)” is neither a date nor a duration, so this task takes no time",
                    es: "«\(written)» no es una fecha ni una duración, así que esta tarea no dura nada",
                    advice: LocalizedText(
                        en: "write a date in the form of dateFormat, or a duration: 3d, 2w, 12h, 30m, 1M",
                        es: "escribe una fecha con la forma de dateFormat, o una duración: 3d, 2w, 12h, 30m, 1M"
                    )
                )
            }
            return start
        }
        guard duration.count <= 400_000_000_000_000 / duration.length else { throw tooFar(task) }
        if duration.months > 0 {
            guard duration.count * Double(duration.months) < 240_000 else { throw tooFar(task) }
            return start.adding(months: Int((duration.count * Double(duration.months)).rounded()))
        }
        return Moment(milliseconds: start.milliseconds + Int((duration.count * duration.length).rounded()))
    }

    /// Reads a duration: `3d`, `1.5h`.
    private static func duration(_ text: String) -> (count: Double, length: Double, months: Int)? {
        let unit = text.drop { $0.isASCII && ($0.isNumber || $0 == ".") }
        let digits = text.prefix(text.count - unit.count)
        guard digits.first?.isNumber == true, digits.last?.isNumber == true, let count = Double(digits), count.isFinite
        else { return nil }
        switch unit {
        case "ms": return (count, 1, 0)
        case "s": return (count, Double(Moment.second), 0)
        case "m": return (count, Double(Moment.minute), 0)
        case "h": return (count, Double(Moment.hour), 0)
        case "d": return (count, Double(Moment.day), 0)
        case "w": return (count, Double(Moment.week), 0)
        case "M": return (count, Double(30 * Moment.day), 1)
        case "y": return (count, Double(365 * Moment.day), 12)
        default: return nil
        }
    }

    /// Extends the end by one day for each excluded day within the task.
    private mutating func withoutExcluded(
        _ task: GanttChart.Task,
        _ start: Moment,
        _ end: Moment
    ) throws(SyntaxError) -> (end: Moment, barEnd: Moment) {
        var (day, end, barEnd) = (start.milliseconds + Moment.day, end, end)
        var wasExcluded = false
        while day <= end.milliseconds {
            daysLeft -= 1
            guard daysLeft > 0 else {
                throw .tooLarge(
                    at: task.place,
                    en: "the days can't be counted: too many are excluded, or the tasks are too long",
                    es: "no se pueden contar los días: se excluyen demasiados, o las tareas son demasiado largas"
                )
            }
            if !wasExcluded { barEnd = end }
            wasExcluded = daysOff.contains(Moment(milliseconds: day))
            if wasExcluded { end.milliseconds += Moment.day }
            day += Moment.day
        }
        return (end, barEnd)
    }

    /// The start of a task in a chart that names no date.
    private var anyDate: Moment { Moment(year: 2000) }

    // MARK: Findings

    private func fault(_ task: GanttChart.Task, en: String, es: String, advice: LocalizedText? = nil) -> SyntaxError {
        SyntaxError(range: task.place, message: LocalizedText(en: en, es: es), advice: advice)
    }

    private func tooFar(_ task: GanttChart.Task) -> SyntaxError {
        .tooLarge(
            at: task.place,
            en: "this task is more than 10,000 years from now",
            es: "esta tarea queda a más de 10 000 años de hoy"
        )
    }

    private func circle(_ index: Int) -> SyntaxError {
        fault(
            chart.tasks[index],
            en: "this task waits for itself, directly or through others",
            es: "esta tarea se espera a sí misma, directamente o a través de otras",
            advice: LocalizedText(
                en: "give one of them a date in place of “after” or “until”",
                es: "dale a una de ellas una fecha en lugar de «after» o «until»"
            )
        )
    }

    private mutating func warnUnknown(_ id: String, _ task: GanttChart.Task) {
        warn(
            task,
            rule: .diagramUnknownTarget,
            en: "there is no task “\(id)” to wait for",
            es: "no hay ninguna tarea «\(id)» a la que esperar"
        )
    }

    private mutating func warn(
        _ task: GanttChart.Task,
        rule: RuleID = .diagramNotDrawn,
        en: String,
        es: String,
        advice: LocalizedText? = nil
    ) {
        diagnostics.append(
            Diagnostic(
                rule: rule,
                severity: .warning,
                message: LocalizedText(en: en, es: es),
                range: task.range,
                advice: advice
            )
        )
    }
}
