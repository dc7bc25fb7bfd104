import Diagnostics

/// Settings without effect, collected from front matter and directives, and reported once.
struct LeftOutSettings {
    private var names: [String] = []
    /// The variables of the theme `base` that are set, with the places of their settings.
    private var basic: [(name: String, range: Range<Int>)] = []
    /// The place of the first of them; nil if there is none.
    private var range: Range<Int>?

    /// The number of names that a finding lists; more are only counted.
    private static let mostListed = 5
    private static let mostKept = 100

    private mutating func add(_ name: String, at range: Range<Int>) {
        if self.range == nil { self.range = range }
        if names.count < Self.mostKept, !names.contains(name) { names.append(name) }
    }

    /// Collects the settings of `config:` or of a directive that have no effect.
    mutating func read(_ config: SettingValue, at range: Range<Int>) {
        if let layout = config["layout"]?.text, !Self.layouts.contains(layout) { add("layout: \(layout)", at: range) }
        if let theme = config["theme"]?.text, !Self.themes.contains(theme) { add("theme: \(theme)", at: range) }
        if let look = config["look"]?.text, DiagramLook(mermaid: look) == nil { add("look: \(look)", at: range) }
        for entry in config["themeVariables"]?.entries ?? [] {
            if !Self.isThemeVariable(entry.key) {
                add(entry.key, at: range)
            } else if Self.basic.contains(entry.key) {
                basic.append((entry.key, range))
            }
        }
    }

    /// Adds the variables that have an effect in the theme `base` only, for a diagram of another theme.
    mutating func finish(themeName: String?) {
        guard themeName != "base" else { return }
        for (name, range) in basic { add("\(name) (without theme: base)", at: range) }
    }

    func diagnostic(in slice: SourceSlice) -> Diagnostic? {
        guard let range else { return nil }
        let listed = names.prefix(Self.mostListed).map { String($0.prefix(48)) }.joined(separator: ", ")
        let (more, spanishMore) =
            names.count > Self.mostListed
            ? (" and \(names.count - Self.mostListed) more", " y \(names.count - Self.mostListed) más") : ("", "")
        return Diagnostic(
            rule: .diagramSettingLeftOut,
            severity: .note,
            message: LocalizedText(
                en: "Glosa leaves these settings out of the drawing: \(listed)\(more).",
                es: "Glosa no tiene en cuenta estos ajustes del dibujo: \(listed)\(spanishMore)."
            ),
            range: slice.range(range),
            reason: LocalizedText(
                en: "They are Mermaid's, and the same text may look different elsewhere.",
                es: "Son de Mermaid, y el mismo texto puede verse distinto en otros sitios."
            ),
            advice: LocalizedText(
                en: "take them out, or set what the manual lists under “Themes and settings”",
                es: "quítalos, o pon lo que el manual enumera en «Temas y ajustes»"
            )
        )
    }

    // MARK: Known settings

    /// Layouts in ranks; all of these are drawn with the layered layout.
    private static let layouts: Set<String> = ["", "dagre", "dagre-wrapper", "dagre-d3", "elk", "elk.layered"]

    /// Themes with colours of their own, and themes that stand for the page's colours.
    private static let themes: Set<String> = [
        "", "default", "base", "null", "mc", "forest", "neutral", "dark", "neo", "neo-dark", "redux", "redux-dark",
        "redux-color", "redux-dark-color",
    ]

    private static let variables: Set<String> = [
        "activationBkgColor", "activationBorderColor", "activeTaskBkgColor", "actorBkg", "actorBorder",
        "actorLineColor", "actorTextColor", "cScaleRoot", "clusterBkg", "clusterBorder", "critBkgColor",
        "edgeLabelBackground", "fontSize", "labelBoxBkgColor", "labelBoxBorderColor", "labelTextColor", "lineColor",
        "loopTextColor", "mainBkg", "nodeBorder", "nodeTextColor", "noteBkgColor", "noteBorderColor", "noteTextColor",
        "primaryBorderColor", "primaryColor", "primaryTextColor", "signalColor", "signalTextColor",
        "tertiaryBorderColor", "tertiaryColor", "tertiaryTextColor", "textColor", "titleColor", "treeView", "xyChart",
    ]
    /// Variables from which the theme `base` derives its colours; in the other themes they have no effect on boxes.
    private static let basic: Set<String> = [
        "primaryBorderColor", "primaryColor", "primaryTextColor", "tertiaryBorderColor", "tertiaryColor",
        "tertiaryTextColor",
    ]
    /// Variables of which there are several, with numbers or endings.
    private static let families = ["actor", "cScale", "cScaleLabel", "git", "gitBranchLabel"]

    private static func isThemeVariable(_ name: String) -> Bool {
        if variables.contains(name) || name.hasPrefix("pie") || name.hasPrefix("quadrant") { return true }
        let stem = name.prefix { !$0.isNumber }
        return stem.count < name.count && families.contains { $0 == stem }
    }
}
