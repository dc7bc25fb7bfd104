import Markdown
import Support

/// The parts of a section that no translator changes: code, numbers, names in capitals, and the ends of addresses.
package struct SectionTokens: Sendable {
    private var hashes: Set<Int> = []
    /// The number of letters and digits in the section's text.
    private(set) var length = 0

    package var count: Int { hashes.count }

    /// Returns the tokens of each section of an outline.
    package static func all(_ outline: LessonOutline) -> [SectionTokens] {
        let document = outline.document
        let headings = Set(document.headings.map(\.node))
        let links = Dictionary(document.links.map { ($0.node, $0.destination) }) { first, _ in first }
        var sections = [SectionTokens()]
        for node in document.descendants(of: document.root) {
            let last = sections.count - 1
            switch document[node].kind {
            case .heading: if headings.contains(node) { sections.append(SectionTokens()) }
            case .text:
                let text = document.textBytes(of: node)
                sections[last].length += text.count { $0 >= 0xC0 || $0.isAlphanumeric }
                sections[last].insert(words: text, where: isName)
            case .code, .codeBlock, .htmlBlock, .htmlInline:
                sections[last].insert(words: document.textBytes(of: node), where: isCode)
            case .link, .image:
                guard let end = links[node]?.split(separator: "/").last else { continue }
                sections[last].hashes.insert(Int(truncatingIfNeeded: MurmurHash.of(Array(end.utf8)[...])))
            default: continue
            }
        }
        return sections
    }

    /// Returns how much two sections have in common, from 0 to 1 (Dice, 1945).
    package func likeness(to other: SectionTokens) -> Double {
        let all = count + other.count
        guard all > 0 else { return 0 }
        return 2 * Double(hashes.intersection(other.hashes).count) / Double(all)
    }

    /// Returns the number of tokens that two sections have in common.
    package func common(with other: SectionTokens) -> Int { hashes.intersection(other.hashes).count }

    private mutating func insert(words text: ArraySlice<UInt8>, where isToken: (ArraySlice<UInt8>) -> Bool) {
        for word in text.split(whereSeparator: { !$0.isAlphanumeric && $0 != UInt8(ascii: "_") }) where isToken(word) {
            hashes.insert(Int(truncatingIfNeeded: MurmurHash.of(word)))
        }
    }

    /// Returns true for a number of two digits or more, and for a name.
    private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
        word.count > 1 && word.allSatisfy(\.isDigit) || word.hasTwoCapitals
    }

    private static func isCode(_ word: ArraySlice<UInt8>) -> Bool { word.count > 1 }
}

extension ArraySlice<UInt8> {
    /// True for a word with two capitals or more, which no translator changes: “URL”, “GitHub”.
    package var hasTwoCapitals: Bool { count { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } > 1 }
}
