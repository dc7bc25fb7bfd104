import Diagnostics
import Support

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
        if let start = UnclosedComment.start(in: literal.bytes) {
            diagnostics.append(UnclosedComment.finding(literal, from: start))
        }
        if let finding = MarkdownInHTML.finding(literal) { diagnostics.append(finding) }
        noteForeignTags(literal.bytes, isBlock: true) { literal.range($0) }
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
        let lines = leaf.isAligned ? origins(of: literal, at: event.contentRange, leaf) : nil
        let slice = SourceSlice(
            of: source.file,
            bytes: literal,
            lines: lines ?? [SourceSlice.LineOrigin(sliceOffset: 0, fileOffset: blockStart)],
            // Without known lines, every offset in it maps to the start of the block.
            end: lines == nil ? blockStart : .max
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

extension DocumentBuilder {
    /// Returns the origins of the lines of raw HTML within a leaf; nil if they are unknown.
    private func origins(
        of literal: [UInt8],
        at range: Range<Int>?,
        _ leaf: LeafInlines
    ) -> [SourceSlice.LineOrigin]? {
        guard let range, range.upperBound <= leaf.content.bytes.count else { return nil }
        func indentation(_ line: ArraySlice<UInt8>) -> Int { line.prefix(while: \.isSpaceOrTab).count }
        let lineEnd = UInt8(ascii: "\n")
        let own = literal.split(separator: lineEnd, omittingEmptySubsequences: false)
        let written = leaf.content.bytes[range].split(separator: lineEnd, omittingEmptySubsequences: false)
        guard own.count == written.count else { return nil }
        return zip(own, written).enumerated().map { number, lines in
            // The content has no indentation where the literal may have one.
            let missing = number == 0 ? 0 : max(0, indentation(lines.0) - indentation(lines.1))
            let start = source.fileOffset(leaf.content.sourceOffset(lines.1.startIndex))
            return SourceSlice.LineOrigin(sliceOffset: lines.0.startIndex, fileOffset: max(0, start - missing))
        }
    }
}

/// Finds `<!-- … -->` in raw HTML; an unclosed `<!--` begins no comment.
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
        return SourceSlice(of: file, bytes: Array(bytes[range]), lines: lines, end: end)
    }
}
