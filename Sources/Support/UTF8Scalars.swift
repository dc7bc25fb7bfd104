extension UTF8 {
    /// Returns the length in bytes of a character, by its first byte.
    @inlinable
    public static func length(of lead: UInt8) -> Int {
        lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the character that begins at an index; nil if none does in UTF-8.
    public func scalar(at index: Int) -> Unicode.Scalar? {
        let lead = self[index]
        if lead < 0x80 { return Unicode.Scalar(lead) }
        let length = UTF8.length(of: lead)
        guard lead >= 0xC2, lead < 0xF5, index + length <= count else { return nil }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for offset in 1..<length {
            let byte = self[index + offset]
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return Unicode.Scalar(value)
    }
}
