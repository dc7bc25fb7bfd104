/// What front matter and directives may set, read from Mermaid's own names.
struct DiagramSettings: Sendable {
    /// `title:` of the front matter; drawn above the diagram.
    var title: String?
    var themeName: String?
    /// Nil where nothing, or nothing that Glosa has, is asked for.
    var look: DiagramLook?
    var themeVariables: [SettingValue.Entry] = []
    /// `flowchart.curve`, as written.
    var curve: String?
    /// Pixels between neighbours of one rank; Mermaid's default is 50.
    var nodeSpacing: Double?
    /// Pixels between ranks; Mermaid's default is 50.
    var rankSpacing: Double?
    /// Pixels between a label and its shape; Mermaid's default is 15.
    var padding: Double?
    /// Pixels around the whole drawing.
    var diagramPadding: Double?
    /// Labels wider than this many pixels are wrapped.
    var wrappingWidth: Double = 200
    /// Whether a subgraph without a direction of its own takes the diagram's.
    var inheritsDirection = false
    /// Whether markdown strings wrap.
    var wrapsMarkdown = true
    /// Pixels, from `fontSize`.
    var fontSize: Double = 16
    /// Whether the drawing shrinks with its page.
    var usesMaximumWidth = true
    /// Whether texts of sequence diagrams wrap, from `wrap` at the top or the directive of that name.
    var wraps: Bool?
    /// `displayMode` of the front matter, for Gantt charts.
    var displayMode: String?
    /// What is set for one type of diagram, by Mermaid's name for the type.
    var sections: [String: [SettingValue.Entry]] = [:]

    static let sectionNames: Set<String> = [
        "class", "state", "er", "sequence", "pie", "gantt", "timeline", "mindmap", "journey", "gitGraph",
        "quadrantChart",
        "xyChart", "requirement", "kanban", "sankey", "packet", "radar", "treemap", "block", "architecture", "c4",
        "venn", "ishikawa", "treeView", "wardley", "eventmodeling",
    ]

    /// The last value that a type's own settings give to a key.
    func value(_ section: String, _ key: String) -> SettingValue? { sections[section]?.last { $0.key == key }?.value }

    /// A number of a type's own settings, kept between bounds.
    func number(_ section: String, _ key: String, within bounds: ClosedRange<Double>) -> Double? {
        value(section, key)?.number.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }

    func themeVariable(_ name: String) -> String? {
        themeVariables.last { $0.key == name }?.value.text
    }
}
