import Diagnostics

/// Measures a class diagram and turns it into a graph.
struct ClassGraph: GraphMeasurer {
    private let diagram: ClassDiagram
    let book: StyleBook
    var labels: LabelSetter
    var graph = DiagramGraph()

    private static let noteWidth = 260.0
    private static let leastSize = Size(width: 48, height: 0)

    init(_ diagram: ClassDiagram) {
        self.diagram = diagram
        book = StyleBook(diagram.styleClasses, diagram.settings)
        labels = LabelSetter(fontSize: diagram.settings.fontSize)
        graph.direction = diagram.direction
        let settings = diagram.settings
        let hasTexts = diagram.relations.contains { $0.sourceText != nil || $0.targetText != nil }
        graph.spacing.rank = hasTexts ? 76 : 56
        graph.spacing.node = hasTexts ? 44 : 36
        graph.spacing.edge = hasTexts ? 26 : 18
        // Heads are long: labels on an edge keep away from them.
        graph.spacing.labelToRank = hasTexts ? 42 : 34
        graph.spacing.port = 18
        setSpacing(settings, of: "class", scale: (1, 1))
        if let margin = settings.number("class", "diagramPadding", within: 0...500) { graph.margin = margin }
        addNamespaces()
        addClasses()
        addNotes()
        addRelations()
        widen()
        graph.turnEmptyFramesIntoNodes()
    }

    // MARK: Text

    /// Sets members as Markdown; their angle brackets are not tags.
    private func layOut(_ members: [ClassMember]) -> Label {
        let lines = members.map { member in
            let added: Label.Style =
                switch member.classifier {
                case .none: []
                case .static: .underline
                case .abstract: .italic
                }
            let text = member.text.escapingAngles
            return LabelParser.parse(text, syntax: .markdown).lines.joined().map { run in
                Label.Run(text: run.text, style: run.style.union(added))
            }
        }
        return LabelLayout.layOut(lines, width: .infinity, fontSize: labels.fontSize)
    }

    // MARK: Boxes

    /// The index of each namespace's frame, or -1.
    private var frameOfNamespace: [Int] = []

    private mutating func addNamespaces() {
        // Without a hierarchy, only the namespaces that were declared are drawn, side by side and with full names.
        let isFlat = diagram.settings.value("class", "hierarchicalNamespaces")?.flag == false
        for namespace in diagram.namespaces {
            let parent = namespace.parent >= 0 ? frameOfNamespace[namespace.parent] : -1
            guard !isFlat || namespace.isDeclared else {
                frameOfNamespace.append(parent)
                continue
            }
            frameOfNamespace.append(graph.frames.count)
            let name = isFlat ? namespace.id : namespace.label
            let title = labels.title(DiagramLabel(text: name), at: namespace.range, width: 400)
            var frame = GraphFrame(id: namespace.id, name: namespace.id, title: title)
            frame.parent = isFlat ? -1 : parent
            frame.style = book.frameStyle(book.theme.subgraph, [], [])
            graph.frames.append(frame)
        }
    }

    private func frame(_ namespace: Int) -> Int { namespace >= 0 ? frameOfNamespace[namespace] : -1 }

    private mutating func addClasses() {
        for (index, value) in diagram.classes.enumerated() {
            let compartments = compartments(value)
            let style = book.style(book.theme.node, value.styleClasses, value.styles)
            if value.isInterfaceMark {
                let label = compartments[0].label
                let measure = ShapeMeasure(
                    label: Size(width: label.width, height: label.height),
                    padding: Size(width: 6, height: 4)
                )
                var node = GraphNode(id: value.id, name: value.id, geometry: BoxShapes.text(measure))
                node.texts = [GraphText(label: label, centre: Point(x: 0, y: 0))]
                node.frame = frame(value.namespace)
                graph.nodes.append(node)
                continue
            }
            let box = CompartmentBox(compartments, minimumSize: Self.leastSize)
            var node = GraphNode(id: "classId-\(value.id)-\(index)", name: value.id, geometry: box.geometry)
            node.texts = box.texts
            node.frame = frame(value.namespace)
            node.classes = value.styleClasses
            node.style = style
            node.link = value.link
            graph.nodes.append(node)
        }
    }

