import Diagnostics

/// Collects what the parser reads into a ``Flowchart``, keeping Mermaid's rules about order, ids and membership.
struct FlowchartBuilder {
    var chart = Flowchart()
    /// The reason why the last call was refused; nil if it was not.
    private(set) var refusal: LocalizedText?

    private var edgeIndices: [String: Int] = [:]
    /// The number of edges from one node to another, by both ids.
    private var edgeCounts: [EdgeEnds: Int] = [:]
    /// The ids of nodes and subgraphs that a closed subgraph holds.
    private var memberIDs: Set<String> = []
    private var generatedSubgraphs = 0

    private struct EdgeEnds: Hashable {
        let source: String
        let target: String
    }

    // MARK: Nodes

    /// Adds a node or finds it again; a label or shape given here replaces an earlier one.
    mutating func node(_ id: String, label: DiagramLabel?, shape: FlowchartShape?, range: SourceRange) {
        // `e1@{ … }` describes the edge e1, not a node.
        if edgeIndices[id] != nil, chart.nodeIndices[id] == nil { return }
        let index: Int
        if let known = chart.nodeIndices[id] {
            index = known
        } else {
            index = chart.nodes.count
            chart.nodeIndices[id] = index
            let label = DiagramLabel(text: id)
            chart.nodes.append(FlowchartNode(id: id, label: label, range: range, labelRange: range))
            // In an agentflow a node without a shape is a task.
            if chart.isAgentflow { chart.nodes[index].shape = .rounded }
        }
        if let label {
            chart.nodes[index].label = label
            chart.nodes[index].labelRange = range
        }
        if let shape { chart.nodes[index].shape = chart.isAgentflow && shape == .rectangle ? .rounded : shape }
    }

    /// Applies `@{ … }` to a node, or to the edge of that id.
    /// - Returns: false if Mermaid refuses something in the block.
    mutating func attributes(_ value: SettingValue, of id: String) -> Bool {
        if let edge = edgeIndices[id], chart.nodeIndices[id] == nil {
            if let curve = value["curve"]?.text { chart.edges[edge].curve = curve }
            if value["animate"]?.flag == true || value["animation"] != nil { chart.edges[edge].isAnimated = true }
            return true
        }
        if let subgraph = chart.subgraphIndices[id] {
            if value["view"]?.text == "collapsed" { chart.subgraphs[subgraph].isCollapsed = true }
            return true
        }
        guard let index = chart.nodeIndices[id] else { return true }
        if let name = value["shape"]?.text, !name.isEmpty {
            guard let shape = (chart.isAgentflow ? FlowchartShape(agentflow: name) : nil) ?? FlowchartShape(name: name)
            else {
                refusal = LocalizedText(
                    en: "there is no shape “\(name)”; shape names are lowercase, such as rect, diam or cyl",
                    es: "no existe la forma «\(name)»; los nombres van en minúsculas, como rect, diam o cyl"
                )
                return false
            }
            chart.nodes[index].shape = shape
        }
        let text = value["label"]?.text
        if let text { chart.nodes[index].label = label(text, type: value["labelType"]?.text) }
        let isUnlabelled = text?.trimmingSpace.isEmpty ?? (chart.nodes[index].label.text == id)
        guard !chart.isAgentflow else { return true }
        if let icon = value["icon"]?.text {
            chart.nodes[index].icon = icon
            chart.nodes[index].shape = .icon
            if isUnlabelled { chart.nodes[index].label = DiagramLabel(text: "") }
        }
        if let image = value["img"]?.text {
            chart.nodes[index].image = image
            chart.nodes[index].shape = .image
            if isUnlabelled { chart.nodes[index].label = DiagramLabel(text: "") }
        }
        if let width = value["w"]?.number { chart.nodes[index].width = min(max(width, 0), 2000) }
        if let height = value["h"]?.number { chart.nodes[index].height = min(max(height, 0), 2000) }
        return true
    }

    /// Returns a label of `@{ label: … }`: a Markdown string unless `labelType` is `text` or `string`.
    private func label(_ text: String, type: String?) -> DiagramLabel {
        if text.count >= 2, text.hasPrefix("`"), text.hasSuffix("`") {
            return DiagramLabel(text: String(text.dropFirst().dropLast()), isMarkdown: true)
        }
        return DiagramLabel(text: text, isMarkdown: !["text", "string"].contains(type))
    }

    func isEdge(_ id: String) -> Bool { edgeIndices[id] != nil && chart.nodeIndices[id] == nil }
    func isSubgraph(_ id: String) -> Bool { chart.subgraphIndices[id] != nil }

    // MARK: Edges

    struct EdgeTemplate {
        var arrow: EdgeArrow
        var label: DiagramLabel?
        var id: String?
        var range: SourceRange
    }

    /// Adds an edge from each source to each target; an id names only the edge from the last source to the first target.
    /// - Returns: false if the chart gets more edges than can be drawn.
    mutating func edges(from sources: [String], to targets: [String], _ template: EdgeTemplate) -> Bool {
        guard chart.edges.count + sources.count * targets.count <= Self.mostEdges else { return false }
        for (sourceIndex, source) in sources.enumerated() {
            for (targetIndex, target) in targets.enumerated() {
                let isNamed = sourceIndex == sources.count - 1 && targetIndex == 0
                edge(source, target, id: isNamed ? template.id : nil, template)
            }
        }
        return true
    }

