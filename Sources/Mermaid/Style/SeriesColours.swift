/// The colours that tell the series of a chart apart: slices, sections, branches, lines.
enum SeriesColours {
    /// The standard colours. White text is readable on each (4.5:1), and each stands out from a white and from a dark page (3:1).
    /// Neighbours differ in hue and in lightness.
    static let standard = [
        "#5170cc", "#9f4c11", "#13855f", "#c74184", "#8d7207", "#7b48c2", "#127ea2", "#bb2e2e", "#428421", "#9939ac",
        "#657788", "#8d5643",
    ]

    struct Series {
        let fill: String
        /// The colour of text on the fill.
        let text: String
    }

    /// Returns the colours of a series: the author's if there is one.
    ///
    /// - Parameters:
    ///   - own: the author's colour for the series, as written.
    ///   - text: the author's colour for text on the fill; taken if it is readable there.
    static func series(_ index: Int, own: String? = nil, text: String? = nil) -> Series {
        // From the thirteenth on, the colours repeat, each round darker, so that it differs from the first, its neighbour.
        let base = own.flatMap { Colour($0) } ?? Colour(standard[index % 12]) ?? Colour(0)
        let colour = base.mixed(with: Colour(0), opacity: index < 12 ? 1 : index < 24 ? 0.75 : 0.5)
        let fill = colour.hexadecimal
        guard let text, let paint = ResolvedStyle.paint(text), let own = Colour(paint), own.contrast(to: colour) >= 4.5
        else { return Series(fill: fill, text: colour.readableText) }
        return Series(fill: fill, text: paint)
    }

    /// Returns the colours of a section: `cScale0` to `cScale11` and `cScaleLabel0` to `cScaleLabel11` if the author set them.
    static func section(_ index: Int, _ settings: DiagramSettings) -> Series {
        series(
            index,
            own: settings.themeVariable("cScale\(index % 12)"),
            text: settings.themeVariable("cScaleLabel\(index % 12)")
        )
    }
}
