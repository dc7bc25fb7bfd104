import Diagnostics
import Support

extension DocumentBuilder {
    /// Appends a code block; its text is libcmark's, the places of its lines are found in the source.
    mutating func appendCodeBlock(_ raw: RawNode) {
        let start = source.offset(line: raw.line, column: raw.column)
        let opening = source.line(Int(raw.line))
        // Four columns of indentation make it indented code, even where its text is a fence.
        var indentation = prefixes.contentStart(line: Int(raw.line), source: source)
        let isIndented = indentation.skipSpaces(in: source.bytes, before: opening.upperBound) >= 4
        let fence = isIndented ? nil : Fence(source.bytes, in: start..<opening.upperBound)
        let firstLine = Int(raw.line) + (fence == nil ? 0 : 1)
        var slice = slice(of: raw.text, firstLine: firstLine)
        let lineCount = slice.bytes.isEmpty ? 0 : slice.lines.count
        let isClosed = fence.map { isClosingFence($0, line: firstLine + lineCount) } ?? true
        let lastLine = firstLine + lineCount - (fence != nil && isClosed ? 0 : 1)

        var node = Node(kind: .codeBlock)
        node.text = raw.text
        node.detail = Int32(truncatingIfNeeded: codeBlocks.count)
        node.sourceStart = Int32(truncatingIfNeeded: source.fileOffset(start))
        node.sourceEnd = max(node.sourceStart, end(ofLine: Int32(truncatingIfNeeded: lastLine), from: start))
        let snippet = snippet(fencedAt: raw.line)
        if let range = snippet?.container.range.bytes {
            node.sourceStart = Int32(truncatingIfNeeded: range.lowerBound)
            node.sourceEnd = Int32(truncatingIfNeeded: range.upperBound)
        }
        let index = builder.leaf(node)
        var info = fence.map { FenceInfo(source.bytes, in: $0.info, source: source) }
        if source.dialect == .material, let own = info {
            let translated = MaterialFence.translated(own.language, own.attributes)
            info?.language = translated.language
            info?.attributes = translated.attributes
            if let file = MaterialSnippet.attributes(of: slice) {
                info?.attributes += file
                // The scissors line is not part of the sample; if the file can't be read, the sample is empty.
                slice = self.slice(of: .empty, firstLine: firstLine)
                builder.tree.nodes[index].text = .empty
            }
        }
        let prose = fence.flatMap {
            UnclosedFence.prose(in: slice.bytes, of: $0, language: info?.language, isClosed: isClosed)
        }
        codeBlocks.append(
            CodeBlock(
                node: NodeID(index),
                ordinal: codeBlocks.count + 1,
                language: info?.language,
                attributes: snippet.map { attributes(of: $0.container) } ?? info?.attributes ?? [],
                slice: slice,
                isFenced: fence != nil,
                isClosed: isClosed,
                range: source.file.range(Int(node.sourceStart)..<Int(node.sourceEnd)),
                proseStart: prose,
                hidesLines: info?.hidesLines == true || source.dialect == .mdBook && info?.language == "rust",
                hiddenPrefix: info?.hiddenPrefix,
                languageRange: info?.languageRange,
                infoWord: infoWord(text[raw.extra.range], info),
                step: snippet?.step
            )
        )
        noteForeignDirective(in: slice, language: info?.language)
        if let last = codeBlocks.last, last.isFormula { checkFormula(in: last.slice) }
        if let fence, !isClosed || prose != nil {
            let line = source.fileRange(start..<opening.upperBound)
            let end = prose.map { firstLine + slice.lineIndex(at: $0) }
            diagnostics.append(UnclosedFence.finding(fence, source.file.range(line), endingBefore: end))
        }
    }

    /// Returns the first word of an info string, or the language that it stands for.
    private func infoWord(_ extra: ArraySlice<UInt8>, _ info: FenceInfo?) -> String {
        let word = String(decoding: extra.prefix { !$0.isWhitespace }, as: UTF8.self)
        guard let info, info.isRewritten, let language = info.language, source.dialect != .material else { return word }
        return language
    }

    /// Returns the directive in whose place a fence was generated; nil for a fence of the author's.
    private func snippet(fencedAt line: Int32) -> (container: Container, step: StepFile?)? {
        guard let index = source.container(openedOn: line - 1) else { return nil }
        switch containers[index].kind {
        case .snippet(let path, _): return path.isEmpty ? nil : (containers[index], nil)
        case .stepFile(let name): return (containers[index], StepFile(containers, index, name: name))
        default: return nil
        }
    }

