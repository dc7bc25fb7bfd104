import CourseConfiguration
import Diagnostics
import Markdown

/// The text of a page with its messages in another language, as a PO file translates them. Messages without a translation stay.
enum TranslatedText {
    /// - Parameter file: the original's text, with the texts of other files inserted in it.
    /// - Returns: the text, whose places are those of the page's file; those of translated messages are known to be in the PO
    ///   file.
    static func file(_ file: SourceFile, by translation: BookTranslation, dialect: Dialect) -> SourceFile {
        let plain = SourceFile(path: file.path, bytes: file.bytes)
        let messages = Document.parse(plain, dialect: dialect).document.messages(texts: CodeTexts.find)
        var insertions = messages.compactMap { message in
            translation.message(message.key).map {
                InsertedTexts.Insertion(
                    range: message.range,
                    bytes: message.replacement($0.text, dialect: dialect),
                    origin: $0.place
                )
            }
        }
        // The text is made of two files even if no message is translated: no fix may be written to it.
        insertions.append(.init(range: file.bytes.count..<file.bytes.count, bytes: []))
        return InsertedTexts.file(file, with: insertions)
    }

    /// Returns the path by which a page that has no file of its own is known, beside the original.
    static func path(of original: String, in language: String) -> String {
        CoursePath.join(
            CoursePath.folder(of: original),
            SourceName.stem(CoursePath.name(of: original)) + ".\(language).po.md"
        )
    }
}

extension Configuration {
    /// Returns the translation by which a page is made of the original's; nil for a page with a file of its own.
    ///
    /// - Parameters:
    ///   - path: below the content folder.
    ///   - coursePath: relative to the course.
    package func catalogue(ofPage path: String, at coursePath: String, in language: String) -> BookTranslation? {
        guard let translation = catalogue(of: language),
            coursePath == TranslatedText.path(of: CoursePath.join(content, path), in: language)
        else { return nil }
        return translation
    }
}
