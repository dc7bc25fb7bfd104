extension HTMLRenderer {
    /// The most parts that the theme can cut a row into.
    private static let mostColumns = 12

    mutating func openContainer(_ node: Node) {
        beginBlock()
        let container = document.containers[Int(node.detail)]
        switch container.kind {
        case .plain, .hidden: output.append("<div>\n")
        case .columns(let count):
            let parts = min(max(1, count ?? parts(of: node)), Self.mostColumns)
            output.append("<div class=\"columns columns-\(parts)\">\n")
        case .column(let size): output.append("<div class=\"column span-\(min(max(1, size), Self.mostColumns))\">\n")
        case .tabs: output.append("<div class=\"tabs\">\n")
        case .tab(let title):
            output.append("<section class=\"tab\">\n<p class=\"tab-title\">")
            HTMLEscaping.append(title, to: &output)
            output.append("</p>\n")
        case .cards(let cards):
            let name =
                switch cards {
                case .list: "list"
                case .compactGrid: "compact"
                case .detailedGrid: "detailed"
                }
            output.append("<div class=\"cards cards-\(name)\">\n")
        case .small: output.append("<div class=\"small\">\n")
        case .figure, .video: output.append("<figure class=\"media\">\n")
        case .snippet: output.append("<div class=\"snippet\">\n")
        case .deprecation: output.append("<aside class=\"aside aside-warning\">\n")
        case .callout(let callout, let folding): openCallout(callout, folding, hasTitle: container.hasTitle)
        case .steps: output.append("<div class=\"steps\">\n")
        case .fileTree: output.append("<div class=\"file-tree\">\n")
        case .card: output.append("<div class=\"card\">\n")
        case .definitions: output.append("<dl>\n")
        case .term: break
        case .definition: output.append("<dd>\n")
        case .section(let title):
            output.append("<section>\n")
            if let title, !title.isEmpty {
                output.append("<h\(min(6, 2 + options.headingShift))>")
                HTMLEscaping.append(title, to: &output)
                output.append("</h\(min(6, 2 + options.headingShift))>\n")
            }
        }
        sanitizer.push(.flow)
    }

    mutating func closeContainer(_ index: Int, _ node: Node) {
        sanitizer.pop(&output, &diagnostics)
        newLine()
        switch document.containers[Int(node.detail)].kind {
        case .tab, .section: output.append("</section>\n")
        case .figure, .video: output.append(hasCaption(index, node) ? "</figcaption>\n</figure>\n" : "</figure>\n")
        case .deprecation, .callout(_, .none): output.append("</aside>\n")
        case .callout: output.append("</details>\n")
        case .definitions: output.append("</dl>\n")
        case .term: break
        case .definition: output.append("</dd>\n")
        default: output.append("</div>\n")
        }
    }

    /// A block that stands out; its own title follows as its first paragraph, else that of its kind is written.
    private mutating func openCallout(_ callout: Callout, _ folding: Container.Folding, hasTitle: Bool) {
        switch folding {
        case .none: output.append("<aside class=\"alert alert-\(callout.alert.rawValue)\">\n")
        case .folded: output.append("<details class=\"callout callout-\(callout.alert.rawValue)\">\n")
        case .unfolded: output.append("<details class=\"callout callout-\(callout.alert.rawValue)\" open=\"\">\n")
        }
        guard !hasTitle else { return }
        output.append(folding == .none ? "<p class=\"alert-title\">" : "<summary>")
        HTMLEscaping.append(options.labels.title(callout), to: &output)
        output.append(folding == .none ? "</p>\n" : "</summary>\n")
    }

    /// The tags around a paragraph that is its container's title; nil for all others.
    func titleTags(_ index: Int, _ node: Node) -> (start: StaticString, end: StaticString)? {
        let parent = document.tree.nodes[Int(node.parentIndex)]
        guard parent.kind == .container, index == Int(node.parentIndex) + 1 else { return nil }
        let container = document.containers[Int(parent.detail)]
        guard container.hasTitle else { return nil }
        switch container.kind {
        case .callout(_, .none): return ("<p class=\"alert-title\">", "</p>\n")
        case .callout: return ("<summary>", "</summary>\n")
        case .term: return ("<dt>", "</dt>\n")
        default: return ("<p class=\"card-title\">", "</p>\n")
        }
    }

    /// Writes a picture or a video that is a container's first node.
    ///
    /// - Returns: false where the image is none of a container's own.
    mutating func writeMedia(_ index: Int, _ node: Node) -> Bool {
        let nodes = document.tree.nodes
        let parent = Int(node.parentIndex)
        guard nodes[parent].kind == .container else { return false }
        let container = document.containers[Int(nodes[parent].detail)]
        let first = parent + 1
        let poster = container.argument("poster") == nil ? nil : Int(nodes[first].end)
        switch container.kind {
        case .figure where index == first: writeImage(document.links[Int(node.detail)], node: index)
        case .video where index == first:
            writeVideo(
                document.links[Int(node.detail)],
                index,
                poster: poster.map { document.links[Int(nodes[$0].detail)] }
            )
        case .video where index == poster: break
        default: return false
        }
        let isLast = container.kind == .figure || poster == nil || index == poster
        if isLast, hasCaption(parent, nodes[parent]) { output.append("\n<figcaption>\n") }
        return true
    }

    /// Whether anything stands behind the pictures that the container's arguments name.
    private func hasCaption(_ index: Int, _ node: Node) -> Bool {
        let nodes = document.tree.nodes
        var next = Int(nodes[index + 1].end)
        if document.containers[Int(node.detail)].argument("poster") != nil, next < Int(node.end) {
            next = Int(nodes[next].end)
        }
        return next < Int(node.end)
    }

    /// How many parts the columns of a row take together.
    private func parts(of row: Node) -> Int {
        var sum = 0
        guard let container = document.containers[Int(row.detail)].node else { return 1 }
        var index = container.index + 1
        while index < Int(row.end) {
            let node = document.tree.nodes[index]
            if node.kind == .container, case .column(let size) = document.containers[Int(node.detail)].kind {
                sum = min(Self.mostColumns, sum + min(max(1, size), Self.mostColumns))
            }
            index = Int(node.end)
        }
        return sum
    }
}
