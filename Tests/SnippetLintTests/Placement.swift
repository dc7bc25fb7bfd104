import Diagnostics

/// The places of a Markdown file that a sample may stand in, and where positions go wrong.
enum Placement: String, CaseIterable, Sendable {
    case plain, afterEmoji, inList, inQuote, inQuotedList

    private var firstPrefix: String {
        switch self {
        case .plain, .afterEmoji: ""
        case .inList: "- "
        case .inQuote: "> "
        case .inQuotedList: "> 1. "
        }
    }

    private var linePrefix: String {
        switch self {
        case .plain, .afterEmoji: ""
        case .inList: "  "
        case .inQuote: "> "
        case .inQuotedList: ">    "
        }
    }

    /// A file with the sample in it, and the sample as a slice of the file.
    func embed(_ code: String) -> (file: SourceFile, slice: SourceSlice) {
        var text = "# Título 🎓\n\n\(firstPrefix)```swift\n"
        let code = self == .afterEmoji ? "// 👩‍👩‍👧 ¡Hola!\n" + code : code
        var lines: [SourceSlice.LineOrigin] = []
        var sliceOffset = 0
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            text += linePrefix
            lines.append(.init(sliceOffset: sliceOffset, fileOffset: text.utf8.count))
            text += line + "\n"
            sliceOffset += line.utf8.count + 1
        }
        text += linePrefix + "```\n"
        let file = SourceFile(path: "lesson.md", text: text)
        return (file, SourceSlice(of: file, bytes: Array(code.utf8) + [UInt8(ascii: "\n")], lines: lines))
    }

    /// The places of the example in the file, as text with the prefixes of the lines between.
    func places(of ranges: [Range<Int>], in slice: SourceSlice) -> [Range<Int>] {
        let shift = self == .afterEmoji ? "// 👩‍👩‍👧 ¡Hola!\n".utf8.count : 0
        return ranges.map { slice.range(($0.lowerBound + shift)..<($0.upperBound + shift)).bytes }
    }
}
