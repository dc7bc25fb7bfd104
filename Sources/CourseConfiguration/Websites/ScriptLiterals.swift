import Support

/// The texts that a program in JavaScript or TypeScript gives to keys of objects: `title: 'Boats'`. The program isn't run.
struct ScriptLiterals {
    struct Entry: Equatable {
        /// The keys of the objects around the value, the outermost first, and its own.
        let keys: [String]
        let text: String
        let range: Range<Int>
    }

    private(set) var entries: [Entry] = []
    private static let mostEntries = 5_000
    private static let deepest = 64

    init(_ bytes: [UInt8]) {
        var scanner = Scanner(bytes: bytes)
        while let entry = scanner.next(), entries.count < Self.mostEntries { entries.append(entry) }
    }

    /// Returns the first value whose keys end with these; nil if there is none.
    func first(endingWith keys: String...) -> Entry? { entries.first { $0.keys.suffix(keys.count) == keys[...] } }

    /// Returns the first value with exactly these keys around it; nil if there is none.
    func first(at keys: String...) -> Entry? { entries.first { $0.keys == keys } }

    private struct Scanner {
        let bytes: [UInt8]
        var index = 0
        /// The key of each object or list that is open; nil where it has none.
        var open: [String?] = []
        /// The word or text that may be a key.
        var word: String?
        /// The key whose value follows.
        var key: String?

        mutating func next() -> Entry? {
            while index < bytes.count {
                let byte = bytes[index]
                switch byte {
                case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
                    index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
                case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
                    let end = bytes[(index + 2)...].firstRange(ofBytes: Array("*/".utf8))
                    index = end?.upperBound ?? bytes.count
                case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"):
                    let (text, range) = string(byte)
                    if let key {
                        self.key = nil
                        word = nil
                        let after = bytes[index...].first { !$0.isWhitespace }
                        let isWhole = after.map { ",}])".utf8.contains($0) } ?? true
                        if isWhole, let text {
                            return Entry(keys: open.compactMap(\.self) + [key], text: text, range: range)
                        }
                    } else {
                        word = text
                    }
                case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
                    if open.count < ScriptLiterals.deepest { open.append(key) } else { index = bytes.count }
                    (key, word) = (nil, nil)
                    index += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
                    _ = open.popLast()
                    (key, word) = (nil, nil)
                    index += 1
                case UInt8(ascii: ":"):
                    key = word
                    word = nil
                    index += 1
                case UInt8(ascii: ","), UInt8(ascii: ";"):
                    (key, word) = (nil, nil)
                    index += 1
                case _ where byte.isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$"):
                    let name = bytes[index...].prefix { $0.isIdentifierByte || $0 == UInt8(ascii: "$") }
                    word = String(decoding: name, as: UTF8.self)
                    index = name.endIndex
                default:
                    if !byte.isWhitespace { word = nil }
                    index += 1
                }
            }
            return nil
        }

        /// Reads a literal. Its text is nil if it has escapes or expressions.
        private mutating func string(_ quote: UInt8) -> (String?, Range<Int>) {
            let start = index + 1
            index = start
            var isPlain = true
            while index < bytes.count, bytes[index] != quote {
                if bytes[index] == 0x0A, quote != UInt8(ascii: "`") { break }
                if bytes[index] == UInt8(ascii: "\\") {
                    // An escaped quote or backslash is that sign.
                    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
                    if !"'\"`\\".utf8.contains(next) { isPlain = false }
                    index += 1
                } else if bytes[index] == UInt8(ascii: "$"), quote == UInt8(ascii: "`") {
                    isPlain = false
                }
                index += 1
            }
            let end = min(index, bytes.count)
            index = min(bytes.count, end + 1)
            guard isPlain, start <= end else { return (nil, start..<max(start, end)) }
            var text: [UInt8] = []
            var isEscaped = false
            for byte in bytes[start..<end] {
                if byte == UInt8(ascii: "\\"), !isEscaped {
                    isEscaped = true
                    continue
                }
                isEscaped = false
                text.append(byte)
            }
            return (String(decoding: text, as: UTF8.self), start..<end)
        }
    }
}
