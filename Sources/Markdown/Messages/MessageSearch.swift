import Diagnostics
import Support

extension Document {
    /// Returns the parts of the document that are translated, in ascending order and without overlaps.
    ///
    /// - Parameter texts: finds the comments and literals in code.
    package func messages(texts: MessageCode.Texts) -> [DocumentMessage] {
        var search = MessageSearch(document: self, bytes: file.bytes)
        search.run(texts)
        var end = 0
        return search.messages.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter {
            guard $0.range.lowerBound >= end, !$0.range.isEmpty else { return false }
            end = $0.range.upperBound
            return true
        }
    }
}

/// Looks for a document's messages. A comment `<!-- i18n:skip -->` leaves the next one out, and one with `i18n:skip-start` all up
/// to `i18n:skip-end`.
private struct MessageSearch {
    let document: Document
    let bytes: [UInt8]
    private(set) var messages: [DocumentMessage] = []
    private var skipsNext = false
    private var skipsAll = false

    init(document: Document, bytes: [UInt8]) { (self.document, self.bytes) = (document, bytes) }

    mutating func run(_ texts: MessageCode.Texts) {
        for node in document.descendants(of: document.root) {
            switch document[node].kind {
            case .paragraph: addParagraph(node)
            case .heading: addHeading(node)
            case .tableCell: addCell(node)
            case .htmlBlock: addHTML(node)
            case .codeBlock: addCode(node, texts)
            default: break
            }
        }
    }

    private mutating func add(_ range: Range<Int>, _ key: MessageKey, _ form: DocumentMessage.Form) {
        guard !isSkipped() else { return }
        append(range, key, form)
    }

    private mutating func append(_ range: Range<Int>, _ key: MessageKey, _ form: DocumentMessage.Form) {
        guard !key.isEmpty, !range.isEmpty, range.upperBound <= bytes.count else { return }
        messages.append(DocumentMessage(range: range, key: key, form: form))
    }

    private mutating func isSkipped() -> Bool {
        defer { skipsNext = false }
        return skipsNext || skipsAll
    }

