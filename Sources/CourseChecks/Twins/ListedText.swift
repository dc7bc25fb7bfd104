import Markdown

/// The text of a section, and of the lists in it that are compared with the other language's.
struct ListedText {
    /// The number of the lists' items.
    let items: Int
    /// The number of links in the lists.
    private let links: Int
    private let listed: Part
    private let whole: Part

    /// - Parameter lists: the lists of the section whose items are counted.
    init(_ section: ProseBlock.Section, _ lists: [NodeID], items: Int, of document: Document) {
        let inside = Set(lists.flatMap(document.descendants))
        let blocks = section.blocks.filter { $0.kind != .mark }
        self.items = items
        links = inside.count { document[$0].kind == .link }
        whole = Part(blocks)
        listed = Part(blocks.filter { inside.contains($0.node) })
    }

    /// The letters of blocks, and how many blocks have each of the tokens that no translator changes.
    private struct Part {
        let length: Double
        let tokens: [Int: Int]

        init(_ blocks: [ProseBlock]) {
            length = Double(blocks.reduce(0) { $0 + $1.length })
            tokens = blocks.reduce(into: [:]) { counts, block in
                for token in block.tokens { counts[token, default: 0] += 1 }
            }
        }

        /// Returns how many tokens another text has less.
        func excess(over other: Part) -> Int {
            tokens.reduce(0) { $0 + max(0, $1.value - other.tokens[$1.key, default: 0]) }
        }
    }

    /// Returns true if a text with fewer items says all that this one does: two items may be one in the other language, and a list a
    /// sentence.
    ///
    /// - Parameters:
    ///   - ratio: the letters of the other language for each of this one's.
    ///   - inLists: true if the other text has as many lists, so that it must be said in these.
    func isSaid(by other: ListedText, _ ratio: Double, inLists: Bool) -> Bool {
        let lacking = items - other.items
        guard lacking > 0 else { return true }
        let (own, twin) = inLists ? (listed, other.listed) : (whole, other.whole)
        // A sentence that joins items names once what they share.
        let lost = inLists ? listed.excess(over: twin) : listed.tokens.keys.count { twin.tokens[$0] == nil }
        guard lost < lacking, !inLists || links - other.links < lacking else { return false }
        // The length of the items that would be missing
        let length = listed.length * Double(lacking) / Double(items)
        return twin.length > (own.length - 0.5 * length) * ratio
    }
}
