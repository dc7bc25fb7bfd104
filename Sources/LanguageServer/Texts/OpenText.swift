/// A text as an editor holds it.
package struct OpenText: Sendable {
    /// The editor's number of the state, which grows with each change; nil if it gives none.
    package private(set) var version: Int?
    package private(set) var lines: TextLines
    /// The address of its file as the editor spells it; editors compare addresses by their text.
    package let address: String?
    private let encoding: PositionEncoding

    package var bytes: [UInt8] { lines.bytes }

    package init(_ text: String, version: Int?, _ encoding: PositionEncoding, address: String? = nil) {
        (self.version, self.encoding, self.address) = (version, encoding, address)
        lines = TextLines(Self.bytes(text), encoding)
    }

    /// Applies the changes of a `textDocument/didChange`, one after the other.
    ///
    /// - Returns: false if one of them can't be read; those before it are applied.
    package mutating func apply(_ changes: JSONValue?, version: Int?) -> Bool {
        self.version = version ?? self.version
        guard let changes = changes?.list else { return false }
        for change in changes {
            guard let text = change["text"]?.text else { return false }
            guard let place = change["range"], place != .null else {
                lines = TextLines(Self.bytes(text), encoding)
                continue
            }
            guard let range = lines.range(place) else { return false }
            var bytes = lines.bytes
            bytes.replaceSubrange(range, with: text.utf8)
            lines = TextLines(bytes, encoding)
        }
        return true
    }

    /// The bytes without a byte order mark, which belongs to the file and not to the text.
    private static func bytes(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }
}
