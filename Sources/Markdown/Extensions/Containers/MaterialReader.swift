import Diagnostics
import Support

/// Reads the blocks of Material for MkDocs: `!!! note "Title"`, `??? note`, `???+ note` and `=== "Tab"`, whose content is
/// indented by four columns.
///
/// Finds them line by line before libcmark sees the text, outside code, at the top level and in list items, and removes the
/// indentation of their content. Consecutive tabs are one group. Attribute lists in braces and names of icons, which are no text,
/// are removed from the lines as well (``MaterialText``). Definition lists are found by ``DefinitionLines``.
struct MaterialReader: ContainerReader {
    private let file: SourceFile
    let bytes: [UInt8]
    var result: ContainerLines

    var open = [OpenContainer(container: nil)]
    private(set) var isAfterBlank = true
    var next = 0
    /// The raw HTML around the next line whose content is Markdown.
    private var element: MarkdownElement?

    /// - Parameter bytes: The file's bytes, with other constructs blanked.
    static func read(_ file: SourceFile, bytes: [UInt8]) -> ContainerLines? {
        var reader = MaterialReader(file, bytes)
        var start = 0
        while start < bytes.count {
            let line = bytes.line(from: start)
            reader.read(line.content)
            start = line.next
        }
        while reader.open.count > 1 { reader.closeTop(at: bytes.count) }
        return reader.result
    }

    private init(_ file: SourceFile, _ bytes: [UInt8]) {
        (self.file, self.bytes) = (file, bytes)
        result = ContainerLines(file)
    }

    private mutating func read(_ line: Range<Int>) {
        guard line.lowerBound >= next else { return }
        var cursor = LineCursor(offset: line.lowerBound)
        let indent = cursor.skipSpaces(in: bytes, before: line.upperBound)
        let text = bytes[cursor.offset..<line.upperBound]
        guard let first = text.first else {
            isAfterBlank = true
            return result.append(text, after: top.prefix)
        }
        let marker = MaterialMarker(text)
        while open.count > 1, ends(before: line, text, indent: indent, marker) { closeTop(at: line.lowerBound) }
        defer { isAfterBlank = next > line.lowerBound }
        let relative = max(0, indent - top.indent)
        top.opaque.leave(before: first, indent: relative)
        if !top.opaque.isOpen {
            top.lists.leave(before: relative)
            if relative - top.lists.column < 4 {
                if let marker, push(marker, relative: relative) {
                    next = line.upperBound
                    return
                }
                if readDefinitions(text, line, relative: relative) { return }
                top.lists.enter(text, indent: relative)
            }
            if readElement(text, relative: relative) { return }
        }
        cursor = LineCursor(offset: line.lowerBound)
        cursor.skipColumns(top.indent, in: bytes, before: line.upperBound)
        append(bytes[cursor.offset..<line.upperBound], text, relative: relative)
    }

    /// Reads a line that opens or closes an element whose content is Markdown, or stands within it.
    ///
    /// - Returns: False if the line is none of these.
    private mutating func readElement(_ text: ArraySlice<UInt8>, relative: Int) -> Bool {
        guard var element else {
            guard relative - top.lists.column < 4, var opened = MarkdownElement(text, column: relative) else {
                return false
            }
            let rest = text[opened.tag.upperBound...]
            appendApart(text[opened.tag], at: relative)
            if let end = opened.close(on: rest) {
                appendPart(rest[..<end.lowerBound], at: relative)
                appendApart(text[end.lowerBound...], at: relative)
                return true
            }
            if !rest.trimmed.isEmpty { appendApart(rest.trimmed, at: relative) }
            self.element = opened
            return true
        }
        if element.inner == nil { element.inner = relative }
        let end = element.close(on: text)
        self.element = end == nil ? element : nil
        if let end {
            appendPart(text[..<end.lowerBound], at: element.column)
            appendApart(text[end.lowerBound...], at: element.column)
            return true
        }
        if let parts = MarkdownElement.caption(text) {
            appendApart(text[parts[0]], at: element.column)
            appendPart(text[parts[1]], at: element.column)
            appendApart(text[parts[2]], at: element.column)
            return true
        }
        // Deeper lines belong to items of lists, or are code.
        let column = element.column + max(0, relative - (element.inner ?? relative))
        guard column != relative else { return false }
        append(text, text, at: column)
        return true
    }

