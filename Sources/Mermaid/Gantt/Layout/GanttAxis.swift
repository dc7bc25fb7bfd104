/// The ticks of a Gantt chart's axis, with as many dates as there is room for.
struct GanttAxis {
    struct Tick {
        let moment: Moment
        /// The date; nil if there is no room for it.
        let label: Label?
    }

    private(set) var ticks: [Tick] = []

    private static let fontSize = 12.0
    private static let gap = 14.0

    init(_ chart: GanttChart, _ names: CalendarNames, range: ClosedRange<Int>, width: Double) {
        let moments = Moment(milliseconds: range.lowerBound)...Moment(milliseconds: range.upperBound)
        var usual = TimeInterval.usual(for: range.upperBound - range.lowerBound, atMost: 10)
        let hasTimes = chart.tasks.contains { task in
            [task.start, task.end].contains { Moment.remainder($0.milliseconds, Moment.day) != 0 }
        }
        // If all tasks begin and end with a day, the axis shows days, not times.
        if chart.pattern.hasDate, !hasTimes, usual.length < Double(Moment.day) { usual = TimeInterval(1, .day) }
        let interval = chart.tickInterval ?? usual
        // The author's interval is ignored if it would give more ticks than can be drawn.
        let chosen = interval.ticks(moments, firstWeekday: chart.firstWeekday)
        let (found, unit) =
            chosen.map { ($0, interval.unit) }
            ?? (usual.ticks(moments, firstWeekday: chart.firstWeekday) ?? [], usual.unit)
        let hasDate = chart.pattern.hasDate || chart.pattern.isTimestamp
        let scale = LinearScale(
            domain: Double(range.lowerBound)...Double(range.upperBound),
            start: 0,
            end: width
        )
        var end = -Double.infinity
        var former: Moment.Parts?
        var formerText: String?
        for moment in found {
            let parts = moment.parts
            let text =
                chart.axisFormat.map { AxisFormat.text(moment, $0, names: names) }
                ?? Self.text(parts, unit, former, names, hasDate: hasDate)
            let label = LabelLayout.layOut(
                [[Label.Run(text: text, style: [])]],
                width: .infinity,
                fontSize: Self.fontSize
            )
            let x = scale.place(Double(moment.milliseconds))
            // With the author's format, neighbours may have the same text; the second is left out.
            if x - label.width / 2 >= end, !text.trimmingSpace.isEmpty, text != formerText {
                ticks.append(Tick(moment: moment, label: label))
                end = x + label.width / 2 + Self.gap
                (former, formerText) = (parts, text)
            } else {
                ticks.append(Tick(moment: moment, label: nil))
            }
        }
    }

    /// Returns the date, without the parts that it shares with the date before.
    private static func text(
        _ parts: Moment.Parts,
        _ unit: TimeInterval.Unit,
        _ former: Moment.Parts?,
        _ names: CalendarNames,
        hasDate: Bool
    ) -> String {
        let isNewYear = former?.year != parts.year
        switch unit {
        case .year: return String(parts.year)
        case .month: return names.monthAndYear(parts)
        case .week, .day: return isNewYear ? names.date(parts) : names.dayAndMonth(parts)
        case .hour, .minute, .second, .millisecond:
            let time = CalendarNames.time(parts)
            let isNewDay = former.map { $0.day != parts.day || $0.month != parts.month } ?? true
            guard hasDate, isNewDay else { return time }
            return (isNewYear ? names.date(parts) : names.dayAndMonth(parts)) + " " + time
        }
    }
}
