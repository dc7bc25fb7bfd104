import Support

/// An entry of a store: a line each for the form, the key and a checksum, then the verdict.
///
/// A checksum is no signature: anybody who may write to the store can write any entry in this form.
struct StoreEntry {
    static let form = "glosa verdict 1"
    /// The largest size of an entry, in bytes. Verdicts have some hundred, and a sample's output is limited to less.
    static let most = 256 << 10

    let bytes: [UInt8]

    /// - Returns: Nil for a verdict that is too large to be shared.
    init?(_ body: [UInt8], key: String) {
        bytes = Array(Self.head(of: body, key: key).utf8) + body
        if bytes.count > Self.most { return nil }
    }

    /// - Returns: The verdict; nil for an entry that is damaged, cut off, or of another key or form.
    static func body(of bytes: [UInt8], key: String) -> [UInt8]? {
        let count = head(of: [], key: key).utf8.count
        guard bytes.count >= count, bytes.count <= most else { return nil }
        let body = Array(bytes[count...])
        return bytes.starts(with: head(of: body, key: key).utf8) ? body : nil
    }

    private static func head(of body: [UInt8], key: String) -> String { "\(form)\n\(key)\n\(SHA256(body).text)\n" }
}
