import Foundation
import SnippetLint
import SnippetSyntax
import Testing

@Suite("Errors that authors announce")
struct AnnouncedErrorTests {
    @Test(
        "A comment beside the line, or above its declaration, says so",
        arguments: [
            "let n: Int = \"a\" // error: wrong type", "var year: Int // BOOM!",
            "// This does not compile because the text\n// is no number.\nlet n: Int = \"a\"",
        ]
    )
    func comments(text: String) {
        let bytes = Array(text.utf8)
        let place = text.range(of: "Int").map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
        #expect(AnnouncedError.isBeside(place, in: bytes))
    }

    @Test(
        "A comment about something else doesn't",
        arguments: ["let n: Int = 3 // the number", "// It works.\nlet n: Int = 3"]
    )
    func others(text: String) {
        let place = text.range(of: "Int").map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
        #expect(!AnnouncedError.isBeside(place, in: Array(text.utf8)))
    }

    @Test(
        "The sentence before a sample says so, or the first one behind it",
        arguments: [
            "Enums have no stored properties. In other words you can’t do this.",
            "Consider the following invalid code:",
            "Another example:\nThis example will not work. The reason is simple.",
            "It is so:\nThe code does not compile.", "Cela ne compile pas :", "下面的代码无法编译：", "Код не компилируется:",
        ]
    )
    func prose(text: String) { #expect(AnnouncedError.isSaidOfAll(in: text)) }

    @Test(
        "Prose that says it of something else doesn't",
        arguments: [
            "That does not compile. This does:", "So:\nIt works. This will not work on old systems.", "An example:\n",
        ]
    )
    func otherProse(text: String) { #expect(!AnnouncedError.isSaidOfAll(in: text)) }
}
