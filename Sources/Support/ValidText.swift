extension String {
    /// Makes a text of bytes in UTF-8; nil if they are not valid UTF-8.
    ///
    /// `String(validating:as:)` does the same, but only macOS 15 has it.
    public init?(validUTF8 bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        // Invalid bytes become U+FFFD, which has other bytes.
        guard text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
