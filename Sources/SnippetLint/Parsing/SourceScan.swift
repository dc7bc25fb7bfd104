/// What one pass over the bytes of a sample finds without parsing it: comments, elisions, and places to be checked.
struct SourceScan: Sendable {
    struct Comment: Sendable {
        /// From `//` or `/*` to the end, without the line's ending.
        let range: Range<Int>
        /// Whether nothing but white space stands before it on its line.
        let startsLine: Bool
    }

    private(set) var comments: [Comment] = []
    /// `...` and `…` outside strings and comments.
    private(set) var dots: [Range<Int>] = []
    /// The first bytes of non-ASCII characters outside strings and comments.
    private(set) var codeNonASCII: [Int] = []
    private(set) var hasNonASCII = false
    private(set) var lineCount = 1
    /// The first bracket that nests deeper than ``NestingDepth/maximum``.
    private(set) var excessiveNesting: Int?
    private var depth = 0
    private var squareDepth = 0
    private var chain = ChainLength()

    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { scan($0) }
    }

    private enum Mode {
        case code(parentheses: Int)
        case string(hashes: Int, isMultiline: Bool)
    }

    private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        var modes: [Mode] = []
        var mode = Mode.code(parentheses: 0)
        var index = 0
        var lineStart = 0
        let count = bytes.count
        func byte(_ offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

        while index < count {
            let current = bytes[index]
            if current >= 0x80 { hasNonASCII = true }
            if current == UInt8(ascii: "\n") {
                lineStart = index + 1
                lineCount += 1
            }
            switch mode {
            case .code(let parentheses):
                noteBracket(current, at: index)
                chain.note(bytes, at: index)
                if chain.isExcessive, excessiveNesting == nil { excessiveNesting = index }
                switch current {
                case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "/"):
                    let start = index
                    while index < count, bytes[index] != UInt8(ascii: "\n") {
                        if bytes[index] >= 0x80 { hasNonASCII = true }
                        index += 1
                    }
                    comments.append(
                        Comment(range: start..<index, startsLine: isBlank(bytes, lineStart..<start))
                    )
                    continue
                case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "*"):
                    let start = index
                    let startsLine = isBlank(bytes, lineStart..<start)
                    var depth = 0
                    repeat {
                        if byte(index) == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
                            depth += 1
                            index += 2
                        } else if byte(index) == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
                            depth -= 1
                            index += 2
                        } else {
                            if byte(index) >= 0x80 { hasNonASCII = true }
                            if byte(index) == UInt8(ascii: "\n") {
                                lineStart = index + 1
                                lineCount += 1
                            }
                            index += 1
                        }
                    } while depth > 0 && index < count
                    index = min(index, count)
                    comments.append(Comment(range: start..<index, startsLine: startsLine))
                    continue
                case UInt8(ascii: "\""):
                    var hashes = 0
                    while hashes < index, bytes[index - hashes - 1] == UInt8(ascii: "#") { hashes += 1 }
                    let isMultiline =
                        byte(index + 1) == UInt8(ascii: "\"") && byte(index + 2) == UInt8(ascii: "\"")
                    modes.append(mode)
                    mode = .string(hashes: hashes, isMultiline: isMultiline)
                    index += isMultiline ? 3 : 1
                    continue
                case UInt8(ascii: "("):
                    mode = .code(parentheses: parentheses + 1)
                case UInt8(ascii: ")"):
                    if parentheses == 0, let outer = modes.popLast() {
                        mode = outer
                    } else {
                        mode = .code(parentheses: max(0, parentheses - 1))
                    }
                case UInt8(ascii: "."):
                    var end = index
                    while byte(end) == UInt8(ascii: ".") { end += 1 }
                    if end - index >= 3 {
                        dots.append(index..<end)
                        index = end
                        continue
                    }
                case 0xC0...:
                    if current == 0xE2, byte(index + 1) == 0x80, byte(index + 2) == 0xA6 {
                        dots.append(index..<(index + 3))
                        index += 3
                        continue
                    }
                    codeNonASCII.append(index)
                default: break
                }
                index += 1

            case .string(let hashes, let isMultiline):
                if current == UInt8(ascii: "\\"), hasHashes(bytes, at: index + 1, count: hashes) {
                    if byte(index + 1 + hashes) == UInt8(ascii: "(") {
                        noteBracket(UInt8(ascii: "("), at: index)
                        modes.append(mode)
                        mode = .code(parentheses: 0)
                    }
                    if byte(index + 1 + hashes) == UInt8(ascii: "\n") {
                        index += 1 + hashes
                    } else {
                        index += 2 + hashes
                    }
                    continue
                }
                if current == UInt8(ascii: "\n"), !isMultiline {
                    // An unclosed literal ends with its line
                    while let outer = modes.popLast() { mode = outer }
                    mode = .code(parentheses: 0)
                } else if current == UInt8(ascii: "\"") {
                    let quotes = isMultiline ? 3 : 1
                    let closes =
                        !isMultiline
                        || (byte(index + 1) == UInt8(ascii: "\"") && byte(index + 2) == UInt8(ascii: "\""))
                    if closes, hasHashes(bytes, at: index + quotes, count: hashes) {
                        mode = modes.popLast() ?? .code(parentheses: 0)
                        index += quotes + hashes
                        continue
                    }
                }
                index += 1
            }
        }
    }

    private mutating func noteBracket(_ byte: UInt8, at offset: Int) {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            depth += 1
            if byte == UInt8(ascii: "[") { squareDepth += 1 }
            if depth > NestingDepth.maximum || squareDepth > NestingDepth.maximumSquare, excessiveNesting == nil {
                excessiveNesting = offset
            }
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            depth = max(0, depth - 1)
            if byte == UInt8(ascii: "]") { squareDepth = max(0, squareDepth - 1) }
        default: break
        }
    }

    private func hasHashes(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, count: Int) -> Bool {
        guard offset + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[offset + $0] == UInt8(ascii: "#") }
    }

    private func isBlank(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        range.allSatisfy { bytes[$0] == UInt8(ascii: " ") || bytes[$0] == UInt8(ascii: "\t") }
    }
}
