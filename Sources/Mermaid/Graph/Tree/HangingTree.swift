/// Lays a tree out below its root, as narrow as its page asks: if children have no room side by side, they stand one below the
/// other.
///
/// Each node keeps the forms that no other form beats in both width and height, made from its children's forms; the root takes
/// the lowest form that fits the page. (After shape functions: Stockmeyer 1983.)
struct HangingTree {
    private let graph: DiagramGraph
    private let tree: TreeShape
    private var forms: [[TreeForm]]

    /// - Parameter room: the width that the tree should not exceed, in pixels.
    /// - Returns: the laid-out tree; nil if the graph is no tree.
    static func scene(_ graph: DiagramGraph, room: Double) -> GraphScene? {
        guard let tree = TreeShape(graph) else { return nil }
        var layout = HangingTree(graph, tree)
        for node in tree.order.reversed() { layout.forms[node] = layout.forms(of: node) }
        return layout.scene(room: room)
    }

    private init(_ graph: DiagramGraph, _ tree: TreeShape) {
        (self.graph, self.tree) = (graph, tree)
        forms = Array(repeating: [], count: graph.nodes.count)
    }

    // MARK: Measures

    private func child(_ edge: Int) -> Int {
        if case .node(let node) = graph.edges[edge].target { node } else { 0 }
    }

    /// Returns the distance from the line above a child to the child.
    private func drop(_ edge: Int) -> Double {
        guard let label = graph.edges[edge].label, !label.isEmpty else { return TreeSpacing.drop }
        return TreeSpacing.labelAbove + label.height + TreeSpacing.labelBelow
    }

    /// Returns the room that a child and the label above it take to the left and the right of the line that enters it.
    private func reach(_ edge: Int, _ form: TreeForm) -> (left: Double, right: Double) {
        let label = (graph.edges[edge].label?.width ?? 0) / 2 + 4
        return (max(form.nodeX, label), max(form.size.width - form.nodeX, label))
    }

    private func size(_ node: Int) -> Size { graph.nodes[node].geometry.size }

    /// Returns the start of the line that children hang on, from their parent's left edge.
    private func trunk(_ node: Int) -> Double { min(size(node).width * 0.2, 18) }

    // MARK: Forms

    private func forms(of node: Int) -> [TreeForm] {
        let edges = tree.edges[node]
        guard !edges.isEmpty else { return [TreeForm(size: size(node), nodeX: size(node).width / 2)] }
        let children = edges.map { forms[child($0)] }
        let heights = Set(children.joined().map(\.size.height)).sorted()
        var found = Self.spread(heights).map { height in
            beside(node, children.map { forms in forms.firstIndex { $0.size.height <= height } ?? forms.count - 1 })
        }
        if edges.count > 1 {
            let widths = Set(children.joined().map(\.size.width)).sorted()
            found += Self.spread(widths).map { width in
                below(node, children.map { forms in forms.lastIndex { $0.size.width <= width } ?? 0 })
            }
        }
        return TreeForm.best(of: found)
    }

    /// Returns a limited number of the values, evenly spread, with the first and the last.
    private static func spread(_ values: [Double]) -> [Double] {
        let most = 4 * TreeForm.most
        guard values.count > most else { return values }
        return (0..<most).map { values[$0 * (values.count - 1) / (most - 1)] }
    }

    private func beside(_ node: Int, _ choices: [Int]) -> TreeForm {
        var (x, height) = (0.0, 0.0)
        var entries: [Double] = []
        let edges = tree.edges[node]
        for (edge, choice) in zip(edges, choices) {
            let form = forms[child(edge)][choice]
            let reach = reach(edge, form)
            entries.append(x + reach.left)
            x += reach.left + reach.right + TreeSpacing.gap
            height = max(height, drop(edge) + form.size.height)
        }
        let middle = ((entries.first ?? 0) + (entries.last ?? 0)) / 2
        let half = size(node).width / 2
        let left = max(half - middle, 0)
        let bus = edges.count > 1 ? TreeSpacing.bus : 0
        let width = left + max(x - TreeSpacing.gap, middle + half)
        return TreeForm(
            size: Size(width: width, height: size(node).height + bus + height),
            nodeX: left + middle,
            choices: choices
        )
    }

