import Support

/// What lies in a store under a key: a line each for the form, the key and a checksum, then the verdict.
///
/// A checksum is no signature: whoever may write to the store can write what they like, in this form too.
struct StoreEntry {
    static let form = "glosa verdict 1"
    /// In bytes. Verdicts have some hundred, and what a sample writes when it is run is limited to less.
    static let most = 256 << 10

    let bytes: [UInt8]

    /// - Returns: nil for a verdict that is too large to be shared.
    init?(_ body: [UInt8], key: String) {
        bytes = Array(Self.head(of: body, key: key).utf8) + body
        if bytes.count > Self.most { return nil }
    }

    /// - Returns: the verdict; nil for what is damaged, cut off, or an entry of something else.
    static func body(of bytes: [UInt8], key: String) -> [UInt8]? {
        let count = head(of: [], key: key).utf8.count
        guard bytes.count >= count, bytes.count <= most else { return nil }
        let body = Array(bytes[count...])
        return bytes.starts(with: head(of: body, key: key).utf8) ? body : nil
    }

    private static func head(of body: [UInt8], key: String) -> String { "\(form)\n\(key)\n\(SHA256(body).text)\n" }
}
