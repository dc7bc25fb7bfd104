import Course

/// A lesson's Markdown beside its page: as its author wrote it, without front matter and with its title.
struct LessonMarkdown: Page {
    /// Of the lesson.
    let index: Int

    /// The page's path with another ending.
    static func path(of lesson: Lesson) -> String {
        String(lesson.outputPath.dropLast(".html".count)) + ".md"
    }

    func path(in site: SiteContext) -> String? { Self.path(of: site.course.lessons[index]) }

    func dependencies(in course: Course) -> PageDependencies { .lesson(index, of: course) }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let lesson = site.course.lessons[index]
        let document = lesson.document
        let start = document.frontMatter?.blockEnd ?? 0
        let body = document.file.bytes[start...].drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let heading = lesson.opensWithTitle ? [] : Array("# \(lesson.title)\n\n".utf8)
        return heading + body
    }
}
