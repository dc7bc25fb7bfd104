import Course

/// A lesson's Markdown beside its page: as its author wrote it, without front matter and with its title.
enum LessonMarkdown {
    /// The page's path with another ending.
    static func path(of lesson: Lesson) -> String {
        String(lesson.outputPath.dropLast(".html".count)) + ".md"
    }

    static func file(of lesson: Lesson) -> OutputFile {
        let document = lesson.document
        let start = document.frontMatter?.blockEnd ?? 0
        let body = document.file.bytes[start...].drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let heading = lesson.opensWithTitle ? [] : Array("# \(lesson.title)\n\n".utf8)
        return OutputFile(path: path(of: lesson), bytes: heading + body)
    }
}
