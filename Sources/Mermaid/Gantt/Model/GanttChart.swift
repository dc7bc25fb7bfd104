import Diagnostics

/// A plan of tasks as its author wrote it, with the start and end of every task.
struct GanttChart: Sendable {
    struct Task: Sendable {
        enum Mark: String, Sendable, CaseIterable { case active, done, crit, milestone, vert }

        let name: String
        /// The index of its section in ``GanttChart/sections``; nil before the first.
        let section: Int?
        let marks: Set<Mark>
        /// The author's id; nil if there is none.
        let id: String?
        /// The start as written: a date, `after a b`; nil for the end of the task before.
        let writtenStart: String?
        /// The end as written: a date, a duration, `until a`.
        let writtenEnd: String
        let range: SourceRange
        /// Offsets into the text.
        let place: Range<Int>
        var start = Moment(milliseconds: 0)
        var end = Moment(milliseconds: 0)
        /// The end of its bar: it leaves out excluded days at the task's end.
        var barEnd = Moment(milliseconds: 0)
        var link: DiagramLink?

        var label: DiagramLabel { DiagramLabel(text: name) }
    }

    struct Section: Sendable {
        let title: DiagramLabel
        let range: SourceRange
    }

    var sections: [Section] = []
    var tasks: [Task] = []
    var dateFormat = ""
    /// The `axisFormat` as written; nil for dates in the page's language.
    var axisFormat: String?
    var tickInterval: TimeInterval?
    var hasTopAxis = false
    var endsAreInclusive = false
    /// The entries of `excludes` as written, in lower case.
    var excluded: Set<String> = []
    var included: Set<String> = []
    /// The day that weekends begin on: 5 is Friday, 6 Saturday.
    var weekendStart = 6
    /// The day that weeks begin on; 0 is Sunday.
    var firstWeekday = 0
    /// True if tasks that don't overlap share a row.
    var isCompact = false
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    var pattern: DatePattern { DatePattern(dateFormat) }

    /// The days on which nothing is done.
    var daysOff: DaysOff { DaysOff(self) }
}

/// The days of a Gantt chart on which nothing is done.
struct DaysOff {
    /// The weekdays on which nothing is done; 0 is Sunday.
    private var weekdays: Set<Int> = []
    private let dates: Set<Int>
    private let exceptions: Set<Int>

    /// True if the chart excludes nothing.
    let isEmpty: Bool

    fileprivate init(_ chart: GanttChart) {
        let pattern = chart.pattern
        let plain = DatePattern("YYYY-MM-DD")
        func days(_ texts: Set<String>) -> Set<Int> {
            Set(texts.compactMap { (plain.moment($0) ?? pattern.moment($0))?.day.milliseconds })
        }
        isEmpty = chart.excluded.isEmpty
        dates = days(chart.excluded)
        exceptions = days(chart.included)
        for (index, name) in CalendarNames.englishDays.enumerated() where chart.excluded.contains(name.lowercased()) {
            weekdays.insert(index)
        }
        if chart.excluded.contains("weekends") {
            weekdays.formUnion([chart.weekendStart, (chart.weekendStart + 1) % 7])
        }
    }

    func contains(_ moment: Moment) -> Bool {
        let day = Moment.floor(moment.milliseconds, Moment.day)
        let date = day * Moment.day
        if exceptions.contains(date) { return false }
        return weekdays.contains(Moment.remainder(day + 4, 7)) || dates.contains(date)
    }
}
