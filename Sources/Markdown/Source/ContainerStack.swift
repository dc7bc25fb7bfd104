import Support

/// A place within a line: byte offset, and column with tab stops of 4 (CommonMark 2.2).
///
/// If the column lies inside a tab, the offset still points at that tab.
struct LineCursor {
    var offset: Int
    var column = 0

    /// Steps over at most `count` columns of spaces and tabs.
    mutating func skipColumns(_ count: Int, in bytes: [UInt8], before end: Int) {
        var left = count
        while left > 0, offset < end, bytes[offset].isSpaceOrTab {
            let width = bytes[offset] == 0x09 ? 4 - column % 4 : 1
            if width > left {
                column += left
                return
            }
            column += width
            left -= width
            offset += 1
        }
    }

    /// Steps over all spaces and tabs and returns their width.
    @discardableResult
    mutating func skipSpaces(in bytes: [UInt8], before end: Int) -> Int {
        let start = column
        while offset < end, bytes[offset].isSpaceOrTab {
            column += bytes[offset] == 0x09 ? 4 - column % 4 : 1
            offset += 1
        }
        return column - start
    }
}

/// The block quotes and list items around the current block, and the part of each line that belongs to them.
///
/// libcmark tells the start of a block, but not the prefixes that it cut from the lines that follow; they are found by the rules
/// of CommonMark 5.1 and 5.2.
struct ContainerStack {
    private struct Container {
        let rawEnd: Int32
        let isQuote: Bool
        /// Columns of indentation that continue a list item.
        let indent: Int
        let line: Int
        /// The start of the content on the line on which the container opens.
        let content: LineCursor
    }

    private var containers: [Container] = []

    /// Leaves the containers that ended before the node.
    mutating func leave(before rawIndex: Int) {
        while let last = containers.last, Int(last.rawEnd) <= rawIndex { containers.removeLast() }
    }

    mutating func enter(_ node: RawNode, source: PreparedSource) {
        let line = Int(node.line)
        let range = source.line(line)
        let marker = source.offset(line: node.line, column: node.column)
        var cursor = contentStart(line: line, source: source)
        let indentation = cursor.skipSpaces(in: source.bytes, before: marker)
        cursor.column += marker - cursor.offset
        cursor.offset = marker
        if node.kind == .blockQuote {
            Self.skipQuoteMarker(&cursor, in: source.bytes, before: range.upperBound)
            containers.append(Container(rawEnd: node.end, isQuote: true, indent: 0, line: line, content: cursor))
            return
        }
        let width = Self.listMarkerWidth(source.bytes[marker..<range.upperBound])
        cursor.offset += width
        cursor.column += width
        var content = cursor
        let padding = content.skipSpaces(in: source.bytes, before: range.upperBound)
        var indent = indentation + width + padding
        if content.offset == range.upperBound || padding > 4 {
            content = cursor
            content.skipColumns(1, in: source.bytes, before: range.upperBound)
            indent = indentation + width + 1
        }
        containers.append(Container(rawEnd: node.end, isQuote: false, indent: indent, line: line, content: content))
    }

    /// Returns the start of the content of the innermost container on a line; stops before the first container that the line does
    /// not continue (a lazy continuation line).
    func contentStart(line: Int, source: PreparedSource) -> LineCursor {
        match(line: line, source: source).cursor
    }

    /// Returns the same as ``contentStart(line:source:)``; nil if some container does not continue on the line.
    func strictContentStart(line: Int, source: PreparedSource) -> LineCursor? {
        let (cursor, isComplete) = match(line: line, source: source)
        return isComplete ? cursor : nil
    }

    private func match(line: Int, source: PreparedSource) -> (cursor: LineCursor, isComplete: Bool) {
        if let last = containers.last, last.line == line { return (last.content, true) }
        let range = source.line(line)
        var cursor = LineCursor(offset: range.lowerBound)
        for container in containers {
            if container.line == line {
                cursor = container.content
                continue
            }
            var probe = cursor
            let indentation = probe.skipSpaces(in: source.bytes, before: range.upperBound)
            if container.isQuote {
                guard indentation <= 3, probe.offset < range.upperBound, source.bytes[probe.offset] == UInt8(ascii: ">")
                else { return (cursor, false) }
                cursor = probe
                Self.skipQuoteMarker(&cursor, in: source.bytes, before: range.upperBound)
            } else if indentation >= container.indent {
                cursor.skipColumns(container.indent, in: source.bytes, before: range.upperBound)
            } else if probe.offset == range.upperBound {
                cursor = probe
            } else {
                return (cursor, false)
            }
        }
        return (cursor, true)
    }

    private static func skipQuoteMarker(_ cursor: inout LineCursor, in bytes: [UInt8], before end: Int) {
        cursor.offset += 1
        cursor.column += 1
        cursor.skipColumns(1, in: bytes, before: end)
    }

    private static func listMarkerWidth(_ line: ArraySlice<UInt8>) -> Int {
        let digits = line.prefix(while: \.isDigit).count
        return min(digits + 1, line.count)
    }
}
