import Support

/// The names that a text of the shim declares. Each of its declarations is on a line of its own, so the words of a line tell
/// them; the compiler's parser would take longer than the compiler is asked for.
struct ShimNames {
    /// Behind `public struct` and its like, where a line begins with them: the types that are there for everybody.
    private(set) var types: Set<String> = []
    /// Behind `func` and `var`.
    private(set) var members: Set<String> = []

    init(in text: String) {
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            addNames(of: bytes, in: start..<end)
            start = end + 1
        }
    }

    private mutating func addNames(of bytes: [UInt8], in line: Range<Int>) {
        let beginsLine = !line.isEmpty && !bytes[line.lowerBound].isWhitespace
        var isPublic = false
        var type: Range<Int>?
        var member: Range<Int>?
        var last: Word?
        var index = line.lowerBound
        while index < line.upperBound {
            guard bytes[index].isIdentifierByte else {
                index += 1
                continue
            }
            let start = index
            while index < line.upperBound, bytes[index].isIdentifierByte { index += 1 }
            if last == .type, type == nil { type = start..<index }
            if last == .member, member == nil { member = start..<index }
            last = Self.word(bytes[start..<index])
            if last == .access { isPublic = true }
        }
        if let member { members.insert(String(decoding: bytes[member], as: UTF8.self)) }
        if let type, beginsLine, isPublic { types.insert(String(decoding: bytes[type], as: UTF8.self)) }
    }

    private enum Word {
        case type, member, access
    }

    private static func word(_ bytes: ArraySlice<UInt8>) -> Word? {
        guard (3...9).contains(bytes.count) else { return nil }
        switch String(decoding: bytes, as: UTF8.self) {
        case "struct", "class", "enum", "protocol", "typealias", "actor": return .type
        case "func", "var": return .member
        case "public", "open": return .access
        default: return nil
        }
    }
}
