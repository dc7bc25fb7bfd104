import Diagnostics

extension DocumentBuilder {
    /// Opens the node of a container, and appends the pictures that its arguments name.
    mutating func enterContainer(_ index: Int) {
        let container = containers[index]
        var node = Node(kind: .container)
        node.detail = Int32(truncatingIfNeeded: index)
        node.sourceStart = Int32(truncatingIfNeeded: container.range.bytes.lowerBound)
        node.sourceEnd = Int32(truncatingIfNeeded: container.range.bytes.upperBound)
        containers[index].node = NodeID(builder.enter(node))
        switch container.kind {
        case .figure: appendMedia(container, "source", description: container.argument("alt"))
        case .video:
            appendMedia(container, "source", description: container.argument("alt"))
            appendMedia(container, "poster", description: nil)
        case .pointer(let pointer): appendPointer(container, pointer)
        default: break
        }
    }

    /// Appends the heading of a section, with the section's title as its text.
    mutating func appendHeading(of index: Int, _ heading: Node) {
        let container = containers[index]
        guard case .section(let title?, _) = container.kind else { return }
        var heading = heading
        heading.detail = Int32(truncatingIfNeeded: headings.count)
        let place = container.arguments.first { $0.value == title }?.range.bytes ?? container.range.bytes
        heading.sourceStart = Int32(truncatingIfNeeded: place.lowerBound)
        heading.sourceEnd = Int32(truncatingIfNeeded: place.upperBound)
        headings.append(PendingHeading(node: NodeID(builder.enter(heading))))
        appendText(title, like: heading)
        builder.exit()
    }

    /// Appends a paragraph with one link; if the author gives it no text, the renderer does.
    private mutating func appendPointer(_ container: Container, _ pointer: Container.Pointer) {
        let names = ["tutorial", "destination", "url", "file"]
        guard let argument = container.arguments.first(where: { names.contains($0.name) && !$0.value.isEmpty }) else {
            return
        }
        var (paragraph, node) = (Node(kind: .paragraph), Node(kind: .link))
        let place = argument.range.bytes
        paragraph.sourceStart = Int32(truncatingIfNeeded: place.lowerBound)
        paragraph.sourceEnd = Int32(truncatingIfNeeded: place.upperBound)
        (node.sourceStart, node.sourceEnd) = (paragraph.sourceStart, paragraph.sourceEnd)
        node.detail = Int32(truncatingIfNeeded: links.count)
        builder.enter(paragraph)
        var destination = argument.value
        let isPage = destination.utf8.prefix(4).equalsIgnoringCase("doc:")
        if pointer == .reference, !isPage { destination = "doc:" + destination }
        var link = PendingLink(destination: append(destination), title: .empty)
        link.kind = isPage || pointer == .reference ? .doc : .link
        (link.range, link.blockStart, link.destinationRange) = (place, place.lowerBound, valueRange(of: argument))
        link.node = NodeID(builder.enter(node))
        links.append(link)
        let words = container.argument("label") ?? container.argument("title") ?? (link.kind == .doc ? destination : "")
        if !words.isEmpty { appendText(words, like: node) }
        builder.exit()
        builder.exit()
    }

    private mutating func appendText(_ words: String, like node: Node) {
        var text = Node(kind: .text)
        text.text = append(words)
        (text.sourceStart, text.sourceEnd) = (node.sourceStart, node.sourceEnd)
        builder.leaf(text)
    }

    private mutating func appendMedia(_ container: Container, _ name: String, description: String?) {
        guard let argument = container.arguments.first(where: { $0.name == name }) else { return }
        let place = argument.range.bytes
        var node = Node(kind: .image)
        node.detail = Int32(truncatingIfNeeded: links.count)
        node.sourceStart = Int32(truncatingIfNeeded: place.lowerBound)
        node.sourceEnd = Int32(truncatingIfNeeded: place.upperBound)
        var link = PendingLink(destination: append(argument.value), title: .empty)
        (link.kind, link.range, link.blockStart) = (.image, place, place.lowerBound)
        link.destinationRange = valueRange(of: argument)
        link.node = NodeID(builder.enter(node))
        links.append(link)
        if let description, !description.isEmpty { appendText(description, like: node) }
        builder.exit()
    }

    private mutating func append(_ words: String) -> TextRange {
        let start = text.count
        text.append(contentsOf: words.utf8)
        return TextRange(start..<text.count)
    }

    /// Returns the range of an argument's value in the file; nil if the file spells it differently.
    private func valueRange(of argument: Container.Argument) -> Range<Int>? {
        let place = argument.range.bytes
        var end = place.upperBound
        if end > place.lowerBound, source.file.bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
        let start = end - argument.value.utf8.count
        guard start >= place.lowerBound, source.file.bytes[start..<end].elementsEqual(argument.value.utf8) else {
            return nil
        }
        return start..<end
    }
}
