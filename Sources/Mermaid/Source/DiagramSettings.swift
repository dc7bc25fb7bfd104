/// The settings of front matter and directives, read from Mermaid's own names.
struct DiagramSettings: Sendable {
    /// The `title:` of the front matter, drawn above the diagram.
    var title: String?
    var themeName: String?
    /// The look; nil if none is set, or one that Glosa does not have.
    var look: DiagramLook?
    var themeVariables: [SettingValue.Entry] = []
    /// The value of `flowchart.curve`, as written.
    var curve: String?
    /// The pixels between neighbours of one rank; Mermaid's default is 50.
    var nodeSpacing: Double?
    /// The pixels between ranks; Mermaid's default is 50.
    var rankSpacing: Double?
    /// The pixels between a label and its shape; Mermaid's default is 15.
    var padding: Double?
    /// The pixels around the whole drawing.
    var diagramPadding: Double?
    /// The width, in pixels, above which labels are wrapped.
    var wrappingWidth: Double = 200
    /// True if a subgraph without a direction of its own takes the diagram's.
    var inheritsDirection = false
    /// True if Markdown strings wrap.
    var wrapsMarkdown = true
    /// The size of type in pixels, from `fontSize`.
    var fontSize: Double = 16
    /// True if the drawing shrinks with its page.
    var usesMaximumWidth = true
    /// True if texts of sequence diagrams wrap, from `wrap` at the top or the directive of that name; nil if neither is set.
    var wraps: Bool?
    /// The `displayMode` of the front matter, for Gantt charts.
    var displayMode: String?
    /// The settings for one type of diagram, by Mermaid's name for the type.
    var sections: [String: [SettingValue.Entry]] = [:]

    static let sectionNames: Set<String> = [
        "class", "state", "er", "sequence", "pie", "gantt", "timeline", "mindmap", "journey", "gitGraph",
        "quadrantChart",
        "xyChart", "requirement", "kanban", "sankey", "packet", "radar", "treemap", "block", "architecture", "c4",
        "venn", "ishikawa", "treeView", "wardley", "eventmodeling", "cynefin", "usecase",
    ]

    /// Returns the last value of a key among a type's own settings; nil if there is none.
    func value(_ section: String, _ key: String) -> SettingValue? { sections[section]?.last { $0.key == key }?.value }

    /// Returns a number among a type's own settings, limited to a range; nil if there is none.
    func number(_ section: String, _ key: String, within bounds: ClosedRange<Double>) -> Double? {
        value(section, key)?.number.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }

    func themeVariable(_ name: String) -> String? {
        themeVariables.last { $0.key == name }?.value.text
    }
}
