import Markdown

extension HTMLRenderer {
    /// The largest number of parts that the theme can divide a row into.
    private static let mostColumns = 12

    /// The class, behind a space, of a column whose content doesn't begin at its leading edge; nil for all others.
    private static func alignmentClass(_ value: String) -> String? {
        ["center": " align-center", "trailing": " align-trailing"][value]
    }

    mutating func openContainer(_ node: Node, _ index: Int) {
        beginBlock()
        let container = document.containers[Int(node.detail)]
        switch container.kind {
        case .plain, .hidden: output.append("<div>\n")
        case .columns(let count):
            let parts = min(max(1, count ?? parts(of: node)), Self.mostColumns)
            output.append("<div class=\"columns columns-\(parts)\">\n")
        case .column(let size):
            let alignment = container.argument("alignment").flatMap(Self.alignmentClass) ?? ""
            output.append("<div class=\"column span-\(min(max(1, size), Self.mostColumns))\(alignment)\">\n")
        case .tabs: output.append("<div class=\"tabs\">\n")
        case .tab(let title):
            output.append("<div class=\"tab\">\n<p class=\"tab-title\">")
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
        case .callout(let callout, let folding):
            openCallout(callout, folding, hasTitle: container.hasTitle || container.hidesTitle)
        case .steps: output.append("<div class=\"steps\">\n")
        case .fileTree: output.append("<div class=\"file-tree\">\n")
        case .card: output.append("<div class=\"card\">\n")
        case .definitions: output.append("<dl>\n")
        case .term: break
        case .definition: output.append("<dd>\n")
        case .section: output.append("<div>\n")
        case .pointer(let pointer): output.append("<div class=\"pointer pointer-\(pointer.rawValue.lowercased())\">\n")
        case .walkthrough: output.append("<div class=\"walkthrough\">\n")
        case .walkthroughStep(let number):
            output.append("<section class=\"walkthrough-step\">\n")
            writeLine("walkthrough-number", options.labels.tutorial(.step).replacing("{number}", with: "\(number)"))
        case .stepFile: output.append("<div class=\"step-file\">\n")
        case .assessments:
            let level = min(6, 2 + options.headingShift)
            output.append("<section class=\"assessments\">\n<h\(level)>")
            HTMLEscaping.append(options.labels.tutorial(.assessments), to: &output)
            output.append("</h\(level)>\n")
        case .exercise:
            output.append("<div class=\"exercise\" role=\"group\"")
            writeLabel(
                container.hasTitle ? document.plainText(of: NodeID(index + 1)) : options.labels.tutorial(.exercise)
            )
            output.append(">\n")
            writeLine("exercise-label", options.labels.tutorial(.exercise))
        case .hint: openFolded(container, "hint", .hint)
        case .solution: openFolded(container, "solution", .solution)
        case .question:
            output.append("<div class=\"question\" role=\"group\"")
            if container.hasTitle { writeLabel(document.plainText(of: NodeID(index + 1))) }
            output.append(">\n")
        case .answer: output.append("<div class=\"answer\">\n")
        case .justification(let reaction): openJustification(container, reaction, of: Int(node.parentIndex))
        }
        sanitizer.push(.flow)
    }

    mutating func closeContainer(_ index: Int, _ node: Node) {
        sanitizer.pop(&output, &diagnostics)
        newLine()
        switch document.containers[Int(node.detail)].kind {
        case .walkthroughStep, .assessments: output.append("</section>\n")
        case .justification, .hint, .solution: output.append("</details>\n")
        case .answer(let isRight):
            if !hasJustification(index, node) {
                openVerdict(isRight: isRight, of: container(around: node), on: index, reaction: nil)
                output.append("</details>\n")
            }
            output.append("</div>\n")
        case .figure, .video: output.append(hasCaption(index, node) ? "</figcaption>\n</figure>\n" : "</figure>\n")
        case .deprecation, .callout(_, .none): output.append("</aside>\n")
        case .callout: output.append("</details>\n")
        case .definitions: output.append("</dl>\n")
        case .term: break
        case .definition: output.append("</dd>\n")
        default: output.append("</div>\n")
        }
    }

    // MARK: Tutorials

    mutating func writeLine(_ className: StaticString, _ text: String) {
        guard !text.isEmpty else { return }
        output.append("<p class=\"\(className)\">")
        HTMLEscaping.append(text, to: &output)
        output.append("</p>\n")
    }

