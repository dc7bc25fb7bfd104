import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite("What an editor is told of a course's site")
struct SiteFindingTests {
    private static let course = """
        -- glosa.yml --
        languages: [en, es]
        baseURL: https://example.org/course/
        rulePages: all
        redirects:
          old.html: nowhere.md
        -- content/en/index.md --
        # Course
        -- content/es/index.md --
        # Curso

        ```swift
        import SwiftUI

        struct Counter: View {
            @State var count = 0
            var body: some View { Text("\\(count)") }
        }
        ```
        """

    @Test("A finding leads to the rule's page, in the words of its language")
    func pagesOfRules() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let editor = try await Editor(folder, language: "es", abilities: [:])
            try editor.open("content/es/index.md")
            let found = try await editor.findings("content/es/index.md", version: 1)
            let addresses = found.filter { $0["code"] == "state-private" }.map { $0[path: "codeDescription", "href"] }
            #expect(addresses == ["https://example.org/course/es/reglas/state-private.html"])
            #expect(try await editor.close())
        }
    }

    @Test("A redirect that leads nowhere is found in the configuration, as by a check")
    func redirects() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let editor = try await Editor(folder, language: "en", abilities: [:])
            try editor.open("glosa.yml")
            let found = try await editor.findings("glosa.yml", version: 1)
            #expect(found.map { $0["code"] } == ["redirect"])
            #expect(try await editor.close())
        }
    }

    @Test("Words of a theme that can't be read are an error in their file")
    func theme() async throws {
        try await withTemporaryFolder { folder in
            var tree = FileTree(Self.course)
            tree["glosa.yml"] = "languages: [en, es]\ntemplates: templates\n"
            tree["templates/strings/en.yml"] = "close: [\n"
            try tree.write(to: folder)
            let editor = try await Editor(folder, language: "en", abilities: [:])
            try editor.open("templates/strings/en.yml")
            let found = try await editor.findings("templates/strings/en.yml", version: 1)
            #expect(found.first?["severity"] == 1)
            #expect(try await editor.close())
        }
    }
}
