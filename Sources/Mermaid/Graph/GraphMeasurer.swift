import Diagnostics

/// Turns a diagram of one type into a graph of measured boxes and lines; holds the functions that these types share.
protocol GraphMeasurer {
    var book: StyleBook { get }
    var labels: LabelSetter { get set }
    var graph: DiagramGraph { get set }
}

extension GraphMeasurer {
    var measured: MeasuredGraph { MeasuredGraph(graph: graph, dropped: StyleChecks.dropped(labels.dropped)) }

    /// Takes the distances between boxes and between ranks from the settings of a type.
    ///
    /// - Parameter scale: the part of Mermaid's distances that is needed here.
    mutating func setSpacing(
        _ settings: DiagramSettings,
        of type: String,
        scale: (node: Double, rank: Double) = (0.72, 0.88)
    ) {
        if let distance = settings.number(type, "nodeSpacing", within: 4...1000) {
            graph.spacing.node = distance * scale.node
        }
        if let distance = settings.number(type, "rankSpacing", within: 4...1000) {
            graph.spacing.rank = distance * scale.rank
        }
    }

    /// Sets a label on a line or near one of its ends; nil if there is no text.
    mutating func lineLabel(_ label: DiagramLabel?, at range: SourceRange) -> Label? {
        guard let label else { return nil }
        let result = labels.set(label, at: range, width: 200, scale: DiagramGraph.labelScale)
        return result.isEmpty ? nil : result
    }

    /// Creates a box for a note.
    mutating func note(_ text: DiagramLabel, at range: SourceRange, width: Double, id: String, name: String)
        -> GraphNode
    {
        let label = labels.set(text, at: range, width: width, scale: DiagramGraph.noteScale)
        let size = Size(width: label.width, height: label.height)
        let measure = ShapeMeasure(label: size, padding: Size(width: 12, height: 8))
        var node = GraphNode(id: id, name: name, geometry: BoxShapes.note(measure))
        node.tone = .note
        node.style = book.theme.note
        node.texts = [
            GraphText(label: label, centre: Point(x: 0, y: 0), isLeading: true, groupClass: "label noteLabel")
        ]
        return node
    }

    /// Returns the size of a box with which the ends of its lines keep apart; nil if the box is large enough.
    ///
    /// - Parameters:
    ///   - breadth: the needed size across the flow.
    ///   - least: the least size in any case.
    func widened(_ node: Int, to breadth: Double, from least: Size) -> Size? {
        let (size, isHorizontal) = (graph.nodes[node].geometry.size, graph.direction.isHorizontal)
        guard breadth > (isHorizontal ? size.height : size.width) else { return nil }
        var least = least
        if isHorizontal { least.height = breadth } else { least.width = breadth }
        return least
    }
}
