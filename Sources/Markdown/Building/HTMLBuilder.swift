import Diagnostics

extension DocumentBuilder {
    mutating func appendHTMLBlock(_ raw: RawNode) {
        var node = Node(kind: .htmlBlock)
        node.text = raw.text
        let start = source.offset(line: raw.line, column: raw.column)
        let literal = slice(of: raw.text, firstLine: Int(raw.line))
        node.sourceStart = Int32(truncatingIfNeeded: source.fileOffset(start))
        let lastLine = raw.line + Int32(truncatingIfNeeded: literal.lines.count - 1)
        node.sourceEnd = max(node.sourceStart, end(ofLine: lastLine, from: start))
        node.detail = Int32(truncatingIfNeeded: htmlSlices.count)
        let index = builder.leaf(node)
        htmlSlices.append(literal)
        for comment in HTMLComments.find(in: literal.bytes) {
            comments.append(
                Comment(
                    node: NodeID(index),
                    text: String(decoding: literal.bytes[comment.text], as: UTF8.self),
                    range: literal.range(comment.whole),
                    slice: literal.cut(comment.text),
                    isBlock: true
                )
            )
        }
    }

    mutating func appendInlineComment(_ event: InlineEvent, node: Int, _ leaf: LeafInlines, blockStart: Int) {
        let literal = Array(text[event.text.range])
        guard let comment = HTMLComments.find(in: literal).first, comment.whole == literal.indices else { return }
        var lines: [SourceSlice.LineOrigin] = []
        let start = event.contentRange?.lowerBound
        for (index, byte) in literal.enumerated() where index == 0 || literal[index - 1] == UInt8(ascii: "\n") {
            _ = byte
            let place = start.map { source.fileOffset(leaf.content.sourceOffset($0 + index)) } ?? blockStart
            lines.append(SourceSlice.LineOrigin(sliceOffset: index, fileOffset: leaf.isAligned ? place : blockStart))
        }
        let slice = SourceSlice(
            path: source.file.path,
            bytes: literal,
            lines: lines,
            fileCount: source.file.bytes.count
        )
        comments.append(
            Comment(
                node: NodeID(node),
                text: String(decoding: literal[comment.text], as: UTF8.self),
                range: leaf.place(event.contentRange, source, blockStart),
                slice: slice.cut(comment.text),
                isBlock: false
            )
        )
    }
}

/// Finds `<!-- … -->` in raw HTML; a comment that is not closed is none.
enum HTMLComments {
    static func find(in bytes: [UInt8]) -> [(whole: Range<Int>, text: Range<Int>)] {
        var result: [(whole: Range<Int>, text: Range<Int>)] = []
        var index = 0
        while index + 7 <= bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), bytes[index...].starts(with: "<!--".utf8) else {
                index += 1
                continue
            }
            var end = index + 4
            while end + 3 <= bytes.count, !bytes[end...].starts(with: "-->".utf8) { end += 1 }
            guard end + 3 <= bytes.count else { break }
            result.append((index..<end + 3, index + 4..<end))
            index = end + 3
        }
        return result
    }
}

extension SourceSlice {
    /// A part of the slice, with the places of its lines.
    func cut(_ range: Range<Int>) -> SourceSlice {
        var lines = [LineOrigin(sliceOffset: 0, fileOffset: fileOffset(at: range.lowerBound))]
        for line in self.lines[(lineIndex(at: range.lowerBound) + 1)...] {
            guard line.sliceOffset < range.upperBound else { break }
            lines.append(LineOrigin(sliceOffset: line.sliceOffset - range.lowerBound, fileOffset: line.fileOffset))
        }
        return SourceSlice(path: path, bytes: Array(bytes[range]), lines: lines, fileCount: fileCount)
    }
}