    func container(around node: Node) -> Int? {
        let parent = document.tree.nodes[Int(node.parentIndex)]
        return parent.kind == .container ? Int(parent.detail) : nil
    }

    private func hasJustification(_ index: Int, _ node: Node) -> Bool {
        var child = index + 1
        while child < Int(node.end) {
            let next = document.tree.nodes[child]
            if next.kind == .container, case .justification = document.containers[Int(next.detail)].kind { return true }
            child = Int(next.end)
        }
        return false
    }

    /// - Parameter answerNode: the node that is justified.
    private mutating func openJustification(_ container: Container, _ reaction: String?, of answerNode: Int) {
        guard let answer = container.parent, case .answer(let isRight) = document.containers[answer].kind else {
            output.append("<details class=\"verdict\">\n<summary>")
            HTMLEscaping.append(options.labels.tutorial(.choose), to: &output)
            output.append("</summary>\n")
            return
        }
        openVerdict(isRight: isRight, of: document.containers[answer].parent, on: answerNode, reaction: reaction)
    }

    /// Opens the verdict on an answer, which is shown when the answer is chosen; only one verdict of a question is open at a
    /// time. The control is called by the answer, which several controls of a page would not be told apart without.
    ///
    /// - Parameter answer: the answer's node.
    mutating func openVerdict(isRight: Bool, of question: Int?, on answer: Int, reaction: String?) {
        limit(.folder)
        let name = "\(options.ownIDPrefix)question-\((question ?? 0) + 1)"
        output.append("<details class=\"verdict \(isRight ? "is-right" : "is-wrong")\" name=\"\(name)\">\n<summary>")
        output.append("<span class=\"when-closed\">")
        HTMLEscaping.append(options.labels.tutorial(.choose), to: &output)
        output.append("</span><span class=\"when-open\">")
        HTMLEscaping.append(options.labels.tutorial(.again), to: &output)
        output.append("</span>")
        let text =
            document.children(of: NodeID(answer)).first { document[$0].kind == .paragraph }
            .map { document.plainText(of: $0) } ?? ""
        if !text.isEmpty {
            output.append("<span class=\"visually-hidden\">: ")
            HTMLEscaping.append(text, to: &output)
            output.append("</span>")
        }
        output.append("</summary>\n<p class=\"verdict-word\">")
        HTMLEscaping.append(options.labels.tutorial(isRight ? .right : .wrong), to: &output)
        output.append("</p>\n")
        if let reaction { writeLine("verdict-reaction", reaction) }
    }

    /// Returns the text of a pointer's link for which its author has no words; nil for all other links.
    func words(forEmpty node: Node) -> String? {
        let paragraph = document.tree.nodes[Int(node.parentIndex)]
        guard paragraph.kind == .paragraph, let index = container(around: paragraph),
            case .pointer(let pointer) = document.containers[index].kind
        else { return nil }
        return options.labels.title(pointer)
    }

    /// Opens a callout; its own title follows as its first paragraph, otherwise the title of its kind is written.
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

    /// Returns the tags around a paragraph that is its container's title; nil for all others.
    func titleTags(_ index: Int, _ node: Node) -> (start: StaticString, end: StaticString)? {
        let parent = document.tree.nodes[Int(node.parentIndex)]
        guard parent.kind == .container, index == Int(node.parentIndex) + 1 else { return nil }
        let container = document.containers[Int(parent.detail)]
        guard container.hasTitle else { return nil }
        switch container.kind {
        case .callout(_, .none): return ("<p class=\"alert-title\">", "</p>\n")
        case .callout, .hint, .solution: return ("<summary>", "</summary>\n")
        case .exercise: return ("<p class=\"exercise-title\">", "</p>\n")
        case .question: return ("<p class=\"question-title\">", "</p>\n")
        case .term: return ("<dt>", "</dt>\n")
        default: return ("<p class=\"card-title\">", "</p>\n")
        }
    }

    /// Writes a picture or a video that is a container's first node.
    ///
    /// - Returns: False if the image does not belong to a container's arguments.
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

    /// Returns true if anything stands behind the pictures that the container's arguments name.
    private func hasCaption(_ index: Int, _ node: Node) -> Bool {
        let nodes = document.tree.nodes
        var next = Int(nodes[index + 1].end)
        if document.containers[Int(node.detail)].argument("poster") != nil, next < Int(node.end) {
            next = Int(nodes[next].end)
        }
        return next < Int(node.end)
    }

    /// Returns the number of parts that the columns of a row take together.
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
