/// An error that a sample states itself, by `#error`: its words are the author's, and say nothing of what the compiler thinks.
enum StatedError {
    /// - Parameter place: where the compiler finds it, which is the text behind the parenthesis.
    static func stands(at place: Int, in bytes: [UInt8]) -> Bool {
        guard place < bytes.count, "\"#".utf8.contains(bytes[place]) else { return false }
        let before = bytes[..<place].reversed().drop { $0.isWhitespace || $0 == UInt8(ascii: "(") }
        return before.starts(with: "#error".utf8.reversed())
    }
}
