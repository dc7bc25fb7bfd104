/// What of a sample is underlined, where the compiler names only a place.
enum SampleToken {
    /// The end of the word or sign at the offset; `@State` and `$name` are words too.
    static func end(in bytes: [UInt8], from start: Int) -> Int {
        guard start < bytes.count, bytes[start] != UInt8(ascii: "\n") else { return start }
        var end = start + 1
        let isSigned = bytes[start] == UInt8(ascii: "@") || bytes[start] == UInt8(ascii: "$")
        if isWord(bytes[start]) || isSigned {
            while end < bytes.count, isWord(bytes[end]) { end += 1 }
        }
        return end
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
