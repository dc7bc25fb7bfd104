/// Text written into HTML.
enum HTMLText {
    /// Appends text with the characters escaped that have a meaning in HTML.
    static func append(_ text: some Sequence<UInt8>, to output: inout [UInt8]) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "<"): output += "&lt;".utf8
            case UInt8(ascii: ">"): output += "&gt;".utf8
            case UInt8(ascii: "&"): output += "&amp;".utf8
            case UInt8(ascii: "\""): output += "&quot;".utf8
            default: output.append(byte)
            }
        }
    }

    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { "<>&\"".utf8.contains($0) }) else { return text }
        var bytes: [UInt8] = []
        append(text.utf8, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
