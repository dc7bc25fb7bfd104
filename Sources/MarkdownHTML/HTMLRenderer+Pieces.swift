import Markdown

/// A part of a document's HTML that stands by itself: usually one block of its outermost level.
public struct HTMLPiece: Sendable {
    /// The blocks in it, in order; never empty.
    public let blocks: [NodeID]
    public let html: ArraySlice<UInt8>
    public let reach: HTMLReach
}

/// The other pages of the document on which a piece is the same, with the options of these pages.
public enum HTMLReach: Comparable, Sendable {
    /// No other page.
    case page
    /// Pages with addresses relative to the same folder, and with the same prefix of ids.
    case folder
    case everywhere
}

/// The places at which the HTML of a document can be cut.
struct HTMLCuts {
    var pieces: [(blocks: [NodeID], offset: Int, reach: HTMLReach)] = []
    /// The range from the first to the last block of raw HTML if tags are not balanced: all of it is one piece.
    let raw: Range<Int>
    /// The pieces of another page, and the reach that they need to be reused here.
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

    /// The next piece of the other page, if it can be reused; nil otherwise.
    var next: HTMLPiece? {
        guard pieces.count < known.count, known[pieces.count].reach >= reach else { return nil }
        return known[pieces.count]
    }
}

extension HTMLRenderer {
    /// Returns the document's HTML in pieces. Blocks that only make sense together are one piece: those between raw tags that
    /// belong together, and all footnotes.
    ///
    /// - Parameters:
    ///   - known: The pieces of another page of the document. Those that reach as far as `reach` are not written again.
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

    /// Begins a piece before a block of the outermost level, if the HTML so far stands by itself; otherwise continues the last
    /// one.
    ///
    /// - Returns: The index of the node to continue with, if a piece was reused; nil otherwise.
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

    /// Limits the reach of the current piece, because the HTML being written is not the same everywhere.
    mutating func limit(_ reach: HTMLReach) {
        guard let place = cuts?.pieces.indices.last, let former = cuts?.pieces[place].reach else { return }
        cuts?.pieces[place].reach = min(former, reach)
    }
}
