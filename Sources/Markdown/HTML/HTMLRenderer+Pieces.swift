/// A stretch of a document's HTML that stands by itself: usually one block of its outermost level.
public struct HTMLPiece: Sendable {
    /// The blocks in it, in order; never empty.
    public let blocks: [NodeID]
    public let html: [UInt8]
}

/// Where the HTML of a document can be cut.
struct HTMLCuts {
    var pieces: [(blocks: [NodeID], offset: Int)] = []
    /// From the first to the last block of raw HTML that nobody balances: all of it is one piece.
    let raw: Range<Int>

    init(_ document: Document, _ options: HTMLOptions) {
        guard options.rawHTML == .allow || options.rawHTML == .gfm else {
            raw = 0..<0
            return
        }
        let blocks = document.children(of: document.root).filter {
            document[$0].kind == .htmlBlock && !document.textBytes(of: $0).starts(with: "<!--".utf8)
        }
        raw = (blocks.first?.index ?? 0)..<(blocks.last?.index ?? 0)
    }
}

extension HTMLRenderer {
    /// The document's HTML in pieces. Blocks that only make sense together are one: what stands between raw tags that
    /// belong together, and all footnotes.
    public static func pieces(_ document: Document, options: HTMLOptions = HTMLOptions()) -> [HTMLPiece] {
        var renderer = HTMLRenderer(document, options: options)
        renderer.cuts = HTMLCuts(document, options)
        renderer.run()
        let cuts = renderer.cuts?.pieces ?? []
        return cuts.indices.map { index in
            let end = index + 1 < cuts.count ? cuts[index + 1].offset : renderer.output.count
            return HTMLPiece(blocks: cuts[index].blocks, html: Array(renderer.output[cuts[index].offset..<end]))
        }
    }

    /// Before a block of the outermost level: notes whether the HTML so far stands by itself.
    mutating func cut(before index: Int, _ node: Node) {
        let isTogether =
            sanitizer.isOpen || (cuts.map { $0.raw.contains(index - 1) } ?? false)
            || node.kind == .footnoteDefinition && hasOpenFootnotes
        if isTogether, let last = cuts?.pieces.indices.last {
            cuts?.pieces[last].blocks.append(NodeID(index))
        } else {
            cuts?.pieces.append(([NodeID(index)], output.count))
        }
    }
}