    private func below(_ node: Int, _ choices: [Int]) -> TreeForm {
        let inset = trunk(node) + TreeSpacing.inset
        var (width, height) = (size(node).width, size(node).height)
        for (place, (edge, choice)) in zip(tree.edges[node], choices).enumerated() {
            let form = forms[child(edge)][choice]
            let reach = reach(edge, form)
            width = max(width, inset + reach.left + reach.right)
            height += (place == 0 ? TreeSpacing.bus : TreeSpacing.row) + drop(edge) + form.size.height
        }
        return TreeForm(
            size: Size(width: width, height: height),
            nodeX: size(node).width / 2,
            arrangement: .below,
            choices: choices
        )
    }

    // MARK: Places

    private func scene(room: Double) -> GraphScene {
        var scene = GraphScene()
        let forms = forms[tree.root]
        let fitting = forms.last { $0.size.width <= room } ?? forms[0]
        var waiting = [(node: tree.root, form: fitting, left: 0.0, top: 0.0)]
        while let (node, form, left, top) = waiting.popLast() {
            let size = size(node)
            let centre = Point(x: left + form.nodeX, y: top + size.height / 2)
            scene.nodes.append(
                GraphScene.Node(index: node, centre: centre, geometry: graph.nodes[node].geometry)
            )
            let isBelow = form.arrangement == .below
            let trunkX = isBelow ? centre.x - size.width / 2 + trunk(node) : centre.x
            let foot = graph.nodes[node].geometry.outlineY(atX: trunkX - centre.x, isUpper: false) ?? size.height / 2
            let start = Point(x: trunkX, y: centre.y + foot)
            var x = isBelow ? trunkX + TreeSpacing.inset : leftOfChildren(node, form, left)
            var y = top + size.height + (tree.edges[node].count > 1 ? TreeSpacing.bus : 0)
            for (edge, choice) in zip(tree.edges[node], form.choices) {
                let childForm = self.forms[child(edge)][choice]
                let reach = reach(edge, childForm)
                let entry = x + reach.left
                let childTop = y + drop(edge)
                waiting.append((child(edge), childForm, entry - childForm.nodeX, childTop))
                let head = graph.nodes[child(edge)].geometry.outlineY(atX: 0, isUpper: true)
                let end = Point(x: entry, y: childTop + (head ?? 0) + self.size(child(edge)).height / 2)
                scene.edges.append(line(edge, from: start, over: y, to: end))
                if isBelow {
                    y = childTop + childForm.size.height + TreeSpacing.row
                } else {
                    x += reach.left + reach.right + TreeSpacing.gap
                }
            }
        }
        scene.nodes.sort { $0.index < $1.index }
        scene.edges.sort { $0.index < $1.index }
        scene.findBounds(of: graph)
        return scene
    }

    /// Returns the left edge of a node's children that stand side by side.
    private func leftOfChildren(_ node: Int, _ form: TreeForm, _ left: Double) -> Double {
        let reaches = zip(tree.edges[node], form.choices).map { reach($0, forms[child($0)][$1]) }
        let widths = reaches.reduce(0) { $0 + $1.left + $1.right + TreeSpacing.gap } - TreeSpacing.gap
        let (first, last) = (reaches.first?.left ?? 0, widths - (reaches.last?.right ?? 0))
        return left + form.nodeX - (first + last) / 2
    }

    private func line(_ edge: Int, from start: Point, over y: Double, to end: Point) -> GraphScene.Edge {
        var path = CurvePath(start: start)
        if abs(start.x - end.x) < 0.5 {
            path.segments = [.line(Point(x: start.x, y: end.y))]
        } else {
            let radius = min(8, abs(end.x - start.x) / 2, max(y - start.y, 0))
            let side = end.x > start.x ? radius : -radius
            let (first, second) = (Point(x: start.x, y: y), Point(x: end.x, y: y))
            path.segments = [
                .line(Point(x: start.x, y: y - radius)),
                .cubic(first, first, Point(x: start.x + side, y: y)),
                .line(Point(x: end.x - side, y: y)),
                .cubic(second, second, Point(x: end.x, y: y + radius)),
                .line(end),
            ]
        }
        var value = GraphScene.Edge(index: edge, path: path)
        if let label = graph.edges[edge].label, !label.isEmpty {
            value.labelCentre = Point(x: end.x, y: y + TreeSpacing.labelAbove + label.height / 2)
        }
        return value
    }
}
