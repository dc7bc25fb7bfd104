/// A text file as it was read: its path and its bytes, which are valid UTF-8 and, if they come from outside, hold no control
/// characters (``ControlCharacters``).
///
/// Every position in Glosa is a byte offset into such a file; lines and columns are computed only when something is printed
/// (``LineTable``).
public struct SourceFile: Sendable {
    /// The path shown to people and written into reports, relative to the course, with `/` between its parts.
    public let path: String
    /// The file's bytes, without a byte order mark.
    public let bytes: [UInt8]
    /// The bytes before control characters were replaced, for edits of the file; as many as ``bytes``.
    public let original: [UInt8]
    /// The texts of other files inserted in it; nil if there are none.
    public let insertions: InsertedTexts?

    /// - Parameters:
    ///   - bytes: Valid UTF-8; the loader guarantees it.
    ///   - original: The original bytes, if they differ; with the same places.
    public init(path: String, bytes: [UInt8], original: [UInt8]? = nil) {
        self.path = path
        self.bytes = bytes
        self.original = original ?? bytes
        insertions = nil
    }

    init(path: String, bytes: [UInt8], insertions: InsertedTexts) {
        (self.path, self.bytes, original, self.insertions) = (path, bytes, bytes, insertions)
    }

    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The whole text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text of a byte range, which must lie within the file.
    public func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the part of a range on the line where it begins; for an empty range, the rest of that line.
    public func firstLine(of range: Range<Int>) -> SourceRange {
        let limit = range.isEmpty ? bytes.count : range.upperBound
        let end = bytes[range.lowerBound..<limit].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return self.range(range.lowerBound..<(end ?? limit))
    }

    /// Returns the offset of the character that a byte belongs to.
    public func characterStart(at offset: Int) -> Int {
        var offset = offset
        while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    /// Returns the range as a place in this file.
    public func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(path: path, bytes: insertions?.range(bytes) ?? bytes)
    }
}
