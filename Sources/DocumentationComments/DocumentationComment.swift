import Diagnostics
import Support

/// The documentation comment of a declaration: the runs of `///` and the blocks between `/**` and `*/` before it, as Swift's
/// compiler joins them.
package struct DocumentationComment: Sendable, Hashable {
    package internal(set) var declaration: DocumentedDeclaration
    /// The lines of its Markdown text in the file, without the signs of the comment and without the indentation of the first line
    /// that has text; each with its line ending, if that follows it in the file. Ascending; never empty.
    package let lines: [Range<Int>]

    /// The part of the file from the first byte of its text to the last.
    package var range: Range<Int> { (lines.first?.lowerBound ?? 0)..<(lines.last?.upperBound ?? 0) }

    /// Returns the comment's text as a file of its own, whose places are those of the Swift file.
    ///
    /// - Parameter file: the Swift file that the comment was read from.
    package func text(in file: SourceFile) -> SourceFile {
        var insertions: [InsertedTexts.Insertion] = []
        var (end, isBroken) = (0, true)
        for line in lines {
            insertions.append(.init(range: end..<line.lowerBound, bytes: isBroken ? [] : [0x0A]))
            end = line.upperBound
            isBroken = file.bytes[line].last.map(\.isLineEnding) ?? false
        }
        insertions.append(.init(range: end..<file.bytes.count, bytes: []))
        return InsertedTexts.file(file, with: insertions)
    }
}
