import Course
import Markdown
import Support

/// A lesson's Markdown beside its page: as its author wrote it, without front matter, with its title, and with the code of
/// samples that are files.
struct LessonMarkdown: Page {
    /// The lesson's index.
    let index: Int

    func dependencies(in course: Course) -> PageDependencies { .lesson(index, of: course) }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let lesson = site.course.lessons[index]
        let document = lesson.document
        let start = document.frontMatter?.blockEnd ?? 0
        let body = document.file.bytes[start...].drop(while: \.isLineEnding)
        let heading = lesson.showsTitle ? [] : Array("# \(lesson.title)\n\n".utf8)
        var output = heading
        var position = body.startIndex
        for block in document.codeBlocks.filter({ $0.origin != nil }).sorted(by: Self.inOrder) {
            let range = block.range.bytes
            guard position <= range.lowerBound else { continue }
            output += body[position..<range.lowerBound]
            append(block, in: body, to: &output)
            position = range.upperBound
        }
        return output + body[position...]
    }

    private static func inOrder(_ first: CodeBlock, _ second: CodeBlock) -> Bool {
        first.range.bytes.lowerBound < second.range.bytes.lowerBound
    }

    /// Appends a block with its code, each line behind the prefix that lists and quotes put before it.
    private func append(_ block: CodeBlock, in body: ArraySlice<UInt8>, to output: inout [UInt8]) {
        let start = block.range.bytes.lowerBound
        let line = body[..<start].lastIndex(where: \.isLineEnding).map { $0 + 1 } ?? body.startIndex
        let prefix = body[line..<start].map { $0 == UInt8(ascii: ">") || $0.isSpaceOrTab ? $0 : UInt8(ascii: " ") }
        let code = block.slice.bytes
        var longest = 2
        var run = 0
        for byte in code {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = Array(repeating: UInt8(ascii: "`"), count: longest + 1)
        output += fence
        output += (block.language ?? "").utf8
        for line in code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            output.append(UInt8(ascii: "\n"))
            output += prefix
            output += line
        }
        // The code ends with a line break, so the last of these lines is the fence's.
        output += fence
    }
}
