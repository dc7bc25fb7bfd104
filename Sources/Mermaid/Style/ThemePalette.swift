/// The changes of `theme` and `themeVariables`: fills, outlines and text, in Mermaid's names.
struct ThemePalette {
    private(set) var node = ResolvedStyle()
    private(set) var subgraph = ResolvedStyle()
    private(set) var edge = ResolvedStyle()
    private(set) var note = ResolvedStyle()

    init(_ settings: DiagramSettings) {
        switch settings.themeName {
        case "forest":
            (node.fill, node.stroke) = ("#cde498", "#13540c")
            (subgraph.fill, subgraph.stroke) = ("#eef6dc", "#6eaa49")
        case "neutral":
            (node.fill, node.stroke) = ("#eeeeee", "#666666")
        case "dark":
            (node.fill, node.stroke) = ("#1f2020", "#8a8a8a")
            (subgraph.fill, subgraph.stroke) = ("#3d3f40", "#8a8a8a")
        default: break
        }
        func paint(_ names: String...) -> String? {
            for name in names {
                if let text = settings.themeVariable(name), let paint = ResolvedStyle.paint(text) { return paint }
            }
            return nil
        }
        // In Mermaid all other colours follow from the primary and tertiary ones in the theme `base` only.
        func basic(_ name: String) -> String? { settings.themeName == "base" ? paint(name) : nil }
        node.fill = paint("mainBkg") ?? basic("primaryColor") ?? node.fill
        node.stroke = paint("nodeBorder") ?? basic("primaryBorderColor") ?? node.stroke
        node.textColour = paint("nodeTextColor") ?? basic("primaryTextColor") ?? paint("textColor")
        subgraph.fill = paint("clusterBkg") ?? basic("tertiaryColor") ?? subgraph.fill
        subgraph.stroke = paint("clusterBorder") ?? basic("tertiaryBorderColor") ?? subgraph.stroke
        subgraph.textColour = paint("titleColor") ?? basic("tertiaryTextColor")
        note.fill = paint("noteBkgColor")
        note.stroke = paint("noteBorderColor")
        note.textColour = paint("noteTextColor")
        note.settleContrast()
        edge.stroke = paint("lineColor")
        edge.fill = paint("edgeLabelBackground")
    }
}
