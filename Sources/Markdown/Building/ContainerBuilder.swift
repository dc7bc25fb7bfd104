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
        default: break
        }
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
        if let description, !description.isEmpty {
            var words = Node(kind: .text)
            words.text = append(description)
            (words.sourceStart, words.sourceEnd) = (node.sourceStart, node.sourceEnd)
            builder.leaf(words)
        }
        builder.exit()
    }

    private mutating func append(_ words: String) -> TextRange {
        let start = text.count
        text.append(contentsOf: words.utf8)
        return TextRange(start..<text.count)
    }

    /// Where an argument's value stands in the file, if it is written there as it is.
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
