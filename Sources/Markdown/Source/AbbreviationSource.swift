import Diagnostics
import Support

/// The abbreviations of a document: lines `*[HTML]: Hypertext Markup Language`, as in PHP Markdown Extra and Material for MkDocs.
///
/// Definitions are looked for at the top level of the document, outside code and HTML blocks that need an end mark. If a word has
/// several, the last one counts, so that a document's own overrides one that was inserted before it.
struct AbbreviationSource {
    private(set) var abbreviations: [Abbreviation] = []
    /// The lines of the definitions, in the file.
    private(set) var lines: [Range<Int>] = []
    private var byWord: [ArraySlice<UInt8>: Int32] = [:]

    private static let mostDefinitions = 2_000
    private static let longestWord = 100
    /// The largest number of places in an abbreviation, with its end, that look like the end of a word: as many are looked up for
    /// each word of the text.
    private static let mostEnds = 8

    var isEmpty: Bool { abbreviations.isEmpty }

    init() {}

    /// - Parameter bytes: The file's bytes, with other constructs blanked.
    init(_ file: SourceFile, bytes: [UInt8]) {
        guard Self.mayHoldDefinitions(bytes) else { return }
        var opaque = OpaqueLines()
        var start = 0
        while start < bytes.count, abbreviations.count < Self.mostDefinitions {
            let line = bytes.line(from: start)
            start = line.next
            var cursor = LineCursor(offset: line.content.lowerBound)
            let indent = cursor.skipSpaces(in: bytes, before: line.content.upperBound)
            let text = bytes[cursor.offset..<line.content.upperBound]
            guard let first = text.first else { continue }
            opaque.leave(before: first, indent: indent)
            if !opaque.isOpen, indent < 4, let (word, expansion) = Self.definition(text) {
                lines.append(line.content)
                abbreviations.append(
                    Abbreviation(
                        word: String(decoding: bytes[word], as: UTF8.self),
                        expansion: String(decoding: bytes[expansion], as: UTF8.self),
                        range: file.range(word)
                    )
                )
                continue
            }
            opaque.read(text, indent: indent)
        }
        index()
    }

    private static func mayHoldDefinitions(_ bytes: [UInt8]) -> Bool { bytes.contains(bytes: "*[".utf8) }

    private static func definition(_ line: ArraySlice<UInt8>) -> (word: Range<Int>, expansion: Range<Int>)? {
        guard line.starts(with: "*[".utf8), let close = line.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let word = line.startIndex + 2..<close
        guard !word.isEmpty, word.count <= longestWord, close + 1 < line.endIndex, line[close + 1] == UInt8(ascii: ":"),
            ends(in: line, from: word.lowerBound, before: close).count <= mostEnds
        else { return nil }
        let expansion = line[(close + 2)...].trimmingSpaces()
        return expansion.isEmpty ? nil : (word, expansion)
    }

    private mutating func index() {
        for (index, abbreviation) in abbreviations.enumerated() {
            byWord[Array(abbreviation.word.utf8)[...]] = Int32(truncatingIfNeeded: index)
        }
    }

    /// Returns the words of a text that have a long form.
    func words(
        in text: [UInt8],
        _ range: Range<Int>,
        most: Int
    ) -> [(range: Range<Int>, abbreviation: Int32)] {
        var result: [(Range<Int>, Int32)] = []
        let all = text[range]
        var index = range.lowerBound
        while index < range.upperBound, result.count < most {
            let isStart = index == range.lowerBound || !text[index - 1].isIdentifierByte
            var found: (Range<Int>, Int32)?
            if isStart {
                for end in Self.ends(in: all, from: index, before: range.upperBound) {
                    if let abbreviation = byWord[all[index..<end]] { found = (index..<end, abbreviation) }
                }
            }
            if let found { result.append(found) }
            index = found?.0.upperBound ?? index + 1
        }
        return result
    }

    /// Returns the offsets at which a word that begins at `start` may end: at most one more than ``mostEnds``.
    private static func ends(in text: ArraySlice<UInt8>, from start: Int, before end: Int) -> [Int] {
        let last = min(end, start + longestWord + 1)
        var ends: [Int] = []
        var index = start
        while index < last, ends.count <= mostEnds {
            index += 1
            if index == end || !text[index].isIdentifierByte { ends.append(index) }
        }
        return ends
    }
}
