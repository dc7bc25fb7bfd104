import Markdown

/// A stretch of a document's HTML that stands by itself: usually one block of its outermost level.
public struct HTMLPiece: Sendable {
    /// The blocks in it, in order; never empty.
    public let blocks: [NodeID]
    public let html: ArraySlice<UInt8>
    public let reach: HTMLReach
}

/// Where else a piece is the same, with the options that another page of the document takes.
public enum HTMLReach: Comparable, Sendable {
    /// Nowhere else.
    case page
    /// Where addresses are relative to the same folder, and ids have the same prefix.
    case folder
    case everywhere
}

/// Where the HTML of a document can be cut.
struct HTMLCuts {
    var pieces: [(blocks: [NodeID], offset: Int, reach: HTMLReach)] = []
    /// From the first to the last block of raw HTML that nobody balances: all of it is one piece.
    let raw: Range<Int>
    /// The pieces of another page, and how far they must reach to serve here.
    let known: [HTMLPiece]
    let reach: HTMLReach

    init(_ document: Document, _ options: HTMLOptions, reusing known: [HTMLPiece], reach: HTMLReach) {
        (self.known, self.reach) = (known, reach)
        guard options.rawHTML == .allow || options.rawHTML == .gfm else {
            raw = 0..<0
            return
        }
        let blocks = document.children(of: document.root).filter {
            document[$0].kind == .htmlBlock && !document.textBytes(of: $0).starts(with: "<!--".utf8)
        }
        raw = (blocks.first?.index ?? 0)..<(blocks.last?.index ?? 0)
    }

    /// What serves as the next piece.
    var next: HTMLPiece? {
        guard pieces.count < known.count, known[pieces.count].reach >= reach else { return nil }
        return known[pieces.count]
    }
}

extension HTMLRenderer {
    /// The document's HTML in pieces. Blocks that only make sense together are one: what stands between raw tags that
    /// belong together, and all footnotes.
    ///
    /// - Parameters:
    ///   - known: the pieces of another page of the document. Those that reach as far as `reach` are not written again.
    public static func pieces(
        _ document: Document,
        options: HTMLOptions = HTMLOptions(),
        reusing known: [HTMLPiece] = [],
        reach: HTMLReach = .everywhere
    ) -> [HTMLPiece] {
        var renderer = HTMLRenderer(document, options: options)
        renderer.cuts = HTMLCuts(document, options, reusing: known, reach: reach)
        renderer.run()
        let (cuts, html) = (renderer.cuts?.pieces ?? [], renderer.output)
        return cuts.indices.map { index in
            let end = index + 1 < cuts.count ? cuts[index + 1].offset : html.count
            return HTMLPiece(blocks: cuts[index].blocks, html: html[cuts[index].offset..<end], reach: cuts[index].reach)
        }
    }

    /// Before a block of the outermost level: notes whether the HTML so far stands by itself.
    ///
    /// - Returns: the node to go on with, where a piece has been taken over from another page.
    mutating func cut(before index: Int, _ node: Node) -> Int? {
        let isTogether =
            sanitizer.isOpen || (cuts.map { $0.raw.contains(index - 1) } ?? false)
            || node.kind == .footnoteDefinition && hasOpenFootnotes
            || node.kind == .codeBlock && document.codeBlocks[Int(node.detail)].tab != nil && document.followsTab(index)
        if isTogether, let last = cuts?.pieces.indices.last {
            cuts?.pieces[last].blocks.append(NodeID(index))
            return nil
        }
        guard let piece = cuts?.next, let last = piece.blocks.last else {
            cuts?.pieces.append(([NodeID(index)], output.count, .everywhere))
            return nil
        }
        cuts?.pieces.append((piece.blocks, output.count, piece.reach))
        output.append(contentsOf: piece.html)
        return Int(document[last].end)
    }

    /// What is being written is not the same everywhere.
    mutating func limit(_ reach: HTMLReach) {
        guard let place = cuts?.pieces.indices.last, let former = cuts?.pieces[place].reach else { return }
        cuts?.pieces[place].reach = min(former, reach)
    }
}
