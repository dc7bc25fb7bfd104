/// `%%{init: {…}}%%`: settings inside the diagram's text.
enum Directives {
    static func blank(in bytes: inout [UInt8], from start: Int, reading settings: inout SettingsReader) {
        var index = start
        while index + 2 < bytes.count {
            guard bytes[index] == UInt8(ascii: "%"), bytes[index + 1] == UInt8(ascii: "%"),
                bytes[index + 2] == UInt8(ascii: "{")
            else {
                index += 1
                continue
            }
            let end = endOfDirective(bytes, index + 3)
            settings.readDirective(bytes, (index + 3)..<end)
            let close = min(end + 3, bytes.count)
            for offset in index..<close { bytes[offset] = 0x20 }
            index = close
        }
    }

    /// Where `}%%` stands, or the end of the line when it is missing.
    private static func endOfDirective(_ bytes: [UInt8], _ start: Int) -> Int {
        var index = start
        while index + 2 < bytes.count {
            if bytes[index] == UInt8(ascii: "}"), bytes[index + 1] == UInt8(ascii: "%"),
                bytes[index + 2] == UInt8(ascii: "%")
            {
                return index
            }
            index += 1
        }
        index = start
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        return index
    }
}
