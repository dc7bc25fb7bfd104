import Diagnostics
import Support

/// A file in DocC's or Material for MkDocs' spelling, written in Glosa's own.
///
/// Nothing is lost: a construct without a spelling here stays as it was written, or becomes a comment, and is listed in ``kept``.
public struct MarkdownConversion: Sendable {
    /// A construct that stays as it was written.
    public struct Kept: Sendable, Hashable {
        /// The number of the line, counted from 1.
        public let line: Int
        /// The name of the construct in its dialect.
        public let name: String
    }

    public let text: [UInt8]
    /// The constructs that stay as they were written, in the order of their lines.
    public let kept: [Kept]

    /// - Parameters:
    ///   - title: The page's title, if its first heading doesn't say it.
    ///   - destination: Returns the new destination of a link; nil if it stays.
    public init(
        _ file: SourceFile,
        dialect: Dialect,
        title: String? = nil,
        destination: (Link) -> String? = { _ in nil }
    ) {
        let document = Document.parse(file, dialect: dialect).document
        var edits: [(range: Range<Int>, text: [UInt8])] = []
        for link in document.links {
            guard let range = link.destinationRange?.bytes, let new = destination(link) else { continue }
            edits.append((range, Array(new.utf8)))
        }
        if dialect == .material {
            for block in document.codeBlocks where block.isFenced {
                if let edit = Self.fence(block, in: file.bytes) { edits.append(edit) }
            }
        }
        var bytes: [UInt8] = []
        var position = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where edit.range.lowerBound >= position {
            bytes += file.bytes[position..<edit.range.lowerBound] + edit.text
            position = edit.range.upperBound
        }
        bytes += file.bytes[position...]
        let figures = Dictionary(
            document.links.filter { $0.kind == .image && $0.destinationRange == nil }.compactMap { link in
                destination(link).map { (link.destination, $0) }
            }
        ) { first, _ in first }
        var conversion = ContainerConversion(
            SourceFile(path: file.path, bytes: bytes),
            dialect: dialect,
            pictures: figures
        )
        conversion.run(title: title)
        text = conversion.output
        kept = conversion.kept.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    }

    /// Returns the line that opens a fence, with its attributes in our words; nil if it stays the same.
    private static func fence(_ block: CodeBlock, in bytes: [UInt8]) -> (range: Range<Int>, text: [UInt8])? {
        let line = bytes.line(from: block.range.bytes.lowerBound).content
        let fence = bytes[line].drop(while: \.isSpaceOrTab)
        guard let sign = fence.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
        let info = fence.drop { $0 == sign }
        var words = block.language.map { [$0] } ?? []
        for attribute in block.attributes {
            guard let value = attribute.value else {
                words.append(attribute.name)
                continue
            }
            let isPlain = value.utf8.allSatisfy { $0.isIdentifierByte || ".,-/".utf8.contains($0) }
            words.append("\(attribute.name)=\(isPlain ? value : value.contains("\"") ? "'\(value)'" : "\"\(value)\"")")
        }
        let text = Array(words.joined(separator: " ").utf8)
        guard text != Array(info.trimmed) else { return nil }
        return (info.startIndex..<line.upperBound, text)
    }
}
