import Course
import Diagnostics
import Markdown
import Support

/// The content of a section as a hash: it changes with any word, mark or line of code, and stays the same if text is only
/// wrapped, indented or marked up in another way.
enum SectionHash {
    /// The hashes of a document's sections: one for the text before the first heading, then one for each heading.
    static func all(in document: Document) -> [String] {
        let headings = Set(document.headings.map(\.node))
        var hashes: [WordHash] = [WordHash()]
        for node in document.descendants(of: document.root) {
            if headings.contains(node) { hashes.append(WordHash()) }
            let last = hashes.count - 1
            let kind = document[node].kind
            switch kind {
            case .text, .code: hashes[last].add(words: document.textBytes(of: node))
            case .codeBlock, .htmlBlock, .htmlInline:
                hashes[last].add(kind.rawValue)
                hashes[last].add(lines: document.textBytes(of: node))
            case .softBreak, .lineBreak: hashes[last].add(UInt8(ascii: " "))
            default: hashes[last].add(kind.rawValue)
            }
        }
        var section = 0
        for link in document.links {
            while section < document.headings.count, document.headings[section].node < link.node { section += 1 }
            hashes[section].add(words: Array(link.destination.utf8)[...])
        }
        return hashes.map(\.text)
    }

    /// A hash of words that ignores line breaks.
    private struct WordHash {
        private var hash = StableHash()
        private var lastWasBlank = true

        mutating func add(_ byte: UInt8) {
            // Runs of blanks count as one, wherever lines are broken.
            if byte == UInt8(ascii: " "), lastWasBlank { return }
            lastWasBlank = byte == UInt8(ascii: " ")
            hash.add(byte)
        }

        mutating func add(words: ArraySlice<UInt8>) {
            for byte in words { add(" \t\r\n".utf8.contains(byte) ? UInt8(ascii: " ") : byte) }
        }

        /// Adds code: blanks count, except at the ends of lines.
        mutating func add(lines: ArraySlice<UInt8>) {
            for line in lines.split(separator: UInt8(ascii: "\n")) {
                // A line of blanks is an empty one.
                guard let end = line.lastIndex(where: { !" \t\r".utf8.contains($0) }) else { continue }
                for byte in line[...end] { hash.add(byte) }
                hash.add(UInt8(ascii: "\n"))
            }
        }

        var text: String { hash.text }
    }
}