    /// Appends a tag between blank lines.
    private mutating func appendApart(_ text: ArraySlice<UInt8>, at column: Int) {
        result.append(text[text.startIndex..<text.startIndex], after: top.prefix)
        result.append(Self.indented(text, column), after: top.prefix, from: max(0, text.startIndex - column))
        result.append(text[text.endIndex..<text.endIndex], after: top.prefix)
    }

    private mutating func appendPart(_ text: ArraySlice<UInt8>, at column: Int) {
        let part = text.trimmed
        if !part.isEmpty { append(part, part, at: column) }
    }

    /// Appends a line of text at another column than in the file.
    private mutating func append(_ line: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, at column: Int) {
        show(Self.indented(line, column), text, relative: column, from: max(0, line.startIndex - column))
    }

    private static func indented(_ text: ArraySlice<UInt8>, _ column: Int) -> ArraySlice<UInt8> {
        (Array(repeating: UInt8(ascii: " "), count: min(column, 200)) + text)[...]
    }

    mutating func append(_ shown: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, relative: Int) {
        show(shown, text, relative: relative, from: shown.startIndex)
    }

    /// - Parameter offset: The offset in the file of the first byte of `shown`.
    private mutating func show(_ shown: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, relative: Int, from offset: Int) {
        let isText = !top.opaque.isOpen
        top.opaque.read(text, indent: relative)
        guard isText, !top.opaque.isOpen else { return result.append(shown, after: top.prefix, from: offset) }
        var cuts: [Range<Int>] = []
        let cleaned = MaterialText.cleaned(shown, cuts: &cuts) ?? shown
        let blanks = cleaned.prefix(while: \.isSpaceOrTab).count
        let signs = relative - top.lists.column < 4 ? Self.joinedSigns(cleaned.dropFirst(blanks)).count : 0
        guard signs > 0 else { return result.append(cleaned, after: top.prefix, from: offset, without: cuts) }
        // A heading without a blank gets one, as if its signs were not in the file.
        let prefix = top.prefix + cleaned.prefix(blanks + signs) + [UInt8(ascii: " ")]
        var text = cleaned.dropFirst(blanks + signs)
        if cuts.isEmpty {
            // So are the signs at its end.
            while text.last == UInt8(ascii: "#") { text.removeLast() }
        }
        result.append(text, after: prefix, from: offset + blanks + signs, without: cuts)
    }

    /// Returns the signs of a heading without a blank behind them, which Python-Markdown reads as any other: `##Boats`.
    private static func joinedSigns(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let signs = line.prefix { $0 == UInt8(ascii: "#") }
        let isHeading = (1...6).contains(signs.count) && line[signs.endIndex...].first.map { !$0.isSpaceOrTab } ?? false
        return isHeading ? signs : signs.prefix(0)
    }

    /// Returns true if the innermost block ends before a line.
    private func ends(
        before line: Range<Int>,
        _ text: ArraySlice<UInt8>,
        indent: Int,
        _ marker: MaterialMarker?
    ) -> Bool {
        switch top.part {
        case .none: return indent < top.indent || top.isTabs && !(indent == top.indent && marker?.kind == .tab)
        case .list, .definition:
            return endsDefinition(before: line, text, indent: indent, isMarker: marker != nil)
        }
    }

