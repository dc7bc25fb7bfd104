/// The colours of slices.
enum PieColours {
    /// Returns the colours of a number of slices: the author's `pie1` to `pie12` if given.
    static func slices(_ count: Int, _ settings: DiagramSettings) -> [SeriesColours.Series] {
        let text = settings.themeVariable("pieSectionTextColor")
        let own = (1...12).map { settings.themeVariable("pie\($0)") }
        return (0..<count).map { SeriesColours.series($0, own: own[$0 % 12], text: text) }
    }
}
