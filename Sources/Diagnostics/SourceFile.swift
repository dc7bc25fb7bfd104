/// A text file as it was read: its path and its bytes, which are valid UTF-8 and hold no control characters
/// (``ControlCharacters``) where they come from outside.
///
/// Every position in Glosa is a byte offset into such a file; lines and columns are computed only when something is
/// printed (``LineTable``).
public struct SourceFile: Sendable {
    /// The path shown to people and written into reports, relative to the course, with `/` between its parts.
    public let path: String
    /// The file's bytes, without a byte order mark.
    public let bytes: [UInt8]
    /// The bytes before control characters were replaced, for whoever changes the file; as many as ``bytes``.
    public let original: [UInt8]
    /// The texts of other files in it; nil for what stands in one file.
    public let insertions: InsertedTexts?

    /// - Parameters:
    ///   - bytes: valid UTF-8; the loader has seen to that.
    ///   - original: where it differs; with the same places.
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

    /// What of a range stands on the line where it begins, or all of that line from there on if the range is empty.
    public func firstLine(of range: Range<Int>) -> SourceRange {
        let limit = range.isEmpty ? bytes.count : range.upperBound
        let end = bytes[range.lowerBound..<limit].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        return self.range(range.lowerBound..<(end ?? limit))
    }

    /// The offset of the character that a byte belongs to.
    public func characterStart(at offset: Int) -> Int {
        var offset = offset
        while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }

    /// The range as a place in this file.
    public func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(path: path, bytes: insertions?.range(bytes) ?? bytes)
    }
}
