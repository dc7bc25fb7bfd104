import Diagnostics
import Markdown
import Testing

@testable import CourseChecks

@Suite("The text around a sample")
struct ProseMarkTests {
    private static func prose(_ text: String) -> String {
        let document = Document.parse(SourceFile(path: "a.md", text: text)).document
        return ProseMarks(document).prose(around: document.codeBlocks[0])
    }

    @Test(
        "A block that the paragraph behind the sample announces belongs to it",
        arguments: [
            (
                "Before.\n\n```swift\nf()\n```\n\nIt ends in:\n\n```\nerror here\n```\n",
                "Before.\nIt ends in:\nerror here\n"
            ),
            ("```swift\nf()\n```\n\nIt ends in:\n\n    error here\n", "It ends in:\nerror here\n"),
            ("- ```swift\n  f()\n  ```\n\n  错误：\n\n  ```console\n  error here\n  ```\n", "错误：\nerror here\n"),
            ("```swift\nf()\n```\n\n```\nerror here\n```\n", "error here\n"),
            // The lines that follow are another sample.
            ("```swift\nf()\n```\n\nInstead:\n\n```swift\ng()\n```\n", "Instead:\n"),
            ("```swift\nf()\n```\n\nOne.\n\nTwo:\n\n```\nerror here\n```\n", "One."),
        ]
    )
    func announced(_ text: String, _ prose: String) { #expect(Self.prose(text) == prose) }
}
