import Diagnostics
import Support

/// The content of a text that is translated as one, the same for all spellings that CommonMark gives the same meaning: `*word*`
/// and `_word_`, a link in the text and one that is defined elsewhere, one line and several.
package struct MessageKey: Sendable, Hashable {
    private let bytes: [UInt8]

    /// Signs before a key's content that tell its kind.
    private enum Form: UInt8 {
        case prose = 0x01
        case html, code, codeBlock
    }

    /// True if the text has no words.
    package var isEmpty: Bool { bytes.count < 2 }

    private init(_ form: Form, _ content: some Sequence<UInt8>) {
        var bytes = [form.rawValue]
        var isBlank = true
        for byte in content {
            // One space stands for any white space.
            if byte.isWhitespace {
                if !isBlank { bytes.append(0x20) }
                isBlank = true
            } else {
                bytes.append(byte)
                isBlank = false
            }
        }
        if bytes.count > 1, bytes.last == 0x20 { bytes.removeLast() }
        self.bytes = bytes
    }

    /// Creates the key of a comment or a literal in code.
    package init(code: some Sequence<UInt8>) { self.init(.code, code) }

    /// Creates the key of a block of code as a whole.
    package init(codeBlock: some Sequence<UInt8>) { self.init(.codeBlock, codeBlock) }

    /// Creates the key of a block of raw HTML.
    init(html: some Sequence<UInt8>) { self.init(.html, html) }

    /// Creates the key of a text that stands alone, such as the message of a catalogue.
    package init(markdown: String, dialect: Dialect) {
        let document = Document.parse(SourceFile(path: "", text: markdown), dialect: dialect).document
        let blocks = Array(document.children(of: document.root))
        guard blocks.count == 1 else {
            self.init(.prose, blocks.isEmpty ? Array(markdown.utf8) : document.words(of: document.root))
            return
        }
        switch document[blocks[0]].kind {
        case .htmlBlock: self.init(html: document.textBytes(of: blocks[0]))
        case .codeBlock: self.init(codeBlock: document.textBytes(of: blocks[0]))
        default: self.init(.prose, document.words(of: blocks[0]))
        }
    }

    /// Creates the key of a paragraph, a heading or a cell.
    init(of node: NodeID, in document: Document) { self.init(.prose, document.words(of: node)) }
}

extension Document {
    /// Returns the text of a node with signs for its markup.
    fileprivate func words(of node: NodeID) -> [UInt8] {
        var words: [UInt8] = []
        var ends: [(end: Int, text: [UInt8])] = []
        func close(before index: Int) {
            while let last = ends.last, last.end <= index {
                words += last.text
                ends.removeLast()
            }
        }
        for inner in descendants(of: node) {
            close(before: inner.index)
            let end = Int(tree.nodes[inner.index].end)
            let kind = self[inner].kind
            switch kind {
            case .text, .htmlInline: words += textBytes(of: inner)
            case .code: words += [0x60] + textBytes(of: inner) + [0x60]
            case .formula: words += [0x24] + textBytes(of: inner) + [0x24]
            case .softBreak, .lineBreak: words.append(0x20)
            case .footnoteReference:
                let index = Int(tree.nodes[inner.index].detail)
                let label = footnotes.indices.contains(index) ? footnotes[index].label : ""
                words += Array("[^\(label)]".utf8)
            case .link, .image:
                words.append(kind == .image ? 0x11 : 0x12)
                let index = Int(tree.nodes[inner.index].detail)
                let link = links.indices.contains(index) ? links[index] : nil
                ends.append(
                    (end, [0x13] + Array((link?.destination ?? "").utf8) + [0x13] + Array((link?.title ?? "").utf8))
                )
            case .taskMarker, .abbreviation: break
            default:
                guard !kind.isBlock else {
                    words.append(0x20)
                    continue
                }
                words.append(0x14 + kind.rawValue)
                ends.append((end, [0x15]))
            }
        }
        close(before: .max)
        return words
    }
}
