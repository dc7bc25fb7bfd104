import Diagnostics
import Support

/// The lines of a definition list, as in PHP Markdown Extra and Material for MkDocs: terms, each on a line of its own, and below
/// them definitions `:   text`, which continue with indented lines.
///
/// A list becomes a container of terms and definitions (``ContainerReader/readDefinitions(_:_:relative:)``).
enum DefinitionLines {
    private static let mostTerms = 10
    private static let colon = UInt8(ascii: ":")

    /// Returns true if any line begins with a colon and a space.
    static func mayStand(in bytes: [UInt8]) -> Bool {
        bytes.contains(byte: colon) { bytes, index in
            guard index > 0, index + 1 < bytes.count, bytes[index + 1].isSpaceOrTab else { return false }
            var before = index - 1
            while before > 0, bytes[before].isSpaceOrTab { before -= 1 }
            return bytes[before].isLineEnding
        }
    }

    /// Returns the distance in bytes from the colon of a definition to its text.
    ///
    /// - Parameter line: The line without its indentation.
    /// - Returns: Nil if the line begins no definition.
    static func width(_ line: ArraySlice<UInt8>) -> Int? {
        guard line.first == colon else { return nil }
        let spaces = line.dropFirst().prefix(while: \.isSpaceOrTab).count
        guard spaces > 0, spaces + 1 < line.count else { return nil }
        return 1 + spaces
    }

    /// Returns the terms that begin on a line: it and the lines below it, if a definition follows them, with or without a blank
    /// line between.
    ///
    /// - Parameter start: The offset of a line behind a blank line.
    /// - Returns: Nil if the lines are a paragraph.
    static func terms(from start: Int, indent: Int, in bytes: [UInt8]) -> (lines: [Range<Int>], end: Int)? {
        var terms: [Range<Int>] = []
        var place = start
        while place < bytes.count {
            let line = bytes.line(from: place)
            var cursor = LineCursor(offset: line.content.lowerBound)
            let columns = cursor.skipSpaces(in: bytes, before: line.content.upperBound)
            let text = bytes[cursor.offset..<line.content.upperBound]
            if text.isEmpty {
                guard !terms.isEmpty, begins(at: line.next, indent: indent, in: bytes) else { return nil }
                return (terms, line.next)
            }
            if !terms.isEmpty, columns >= indent, columns < indent + 4, width(text) != nil {
                return (terms, line.content.lowerBound)
            }
            guard terms.count < mostTerms, columns >= indent, isTerm(text) else { return nil }
            terms.append(text.trimmingSpaces())
            place = line.next
        }
        return nil
    }

    private static func begins(at start: Int, indent: Int, in bytes: [UInt8]) -> Bool {
        guard start < bytes.count else { return false }
        let line = bytes.line(from: start)
        var cursor = LineCursor(offset: line.content.lowerBound)
        let columns = cursor.skipSpaces(in: bytes, before: line.content.upperBound)
        return columns >= indent && columns < indent + 4 && width(bytes[cursor.offset..<line.content.upperBound]) != nil
    }

    /// Returns true if a line can be a term: text of a paragraph, and nothing else.
    ///
    /// - Parameter line: The line without its indentation.
    private static func isTerm(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first else { return false }
        switch first {
        case colon, UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: "="),
            UInt8(ascii: "!"), UInt8(ascii: "?"):
            return false
        case UInt8(ascii: "`"), UInt8(ascii: "~"): return line.prefix { $0 == first }.count < 3
        default: return OpaqueLines.listMarkerWidth(line) == 0
        }
    }
}
