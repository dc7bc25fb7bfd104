extension String {
    /// The text that bytes stand for in UTF-8; nil where they stand for none.
    ///
    /// As `String(validating:as:)`, which only macOS 15 has.
    public init?(validUTF8 bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        // Whatever is no text becomes U+FFFD, which has other bytes.
        guard text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
