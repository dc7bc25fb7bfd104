import Course
import Markdown
import Support

/// A paragraph, a cell of a table, or another block between paragraphs, with the words that readers see.
struct ProseBlock {
    enum ProseRole {
        /// A paragraph that lies in no list.
        case paragraph
        /// A paragraph of an item of a list.
        case itemParagraph
        /// Code, a table, or a picture, which stands between paragraphs.
        case mark
    }

    let node: NodeID
    let kind: ProseRole
    /// The number of letters and digits in its text and code.
    var length = 0
    /// The letters of Chinese, Japanese and Korean among them, each of which says more than one of other scripts.
    var denseLength = 0
    /// The numbers in its text, each with the text that holds it.
    var numbers: [(number: ProseNumber, node: NodeID)] = []
    /// Keys of what no translator changes: code, numbers, and addresses of other sites; for code that stands apart, its own.
    var tokens: Set<Int> = []
    /// The keys of addresses of other sites among them.
    var addresses: Set<Int> = []

    /// The key of every table.
    private static let table = 0

    /// The blocks of a section, in order, and the cells of its tables.
    struct Section {
        var blocks: [ProseBlock] = []
        var cells: [ProseBlock] = []

        /// The number of letters and digits.
        var length: Int { (blocks + cells).reduce(0) { $0 + $1.length } }
        /// The number of letters of Chinese, Japanese and Korean.
        var denseLength: Int { (blocks + cells).reduce(0) { $0 + $1.denseLength } }
    }

    /// Returns the blocks of each section of a document, the text before the first heading first.
    static func bySection(_ document: Document) -> [Section] {
        let headings = Set(document.headings.map(\.node))
        let links = Dictionary(document.links.map { ($0.node, $0.destination) }) { first, _ in first }
        var sections = [Section()]
        for node in document.descendants(of: document.root) {
            let last = sections.count - 1
            switch document[node].kind {
            case .heading: if headings.contains(node) { sections.append(Section()) }
            case .paragraph:
                // A component's words are compared with its container, if at all.
                guard !document.isMadeByTag(node) else { continue }
                let kind = document.isInItem(node) ? ProseRole.itemParagraph : .paragraph
                sections[last].blocks.append(ProseBlock(node: node, kind: kind))
            case .tableCell: sections[last].cells.append(ProseBlock(node: node, kind: .paragraph))
            case .codeBlock:
                let code = document.textBytes(of: node)
                sections[last].blocks.append(ProseBlock(node: node, kind: .mark, tokens: [Self.token(code)]))
            case .table: sections[last].blocks.append(ProseBlock(node: node, kind: .mark, tokens: [table]))
            case .text, .code: sections[last].read(node, document)
            case .link:
                guard let destination = links[node], destination.contains("://") else { continue }
                sections[last].note(destination.hashValue, node, document)
            default: continue
            }
        }
        for index in sections.indices {
            sections[index].blocks.removeAll { $0.kind != .mark && $0.length == 0 }
        }
        return sections
    }
}

extension ProseBlock {
    /// The key of code, by its bytes.
    private static func token(_ code: ArraySlice<UInt8>) -> Int { Int(truncatingIfNeeded: MurmurHash.of(code)) }

    fileprivate mutating func read(_ node: NodeID, _ document: Document) {
        let text = document.textBytes(of: node)
        length += text.count { $0 >= 0xC0 || $0.isAlphanumeric }
        denseLength += text.count { $0 >= 0xE3 && $0 <= 0xED }
        guard document[node].kind == .text else {
            tokens.insert(Self.token(text))
            return
        }
        for word in text.split(whereSeparator: { !$0.isAlphanumeric }) where word.hasTwoCapitals {
            tokens.insert(Self.token(word))
        }
        guard ProseNumber.mayHold(text) else { return }
        for number in ProseNumber.all(in: String(decoding: text, as: UTF8.self)) {
            numbers.append((number, node))
            tokens.insert(number.key)
        }
    }
}

extension ProseBlock.Section {
    /// Adds a text or code to the block that it lies in.
    fileprivate mutating func read(_ node: NodeID, _ document: Document) {
        guard let (place, isCell) = place(of: node, document) else { return }
        if isCell { cells[place].read(node, document) } else { blocks[place].read(node, document) }
    }

    fileprivate mutating func note(_ token: Int, _ node: NodeID, _ document: Document) {
        guard let (place, isCell) = place(of: node, document), !isCell else { return }
        blocks[place].tokens.insert(token)
        blocks[place].addresses.insert(token)
    }

    /// The index of the last block or cell if a node lies in it, and not in a picture, whose text is its description.
    private func place(of node: NodeID, _ document: Document) -> (Int, isCell: Bool)? {
        var place: NodeID? = node
        while let own = place {
            switch document[own].kind {
            case .image, .heading: return nil
            case .tableCell: return cells.last?.node == own ? (cells.count - 1, true) : nil
            case .paragraph: return blocks.last?.node == own ? (blocks.count - 1, false) : nil
            default: place = document[own].parent
            }
        }
        return nil
    }
}

extension Document {
    /// The elements of HTML that text begins with.
    private static let textElements: Set<String> = [
        "a", "abbr", "b", "br", "cite", "code", "del", "em", "i", "img", "ins", "kbd", "mark", "q", "s", "small",
        "span",
        "strong", "sub", "sup", "u", "var",
    ]

    /// Returns true for a paragraph that the file writes as a component: `<LinkCard title="…"/>`.
    fileprivate func isMadeByTag(_ node: NodeID) -> Bool {
        let start = range(of: node).bytes.lowerBound
        guard start < file.bytes.count, file.bytes[start] == UInt8(ascii: "<") else { return false }
        let name = file.bytes[(start + 1)...].prefix(while: \.isAlphanumeric)
        return !Self.textElements.contains(String(decoding: name, as: UTF8.self))
    }

    fileprivate func isInItem(_ node: NodeID) -> Bool {
        var place = self[node].parent
        while let own = place {
            if self[own].kind == .item { return true }
            place = self[own].parent
        }
        return false
    }
}
