import CourseConfiguration
import Diagnostics
import FileSystem
import Markdown

/// A file in a package's `Snippets` folder as a lesson: its code without marks and hidden lines is the only sample
/// (Swift-DocC, “Adding Code Snippets to your Content”).
struct SnippetLesson: Sendable {
    let lesson: Lesson

    /// The name of the folder beside `Package.swift` that SwiftPM takes snippets from.
    static let folder = "Snippets"

    /// Returns true for a Swift file below the `Snippets` folder of a package.
    static func isSnippet(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.indices.dropLast().contains { index in
            parts[index] == folder
                && FileSystem.exists((parts[..<index] + ["Package.swift"]).joined(separator: "/"))
        }
    }

    /// - Parameters:
    ///   - file: the whole file.
    ///   - profile: the lint profile of its sample.
    /// - Returns: nil for a file that shows nothing.
    init?(_ file: SourceFile, language: String, profile: String) {
        let marked = MarkedLines(file)
        guard let (slice, lines) = marked.code(of: marked.lines.indices) else { return nil }
        // The page is a fence that takes its code from the file.
        let fence = InsertedTexts.Insertion(range: 0..<file.bytes.count, bytes: Array("```swift\n```\n".utf8))
        let (page, _) = Document.parse(InsertedTexts.file(file, with: [fence]), dialect: .docC)
        let code = (slice: slice, origin: CodeOrigin(address: file.path, lines: lines))
        lesson = Lesson(
            of: AssembledDocument(page.including([1: code], of: [file])),
            at: "\(file.path)#snippet",
            title: SourceName.stem(CoursePath.name(of: file.path)),
            language: language,
            profile: profile
        )
    }
}
