/// The settings of `pie: {…}` and of the theme's variables, in Mermaid's names.
struct PieSettings {
    enum LegendPosition: String { case right, left, top, bottom, center }

    /// The position of percentages: 0 is the middle, 1 the rim.
    var textPosition = 0.75
    var legendPosition = LegendPosition.right
    /// The fraction of the radius that is left out in the middle, up to 0.9.
    var donutHole = 0.0
    /// The label of a slice to draw out of the circle.
    var highlightedSlice: String?
    var titleSize = 20.0
    var percentageSize = 15.0
    var legendSize = 15.0
    /// The width of the lines between slices, in pixels.
    var strokeWidth = 1.5
    var outerStrokeWidth = 1.5

    init(_ settings: DiagramSettings) {
        for entry in settings.sections["pie"] ?? [] {
            switch entry.key {
            case "textPosition": textPosition = entry.value.number.map { min(max($0, 0), 1) } ?? textPosition
            case "legendPosition":
                legendPosition = entry.value.text.flatMap { LegendPosition(rawValue: $0) } ?? legendPosition
            case "donutHole": donutHole = entry.value.number.flatMap { $0 > 0 && $0 <= 0.9 ? $0 : nil } ?? 0
            case "highlightSlice": highlightedSlice = entry.value.text
            default: break
            }
        }
        func length(_ name: String, _ range: ClosedRange<Double>) -> Double? {
            guard let text = settings.themeVariable(name) else { return nil }
            return SettingValue.string(text).number.map { min(max($0, range.lowerBound), range.upperBound) }
        }
        titleSize = length("pieTitleTextSize", 6...72) ?? titleSize
        percentageSize = length("pieSectionTextSize", 6...40) ?? percentageSize
        legendSize = length("pieLegendTextSize", 6...40) ?? legendSize
        strokeWidth = length("pieStrokeWidth", 0...20) ?? strokeWidth
        outerStrokeWidth = length("pieOuterStrokeWidth", 0...20) ?? outerStrokeWidth
    }
}