    private mutating func compartments(_ value: DiagramClass) -> [CompartmentBox.Compartment] {
        var result: [CompartmentBox.Compartment] = []
        if !value.annotations.isEmpty {
            let lines = value.annotations.map { [Label.Run(text: "«\(Entities.decode($0))»", style: [])] }
            let label = LabelLayout.layOut(lines, width: .infinity, fontSize: labels.fontSize * 0.875)
            result.append(.init(label: label, isCentred: true, groupClass: "annotation-group text"))
        }
        var name = value.label ?? DiagramLabel(text: value.id, isMarkdown: true)
        if let parameters = value.parameters { name.text += "&lt;\(ClassGenerics.display(parameters))&gt;" }
        var title = labels.set(name, at: value.range, isBold: !value.isInterfaceMark)
        if title.isEmpty { title = labels.set(DiagramLabel(text: value.id), at: value.range, isBold: true) }
        result.append(
            .init(
                label: title,
                isCentred: true,
                isBold: true,
                groupClass: "label-group text",
                joinsPrevious: !result.isEmpty
            )
        )
        // If a class has only attributes or only methods, the other compartment stays, narrow and empty, to show which kind it
        // has.
        if !value.attributes.isEmpty || !value.methods.isEmpty {
            result.append(.init(label: layOut(value.attributes), groupClass: "members-group text"))
            result.append(.init(label: layOut(value.methods), groupClass: "methods-group text"))
        }
        return value.isInterfaceMark ? [result[result.count - 1]] : result
    }

    private mutating func addNotes() {
        for (index, note) in diagram.notes.enumerated() {
            let id = "note\(index)"
            var node = self.note(note.text, at: note.range, width: Self.noteWidth, id: id, name: id)
            node.frame = frame(note.namespace)
            graph.nodes.append(node)
            guard let target = note.target.flatMap({ diagram.classIndices[$0] }) else { continue }
            if node.frame < 0 { graph.nodes[graph.nodes.count - 1].frame = frame(diagram.classes[target].namespace) }
            var edge = GraphEdge(id: "edgeNote\(index)", source: .node(graph.nodes.count - 1), target: .node(target))
            edge.line = .dotted
            edge.kindClass = "relation"
            graph.edges.append(edge)
        }
    }

    // MARK: Lines

    private mutating func addRelations() {
        for relation in diagram.relations {
            var edge = GraphEdge(
                id: relation.id,
                source: diagram.classIndices[relation.source].map { .node($0) } ?? .nothing,
                target: diagram.classIndices[relation.target].map { .node($0) } ?? .nothing
            )
            edge.line = relation.isDashed ? .dashed : .solid
            edge.startHead = EdgeHead(relation.sourceEnd)
            edge.endHead = EdgeHead(relation.targetEnd)
            edge.kindClass = "relation"
            edge.style = book.theme.edge
            edge.label = lineLabel(relation.label, at: relation.range)
            edge.startText = endText(relation.sourceText, relation.range)
            edge.endText = endText(relation.targetText, relation.range)
            graph.edges.append(edge)
        }
    }

    private mutating func endText(_ text: String?, _ range: SourceRange) -> Label? {
        guard let text = text?.trimmingSpace, !text.isEmpty else { return nil }
        return lineLabel(DiagramLabel(text: text), at: range)
    }

    /// Widens boxes until the ends of their lines keep apart.
    private mutating func widen() {
        let breadths = PortBreadth.breadths(graph, distance: 26, most: 1)
        for (index, value) in diagram.classes.enumerated() where !value.isInterfaceMark {
            guard let least = widened(index, to: breadths[index], from: Self.leastSize) else { continue }
            let box = CompartmentBox(compartments(value), minimumSize: least)
            graph.nodes[index].geometry = box.geometry
            graph.nodes[index].texts = box.texts
        }
    }
}

extension EdgeHead {
    fileprivate init(_ end: ClassRelation.End) {
        self =
            switch end {
            case .none: .none
            case .triangle: .triangle
            case .composition: .filledDiamond
            case .aggregation: .hollowDiamond
            case .arrow: .barb
            case .lollipop: .ring
            }
    }
}
