import Diagnostics

/// Reads a mindmap: the indentation of its lines gives the tree.
struct MindmapParser: DiagramParser {
    let source: DiagramSource
    var diagnostics: [Diagnostic] = []
    private var map = Mindmap()
    /// The number of the root's branches.
    private var branches = 0
    /// The nodes that the next one may belong to, the innermost last, with their indentation.
    private var open: [(node: Int, indentation: Int)] = []

    private static let statements = StatementsAsNodes(
        type: LocalizedText(en: "a mindmap", es: "un mapa mental"),
        part: LocalizedText(en: "a node", es: "un nodo")
    )

    init(_ source: DiagramSource) { self.source = source }

    mutating func read() throws(SyntaxError) -> Mindmap {
        map.settings = source.settings
        map.title = source.settings.title
        var reader = IndentedReader(source, hasData: false)
        while let statement = try reader.next() {
            switch statement.content {
            case .node(let node): try add(node, statement)
            case .icon(let icon):
                try requireNode(statement)
                map.nodes[map.nodes.count - 1].icon = icon
            case .classes(let names):
                try requireNode(statement)
                map.nodes[map.nodes.count - 1].classes += names.split(separator: " ").map(String.init)
            }
        }
        guard !map.nodes.isEmpty else {
            throw source.unexpected(
                source.typeName,
                expected: LocalizedText(en: "a node below “mindmap”", es: "un nodo debajo de «mindmap»")
            )
        }
        return map
    }

    private func requireNode(_ statement: IndentedStatement) throws(SyntaxError) {
        guard map.nodes.isEmpty else { return }
        throw source.unexpected(
            statement.range,
            expected: LocalizedText(en: "a node that this belongs to", es: "un nodo al que pertenezca esto")
        )
    }

    private mutating func add(_ node: IndentedNode, _ statement: IndentedStatement) throws(SyntaxError) {
        while let last = open.last, last.indentation >= statement.indentation { open.removeLast() }
        guard map.nodes.isEmpty || !open.isEmpty else {
            throw SyntaxError(
                range: statement.range,
                message: LocalizedText(
                    en: "a mindmap has one root, and this is a second one",
                    es: "un mapa mental tiene una sola raíz, y esta es la segunda"
                ),
                advice: LocalizedText(
                    en: "indent it further than the first line",
                    es: "dale más sangría que a la primera línea"
                )
            )
        }
        let parent = open.last?.node ?? -1
        let depth = parent < 0 ? 0 : map.nodes[parent].depth + 1
        let branch =
            depth == 0 ? 0 : depth == 1 ? branches : map.nodes[parent].branch
        if depth == 1 { branches += 1 }
        guard depth <= NestingLimit.most else { throw NestingLimit.error(at: statement.range) }
        let finding = Self.statements.finding(node, isFirst: parent < 0, at: place(statement.range))
        if let finding { diagnostics.append(finding) }
        open.append((map.nodes.count, statement.indentation))
        map.nodes.append(
            Mindmap.Node(
                label: node.label,
                shape: Self.shape(node),
                parent: parent,
                depth: depth,
                branch: branch,
                range: place(statement.range)
            )
        )
    }

    private static func shape(_ node: IndentedNode) -> Mindmap.Shape {
        switch node.opening {
        case "[": .rectangle
        case "(": node.closing == ")" ? .rounded : .cloud
        case "((": .circle
        case ")": .cloud
        case "))": .bang
        case "{{": .hexagon
        default: .plain
        }
    }
}
