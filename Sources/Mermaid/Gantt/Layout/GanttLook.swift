/// The look of a task's bar, from the marks of the task.
struct GanttLook {
    let paint: ChartScene.Paint
    /// The colour of an outline around the bar, in place of its line.
    let outline: String?
    /// The colour of text inside the bar, in place of the page's.
    let text: String?
    let textPart: DrawingPaint.Part
    let className: String

    init(_ marks: Set<GanttChart.Task.Mark>, _ settings: DiagramSettings) {
        let critical = settings.themeVariable("critBkgColor").flatMap { ResolvedStyle.paint($0) } ?? "#bb2e2e"
        if marks.contains(.done) {
            (paint, text, textPart) = (.page(.clusters), nil, .clusterText)
        } else if marks.contains(.active) {
            let own = settings.themeVariable("activeTaskBkgColor")
            let series = SeriesColours.series(0, own: own)
            (paint, text, textPart) = (.fixed(fill: series.fill, stroke: nil), series.text, .nodeText)
        } else if marks.contains(.crit), !marks.contains(.milestone) {
            let series = SeriesColours.series(7, own: critical)
            (paint, text, textPart) = (.fixed(fill: series.fill, stroke: nil), series.text, .nodeText)
        } else {
            (paint, text, textPart) = (.page(.nodes), nil, .nodeText)
        }
        outline = marks.contains(.crit) ? SeriesColours.series(7, own: critical).fill : nil
        let names = GanttChart.Task.Mark.allCases.filter(marks.contains).map(\.rawValue)
        className = (["task"] + names).joined(separator: " ")
    }
}
