import CourseChecks
import Diagnostics
import FileSystem
import Foundation
import Site
import TestSupport
import Testing

@testable import LanguageServer

@Suite("Random edits in an editor")
struct RandomEditTests {
    private static let seeds = 1...UInt64(Effort.count(usual: 2, thorough: 10))
    private static let fragments = [
        "\n", "\n\n", "## ", "# ", "---\n", "```", "```swift\n", "`", "[x](state/owner.md#the-end)", "[x](#", ")", "> ",
        "- ", "| a | b |\n|---|---|\n", "<!-- ", "-->", "<div>", "</div>", "ñ", "😀", "e\u{301}", "title: x\n",
        "id: y\n",
        "let x = 1!\n", "Text(\"1\").foregroundColor(.red)\n", "[^1]", "![](nada.png)", "$x^2$",
        "```mermaid\nflowchart TD\n a-->b\n```\n",
        "binding", "{#who}", ":::", "\r\n", "\t", "\\", "*", "**", "{", "}", "&amp;",
    ]

    @Test("After random edits the server knows what a check of the same texts finds", arguments: seeds)
    func equalToCheck(seed: UInt64) async throws {
        try await withTemporaryFolder { folder in
            let (edited, saved) = (folder.appending(path: "edited"), folder.appending(path: "saved"))
            try EditedFiles.tree.write(to: edited)
            try EditedFiles.tree.write(to: saved)
            let editor = try await Editor(edited, abilities: ["textDocument": ["diagnostic": [:]]])
            let paths = [EditedFiles.home, EditedFiles.owner, EditedFiles.inicio, EditedFiles.dueno]
            var random = SeededGenerator(seed: seed)
            var texts: [String: [UInt16]] = [:]
            for path in paths {
                let text = try String(contentsOf: edited.appending(path: path), encoding: .utf8)
                texts[path] = Array(text.utf16)
                try editor.open(path, text)
            }
            for number in 1...Effort.count(usual: 150, thorough: 1000) {
                let path = paths.randomElement(using: &random) ?? EditedFiles.home
                let change = Self.change(&texts[path, default: []], &random)
                editor.change(path, version: number + 1, [change])
                guard number % 10 == 0 else { continue }
                for (path, text) in texts {
                    try Data(String(decoding: text, as: UTF16.self).utf8).write(to: saved.appending(path: path))
                }
                let expected = try await Self.findings(saved, paths, at: edited)
                for path in paths {
                    let answer = try await editor.request(
                        "textDocument/diagnostic",
                        ["textDocument": editor.document(path)]
                    )
                    #expect(answer["items"] == expected[path].map(JSONValue.list), "\(path) after edit \(number)")
                    if answer["items"] != expected[path].map(JSONValue.list) { return }
                }
            }
            #expect(try await editor.close())
        }
    }

    /// Changes a text at random, in units of UTF-16 as an editor does.
    ///
    /// - Returns: the change as the protocol has it.
    private static func change(_ text: inout [UInt16], _ random: inout SeededGenerator) -> JSONValue {
        func place() -> Int {
            var offset = Int.random(in: 0...text.count, using: &random)
            // No editor puts the cursor into a character, or between the two signs of a line's end.
            while offset > 0, offset < text.count,
                UTF16.isTrailSurrogate(text[offset]) || text[offset] == 0x0A && text[offset - 1] == 0x0D
            {
                offset -= 1
            }
            return offset
        }
        let start = place()
        var end = start
        if Int.random(in: 0..<3, using: &random) == 0 {
            let other = place()
            // Short stretches: a text that is mostly gone has few findings.
            if other > start, other - start < 12 { end = other }
        }
        let new = Int.random(in: 0..<4, using: &random) == 0 ? "" : fragments.randomElement(using: &random) ?? ""
        let change: JSONValue = [
            "range": ["start": position(start, text), "end": position(end, text)], "text": .text(new),
        ]
        text.replaceSubrange(start..<end, with: new.utf16)
        return change
    }

    private static func position(_ offset: Int, _ text: [UInt16]) -> JSONValue {
        var (line, start) = (0, 0)
        for index in 0..<offset {
            let endsLine =
                text[index] == 0x0A || text[index] == 0x0D && (index + 1 == text.count || text[index + 1] != 0x0A)
            if endsLine { (line, start) = (line + 1, index + 1) }
        }
        return ["line": .integer(line), "character": .integer(offset - start)]
    }

    /// The findings of a check, as the server writes them.
    ///
    /// - Parameter place: the folder that the same course has in the editor.
    private static func findings(_ folder: URL, _ paths: [String], at place: URL) async throws -> [String: [JSONValue]]
    {
        let checked = try await CourseLoader(root: folder.path).load()
        let theme = try ThemeSource.read(for: checked.course)
        let view = CourseView(
            checked: checked,
            found: FoundByFile(checked, site: try CourseSite(checked)),
            root: place.path,
            texts: [:],
            encoding: .utf16
        )
        let writing = FindingWriting(view, language: "en")
        let report = CourseReport.report(checked, theme: theme)
        return Dictionary(
            uniqueKeysWithValues: paths.map { path in
                let found = report.diagnostics.filter { $0.range.path == path }.sortedForReport()
                let lines = view.lines(of: path) ?? TextLines([], .utf16)
                return (path, found.map { writing.json($0, in: lines) })
            }
        )
    }
}