    /// - Returns: False if the line stays text.
    private mutating func push(_ marker: MaterialMarker, relative: Int) -> Bool {
        guard result.hasRoom(at: marker.range) else { return false }
        if marker.kind == .tab, !top.isTabs {
            let prefix = result.open(container(marker, .tabs), after: top.prefix, indent: relative)
            open.append(
                OpenContainer(
                    container: result.containers.count - 1,
                    prefix: prefix,
                    indent: top.indent + relative,
                    isTabs: true
                )
            )
            return push(marker, relative: 0)
        }
        var cuts: [Range<Int>] = []
        let title = MaterialText.cleaned(bytes[marker.title], cuts: &cuts) ?? bytes[marker.title]
        let kind: Container.Kind =
            switch marker.kind {
            case .tab:
                .tab(title: String(decoding: title, as: UTF8.self).split(separator: " ").joined(separator: " "))
            case .callout(let folding): .callout(marker.callout(in: bytes) ?? .note, folding)
            }
        let prefix = result.open(container(marker, kind), after: top.prefix, indent: relative)
        if marker.kind != .tab {
            // An unknown type becomes the title: Material lets courses add types of their own.
            let words = marker.hasTitle || marker.callout(in: bytes) != nil ? title : bytes[marker.name]
            if marker.hasTitle, title.isEmpty, marker.kind == .callout(.none) { result.hideTitle() }
            if !words.isEmpty {
                result.appendTitle(words, after: prefix)
                result.append(words[words.endIndex...], after: prefix)
            }
        }
        open.append(
            OpenContainer(container: result.containers.count - 1, prefix: prefix, indent: top.indent + relative + 4)
        )
        return true
    }

    private func container(_ marker: MaterialMarker, _ kind: Container.Kind) -> Container {
        Container(
            kind: kind,
            name: String(decoding: bytes[marker.name], as: UTF8.self),
            arguments: [],
            range: file.range(marker.range),
            nameRange: file.range(marker.range.lowerBound..<max(marker.name.upperBound, marker.range.lowerBound + 3)),
            parent: top.container,
            node: nil
        )
    }

    private mutating func closeTop(at offset: Int) {
        let closed = open.removeLast()
        if let container = closed.container { result.close(container, at: offset) }
        result.append(bytes[offset..<offset], after: top.prefix)
    }
}

/// A line that opens one of Material's blocks.
struct MaterialMarker {
    enum Kind: Equatable {
        case callout(Container.Folding)
        case tab
    }

    /// The line without the spaces around it.
    let range: Range<Int>
    let kind: Kind
    /// The type of a callout; words behind it only say on which side it stands.
    let name: Range<Int>
    let title: Range<Int>
    /// True if there is a title in quotes, which may be empty.
    let hasTitle: Bool

    /// - Parameter line: The line without its indentation.
    init?(_ line: ArraySlice<UInt8>) {
        range = line.trimmingSpaces()
        var rest = line[range]
        if rest.starts(with: "!!!".utf8) {
            kind = .callout(.none)
        } else if rest.starts(with: "???+".utf8) {
            kind = .callout(.unfolded)
            rest = rest.dropFirst()
        } else if rest.starts(with: "???".utf8) {
            kind = .callout(.folded)
        } else if rest.starts(with: "===".utf8) {
            kind = .tab
            rest = rest.dropFirst(3)
            while let sign = rest.first, sign == UInt8(ascii: "!") || sign == UInt8(ascii: "+") {
                rest = rest.dropFirst()
            }
            rest = rest.drop(while: \.isSpaceOrTab)
            guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), rest.count > 2,
                rest.last == quote
            else { return nil }
            (name, title, hasTitle) = (
                range.lowerBound..<range.lowerBound, rest.startIndex + 1..<rest.endIndex - 1, true
            )
            return
        } else {
            return nil
        }
        rest = rest.dropFirst(3)
        // Python-Markdown needs no blank behind the marks.
        rest = rest.drop(while: \.isSpaceOrTab)
        let word = rest.prefix { $0.isIdentifierByte || $0 == UInt8(ascii: "-") }
        guard !word.isEmpty || rest.first == UInt8(ascii: "\"") else { return nil }
        name = word.startIndex..<word.endIndex
        rest = rest[word.endIndex...]
        guard let quote = rest.firstIndex(of: UInt8(ascii: "\"")) else {
            guard rest.allSatisfy({ $0.isIdentifierByte || $0.isSpaceOrTab || $0 == UInt8(ascii: "-") }) else {
                return nil
            }
            (title, hasTitle) = (rest.endIndex..<rest.endIndex, false)
            return
        }
        guard rest.endIndex - quote >= 2, rest.last == UInt8(ascii: "\"") else { return nil }
        (title, hasTitle) = (quote + 1..<rest.endIndex - 1, true)
    }

    func callout(in bytes: [UInt8]) -> Callout? {
        Callout(name: String(decoding: bytes[name], as: UTF8.self).lowercased())
    }
}
