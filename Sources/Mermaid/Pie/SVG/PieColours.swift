/// The colours of slices.
enum PieColours {
    /// White text reads on each (4.5:1), and each stands out from a white and from a dark page (3:1). Neighbours differ in
    /// hue and in lightness.
    static let standard = [
        "#5170cc", "#9f4c11", "#13855f", "#c74184", "#8d7207", "#7b48c2", "#127ea2", "#bb2e2e", "#428421", "#9939ac",
        "#657788", "#8d5643",
    ]

    struct Slice {
        let fill: String
        let text: String
    }

    /// The colours of so many slices: the author's `pie1` to `pie12` where given.
    static func slices(_ count: Int, _ settings: DiagramSettings) -> [Slice] {
        let text = settings.themeVariable("pieSectionTextColor").flatMap { ResolvedStyle.paint($0) }
        let own = (1...12).map { settings.themeVariable("pie\($0)").flatMap { Colour($0) }?.hexadecimal }
        return (0..<count).map { index in
            // The thirteenth begins again, each round darker, so that it differs from the first, its neighbour.
            let base = Colour(own[index % 12] ?? standard[index % 12]) ?? Colour(0)
            let colour = base.mixed(with: Colour(0), opacity: index < 12 ? 1 : index < 24 ? 0.75 : 0.5)
            let fill = colour.hexadecimal
            let readable = text.flatMap { Colour($0) }.map { $0.contrast(to: colour) >= 4.5 } ?? false
            return Slice(fill: fill, text: readable ? text ?? colour.readableText : colour.readableText)
        }
    }
}
