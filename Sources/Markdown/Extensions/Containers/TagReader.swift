import Diagnostics
import Support

/// Reads the blocks of GitBook, from `{% hint style="info" %}` to `{% endhint %}`: hints, tabs, steps, columns, code with a title,
/// and links to pages, files and other sites.
///
/// Finds them line by line before libcmark sees the text, outside code, at the top level and in list items. Tags of other names
/// stay text.
struct TagReader {
    private let file: SourceFile
    private let bytes: [UInt8]
    private var result: ContainerLines
    private var open = [OpenContainer(container: nil)]
    /// True between `{% raw %}` and `{% endraw %}`, where tags are text.
    private var isRaw = false
    /// The title of the next fence, from the tag `code` around it.
    private var caption: Range<Int>?
    /// True if the lines of the next fence are numbered.
    private var isNumbered = false
    /// True if a tag was found.
    private var isChanged = false
    /// The number of steps so far, by the container around them.
    private var steps: [Int?: Int] = [:]
    /// The names of tags that were found to show another text than in GitBook.
    private var told: Set<String> = []

    /// - Parameter bytes: The file's bytes, with other constructs blanked.
    /// - Returns: Nil if there are no such blocks.
    static func read(_ file: SourceFile, bytes: [UInt8]) -> ContainerLines? {
        guard bytes.contains(bytes: "{%".utf8) else { return nil }
        var reader = TagReader(file, bytes)
        var start = 0
        while start < bytes.count {
            let line = bytes.line(from: start)
            reader.read(line.content)
            start = line.next
        }
        while reader.open.count > 1 { reader.leaveUnclosed(at: bytes.count) }
        return reader.isChanged ? reader.result : nil
    }

    private init(_ file: SourceFile, _ bytes: [UInt8]) {
        (self.file, self.bytes) = (file, bytes)
        result = ContainerLines(file)
    }

    private var top: OpenContainer {
        get { open[open.count - 1] }
        set { open[open.count - 1] = newValue }
    }

    // MARK: Lines

    private mutating func read(_ line: Range<Int>) {
        var cursor = LineCursor(offset: line.lowerBound)
        let indent = cursor.skipSpaces(in: bytes, before: line.upperBound)
        let text = bytes[cursor.offset..<line.upperBound]
        guard let first = text.first else { return result.append(text, after: top.prefix) }
        let tag = BlockTag(text)
        // Text left of a list item's content ends the item; the tag that closes a block may stand there.
        while open.count > 1, indent < top.indent, tag?.closes != top.name { leaveUnclosed(at: line.lowerBound) }
        let relative = max(0, indent - top.indent)
        top.opaque.leave(before: first, indent: relative)
        if !top.opaque.isOpen {
            top.lists.leave(before: relative)
            if relative - top.lists.column < 4, let tag, take(tag) {
                return readRest(text[tag.range.upperBound...])
            }
            top.lists.enter(text, indent: relative)
            if !isRaw, let end = closingTag(of: text) {
                append(line.lowerBound..<end.range.lowerBound, text, relative: relative)
                _ = take(end)
                return
            }
        }
        append(line, text, relative: relative)
    }

