import Diagnostics
import Markdown
import Support

/// The prose of a lesson, one block after the other: paragraphs, headings and cells without code, addresses and names.
package struct LessonProse {
    /// A stretch of a block's text that comes from one node.
    private struct Piece {
        let start: Int
        let node: NodeID
        let isLinkable: Bool
    }

    private let document: Document
    private let marks: ProseMarking
    private var block: NodeID
    private var pieces: [Piece] = []
    private var text: [UInt8] = []
    private var words = ProseWords()
    /// The offset in the file of each byte of the text; empty until a range is asked for.
    private var places: [Int] = []

    package init(_ document: Document) {
        self.document = document
        block = document.root
        marks = ProseMarking(document)
    }

    /// A term in a lesson's text.
    package struct Occurrence {
        package let match: TermTable.Match
        fileprivate let bytes: Range<Int>
    }

    /// Finds all terms in the lesson.
    ///
    /// - Parameter found: gets each occurrence with this prose, which can tell its range.
    package mutating func search(_ table: TermTable, found: (Occurrence, inout LessonProse) -> Void) {
        guard !table.isEmpty else { return }
        for node in document.descendants(of: document.root) {
            switch document[node].kind {
            case .paragraph, .heading, .tableCell: read(node)
            default: continue
            }
            words.cut(text)
            let words = words.words
            table.search(text, words) { match, first in
                let last = words[first + match.count - 1]
                found(Occurrence(match: match, bytes: words[first].range.lowerBound..<last.range.upperBound), &self)
            }
        }
    }

    private mutating func read(_ block: NodeID) {
        self.block = block
        text.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        for node in document.descendants(of: block) {
            switch document[node].kind {
            case .text:
                guard marks[node] != .noProse else {
                    text.append(ProseWords.barrier)
                    continue
                }
                pieces.append(Piece(start: text.count, node: node, isLinkable: marks[node] == .linkable))
                text += document.textBytes(of: node)
            case .softBreak, .lineBreak: text.append(UInt8(ascii: " "))
            case .emphasis, .strong, .mark, .inserted, .strikethrough, .link: continue
            default: text.append(ProseWords.barrier)
            }
        }
    }

    package func word(_ occurrence: Occurrence) -> String { String(decoding: text[occurrence.bytes], as: UTF8.self) }

    /// Returns the ends of a link around an occurrence, as text nodes and offsets in them; nil if no link may stand there.
    func linkEnds(of occurrence: Occurrence) -> (start: (node: NodeID, offset: Int), end: (node: NodeID, offset: Int))?
    {
        let first = pieces.partitioningIndex { $0.start > occurrence.bytes.lowerBound } - 1
        let last = pieces.partitioningIndex { $0.start >= occurrence.bytes.upperBound } - 1
        guard first >= 0, first <= last else { return nil }
        let parent = document[pieces[first].node].parent
        guard pieces[first...last].allSatisfy({ $0.isLinkable && document[$0.node].parent == parent }) else {
            return nil
        }
        return (
            (pieces[first].node, occurrence.bytes.lowerBound - pieces[first].start),
            (pieces[last].node, occurrence.bytes.upperBound - pieces[last].start)
        )
    }

    /// Returns true if an occurrence is all that an emphasis holds: italics mark words that a text speaks about.
    package func isMention(_ occurrence: Occurrence) -> Bool {
        guard let piece = piece(at: occurrence.bytes.lowerBound), piece.start == occurrence.bytes.lowerBound,
            document.textBytes(of: piece.node).count == occurrence.bytes.count, let parent = document[piece.node].parent
        else { return false }
        var children = document.children(of: parent)
        return document[parent].kind == .emphasis && children.next() == piece.node && children.next() == nil
    }

    private func piece(at offset: Int) -> Piece? {
        let next = pieces.partitioningIndex { $0.start > offset }
        return next > 0 ? pieces[next - 1] : nil
    }

    // MARK: Places

    /// Returns the range of an occurrence in the file.
    package mutating func range(of occurrence: Occurrence) -> SourceRange {
        if places.isEmpty { findPlaces() }
        // If the source differs from the text, the offset found may be in the middle of a character.
        let (file, start) = (document.file, document.file.characterStart(at: places[occurrence.bytes.lowerBound]))
        var end = min(file.bytes.count, max(start, places[occurrence.bytes.upperBound - 1] + 1))
        while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
        return file.range(start..<end)
    }

    /// The number of source bytes searched for the next byte of the text: escapes, references and marks are shorter.
    private static let mostSkipped = 64

    /// Finds the offset of each byte of the text by reading the block's source along with it. Most nodes don't store their
    /// ranges, which are rarely asked for; but the source has the same text in the same order, with marks between.
    private mutating func findPlaces() {
        places = Array(repeating: 0, count: text.count)
        let source = document.range(of: block).bytes
        var cursor = source.lowerBound
        var next = 0
        for node in document.descendants(of: block) {
            let kind = document[node].kind
            guard kind == .text || kind == .code || kind == .htmlInline || kind == .formula else { continue }
            let own = document.ownRange(of: node)?.bytes
            let end = own?.upperBound ?? source.upperBound
            cursor = own?.lowerBound ?? cursor
            let isPiece = next < pieces.count && pieces[next].node == node
            for (offset, byte) in document.textBytes(of: node).enumerated() {
                let limit = min(end, cursor + Self.mostSkipped)
                let place = cursor < limit ? document.file.bytes[cursor..<limit].firstIndex(of: byte) : nil
                if isPiece { places[pieces[next].start + offset] = place ?? cursor }
                if let place { cursor = place + 1 }
            }
            if isPiece { next += 1 }
            if own != nil { cursor = end }
        }
    }
}
