import Diagnostics
import Support

/// Reads containers between lines of colons, `:::name title {attributes}` … `:::`, as in VitePress, Docusaurus and Starlight.
///
/// Finds them line by line before libcmark sees the text, outside code, at the top level and in list items. A container may hold
/// another whose lines have fewer colons. A `tab`, `card` or `column` ends where the next one of its row begins. A container in a
/// list item ends with the item. Definition lists are found by ``DefinitionLines``.
struct ColonReader: ContainerReader {
    private let file: SourceFile
    let bytes: [UInt8]
    var result: ContainerLines
    private var nearMiss = NearMiss()

    var open = [OpenContainer(container: nil)]
    private(set) var isAfterBlank = true
    var next = 0

    /// - Parameter bytes: The file's bytes, with other constructs blanked.
    /// - Returns: Nil if there are no containers.
    static func read(_ file: SourceFile, bytes: [UInt8]) -> ContainerLines? {
        guard mayHoldContainers(bytes) || DefinitionLines.mayStand(in: bytes) else { return nil }
        var reader = ColonReader(file, bytes)
        reader.run()
        return reader.result.isEmpty ? nil : reader.result
    }

    private init(_ file: SourceFile, _ bytes: [UInt8]) {
        (self.file, self.bytes) = (file, bytes)
        result = ContainerLines(file)
    }

    private static func mayHoldContainers(_ bytes: [UInt8]) -> Bool { bytes.contains(bytes: ":::".utf8) }

    private mutating func run() {
        var start = 0
        while start < bytes.count {
            let line = bytes.line(from: start)
            read(line.content)
            start = line.next
        }
        while open.count > 1 { leaveUnclosed(at: bytes.count) }
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
        let fence = first == UInt8(ascii: ":") ? ColonFence(text) : nil
        while open.count > 1, ends(before: line, text, indent: indent, fence) { leaveUnclosed(at: line.lowerBound) }
        defer { isAfterBlank = next > line.lowerBound }
        let relative = max(0, indent - top.indent)
        top.opaque.leave(before: first, indent: relative)
        if !top.opaque.isOpen {
            top.lists.leave(before: relative)
            if relative - top.lists.column < 4 {
                if let fence, take(fence) {
                    next = line.upperBound
                    return
                }
                if readDefinitions(text, line, relative: relative) { return }
                top.lists.enter(text, indent: relative)
            }
        }
        cursor = LineCursor(offset: line.lowerBound)
        cursor.skipColumns(top.indent, in: bytes, before: line.upperBound)
        append(bytes[cursor.offset..<line.upperBound], text, relative: relative)
    }

    mutating func append(_ shown: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, relative: Int) {
        top.opaque.read(text, indent: relative)
        result.append(shown, after: top.prefix)
    }

    /// Returns true if the innermost container ends before a line, closed or not.
    private func ends(before line: Range<Int>, _ text: ArraySlice<UInt8>, indent: Int, _ fence: ColonFence?) -> Bool {
        switch top.part {
        case .none:
            // Text left of a list item's content ends the item; the line that closes the container may stand there.
            return indent < top.indent && fence.map({ !closes($0) }) ?? true
        case .list, .definition:
            return endsDefinition(before: line, text, indent: indent, isMarker: fence != nil)
        }
    }

    // MARK: Opening and closing

    private func closes(_ fence: ColonFence) -> Bool { fence.name.isEmpty && top.colons == fence.colons }

    /// - Returns: False if the line is text.
    private mutating func take(_ fence: ColonFence) -> Bool {
        guard fence.name.isEmpty else { return push(fence) }
        let rest = open.dropFirst()
        // A definition has no closing line.
        func holds(_ isIts: (Int) -> Bool) -> Int? { rest.lastIndex { $0.part == .none && isIts($0.colons) } }
        guard
            let match = holds({ $0 == fence.colons }) ?? holds({ $0 < fence.colons })
        else {
            result.findings.append(.strayColons(file.range(fence.range)))
            return false
        }
        while open.count - 1 > match { leaveUnclosed(at: fence.range.lowerBound) }
        closeTop(at: fence.range.upperBound)
        return true
    }

    private mutating func push(_ fence: ColonFence) -> Bool {
        guard result.hasRoom(at: fence.range) else { return false }
        let name = String(decoding: bytes[fence.name], as: UTF8.self).lowercased()
        if ColonCatalogue.endsBeforeItsLike(name), top.name == name, top.colons == fence.colons {
            closeTop(at: fence.range.lowerBound)
        }
        let attributes = fence.attributes.map(arguments) ?? []
        let title = String(decoding: bytes[fence.title], as: UTF8.self)
        let known = ColonCatalogue.container(name)
        let container = Container(
            kind: known?.kind(title, attributes) ?? .plain,
            name: name,
            arguments: attributes,
            range: file.range(fence.range),
            nameRange: file.range(fence.range.lowerBound..<fence.name.upperBound),
            parent: top.container,
            node: nil
        )
        check(container, known, title: title, fence)
        let column = top.lists.column
        let prefix = result.open(container, after: top.prefix, indent: column)
        if !fence.title.isEmpty {
            switch known?.title {
            case .words: break
            case .line: result.appendTitle(bytes[fence.title], after: prefix)
            case nil: result.append(bytes[fence.title], after: prefix)
            }
            result.append(bytes[fence.title.upperBound..<fence.title.upperBound], after: prefix)
        }
        open.append(
            OpenContainer(
                container: result.containers.count - 1,
                colons: fence.colons,
                name: name,
                prefix: prefix,
                indent: top.indent + column
            )
        )
        return true
    }

    private func arguments(in range: Range<Int>) -> [Container.Argument] {
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return WrittenAttribute.all(bytes, in: range, most: 50).map {
            Container.Argument(name: text($0.name), value: $0.value.map(text) ?? "", range: file.range($0.whole))
        }
    }

    private mutating func closeTop(at offset: Int) {
        let closed = open.removeLast()
        if let container = closed.container { result.close(container, at: offset) }
        // An empty line keeps a following line of text from continuing a paragraph of the container.
        result.append(bytes[offset..<offset], after: top.prefix)
    }

    private mutating func leaveUnclosed(at offset: Int) {
        if let index = top.container, top.part == .none {
            let (container, colons) = (result.containers[index], top.colons)
            result.findings.append(.unclosedColons(container, colons))
        }
        closeTop(at: offset)
    }

    // MARK: Findings

    private mutating func check(
        _ container: Container,
        _ known: ColonCatalogue.Entry?,
        title: String,
        _ fence: ColonFence
    ) {
        guard let known else {
            let near = nearMiss.suggestion(for: container.name, among: ColonCatalogue.names)
            result.findings.append(.unknownContainer(container.name, container.nameRange, suggestion: near))
            return
        }
        if let parent = known.parent, container.parent.map({ result.containers[$0].name }) != parent {
            result.findings.append(.strayContainer(container.name, container.nameRange, parent: parent))
        }
        if known.title == .words, title.isEmpty {
            result.findings.append(.containerWithoutTitle(container.name, container.nameRange))
        }
        if known.title == nil, !title.isEmpty {
            result.findings.append(.containerTitle(container.name, file.range(fence.title)))
        }
        for argument in container.arguments where !known.attributes.contains(argument.name) {
            result.findings.append(.containerAttribute(argument, of: container.name, known: known.attributes))
        }
        for argument in container.arguments where container.name == "column" && argument.name == "size" {
            // The parts of a row that a theme can divide it into.
            guard let size = Int(argument.value), (1...12).contains(size) else {
                result.findings.append(.columnSize(argument))
                continue
            }
        }
    }
}