    private mutating func append(_ line: Range<Int>, _ text: ArraySlice<UInt8>, relative: Int) {
        var cursor = LineCursor(offset: line.lowerBound)
        cursor.skipColumns(top.indent, in: bytes, before: line.upperBound)
        let shown = bytes[min(cursor.offset, line.upperBound)..<line.upperBound]
        let wasOpen = top.opaque.isOpen
        top.opaque.read(text, indent: relative)
        if !wasOpen, top.opaque.isInFence, caption != nil || isNumbered {
            var attributes: [UInt8] = isNumbered ? Array(" showLineNumbers".utf8) : []
            if let title = caption {
                let words = bytes[title].filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "`") }
                attributes += Array(" title=\"".utf8) + words + Array("\"".utf8)
            }
            (caption, isNumbered) = (nil, false)
            // Without a language, the first word of the line would be taken for one.
            let hasLanguage = text.drop { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }.contains {
                !$0.isWhitespace
            }
            let line = Array(shown) + (hasLanguage ? [] : Array("text".utf8)) + attributes
            return result.append(line[...], after: top.prefix, from: shown.startIndex, upTo: shown.endIndex)
        }
        result.append(shown, after: top.prefix)
    }

    /// Reads what stands behind a tag on its line: text, or further tags.
    private mutating func readRest(_ text: ArraySlice<UInt8>) {
        var rest = text.drop(while: \.isSpaceOrTab)
        while !rest.isEmpty {
            if let tag = BlockTag(rest), take(tag) {
                rest = rest[tag.range.upperBound...].drop(while: \.isSpaceOrTab)
            } else if let end = closingTag(of: rest) {
                result.append(rest[..<end.range.lowerBound], after: top.prefix)
                _ = take(end)
                return
            } else {
                top.opaque.read(rest, indent: 0)
                return result.append(rest, after: top.prefix)
            }
        }
    }

    /// Returns the tag at the end of a line that closes the innermost block; nil if there is none.
    private func closingTag(of text: ArraySlice<UInt8>) -> BlockTag? {
        guard open.count > 1, text.trimmed.suffix(2).elementsEqual("%}".utf8) else { return nil }
        let starts = text.indices.dropLast().reversed()
        let start = starts.first { text[$0] == UInt8(ascii: "{") && text[$0 + 1] == UInt8(ascii: "%") }
        guard let start, start > text.startIndex, let tag = BlockTag(text[start...]), tag.closes == top.name else {
            return nil
        }
        return tag
    }

    // MARK: Tags

    /// - Returns: False if the tag is text.
    private mutating func take(_ tag: BlockTag) -> Bool {
        if isRaw || tag.name == "raw" || tag.name == "endraw" {
            guard tag.name == (isRaw ? "endraw" : "raw") else { return false }
            isRaw.toggle()
            isChanged = true
            result.append(bytes[tag.range.lowerBound..<tag.range.lowerBound], after: top.prefix)
            return true
        }
        if let name = tag.closes {
            guard BlockTag.isKnown(name) else { return false }
            isChanged = true
            guard let match = open.dropFirst().lastIndex(where: { $0.name == name }) else {
                if !BlockTag.mayStandAlone(name) { result.findings.append(.strayTag(tag.name, file.range(tag.range))) }
                return true
            }
            while open.count - 1 > match { leaveUnclosed(at: tag.range.lowerBound) }
            closeTop(at: tag.range.upperBound)
            return true
        }
        switch tag.name {
        case "else", "elif", "elseif":
            guard top.name == "if" else { return false }
            result.append(bytes[tag.range.lowerBound..<tag.range.lowerBound], after: top.prefix)
        case "embed", "file":
            guard let address = tag.value("url", in: bytes) ?? tag.value("src", in: bytes) else { return false }
            link(address, at: tag.range.lowerBound)
        case "code":
            caption = tag.value("title", in: bytes)
            isNumbered = tag.value("lineNumbers", in: bytes).map { bytes[$0].elementsEqual("true".utf8) } ?? false
            push(tag, .plain)
        default:
            guard var kind = tag.kind(in: bytes) else { return false }
            guard result.hasRoom(at: tag.range) else { return false }
            if tag.name == "step" {
                steps[top.container, default: 0] += 1
                kind = .walkthroughStep(steps[top.container] ?? 1)
            }
            push(tag, kind)
            if tag.isPartial, told.insert(tag.name).inserted {
                result.findings.append(.partialTag(tag.name, file.range(tag.range)))
            }
            if let words = tag.words(in: bytes) {
                let range = tag.range
                result.append(Array(words.utf8)[...], after: top.prefix, from: range.lowerBound, upTo: range.upperBound)
                result.append([], after: top.prefix, from: tag.range.lowerBound)
            }
        }
        isChanged = true
        return true
    }

    /// Appends a paragraph with a link to an address.
    private mutating func link(_ address: Range<Int>, at offset: Int) {
        let words = bytes[address].filter { !"<>\n".utf8.contains($0) }
        result.append([], after: top.prefix, from: offset)
        let isWhole = words.starts(with: "https://".utf8) || words.starts(with: "http://".utf8)
        let name = words.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? words
        let label = (isWhole ? words : name).filter { !"[]\\".utf8.contains($0) }
        let text = Array("[".utf8) + label + Array("](<".utf8) + words + Array(">)".utf8)
        result.append(text[...], after: top.prefix, from: address.lowerBound, upTo: address.upperBound)
        result.append([], after: top.prefix, from: offset)
    }

    private mutating func push(_ tag: BlockTag, _ kind: Container.Kind) {
        let container = Container(
            kind: kind,
            name: tag.name,
            arguments: [],
            range: file.range(tag.range),
            nameRange: file.range(tag.range),
            parent: top.container,
            node: nil
        )
        let column = top.lists.column
        let prefix = result.open(container, after: top.prefix, indent: column)
        open.append(
            OpenContainer(
                container: result.containers.count - 1,
                name: tag.name,
                prefix: prefix,
                indent: top.indent + column
            )
        )
    }

    private mutating func closeTop(at offset: Int) {
        let closed = open.removeLast()
        if closed.name == "code" { (caption, isNumbered) = (nil, false) }
        if let container = closed.container { result.close(container, at: offset) }
        // An empty line keeps a following line of text from continuing a paragraph of the block.
        result.append(bytes[offset..<offset], after: top.prefix)
    }

    private mutating func leaveUnclosed(at offset: Int) {
        if let index = top.container {
            let (name, range) = (top.name, result.containers[index].nameRange)
            result.findings.append(.unclosedTag(name, range))
        }
        closeTop(at: offset)
    }
}
