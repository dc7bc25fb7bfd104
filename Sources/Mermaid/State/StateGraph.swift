import Diagnostics

/// Measures a state diagram and turns it into a graph.
struct StateGraph: GraphMeasurer {
    private let diagram: StateDiagram
    let book: StyleBook
    var labels: LabelSetter
    var graph = DiagramGraph()
    /// The node or frame of each state.
    private var ends: [GraphEnd] = []

    private static let padding = Size(width: 16, height: 10)
    private static let noteWidth = 220.0
    private static let labelWidth = 200.0

    init(_ diagram: StateDiagram) {
        self.diagram = diagram
        book = StyleBook(diagram.styleClasses, diagram.settings)
        labels = LabelSetter(fontSize: diagram.settings.fontSize)
        graph.direction = diagram.direction
        setSpacing(diagram.settings, of: "state")
        addFrames()
        addStates()
        addTransitions()
        addNotes()
        graph.turnEmptyFramesIntoNodes()
    }

    // MARK: Boxes

    private mutating func addFrames() {
        ends = [GraphEnd](repeating: .nothing, count: diagram.states.count)
        for (index, state) in diagram.states.enumerated() where state.kind == .composite || state.kind == .region {
            ends[index] = .frame(graph.frames.count)
            var title = Label.empty
            if state.kind == .composite {
                let text = DiagramLabel(text: state.descriptions.first ?? state.id, isMarkdown: true)
                title = labels.title(text, at: state.range, width: 320)
            }
            var frame = GraphFrame(id: "state-\(state.id)-\(index)", name: state.id, title: title)
            frame.look = state.kind == .region ? .region : .state
            frame.direction = state.direction
            frame.classes = state.styleClasses
            frame.style = book.frameStyle(book.theme.subgraph, state.styleClasses, state.styles)
            frame.link = state.link
            graph.frames.append(frame)
        }
        // A state may be named before the state around it.
        for (index, state) in diagram.states.enumerated() {
            if case .frame(let frame) = ends[index] { graph.frames[frame].parent = self.frame(state.parent) }
        }
    }

    private func frame(_ state: Int) -> Int {
        guard state >= 0, case .frame(let frame) = ends[state] else { return -1 }
        return frame
    }

    private mutating func addStates() {
        let transitions = diagram.transitions.map {
            (source: diagram.stateIndices[$0.source] ?? -1, target: diagram.stateIndices[$0.target] ?? -1)
        }
        let breadths = PortBreadth.breadths(transitions, nodeCount: diagram.states.count)
        for (index, state) in diagram.states.enumerated() where state.kind != .composite && state.kind != .region {
            let style = book.style(book.theme.node, state.styleClasses, state.styles)
            let isHorizontal = flow(around: frame(state.parent)).isHorizontal
            let least = Size(width: isHorizontal ? 0 : breadths[index], height: isHorizontal ? breadths[index] : 0)
            let (geometry, texts) = shape(state, atLeast: least)
            var node = GraphNode(id: "state-\(state.id)-\(index)", name: state.id, geometry: geometry)
            node.texts = texts
            node.frame = frame(state.parent)
            node.standsAcross = state.kind == .fork || state.kind == .join
            node.kindClass = state.kind == .plain ? "node statediagram-state" : "node default"
            node.classes = state.styleClasses
            node.style = style
            if state.kind == .choice, style.fill == nil, style.stroke == nil { node.tone = .decision }
            node.link = state.link
            ends[index] = .node(graph.nodes.count)
            graph.nodes.append(node)
        }
    }

    private mutating func shape(_ state: DiagramState, atLeast least: Size) -> (ShapeGeometry, [GraphText]) {
        let mark = ShapeMeasure(label: Size(width: 0, height: 0), padding: Self.padding)
        switch state.kind {
        case .start: return (MarkShapes.smallCircle(mark), [])
        case .end: return (MarkShapes.framedCircle(mark), [])
        case .fork, .join: return (MarkShapes.fork(mark), [])
        case .choice: return (MarkShapes.choice(mark), [])
        case .plain, .composite, .region: break
        }
        let titles = state.descriptions.isEmpty ? [state.id] : state.descriptions
        let texts = titles.map {
            labels.set(DiagramLabel(text: $0, isMarkdown: true), at: state.range, width: Self.labelWidth)
        }
        guard texts.count > 1 else {
            let label = texts[0]
            let measure = ShapeMeasure(
                label: Size(width: label.width, height: label.height),
                padding: Self.padding,
                width: least.width,
                height: least.height
            )
            let text = GraphText(label: label, centre: Point(x: 0, y: 0))
            return (BoxShapes.rectangle(measure, radius: Corners.round), label.isEmpty ? [] : [text])
        }
        var rest = texts[1]
        for label in texts.dropFirst(2) {
            rest.lines += label.lines
            rest.width = max(rest.width, label.width)
        }
        let box = CompartmentBox(
            [.init(label: texts[0], isCentred: true), .init(label: rest)],
            minimumSize: Size(width: max(48, least.width), height: least.height),
            radius: Corners.round
        )
        return (box.geometry, box.texts)
    }

    // MARK: Lines

    private mutating func addTransitions() {
        for transition in diagram.transitions {
            var edge = GraphEdge(id: transition.id, source: end(transition.source), target: end(transition.target))
            edge.endHead = .barb
            edge.kindClass = "transition"
            edge.style = book.theme.edge
            edge.label = lineLabel(transition.label, at: transition.range)
            graph.edges.append(edge)
        }
    }

    private func end(_ id: String) -> GraphEnd { diagram.stateIndices[id].map { ends[$0] } ?? .nothing }

    // MARK: Notes

    private mutating func addNotes() {
        let loops = Set(graph.edges.filter { $0.source == $0.target }.map(\.source))
        for (index, note) in diagram.notes.enumerated() {
            let id = "state-\(note.target ?? "root")----note-\(index)"
            var node = self.note(note.text, at: note.range, width: Self.noteWidth, id: id, name: "note\(index)")
            node.kindClass = "node statediagram-note"
            node.frame = frame(note.parent)
            let place = graph.nodes.count
            guard let target = note.target.map(end), target != .nothing else {
                graph.nodes.append(node)
                continue
            }
            switch target {
            case .node(let state):
                node.frame = graph.nodes[state].frame
                // A note stands beside its state, unless the flow runs sideways or an arrow is in the way.
                if !flow(around: node.frame).isHorizontal, !loops.contains(target) {
                    node.isBeside = true
                    if note.side == .left {
                        graph.nodes[state].notesBefore.append(place)
                    } else {
                        graph.nodes[state].notesAfter.append(place)
                    }
                }
            case .frame(let frame): node.frame = graph.frames[frame].parent
            case .nothing: break
            }
            graph.nodes.append(node)
            let isBefore = note.side == .left
            var edge = GraphEdge(
                id: "note-\(index)",
                source: isBefore ? .node(place) : target,
                target: isBefore ? target : .node(place)
            )
            edge.line = .dotted
            edge.kindClass = "note-edge"
            graph.edges.append(edge)
        }
    }

    /// Returns the direction in which a frame's inside flows.
    private func flow(around frame: Int) -> FlowDirection {
        var frame = frame
        while frame >= 0 {
            if let direction = graph.frames[frame].direction { return direction }
            frame = graph.frames[frame].parent
        }
        return graph.direction
    }
}
