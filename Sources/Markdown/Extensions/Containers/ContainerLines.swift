import Diagnostics

/// The output of the reader of any dialect's containers: the lines that libcmark sees, and the containers in them.
///
/// Each container becomes a block quote: its content gets a `>` for each container around it. So libcmark reads the text of a
/// container like any other text, and nothing that is left open in one container reaches another.
struct ContainerLines {
    let file: SourceFile
    private(set) var lines = RewrittenLines()
    private(set) var containers: [Container] = []
    /// The lines on which containers open, with the index of the container; ascending in both.
    private(set) var openings: [(line: Int32, container: Int)] = []
    /// The lines that hold containers' titles, as headings; ascending.
    private(set) var titles: [Int32] = []
    /// The lines that are headings of sections, with the index of the container; ascending in both.
    private(set) var sections: [(line: Int32, container: Int)] = []
    var findings = DiagnosticList()
    private var hasTooMany = false

    /// The length of a prefix, in columns, from which containers get no block of their own: libcmark's time grows with the depth.
    private static let deepestColumn = 60
    private static let mostContainers = 20_000

    init(_ file: SourceFile) { self.file = file }

    var isEmpty: Bool { containers.isEmpty && findings.count == 0 }

    /// Returns true if there is room for one more container.
    ///
    /// - Parameter place: The range of its opening; the first one without room is reported.
    mutating func hasRoom(at place: Range<Int>) -> Bool {
        guard containers.count >= Self.mostContainers else { return true }
        if !hasTooMany { findings.append(.tooManyContainers(file.range(place))) }
        hasTooMany = true
        return false
    }

    /// Appends a line of text.
    ///
    /// - Parameters:
    ///   - offset: The offset of its first byte in the file; nil if the text is a slice of the file.
    ///   - end: The end of the range of the file that it stands for, if it is longer than that.
    ///   - cuts: The ranges of the text that are left out, in order.
    mutating func append(
        _ text: ArraySlice<UInt8>,
        after prefix: [UInt8],
        from offset: Int? = nil,
        upTo end: Int? = nil,
        without cuts: [Range<Int>] = []
    ) {
        lines.append(text, after: prefix, from: offset ?? text.startIndex, upTo: end, without: cuts)
    }

    /// Opens a container.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of the lines around it.
    ///   - indent: The number of columns by which it is indented further than they are.
    ///   - isHidden: True if nothing of it is shown.
    /// - Returns: The prefix of the lines of its content.
    mutating func open(_ container: Container, after prefix: [UInt8], indent: Int, isHidden: Bool = false) -> [UInt8] {
        containers.append(container)
        guard !isHidden else { return prefix }
        let start = container.range.bytes.lowerBound
        // A line between two containers keeps a quote from continuing in the next one, and ends paragraphs and raw HTML.
        lines.append([], after: prefix, from: start)
        guard prefix.count < Self.deepestColumn else {
            findings.append(.deepNesting(container.nameRange))
            return prefix
        }
        var inner = prefix + Array(repeating: UInt8(ascii: " "), count: indent) + [UInt8(ascii: ">")]
        lines.append([], after: inner, from: start)
        openings.append((Int32(truncatingIfNeeded: lines.lineCount), containers.count - 1))
        inner.append(UInt8(ascii: " "))
        return inner
    }

    /// Opens a section, whose content stands among the blocks around it, below a heading.
    ///
    /// - Parameter level: The level of the heading; 0 for none.
    /// - Returns: The prefix of the lines of its content.
    mutating func openSection(_ container: Container, after prefix: [UInt8], level: Int) -> [UInt8] {
        containers.append(container)
        let start = container.range.bytes.lowerBound
        lines.append([], after: prefix, from: start)
        guard level > 0, case .section(let title?, _) = container.kind, !title.isEmpty else { return prefix }
        // The heading's words come from the container; the text that libcmark reads there is dropped.
        let sign = Array(repeating: UInt8(ascii: "#"), count: level) + Array(" -".utf8)
        lines.append(sign[...], after: prefix, from: start)
        sections.append((Int32(truncatingIfNeeded: lines.lineCount), containers.count - 1))
        lines.append([], after: prefix, from: start)
        return prefix
    }

    /// Appends the title of the container that was opened last.
    ///
    /// libcmark sees a heading, which no character of the title can turn into another block.
    mutating func appendTitle(_ text: ArraySlice<UInt8>, after prefix: [UInt8]) {
        guard openings.last?.container == containers.count - 1 else {
            // Too deep for a block: its title is text as well.
            return append(text, after: prefix)
        }
        containers[containers.count - 1].hasTitle = true
        lines.append(text, after: prefix + Array("###### ".utf8), from: text.startIndex)
        titles.append(Int32(truncatingIfNeeded: lines.lineCount))
    }

    /// Leaves out the title of the container that was opened last.
    mutating func hideTitle() { containers[containers.count - 1].hidesTitle = true }

    /// - Parameter offset: The offset behind the last of its signs.
    mutating func close(_ container: Int, at offset: Int) {
        let start = containers[container].range.bytes.lowerBound
        containers[container].range = file.range(start..<max(start, offset))
    }
}

/// Reading of a file line by line.
extension [UInt8] {
    /// Returns the line that starts at an offset, without its ending, and the offset at which the next one starts.
    func line(from start: Int) -> (content: Range<Int>, next: Int) {
        let end = withUnsafeBufferPointer { $0.endOfLine(from: start) }
        var next = end
        if next < count { next += self[next] == 0x0D && next + 1 < count && self[next + 1] == 0x0A ? 2 : 1 }
        return (start..<end, next)
    }
}
