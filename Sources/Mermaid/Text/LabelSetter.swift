import Diagnostics

/// Sets the labels of a diagram in its size of type, and collects the things in them that can't be drawn.
struct LabelSetter {
    let fontSize: Double
    /// Pictures and formulas in labels that can't be drawn.
    private(set) var dropped: [(range: SourceRange, name: String)] = []

    init(fontSize: Double) { self.fontSize = fontSize }

    /// - Parameters:
    ///   - range: the place in the text of the label, or of the thing that it names.
    ///   - width: the pixels after which lines are broken.
    ///   - scale: the size of type relative to the diagram's own.
    mutating func set(
        _ label: DiagramLabel,
        at range: SourceRange,
        width: Double = .infinity,
        scale: Double = 1,
        isBold: Bool = false
    ) -> Label {
        let (lines, dropped) = LabelParser.parse(label.text, syntax: label.isMarkdown ? .markdown : .plain)
        self.dropped += dropped.map { (range, $0) }
        return LabelLayout.layOut(lines, width: width, fontSize: fontSize * scale, isBold: isBold)
    }

    /// The size of the titles of groups, which are bold, relative to the labels of boxes.
    static let titleScale = 0.9375

    /// Sets the title of a group.
    mutating func title(_ label: DiagramLabel, at range: SourceRange, width: Double) -> Label {
        set(label, at: range, width: width, scale: Self.titleScale, isBold: true)
    }
}