    /// Returns a block's range in the file without white space at its ends.
    private func range(of node: NodeID) -> Range<Int>? {
        guard let range = document.ownRange(of: node)?.bytes, range.upperBound <= bytes.count else { return nil }
        return trimmed(range)
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start].isWhitespace { start += 1 }
        while start < end, bytes[end - 1].isWhitespace { end -= 1 }
        return start..<end
    }

    // MARK: Text

    private mutating func addParagraph(_ node: NodeID) {
        guard var range = range(of: node) else { return }
        var key = MessageKey(of: node, in: document)
        if let parent = document[node].parent, node.index == parent.index + 1 {
            switch document[parent].kind {
            case .alert:
                // The first line is the alert's mark, or `[!` would be read as its text.
                guard bytes[range].starts(with: "[!".utf8) else { break }
                let end = bytes[range].firstIndex(of: 0x0A) ?? range.upperBound
                var start = end
                while start < range.upperBound, bytes[start].isWhitespace || bytes[start] == UInt8(ascii: ">") {
                    start += 1
                }
                range = start..<range.upperBound
            case .aside:
                // The tag, such as `Note:`, is a part of the text.
                key = MessageKey(markdown: joined(range), dialect: document.dialect)
            case .item:
                if bytes[range].starts(with: "[".utf8), let mark = bytes[range].firstIndex(of: UInt8(ascii: "]")),
                    document[NodeID(min(node.index + 1, document.nodeCount - 1))].kind == .taskMarker
                {
                    range = trimmed(min(mark + 1, range.upperBound)..<range.upperBound)
                }
            default: break
            }
        }
        add(range, key, .lines(prefix: prefix(before: range.lowerBound)))
    }

    /// Returns a text of several lines in a quote without their prefixes.
    private func joined(_ range: Range<Int>) -> String {
        let lines = bytes[range].split(separator: 0x0A).map { line in
            line.drop { $0.isWhitespace || $0 == UInt8(ascii: ">") }
        }
        return String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self)
    }

    /// Returns what a further line of a block begins with: the signs of quotes, and spaces in place of a list's.
    private func prefix(before offset: Int) -> [UInt8] {
        let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return bytes[start..<offset].map { $0 == UInt8(ascii: ">") || $0 == 0x09 ? $0 : 0x20 }
    }

    private mutating func addHeading(_ node: NodeID) {
        guard var range = range(of: node) else { return }
        if bytes[range.lowerBound] == UInt8(ascii: "#") {
            let end = bytes[range].firstIndex(of: 0x0A) ?? range.upperBound
            range = trimmed(
                (bytes[range].firstIndex { $0 != UInt8(ascii: "#") } ?? range.upperBound)..<end
            )
        } else if let last = bytes[range].lastIndex(of: 0x0A),
            bytes[last..<range.upperBound].allSatisfy({ $0.isWhitespace || $0 == 0x2D || $0 == 0x3D || $0 == 0x3E })
        {
            range = trimmed(range.lowerBound..<last)
        }
        let index = Int(document.tree.nodes[node.index].detail)
        if document.headings.indices.contains(index), document.headings[index].explicitID != nil,
            let brace = bytes[range].lastIndex(of: UInt8(ascii: "{"))
        {
            range = trimmed(range.lowerBound..<brace)
        }
        if let last = bytes[range].lastIndex(where: { $0 != UInt8(ascii: "#") }), last + 1 < range.upperBound,
            bytes[last].isSpaceOrTab
        {
            range = trimmed(range.lowerBound..<last)
        }
        add(range, MessageKey(of: node, in: document), .line)
    }

    private mutating func addCell(_ node: NodeID) {
        guard let range = range(of: node) else { return }
        add(range, MessageKey(of: node, in: document), .line)
    }

    private mutating func addHTML(_ node: NodeID) {
        let text = document.textBytes(of: node)
        switch MessageDirective(text) {
        case .skip: skipsNext = true
        case .skipStart: skipsAll = true
        case .skipEnd: skipsAll = false
        case .comment: break
        case nil:
            guard let range = range(of: node) else { return }
            add(range, MessageKey(html: text), .lines(prefix: prefix(before: range.lowerBound)))
        }
    }

    // MARK: Code

    private mutating func addCode(_ node: NodeID, _ texts: MessageCode.Texts) {
        let index = Int(document.tree.nodes[node.index].detail)
        guard !isSkipped(), document.codeBlocks.indices.contains(index) else { return }
        let block = document.codeBlocks[index]
        guard !block.slice.bytes.isEmpty else { return }
        let code = block.slice.bytes
        let language = String(block.infoWord.prefix { $0 != "," && $0 != "{" }).lowercased()
        guard block.isFenced, let found = texts(language, code) else {
            guard MessageCode.mayHaveWords(code) else { return }
            let range = trimmedEnd(of: block)
            append(
                range,
                MessageKey(codeBlock: code),
                .codeBlock(prefix: prefix(before: range.lowerBound))
            )
            return
        }
        let lines = block.slice.lines
        // In a list or a quote each line of code is a text of its own.
        let isNested = document[node].parent != document.root
        for message in MessageCode.messages(found, of: code, areLinesApart: isNested) {
            func offset(_ index: Int) -> Int {
                let line = lines[block.slice.lineIndex(at: index)]
                return line.fileOffset + index - line.sliceOffset
            }
            append(
                offset(message.lowerBound)..<offset(message.upperBound - 1) + 1,
                MessageKey(code: code[message]),
                .code
            )
        }
    }

    /// Returns the range in the file of a block's code, without the last line break.
    private func trimmedEnd(of block: CodeBlock) -> Range<Int> {
        let range = block.slice.range(0..<block.slice.bytes.count).bytes
        var end = min(range.upperBound, bytes.count)
        while end > range.lowerBound, bytes[end - 1].isLineEnding { end -= 1 }
        return range.lowerBound..<max(range.lowerBound, end)
    }
}

/// An instruction to translators in an HTML comment.
enum MessageDirective: Equatable {
    case skip, skipStart, skipEnd, comment

    /// - Returns: nil for a text that is no such comment.
    init?(_ html: ArraySlice<UInt8>) {
        let text = html[html.trimmingSpaces()]
        guard text.starts(with: "<!--".utf8), text.suffix(3).elementsEqual("-->".utf8) else { return nil }
        let rest = text.drop {
            $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "-") || $0.isWhitespace
        }
        guard let colon = rest.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = String(decoding: rest[..<colon], as: UTF8.self).split(separator: " ").joined()
        guard name == "i18n" || name == "mdbook-xgettext" else { return nil }
        let words = rest[(colon + 1)...].dropLast(3).split {
            $0.isWhitespace || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-")
        }
        .map { String(decoding: $0, as: UTF8.self) }
        switch words.prefix(2) {
        case _ where words.first == "comment": self = .comment
        case ["skip"]: self = .skip
        case ["skip", "start"]: self = .skipStart
        case ["skip", "end"]: self = .skipEnd
        default: return nil
        }
    }
}
