import Markdown
import Support

/// A section of one version of a page, as far as versions and languages are compared by it.
///
/// Markup and the ends of lines don't count. Numbers, code and addresses are the same in every language, so they tell whether a
/// translation has taken over a change.
struct SectionContent: Sendable {
    /// A paragraph, heading, cell or code block.
    struct Block: Sendable, Hashable {
        let hash: UInt64
        /// The number of words that a translator reads.
        let words: Int
    }

    /// The heading's words; empty before the first heading.
    let title: String
    let level: Int
    fileprivate(set) var blocks: [Block] = []
    /// Numbers, code and addresses, by how often they occur.
    fileprivate(set) var marks: [String: Int] = [:]
    /// A hash of all words that are no marks, in their order.
    fileprivate(set) var prose = StableHash()

    var words: Int { blocks.reduce(0) { $0 + $1.words } }

    /// Returns true if a reader finds the same in both.
    func isSame(as other: SectionContent) -> Bool { prose == other.prose && marks == other.marks }

    /// Returns the number of words in blocks that another version lacks.
    func words(notIn other: SectionContent) -> Int {
        var known: [UInt64: Int] = [:]
        for block in other.blocks { known[block.hash, default: 0] += 1 }
        return blocks.reduce(0) { sum, block in
            if let count = known[block.hash], count > 0 {
                known[block.hash] = count - 1
                return sum
            }
            return sum + block.words
        }
    }

    /// Returns the share of blocks that both have, from 0 to 1.
    func likeness(to other: SectionContent) -> Double {
        let (own, others) = (Set(blocks.map(\.hash)), Set(other.blocks.map(\.hash)))
        let all = own.union(others).count
        return all == 0 ? 1 : Double(own.intersection(others).count) / Double(all)
    }
}

/// The sections of one version of a page: the text before the first heading, then one for each heading.
struct PageVersion: Sendable {
    let sections: [SectionContent]

    init(_ document: Document) {
        var reader = SectionReader(document)
        sections = reader.read()
    }
}

/// The walk through a document that divides it into sections.
private struct SectionReader {
    private let document: Document
    private var sections: [SectionContent] = [SectionContent(title: "", level: 0)]
    /// The words and marks of the block that is being read.
    private var hash = StableHash()
    private var words = 0
    private var isOpen = false

    init(_ document: Document) { self.document = document }

    mutating func read() -> [SectionContent] {
        addFrontMatter()
        let headings = Dictionary(document.headings.map { ($0.node, $0) }) { first, _ in first }
        for node in document.descendants(of: document.root) {
            let kind = document[node].kind
            if kind.isBlock { endBlock() }
            if let heading = headings[node] {
                sections.append(SectionContent(title: heading.plainText, level: heading.level))
            }
            switch kind {
            case .text: add(prose: document.textBytes(of: node))
            case .code, .formula: add(mark: document.text(of: node))
            case .codeBlock: add(code: document.textBytes(of: node))
            case .htmlBlock: add(prose: document.textBytes(of: node))
            case .link, .image:
                let index = Int(document[node].detail)
                if document.links.indices.contains(index) { add(address: document.links[index].destination) }
            default: continue
            }
        }
        endBlock()
        return sections
    }

    /// Adds the texts of the front matter that readers see.
    private mutating func addFrontMatter() {
        guard let frontMatter = document.frontMatter else { return }
        let sign = frontMatter.format == .toml ? UInt8(ascii: "=") : UInt8(ascii: ":")
        for line in document.file.bytes[frontMatter.range].split(separator: UInt8(ascii: "\n")) {
            let line = line.trimmed
            guard let place = line.firstIndex(of: sign),
                ShownKeys.contains(String(decoding: line[..<place].trimmed, as: UTF8.self))
            else { continue }
            add(prose: line[(place + 1)...])
            endBlock()
        }
    }

    private mutating func endBlock() {
        if isOpen {
            sections[sections.count - 1].blocks.append(SectionContent.Block(hash: hash.value, words: words))
        }
        (hash, words, isOpen) = (StableHash(), 0, false)
    }

    private mutating func add(mark: String, isRead: Bool = true) {
        isOpen = true
        sections[sections.count - 1].marks[mark, default: 0] += 1
        hash.add(mark.utf8)
        hash.add(0)
        if isRead { words += 1 }
    }

    /// Adds an address without its folders: in another language the same page lies in another one.
    private mutating func add(address: String) {
        let isExternal = address.contains("://")
        let name = isExternal ? address[...] : address.split(separator: "/").last ?? address[...]
        add(mark: "(\(name))", isRead: false)
    }

    /// Adds the lines of a code block without the comments, which are translated.
    private mutating func add(code: ArraySlice<UInt8>) {
        for line in code.split(separator: UInt8(ascii: "\n")) {
            let text = line.trimmed
            guard !text.isEmpty else { continue }
            isOpen = true
            hash.add(text)
            hash.add(0)
            words += 1
            let end = Self.startOfComment(in: text)
            let own = text[..<end].trimmed
            if own.isEmpty {
                sections[sections.count - 1].prose.add(text)
            } else {
                // Words, not lines: examples in a line may be translated.
                for word in own.split(whereSeparator: { !$0.isAlphanumeric && $0 != UInt8(ascii: "_") && $0 < 0x80 }) {
                    sections[sections.count - 1].marks[String(decoding: word, as: UTF8.self), default: 0] += 1
                }
            }
        }
    }

    private static func startOfComment(in line: ArraySlice<UInt8>) -> Int {
        if line.starts(with: "//".utf8) || line.starts(with: "#".utf8) { return line.startIndex }
        return line.indices.first { index in
            line[index] == UInt8(ascii: " ")
                && (line[(index + 1)...].starts(with: "//".utf8) || line[(index + 1)...].starts(with: "# ".utf8))
        } ?? line.endIndex
    }

    private mutating func add(prose text: ArraySlice<UInt8>) {
        for word in text.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
            isOpen = true
            words += 1
            var index = word.startIndex
            while index < word.endIndex {
                if word[index].isDigit {
                    let end = Self.endOfNumber(in: word, from: index)
                    let number = String(decoding: word[index..<end], as: UTF8.self).map { $0 == "," ? "." : $0 }
                    sections[sections.count - 1].marks[String(number), default: 0] += 1
                    hash.add(word[index..<end])
                    index = end
                } else {
                    sections[sections.count - 1].prose.add(word[index])
                    hash.add(word[index])
                    index += 1
                }
            }
            sections[sections.count - 1].prose.add(UInt8(ascii: " "))
            hash.add(UInt8(ascii: " "))
        }
    }

    /// Returns the end of digits with points or commas between them.
    private static func endOfNumber(in word: ArraySlice<UInt8>, from start: Int) -> Int {
        var end = start
        while end < word.endIndex {
            let isSeparator = word[end] == UInt8(ascii: ".") || word[end] == UInt8(ascii: ",")
            guard word[end].isDigit || isSeparator && end + 1 < word.endIndex && word[end + 1].isDigit else { break }
            end += 1
        }
        return end
    }
}
