/// Directives, `%%{init: {…}}%%`: settings inside the diagram's text.
enum Directives {
    static func blank(in bytes: inout [UInt8], from start: Int, reading settings: inout SettingsReader) {
        var index = start
        // The next `}%%` that may end a directive, so that the text is searched once, however many directives stay open.
        var closing = start
        while index + 2 < bytes.count {
            guard bytes[index] == UInt8(ascii: "%"), bytes[index + 1] == UInt8(ascii: "%"),
                bytes[index + 2] == UInt8(ascii: "{")
            else {
                index += 1
                continue
            }
            closing = nextClosing(in: bytes, from: max(closing, index + 3))
            let isClosed = closing < bytes.count
            let end = isClosed ? closing : endOfLine(in: bytes, from: index + 3)
            settings.readDirective(bytes, (index + 3)..<end)
            let next = isClosed ? end + 3 : end
            for offset in index..<next { bytes[offset] = 0x20 }
            index = next
        }
    }

    /// Returns the offset of `}%%`, from an offset on, or the text's end.
    private static func nextClosing(in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index + 2 < bytes.count {
            if bytes[index] == UInt8(ascii: "}"), bytes[index + 1] == UInt8(ascii: "%"),
                bytes[index + 2] == UInt8(ascii: "%")
            {
                return index
            }
            index += 1
        }
        return bytes.count
    }

    private static func endOfLine(in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        return index
    }
}
