import Diagnostics
import DocumentationComments
import Markdown

/// A documentation comment as a lesson: a page of its own, whose places are those of the Swift file.
package struct CommentLesson: Sendable {
    let lesson: Lesson
    let findings: [Diagnostic]
    /// The bytes of the file that its text lies in.
    let range: Range<Int>

    /// - Parameters:
    ///   - file: the Swift file that the comment was read from.
    ///   - number: the number of the comment in the file, which tells its page from the others.
    ///   - profile: the lint profile of its samples.
    init(
        _ comment: DocumentationComment,
        in file: SourceFile,
        number: Int,
        language: String,
        profile: String,
        samples: SampleFiles
    ) {
        range = comment.range
        let assembled = AssembledDocument(comment.text(in: file), dialect: .swiftComment, files: samples)
        let document = assembled.document
        var lesson = Lesson(
            of: assembled,
            at: "\(file.path)#\(number)",
            title: comment.declaration.name,
            language: language,
            profile: profile
        )
        lesson.declared = comment.declaration.context
        self.lesson = lesson
        findings =
            assembled.findings + FenceAttributeCheck.check(document) + FenceLanguageCheck.check(document)
            + SampleNoteCheck.check(document) + InvisibleCharacterCheck.check(document)
            + CommentWordCheck.check(document) + SignatureCheck.check(document, of: comment.declaration)
    }
}

extension Lesson {
    /// Creates a page that is a part of a Swift file, and has no front matter.
    ///
    /// - Parameter path: the file's path, and behind `#` the part's name.
    init(of document: AssembledDocument, at path: String, title: String, language: String, profile: String) {
        self.init(
            metadata: LessonMetadata(),
            language: language,
            path: path,
            id: path,
            title: title,
            profile: profile,
            isIndex: false,
            outputPath: path,
            assembled: document
        )
    }

    /// The path of the symbol that the page is about, as links to symbols write it: `Type/member(_:)`. Nil for a page about none.
    package var documentedSymbol: String? {
        document.dialect == .swiftComment ? title.replacing(".", with: "/") : facts.catalogue?.symbol
    }
}
