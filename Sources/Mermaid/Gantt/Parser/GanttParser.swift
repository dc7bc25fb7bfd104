import Diagnostics
import Support

/// Reads a Gantt chart: settings, sections, and tasks of the form `Name : marks, id, start, end`.
struct GanttParser: LineParser {
    typealias Content = GanttChart

    let source: DiagramSource
    var index = 0
    var content = GanttChart()
    var diagnostics: [Diagnostic] = []
    /// The links of `click`, by the id of the task.
    var links: [String: DiagramLink] = [:]

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        if try takeSetting(line) { return }
        if let value = value(of: "section", in: line) {
            let title = DiagramLabel(text: source.text(value))
            content.sections.append(.init(title: title, range: place(value)))
        } else if let value = value(of: "click", in: line) {
            try takeClick(value)
        } else {
            try takeTask(line)
        }
    }

    /// Returns the value of a setting, which ends at a number sign or a semicolon; nil for another word.
    private func setting(_ word: StaticString, _ line: Range<Int>) -> Range<Int>? {
        guard let value = value(of: word, in: line) else { return nil }
        let end = bytes[value].firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ";") } ?? value.upperBound
        return trimmed(value.lowerBound..<end)
    }

    private mutating func takeSetting(_ line: Range<Int>) throws(SyntaxError) -> Bool {
        if let value = setting("dateformat", line) {
            content.dateFormat = source.text(value)
        } else if let value = setting("axisformat", line) {
            content.axisFormat = source.text(value)
        } else if let value = setting("tickinterval", line) {
            takeTickInterval(value)
        } else if let value = setting("includes", line) {
            content.included = days(value)
        } else if let value = setting("excludes", line) {
            content.excluded = days(value)
        } else if let value = setting("todaymarker", line) {
            if source.text(value) != "off" {
                warn(
                    line,
                    en:
                        "the line for today is not drawn: a page keeps the date of its build, and would show the wrong day",
                    es:
                        "la línea del día de hoy no se dibuja: una página conserva la fecha en que se generó, y mostraría un día equivocado"
                )
            }
        } else if let value = value(of: "weekday", in: line), let day = weekday(value) {
            content.firstWeekday = day
        } else if let value = value(of: "weekend", in: line), isWord("friday", value) || isWord("saturday", value) {
            content.weekendStart = isWord("friday", value) ? 5 : 6
        } else if hasIgnoringCase("inclusiveenddates", at: line.lowerBound) {
            content.endsAreInclusive = true
            try statementAfter(17, line)
        } else if hasIgnoringCase("topaxis", at: line.lowerBound) {
            content.hasTopAxis = true
            try statementAfter(7, line)
        } else {
            return false
        }
        return true
    }

    private mutating func statementAfter(_ count: Int, _ line: Range<Int>) throws(SyntaxError) {
        let rest = trimmed((line.lowerBound + count)..<line.upperBound)
        if !rest.isEmpty { try statement(rest) }
    }

    private mutating func takeTickInterval(_ value: Range<Int>) {
        content.tickInterval = TimeInterval(source.text(value))
        guard content.tickInterval == nil else { return }
        warn(
            value,
            en: "“\(source.text(value))” is not an interval for the axis",
            es: "«\(source.text(value))» no es un intervalo para el eje",
            advice: LocalizedText(
                en: "write a number and a unit: 15minute, 1day, 2week, 1month",
                es: "escribe un número y una unidad: 15minute, 1day, 2week, 1month"
            )
        )
    }

    private func days(_ value: Range<Int>) -> Set<String> {
        Set(
            source.text(value).lowercased().split { $0 == "," || $0.isWhitespace }.map(String.init)
        )
    }

    private func weekday(_ value: Range<Int>) -> Int? {
        CalendarNames.englishDays.firstIndex { $0.lowercased() == source.text(value).lowercased() }
    }

    // MARK: Links

    private mutating func takeClick(_ value: Range<Int>) throws(SyntaxError) {
        var end = value.lowerBound
        while end < value.upperBound, !bytes[end].isWhitespace { end += 1 }
        let id = source.text(value.lowerBound..<end)
        var rest = skipBlanks(end)
        var isUnderstood = false
        while rest < value.upperBound {
            if hasIgnoringCase("href", at: rest), byte(skipBlanks(rest + 4)) == UInt8(ascii: "\"") {
                let start = skipBlanks(rest + 4) + 1
                guard let close = bytes[span(start, value.upperBound)].firstIndex(of: UInt8(ascii: "\"")) else { break }
                var link = DiagramLink(href: source.text(start..<close), range: place(start..<close))
                link.screen(&diagnostics)
                for name in id.split(separator: ",") { links[String(name)] = link }
                rest = skipBlanks(close + 1)
            } else if hasIgnoringCase("call", at: rest), byte(rest + 4).isSpaceOrTab,
                let close = bytes[span(rest, value.upperBound)].firstIndex(of: UInt8(ascii: ")"))
            {
                rest = skipBlanks(close + 1)
            } else {
                break
            }
            isUnderstood = true
        }
        guard isUnderstood, rest >= value.upperBound else {
            throw source.unexpected(
                span(rest, value.upperBound),
                expected: LocalizedText(
                    en: "“href” and an address in quotes",
                    es: "«href» y una dirección entre comillas"
                ),
                advice: LocalizedText(
                    en: "write: click \(id) href \"https://…\"",
                    es: "escribe: click \(id) href \"https://…\""
                )
            )
        }
    }

    // MARK: Tasks

    private mutating func takeTask(_ line: Range<Int>) throws(SyntaxError) {
        let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) ?? line.upperBound
        let end =
            bytes[span(colon, line.upperBound)].firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ";") }
            ?? line.upperBound
        guard colon > line.lowerBound, end > colon + 1, !beginsWithDate(line) else {
            throw source.unexpected(
                colon < line.upperBound && colon > line.lowerBound ? span(end, line.upperBound) : line,
                expected: LocalizedText(
                    en: "a task such as “Name : 2026-01-31, 3d”",
                    es: "una tarea como «Nombre : 2026-01-31, 3d»"
                ),
                advice: LocalizedText(
                    en:
                        "write the task's name, a colon, and when it begins and ends; the name cannot begin with a date",
                    es:
                        "escribe el nombre de la tarea, dos puntos y cuándo empieza y acaba; el nombre no puede empezar por una fecha"
                )
            )
        }
        var fields = source.text(span((colon + 1), end)).split(separator: ",", omittingEmptySubsequences: false)
            .map { String($0).trimmingSpace }
        var marks: Set<GanttChart.Task.Mark> = []
        while let first = fields.first, let mark = GanttChart.Task.Mark(rawValue: first) {
            marks.insert(mark)
            fields.removeFirst()
        }
        guard (1...3).contains(fields.count) else { throw badFields(fields.count, span((colon + 1), end)) }
        content.tasks.append(
            GanttChart.Task(
                name: source.text(trimmed(line.lowerBound..<colon)),
                section: content.sections.isEmpty ? nil : content.sections.count - 1,
                marks: marks,
                id: fields.count == 3 ? fields[0] : nil,
                writtenStart: fields.count == 1 ? nil : fields[fields.count - 2],
                writtenEnd: fields[fields.count - 1],
                range: place(line.lowerBound..<end),
                place: line.lowerBound..<end
            )
        )
        let rest = trimmed(span(end, line.upperBound))
        if !rest.isEmpty { try statement(rest) }
    }

    private func badFields(_ count: Int, _ range: Range<Int>) -> SyntaxError {
        SyntaxError(
            range: range,
            message: LocalizedText(
                en: count == 0
                    ? "this task says neither when it begins nor how long it takes"
                    : "this task has \(count) values after its marks; there can be three",
                es: count == 0
                    ? "esta tarea no dice cuándo empieza ni cuánto dura"
                    : "esta tarea tiene \(count) valores tras sus marcas; puede haber tres"
            ),
            advice: LocalizedText(
                en: "write an id, a start and an end or a duration: a1, 2026-01-31, 3d",
                es: "escribe un id, un comienzo y un final o una duración: a1, 2026-01-31, 3d"
            )
        )
    }

    /// Returns true if the line begins with a date, `2026-01-31 …`, which Mermaid does not read as the name of a task.
    private func beginsWithDate(_ line: Range<Int>) -> Bool {
        guard line.count >= 10 else { return false }
        return (0..<10).allSatisfy { offset in
            let byte = bytes[line.lowerBound + offset]
            return offset == 4 || offset == 7 ? byte == UInt8(ascii: "-") : byte.isDigit
        }
    }

    mutating func finish() throws(SyntaxError) {
        content.isCompact =
            content.settings.displayMode == "compact"
            || content.settings.value("gantt", "displayMode")?.text == "compact"
        for index in content.tasks.indices {
            if let id = content.tasks[index].id { content.tasks[index].link = links[id] }
        }
        let known = Set(content.tasks.compactMap(\.id))
        for (id, link) in links.sorted(by: { $0.key < $1.key }) where !known.contains(id) {
            diagnostics.append(
                Diagnostic(
                    rule: .diagramUnknownTarget,
                    severity: .warning,
                    message: LocalizedText(
                        en: "there is no task “\(id)” to click",
                        es: "no hay ninguna tarea «\(id)» en la que pulsar"
                    ),
                    range: link.range
                )
            )
        }
        var schedule = GanttSchedule(content)
        try schedule.run()
        content = schedule.chart
        diagnostics += schedule.diagnostics
    }
}
