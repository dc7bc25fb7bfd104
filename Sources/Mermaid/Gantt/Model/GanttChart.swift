import Diagnostics

/// A plan of tasks as its author wrote it, with every task in its time.
struct GanttChart: Sendable {
    struct Task: Sendable {
        enum Mark: String, Sendable, CaseIterable { case active, done, crit, milestone, vert }

        let name: String
        /// In ``GanttChart/sections``; nil before the first.
        let section: Int?
        let marks: Set<Mark>
        /// Nil where the author gave none.
        let id: String?
        /// As written: a date, `after a b`; nil for the end of the task before.
        let writtenStart: String?
        /// As written: a date, a duration, `until a`.
        let writtenEnd: String
        let range: SourceRange
        /// Offsets into the text.
        let place: Range<Int>
        var start = Moment(milliseconds: 0)
        var end = Moment(milliseconds: 0)
        /// Where its bar ends: before days that are excluded at its end.
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
    /// As written; nil for dates in the page's language.
    var axisFormat: String?
    var tickInterval: TimeInterval?
    var hasTopAxis = false
    var endsAreInclusive = false
    /// Lowercase, as written.
    var excluded: Set<String> = []
    var included: Set<String> = []
    /// The day that weekends begin on: 5 is Friday, 6 Saturday.
    var weekendStart = 6
    /// The day that weeks begin on; 0 is Sunday.
    var firstWeekday = 0
    /// Whether tasks that are apart share a row.
    var isCompact = false
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    var pattern: DatePattern { DatePattern(dateFormat) }

    /// Whether nothing is done on a day.
    ///
    /// - Parameter pattern: ``pattern``, made once.
    func isExcluded(_ day: Moment) -> Bool {
        let parts = day.parts
        let date =
            CalendarNames.padded(parts.year, 4) + "-" + CalendarNames.padded(parts.month, 2) + "-"
            + CalendarNames.padded(parts.day, 2)
        if included.contains(date) { return false }
        if excluded.contains("weekends") {
            let second = (weekendStart + 1) % 7
            if parts.weekday == weekendStart || parts.weekday == second { return true }
        }
        return excluded.contains(CalendarNames.englishDays[parts.weekday].lowercased()) || excluded.contains(date)
    }
}
