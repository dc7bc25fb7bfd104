extension DiagramGraph {
    /// Gives texts without a ground of their own, in frames with a colour from the author, a colour that is readable there.
    mutating func settleBareTexts() {
        guard frames.contains(where: { $0.style.isSolid }) else { return }
        func readableText(in frame: Int) -> String? {
            var frame = frame
            while frame >= 0 {
                let style = frames[frame].style
                if style.isSolid { return style.fill.flatMap { Colour($0) }?.readableText }
                // A frame with the page's colours has a ground of its own.
                guard style.fill == "none" else { return nil }
                frame = frames[frame].parent
            }
            return nil
        }
        for index in nodes.indices where nodes[index].style.textColour == nil && nodes[index].isBare {
            nodes[index].style.textColour = readableText(in: nodes[index].frame)
        }
        for index in frames.indices where frames[index].style.textColour == nil && frames[index].style.fill == "none" {
            frames[index].style.textColour = readableText(in: frames[index].parent)
        }
    }
}

extension GraphNode {
    /// True if the ground of its text is that of the frame around it.
    fileprivate var isBare: Bool {
        if let fill = style.fill { return fill == "none" }
        guard let first = geometry.pieces.first else { return true }
        if case .plain = first.paint { return true }
        return false
    }
}
