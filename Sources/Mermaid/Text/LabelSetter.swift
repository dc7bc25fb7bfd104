import Diagnostics

/// Sets the labels of a diagram in its size of type, and remembers what they ask for in vain.
struct LabelSetter {
    let fontSize: Double
    /// Pictures and formulas that labels ask for and cannot have.
    private(set) var dropped: [(range: SourceRange, name: String)] = []

    init(fontSize: Double) { self.fontSize = fontSize }

    /// - Parameters:
    ///   - range: where the label, or what it names, stands in the text.
    ///   - width: where lines are broken.
    ///   - scale: how large the type is beside the diagram's own.
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
}
