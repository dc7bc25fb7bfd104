import Course
import Markdown
import Support

/// A page's text outside its fenced code, where the other language may have a sample: indented code is no sample by itself, and no
/// code at all in MDX. Blanks don't count.
struct TextOutsideFences {
    /// The least and the largest number of bytes of a sample that is looked for.
    private static let sought = 8...8_000
    /// The most bytes that all searches in a page may read.
    private static let mostRead = 20_000_000

    private let text: Lazy<[UInt8]>

    /// - Parameter searches: the number of samples that may be looked for; of too many, none is found.
    init(_ lesson: Lesson, searches: Int) {
        text = Lazy { searches * lesson.file.bytes.count <= Self.mostRead ? Self.read(lesson) : [] }
    }

    /// Returns true if the text holds a sample's code.
    func holds(_ block: CodeBlock) -> Bool {
        let code = block.slice.bytes.filter { !$0.isWhitespace }
        return Self.sought.contains(code.count) && text.value.contains(bytes: code)
    }

    private static func read(_ lesson: Lesson) -> [UInt8] {
        let fences = lesson.document.codeBlocks.filter { $0.isFenced && $0.range.path == lesson.filePath }
            .map(\.range.bytes).sorted { $0.lowerBound < $1.lowerBound }
        var start = 0
        var text: [UInt8] = []
        for fence in fences where fence.lowerBound >= start {
            text += lesson.file.bytes[start..<fence.lowerBound].lazy.filter { !$0.isWhitespace }
            start = fence.upperBound
        }
        return text + lesson.file.bytes[start...].lazy.filter { !$0.isWhitespace }
    }
}
