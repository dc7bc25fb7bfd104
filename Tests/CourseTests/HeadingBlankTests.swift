import CourseChecks
import Diagnostics
import TestSupport
import Testing

@Suite("Lines that are no headings") struct HeadingBlankTests {
    private static func findings(_ text: String, dialect: String = "") async throws -> [Diagnostic] {
        try await withTemporaryFolder { folder in
            let tree = "-- glosa.yml --\nlanguages: [en]\n\(dialect)-- content/en/a.md --\n# A\n\n\(text)"
            try FileTree(tree).write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            return checked.diagnostics.filter { $0.rule == .headingBlank }
        }
    }

    @Test(
        "A heading needs a blank behind its signs",
        arguments: [
            ("##Boats\n", "## Boats\n"), ("Text.\n###1. Boats\nMore.\n", "Text.\n### 1. Boats\nMore.\n"),
            ("> ##Boats\n", "> ## Boats\n"), ("- One\n\n  ##Two\n", "- One\n\n  ## Two\n"), ("##船\n", "## 船\n"),
            ("##\u{3000}Boats\n", "## Boats\n"), ("#\u{A0}Boats\n", "# Boats\n"), ("＃Boats\n", "# Boats\n"),
            ("＃＃ Boats\n", "## Boats\n"), ("##A\n##B\n", "## A\n## B\n"),
        ]
    )
    func joined(text: String, mended: String) async throws {
        let findings = try await Self.findings(text)
        var bytes = Array("# A\n\n\(text)".utf8)
        for fix in findings.flatMap(\.fixes).reversed() {
            bytes.replaceSubrange(fix.range.bytes, with: fix.replacement.utf8)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == "# A\n\n\(mended)")
        #expect(try await Self.findings(mended).isEmpty)
    }

    @Test(
        "Headings, hashtags, numbers, code and signs that are meant are left alone",
        arguments: [
            "## Boats\n", "#boats are wet\n", "#12 is mended\n", "`##boats`\n", "```\n##boats\n```\n", "\\##boats\n",
            "#######boats\n", "##\n", "Use ##boats here.\n", "##vso[task.setvariable]value\n", "##!boats\n",
            "<!--\n##boats\n-->\n",
        ]
    )
    func others(text: String) async throws {
        #expect(try await Self.findings(text).isEmpty)
    }

    @Test("In MkDocs' pages it needs none")
    func material() async throws {
        #expect(try await Self.findings("##Boats\n", dialect: "dialect: material\n").isEmpty)
    }
}
