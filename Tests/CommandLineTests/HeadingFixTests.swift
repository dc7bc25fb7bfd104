import Foundation
import TestSupport
import Testing

@Suite("Lines that were meant as headings") struct HeadingFixTests {
    @Test("They become headings, in a course and in a file")
    func headings() async throws {
        try await withTemporaryFolder { folder in
            let text = "# A\n\n##Boats\n\n```\n##code\n```\n\n> ＃＃Sails\n"
            try FileTree("-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\n\(text)").write(to: folder)
            try FileTree("-- b.md --\n\(text)").write(to: folder)
            #expect(try Run(["check", "--fix"], in: folder).status == 0)
            #expect(try Run(["check", "--fix", "b.md"], in: folder).status == 0)
            for path in ["content/en/a.md", "b.md"] {
                let mended = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                #expect(mended == "# A\n\n## Boats\n\n```\n##code\n```\n\n> ## Sails\n", "\(path)")
            }
        }
    }

    @Test("In comments of Swift they are reported at their line, and left to the author")
    func comments() async throws {
        try await withTemporaryFolder { folder in
            let text = "/// Sails.\n///\n/// ##Ropes\npublic func sail() {}\n"
            try FileTree("-- a.swift --\n\(text)").write(to: folder)
            let run = try Run(["check", "--format", "short", "a.swift"], in: folder)
            #expect(run.output.hasPrefix("a.swift:3:5: warning: ") && run.output.contains("[heading-blank]"))
            #expect(try Run(["check", "--fix", "a.swift"], in: folder).status == 0)
            #expect(try String(contentsOf: folder.appending(path: "a.swift"), encoding: .utf8) == text)
        }
    }
}
