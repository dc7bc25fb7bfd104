import SwiftSamples
import Testing

@Suite("Line control statements")
struct LineControlTests {
    private static func blanked(_ text: String) -> String? {
        LineControl.blanked(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static let statement = "#sourceLocation(file: \"a.swift\", line: 1)"
    private static let blank = String(repeating: " ", count: statement.utf8.count)

    @Test(
        "Blanks stand in their place, and nothing else moves",
        arguments: [
            (
                "let é = 1\n\(statement)\nlet b = 2\n#sourceLocation()\n",
                "let é = 1\n\(blank)\nlet b = 2\n                 \n"
            ),
            ("struct S {\n\(statement)\r\n  let a = 1\n}", "struct S {\n\(blank)\r\n  let a = 1\n}"),
            ("\(statement) // why\nlet a = 1", "\(blank) // why\nlet a = 1"),
            (
                "#sourceLocation(\n  file: \"a\",\n  line: 12\n)\nlet a = 1",
                "                \n            \n          \n \nlet a = 1"
            ),
            (
                "let s = \"\"\"\n\\({\n\(statement)\nreturn 1 }())\n\"\"\"",
                "let s = \"\"\"\n\\({\n\(blank)\nreturn 1 }())\n\"\"\""
            ),
            ("#if A\n\(statement)\n#else\n\(statement)\n#endif", "#if A\n\(blank)\n#else\n\(blank)\n#endif"),
        ]
    )
    func blanks(text: String, expected: String) {
        #expect(Self.blanked(text) == expected)
        #expect(expected.utf8.count == text.utf8.count)
    }

    @Test(
        "In text and comments they are none",
        arguments: [
            "let a = 1", "// \(statement)\nlet a = 1", "/* \(statement) */",
            "let s = \"\(statement.replacing("\"", with: "'"))\"",
            "let s = \"\"\"\n\(statement)\n\"\"\"", "let s = #\"\(statement.replacing("\"", with: "\\"))\"#",
        ]
    )
    func text(text: String) { #expect(Self.blanked(text) == text) }

    @Test(
        "One that the compiler may take in another way is told",
        arguments: [
            "#sourceLocation()", "\(statement)\n#sourceLocation()\n#sourceLocation()", "\(statement) let a = 1",
            "#sourceLocation(file: \"a\", line: 0)", "#sourceLocation(file: \"a\", line: 0x1)",
            "#sourceLocation(file: \"a\", line: 1_0)", "#sourceLocation(file: \"a\", line: 99999999999)",
            "#sourceLocation(file: \"\"\"\na\n\"\"\", line: 1)", "#sourceLocation(file: #\"a\"#, line: 1)",
            "#sourceLocation(line: 1, file: \"a\")", "#sourceLocation", "let a = [\n\(statement)\n1]",
            "#sourceLocation(file: \"a\")",
        ]
    )
    func refused(text: String) { #expect(Self.blanked(text) == nil) }
}
