import Diagnostics
import TestSupport
import Testing

@testable import CourseChecks

/// MkDocs takes the last of several equal keys in `mkdocs.yml`, which YAML itself forbids.
@Suite("Repeated keys in mkdocs.yml") struct MkDocsRepeatedKeyTests {
    @Test("The last one counts, and a warning stands at each that repeats another")
    func lastCounts() async throws {
        let tree = FileTree(
            """
            -- mkdocs.yml --
            site_name: Boats
            plugins:
              - i18n:
                  languages:
                    - locale: en
                      default: true
                      default: true
                    - {locale: es, nav_translations: {Sails: Velas, Sails: Las velas}}
            site_name: Ships
            nav: [index.md]
            nav: [sails.md, index.md]
            -- docs/index.md --
            # Boats
            -- docs/sails.md --
            # Sails
            """
        )
        try await withTemporaryFolder { folder in
            try tree.write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            #expect(course.course.title(in: "en") == "Ships")
            let repeated = course.diagnostics.filter { $0.message.en.contains("a second time") }
            #expect(repeated.map(\.severity) == Array(repeating: .warning, count: 4))
            #expect(
                Set(repeated.map { $0.message.en.split(separator: " ")[0] }) == [
                    "“default”", "“Sails”", "“site_name”", "“nav”",
                ]
            )
        }
    }
}
