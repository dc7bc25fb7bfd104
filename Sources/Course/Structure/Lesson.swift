import Diagnostics
import Markdown

/// One Markdown file of a course, read and parsed.
public struct Lesson: Sendable {
    /// All of it but ``fallback``, behind one reference: courses of ten thousand lessons are copied with each edit in the
    /// preview.
    private final class Contents: Sendable {
        let metadata: LessonMetadata
        let language: String
        let path: String
        let id: String
        let title: String
        let profile: String
        let isIndex: Bool
        let outputPath: String
        let document: Document

        init(
            metadata: LessonMetadata,
            language: String,
            path: String,
            id: String,
            title: String,
            profile: String,
            isIndex: Bool,
            outputPath: String,
            document: Document
        ) {
            self.metadata = metadata
            self.language = language
            self.path = path
            self.id = id
            self.title = title
            self.profile = profile
            self.isIndex = isIndex
            self.outputPath = outputPath
            self.document = document
        }
    }

    private let contents: Contents

    /// What the file's front matter says.
    public var metadata: LessonMetadata { contents.metadata }
    /// The language it is written in: the tag of the folder it lies in.
    public var language: String { contents.language }
    /// The path below the language folder: `state/binding.md`.
    public var path: String { contents.path }
    /// Pairs the lesson with its translations: the front matter's `id`, else ``path`` without its ending.
    public var id: String { contents.id }
    public var title: String { contents.title }
    /// The lint profile its samples are judged by.
    public var profile: String { contents.profile }
    /// Whether it is the page of its folder: `index.md` or `README.md`.
    public var isIndex: Bool { contents.isIndex }
    /// The page's path below the site's root: `en/state/binding.html`.
    public var outputPath: String { contents.outputPath }
    public var document: Document { contents.document }
    /// Set on a page that shows a lesson's text in place of its missing translation: the lesson it was written as, as an
    /// index into ``Course/lessons``, and that lesson's language.
    public var fallback: (original: Int, language: String)?

    init(
        metadata: LessonMetadata,
        language: String,
        path: String,
        id: String,
        title: String,
        profile: String,
        isIndex: Bool,
        outputPath: String,
        document: Document
    ) {
        contents = Contents(
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
    }

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