    /// The largest number of edges. Mermaid's own limit is 500 unless a page raises it.
    static let mostEdges = 12_000

    private mutating func edge(_ source: String, _ target: String, id: String?, _ template: EdgeTemplate) {
        let ends = EdgeEnds(source: source, target: target)
        let count = edgeCounts[ends, default: 0]
        edgeCounts[ends] = count + 1
        let userID = id.flatMap { edgeIndices[$0] == nil ? $0 : nil }
        let edgeID = userID ?? "L_\(source)_\(target)_\(count == 0 ? 0 : count + 1)"
        if userID != nil || edgeIndices[edgeID] == nil { edgeIndices[edgeID] = chart.edges.count }
        chart.edges.append(
            FlowchartEdge(
                id: edgeID,
                source: source,
                target: target,
                label: template.label,
                line: template.arrow.line,
                startHead: template.arrow.startHead,
                endHead: template.arrow.endHead,
                length: template.arrow.length,
                hasUserID: userID != nil,
                range: template.range
            )
        )
    }

    // MARK: Subgraphs

    /// Closes a subgraph.
    /// - Parameters:
    ///   - id: the subgraph's id; nil to generate one.
    ///   - members: every id named inside it, repetitions included.
    /// - Returns: its id.
    mutating func subgraph(
        id: String?,
        title: DiagramLabel,
        members: [String],
        direction: FlowDirection?,
        range: SourceRange
    ) -> String {
        let id = id ?? "subGraph\(generatedSubgraphs)"
        generatedSubgraphs += 1
        var kept: [String] = []
        for member in members where memberIDs.insert(member).inserted { kept.append(member) }
        chart.subgraphIndices[id] = chart.subgraphs.count
        chart.subgraphs.append(
            FlowchartSubgraph(id: id, title: title, members: kept, direction: direction, range: range)
        )
        return id
    }

    /// Keeps nodes out of every subgraph, wherever they are named.
    mutating func keepOutside(_ ids: [String]) { outside.formUnion(ids) }

    private var outside: Set<String> = []

    // MARK: Styles

    mutating func define(classes names: [String], styles: [StyleDeclaration], range: SourceRange) {
        for name in names { chart.classes.append(StyleClass(name: name, styles: styles, range: range)) }
    }

    mutating func assign(_ assignment: StyleAssignment) { chart.assignments.append(assignment) }

    /// Adds `style` declarations to a node, making the node if need be: `style A,B` names one node "A,B".
    mutating func style(_ id: String, _ styles: [StyleDeclaration], range: SourceRange) {
        chart.assignments.append(StyleAssignment(kind: .style, targets: [id], className: nil, range: range))
        pendingStyles.append((id, styles, range))
    }

    private var pendingStyles: [(id: String, styles: [StyleDeclaration], range: SourceRange)] = []

    mutating func tooltip(_ id: String, link: DiagramLink) { pendingLinks.append((id, link)) }

    private var pendingLinks: [(id: String, link: DiagramLink)] = []

    // MARK: Finishing

    /// Applies statements that may stand before the node, edge or subgraph they name.
    mutating func finish() {
        for (id, styles, range) in pendingStyles {
            if let subgraph = chart.subgraphIndices[id] {
                chart.subgraphs[subgraph].styles += styles
            } else if let edge = edgeIndices[id] {
                chart.edges[edge].styles += styles
            } else {
                node(id, label: nil, shape: nil, range: range)
                if let index = chart.nodeIndices[id] { chart.nodes[index].styles += styles }
            }
        }
        for assignment in chart.assignments {
            guard let name = assignment.className else { continue }
            for target in assignment.targets { apply(class: name, to: target) }
        }
        for (id, link) in pendingLinks {
            guard let index = chart.nodeIndices[id] else {
                if chart.subgraphIndices[id] == nil { chart.strayLinks.append((id, link.range)) }
                continue
            }
            var merged = link
            if let earlier = chart.nodes[index].link {
                merged = DiagramLink(
                    href: link.href ?? earlier.href,
                    tooltip: link.tooltip ?? earlier.tooltip,
                    target: link.target ?? earlier.target,
                    range: link.href == nil ? earlier.range : link.range
                )
            }
            chart.nodes[index].link = merged
        }
        if !outside.isEmpty {
            for index in chart.subgraphs.indices { chart.subgraphs[index].members.removeAll { outside.contains($0) } }
        }
        SubgraphMembership.settle(&chart)
        CollapsedSubgraphs.fold(&chart)
    }

    private mutating func apply(class name: String, to target: String) {
        if let subgraph = chart.subgraphIndices[target] {
            chart.subgraphs[subgraph].classes.append(name)
        } else if let node = chart.nodeIndices[target] {
            chart.nodes[node].classes.append(name)
        } else if let edge = edgeIndices[target] {
            chart.edges[edge].classes.append(name)
        }
    }
}
