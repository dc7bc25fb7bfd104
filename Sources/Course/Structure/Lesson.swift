import Diagnostics
import Markdown

/// One Markdown file of a course, read and parsed.
public struct Lesson: Sendable {
    /// What the file's front matter says.
    public let metadata: LessonMetadata
    /// The language it is written in: the tag of the folder it lies in.
    public let language: String
    /// The path below the language folder: `state/binding.md`.
    public let path: String
    /// Pairs the lesson with its translations: the front matter's `id`, else ``path`` without its ending.
    public let id: String
    public let title: String
    /// The lint profile its samples are judged by.
    public let profile: String
    /// Whether it is the page of its folder: `index.md` or `README.md`.
    public let isIndex: Bool
    /// The page's path below the site's root: `en/state/binding.html`.
    public let outputPath: String
    public let document: Document
    /// Set on a page that shows a lesson's text in place of its missing translation: the lesson it was written as, as an
    /// index into ``Course/lessons``, and that lesson's language.
    public var fallback: (original: Int, language: String)?

    public var file: SourceFile { document.file }

    /// The folder it lies in, below the language folder; empty at the top.
    public var folder: String { CoursePath.folder(of: path) }

    /// The lesson's text on the page of another language.
    func fallback(of original: Int, language: String, path: String, outputPath: String) -> Lesson {
        var page = Lesson(
            metadata: metadata,
            language: language,
            path: path,
            id: id,
            title: title,
            profile: profile,
            isIndex: isIndex,
            outputPath: outputPath,
            document: document
        )
        page.fallback = (original, self.language)
        return page
    }

    /// The same lesson with another text.
    func rewritten(_ bytes: [UInt8]) -> Lesson {
        guard bytes != file.bytes else { return self }
        return Lesson(
            metadata: metadata,
            language: language,
            path: path,
            id: id,
            title: title,
            profile: profile,
            isIndex: isIndex,
            outputPath: outputPath,
            document: Document.parse(SourceFile(path: file.path, bytes: bytes)).document
        )
    }

    /// Whether the lesson's text opens with a heading of level 1, which then serves as the page's.
    public var opensWithTitle: Bool {
        guard let heading = document.headings.first, heading.level == 1 else { return false }
        return document.children(of: document.root).first { _ in true } == heading.node
    }
}
