import Support

/// A container that is open while the lines of a file are read, or the file itself, which is the outermost one.
struct OpenContainer {
    /// The index of the container; nil for the file.
    let container: Int?
    /// The number of colons of its opening line; 0 for containers without colons.
    var colons = 0
    var name = ""
    /// The prefix of the lines of its content.
    var prefix: [UInt8] = []
    /// The column at which its content begins.
    var indent = 0
    var isTabs = false
    var part = DefinitionPart.none
    var opaque = OpaqueLines()
    var lists = ListLevels()
}

/// The part of a definition list that an open container is.
enum DefinitionPart {
    case none, list, definition
}

/// Reads the containers of a dialect line by line.
protocol ContainerReader {
    var bytes: [UInt8] { get }
    var result: ContainerLines { get set }
    /// The open containers, never empty: the first stands for the file.
    var open: [OpenContainer] { get set }
    /// True if the next line of text would begin a paragraph.
    var isAfterBlank: Bool { get }
    /// The offset of the first line that has not been read yet.
    var next: Int { get set }

    /// Appends a line of the innermost container.
    ///
    /// - Parameters:
    ///   - shown: The line without the container's indentation.
    ///   - text: The line without any indentation.
    ///   - relative: The number of columns between the start of the container's content and the text.
    mutating func append(_ shown: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, relative: Int)
}

extension ContainerReader {
    var top: OpenContainer {
        get { open[open.count - 1] }
        set { open[open.count - 1] = newValue }
    }
}

// MARK: Definition lists

extension ContainerReader {
    /// Returns true if the innermost container is a list or a definition that ends before a line.
    ///
    /// - Parameter isMarker: True if the line opens or closes another container.
    func endsDefinition(before line: Range<Int>, _ text: ArraySlice<UInt8>, indent: Int, isMarker: Bool) -> Bool {
        let isDefinition = DefinitionLines.width(text) != nil
        switch top.part {
        case .none: return false
        case .definition:
            // A paragraph continues without indentation, as in list items.
            let isLazy = !isAfterBlank && !top.opaque.isOpen && !isMarker && !isDefinition
            return indent < top.indent && !isLazy
        case .list:
            guard indent >= top.indent, indent < top.indent + 4 else { return true }
            if isDefinition { return false }
            return !isAfterBlank || DefinitionLines.terms(from: line.lowerBound, indent: top.indent, in: bytes) == nil
        }
    }

    /// Reads a line that is a definition, or the terms that begin on it.
    ///
    /// - Returns: False if the line is neither.
    mutating func readDefinitions(_ text: ArraySlice<UInt8>, _ line: Range<Int>, relative: Int) -> Bool {
        if top.part == .list, let width = DefinitionLines.width(text) {
            guard result.hasRoom(at: text.startIndex..<text.startIndex + 1) else { return false }
            let place = text.startIndex..<text.startIndex + 1
            let (container, prefix) = result.open(
                .definition,
                "definition",
                at: place,
                after: top.prefix,
                parent: top.container
            )
            let indent = top.indent + relative + (width <= 4 ? width : 2)
            open.append(OpenContainer(container: container, prefix: prefix, indent: indent, part: .definition))
            let rest = text.dropFirst(width)
            top.lists.enter(rest, indent: 0)
            append(rest, rest, relative: 0)
            return true
        }
        guard isAfterBlank, top.lists.column == 0,
            let (terms, end) = DefinitionLines.terms(from: line.lowerBound, indent: top.indent, in: bytes),
            let first = terms.first, result.hasRoom(at: first)
        else { return false }
        if top.part != .list {
            let (container, prefix) = result.open(
                .definitions,
                "definition-list",
                at: first,
                after: top.prefix,
                parent: top.container
            )
            open.append(OpenContainer(container: container, prefix: prefix, indent: top.indent, part: .list))
        }
        for term in terms {
            let (_, prefix) = result.open(.term, "term", at: term, after: top.prefix, parent: top.container)
            result.appendTitle(bytes[term], after: prefix)
            result.append([], after: top.prefix, from: term.upperBound)
        }
        next = end
        return true
    }
}

extension ContainerLines {
    /// Opens a part of a definition list.
    mutating func open(
        _ kind: Container.Kind,
        _ name: String,
        at place: Range<Int>,
        after prefix: [UInt8],
        parent: Int?
    ) -> (container: Int, prefix: [UInt8]) {
        let range = file.range(place)
        let container = Container(
            kind: kind,
            name: name,
            arguments: [],
            range: range,
            nameRange: range,
            parent: parent,
            node: nil
        )
        let inner = open(container, after: prefix, indent: 0)
        return (containers.count - 1, inner)
    }
}