    /// Returns the fence attributes that a snippet's arguments stand for. DocC names the file without its extension.
    private func attributes(of snippet: Container) -> [FenceAttribute] {
        snippet.arguments.compactMap { argument in
            let name = ["path": "file", "slice": "region", "file": "file", "name": "caption"][argument.name]
            return name.map { name in
                let isNamedWhole = SnippetFile.language(of: argument.value) != nil
                let ending = argument.name == "path" && !isNamedWhole ? ".swift" : ""
                return FenceAttribute(
                    name: name,
                    value: argument.value + ending,
                    range: argument.range,
                    valueRange: argument.range
                )
            }
        }
    }

    /// A literal of several lines with the place of each in the file.
    ///
    /// libcmark cuts off only the start of a line, so lines are compared from their ends. Where the file has a NUL, the slice
    /// keeps it instead of libcmark's U+FFFD, which would shift the offsets behind it.
    func slice(of literal: TextRange, firstLine: Int) -> SourceSlice {
        var lines: [SourceSlice.LineOrigin] = []
        var bytes: [UInt8] = []
        bytes.reserveCapacity(literal.count)
        var start = Int(literal.start)
        var number = firstLine
        while start < Int(literal.end) {
            let line = source.line(number)
            let (end, index, offset, hasNUL) = text.withUnsafeBufferPointer { text in
                let rest = UnsafeBufferPointer(rebasing: text[start..<Int(literal.end)])
                let length = rest.firstIndex(ofByte: UInt8(ascii: "\n")) ?? rest.count
                let written = start..<start + length
                let found = source.bytes.withUnsafeBufferPointer { Self.start(of: written, in: text, on: line, in: $0) }
                return (written.upperBound, found.index, found.offset, found.hasNUL)
            }
            // Leftover spaces are part of the tab before them; going back by their number keeps the offset of the text behind
            // them.
            let place = max(0, source.fileOffset(offset) - (index - start))
            lines.append(SourceSlice.LineOrigin(sliceOffset: bytes.count, fileOffset: place))
            if hasNUL {
                bytes.append(contentsOf: text[start..<index])
                bytes.append(contentsOf: source.bytes[offset..<line.upperBound])
            } else {
                bytes.append(contentsOf: text[start..<end])
            }
            if end < Int(literal.end) { bytes.append(UInt8(ascii: "\n")) }
            start = end + 1
            number += 1
        }
        if lines.isEmpty {
            let place = source.fileOffset(source.line(firstLine).lowerBound)
            lines = [SourceSlice.LineOrigin(sliceOffset: 0, fileOffset: place)]
        }
        return SourceSlice(of: source.file, bytes: bytes, lines: lines.exactlySized)
    }

    /// Compares a line of a literal with its line in the source, from their ends.
    ///
    /// - Returns: The offsets in both at which their common end begins, and true if the source has a NUL in it.
    private static func start(
        of written: Range<Int>,
        in text: UnsafeBufferPointer<UInt8>,
        on line: Range<Int>,
        in source: UnsafeBufferPointer<UInt8>
    ) -> (index: Int, offset: Int, hasNUL: Bool) {
        var (index, offset, hasNUL) = (written.upperBound, line.upperBound, false)
        while index > written.lowerBound, offset > line.lowerBound {
            let byte = source[offset - 1]
            if byte == text[index - 1] {
                index -= 1
            } else if byte == 0, index - written.lowerBound >= 3 {
                index -= 3
                hasNUL = true
            } else {
                break
            }
            offset -= 1
        }
        return (index, offset, hasNUL)
    }

    private func isClosingFence(_ fence: Fence, line number: Int) -> Bool {
        guard number <= source.lineCount else { return false }
        guard var cursor = prefixes.strictContentStart(line: number, source: source) else { return false }
        let end = source.line(number).upperBound
        guard cursor.skipSpaces(in: source.bytes, before: end) <= 3 else { return false }
        let rest = source.bytes[cursor.offset..<max(cursor.offset, end)]
        let count = rest.prefix { $0 == fence.marker }.count
        return count >= fence.count && rest.dropFirst(count).allSatisfy(\.isSpaceOrTab)
    }
}

/// The opening line of a fenced code block (CommonMark 4.5).
struct Fence {
    let marker: UInt8
    let count: Int
    /// Source range of the info string.
    let info: Range<Int>

    init?(_ bytes: [UInt8], in line: Range<Int>) {
        guard let first = bytes[line].first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
            return nil
        }
        marker = first
        count = bytes[line].prefix { $0 == first }.count
        guard count >= 3 else { return nil }
        info = bytes[line.dropFirst(count)].trimmingSpaces()
    }
}
