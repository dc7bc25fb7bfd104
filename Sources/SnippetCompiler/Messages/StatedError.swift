/// An error that a sample states itself, by `#error`: its text is the author's, and no message of the compiler's own.
enum StatedError {
    /// - Parameter place: The error's offset: that of the text after the parenthesis.
    static func stands(at place: Int, in bytes: [UInt8]) -> Bool {
        guard place < bytes.count, "\"#".utf8.contains(bytes[place]) else { return false }
        let before = bytes[..<place].reversed().drop { $0.isWhitespace || $0 == UInt8(ascii: "(") }
        return before.starts(with: "#error".utf8.reversed())
    }
}
