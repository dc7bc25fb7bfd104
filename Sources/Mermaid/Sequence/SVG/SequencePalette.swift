/// The changes of `theme` and `themeVariables` to a sequence diagram, in Mermaid's names.
struct SequencePalette {
    private(set) var head = ResolvedStyle()
    private(set) var note = ResolvedStyle()
    private(set) var bar = ResolvedStyle()
    private(set) var tab = ResolvedStyle()
    /// The author's colours on the page itself; nil if there is none, or if its contrast to the page is too low.
    private(set) var line: String?
    private(set) var lifeline: String?
    private(set) var frame: String?
    private(set) var messageText: String?
    private(set) var conditionText: String?

    /// - Parameter pages: the backgrounds that the drawing may have.
    init(_ settings: DiagramSettings, pages: [String]) {
        let theme = ThemePalette(settings)
        let grounds = pages.compactMap { Colour($0) }
        func paint(_ names: String...) -> String? {
            for name in names {
                if let text = settings.themeVariable(name), let paint = ResolvedStyle.paint(text) { return paint }
            }
            return nil
        }
        func onPage(_ paint: String?, contrast: Double) -> String? {
            guard let paint, let colour = Colour(paint), grounds.allSatisfy({ $0.contrast(to: colour) >= contrast })
            else { return nil }
            return paint
        }
        head.fill = paint("actorBkg") ?? theme.node.fill
        head.stroke = paint("actorBorder") ?? theme.node.stroke
        head.textColour = paint("actorTextColor") ?? (paint("actorBkg") == nil ? theme.node.textColour : nil)
        note.fill = paint("noteBkgColor")
        note.stroke = paint("noteBorderColor")
        note.textColour = paint("noteTextColor")
        bar.fill = paint("activationBkgColor")
        bar.stroke = paint("activationBorderColor")
        tab.fill = paint("labelBoxBkgColor") ?? theme.subgraph.fill
        tab.stroke = paint("labelBoxBorderColor") ?? theme.subgraph.stroke
        tab.textColour = paint("labelTextColor") ?? (paint("labelBoxBkgColor") == nil ? theme.subgraph.textColour : nil)
        head.settleContrast()
        note.settleContrast()
        tab.settleContrast()
        line = onPage(paint("signalColor", "lineColor"), contrast: 3)
        lifeline = onPage(paint("actorLineColor"), contrast: 1.5)
        frame = onPage(paint("labelBoxBorderColor"), contrast: 1.5)
        messageText = onPage(paint("signalTextColor"), contrast: 4.5)
        conditionText = onPage(paint("loopTextColor"), contrast: 4.5)
    }
}
