import Support

/// The range of a sample that is underlined, if the compiler reports only an offset.
enum SampleToken {
    /// The end of the word or sign at the offset; `@State` and `$name` are words too.
    static func end(in bytes: [UInt8], from start: Int) -> Int {
        guard start < bytes.count, bytes[start] != UInt8(ascii: "\n") else { return start }
        var end = start + 1
        let isSigned = bytes[start] == UInt8(ascii: "@") || bytes[start] == UInt8(ascii: "$")
        if bytes[start].isIdentifierByte || isSigned {
            while end < bytes.count, bytes[end].isIdentifierByte { end += 1 }
        }
        return end
    }
}
