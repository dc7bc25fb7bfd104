/// How many words and signs follow one another without an end of statement: prefixes, member chains, ternaries and
/// `else if` nest in the tree without a bracket, and the parser recurses into them.
struct ChainLength {
    private static let maximum = 200
    private static let maximumElse = 100

    private var count = 0
    private var lineCount = 0
    private var elseCount = 0
    private var wasWord = false

    var isExcessive: Bool { count > Self.maximum || elseCount > Self.maximumElse }

    mutating func note(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
            wasWord = false
        case UInt8(ascii: "\n"):
            wasWord = false
            if lineCount >= 2, !endsOpen(bytes, before: index), !continues(bytes, after: index) { count = 0 }
            lineCount = 0
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","):
            count = 0
            wasWord = false
        default:
            let isWord =
                byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            if !isWord || !wasWord {
                count += 1
                lineCount += 1
                if byte == UInt8(ascii: "e"), index + 3 < bytes.count, bytes[index + 1] == UInt8(ascii: "l"),
                    bytes[index + 2] == UInt8(ascii: "s"), bytes[index + 3] == UInt8(ascii: "e")
                {
                    elseCount += 1
                }
            }
            wasWord = isWord
        }
    }

    /// Whether the line ends with a sign that wants something after it; a type's `?` or `>` doesn't.
    private func endsOpen(_ bytes: UnsafeBufferPointer<UInt8>, before index: Int) -> Bool {
        var end = index - 1
        while end > 0, " \t\r".utf8.contains(bytes[end]) { end -= 1 }
        guard end > 0 else { return false }
        switch bytes[end] {
        case UInt8(ascii: "?"): return bytes[end - 1] == UInt8(ascii: " ")
        case UInt8(ascii: ">"): return bytes[end - 1] == UInt8(ascii: "-")
        case let byte: return ":=+-&|<.(@".utf8.contains(byte)
        }
    }

    /// Whether the next line goes on with a member or an operator.
    private func continues(_ bytes: UnsafeBufferPointer<UInt8>, after index: Int) -> Bool {
        var next = index + 1
        while next < bytes.count, " \t\r\n".utf8.contains(bytes[next]), next - index < 200 { next += 1 }
        return next < bytes.count && ".?:&|+".utf8.contains(bytes[next])
    }
}
