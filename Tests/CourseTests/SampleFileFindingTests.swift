import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

/// Samples whose code is that of other files.
@Suite("What is found in samples that are files")
struct SampleFileFindingTests {
    @Test("The same code in a lesson and in a file is judged at both places")
    func sameCode() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [en, es]
                -- A.swift --
                // Above.
                // #region a
                let a: Int? = 1
                print(a!)
                // #endregion
                -- content/en/a.md --
                ```swift
                let a: Int? = 1
                print(a!)
                ```
                -- content/es/a.md --
                ```swift file=A.swift region=a
                ```
                """
            ).write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            let report = Report(diagnostics: checked.diagnostics, files: checked.course.files, summary: .init())
            let places = report.diagnostics.map { finding in
                let start = report.positions(of: finding.range).start
                return "\(finding.rule) \(finding.range.path):\(start.line):\(start.utf16Column)"
            }
            #expect(places == ["force-unwrap A.swift:4:8", "force-unwrap content/en/a.md:3:8"])
        }
    }

    @Test("Fixes are made in lessons alone")
    func fixes() async throws {
        try await withTemporaryFolder { folder in
            let code = "struct A: View {\n    @State var a = 0\n    var body: some View { Text(\"\\(a)\") }\n}\n"
            try FileTree(
                """
                -- glosa.yml --
                languages: [en]
                -- A.swift --
                \(code)
                -- content/en/a.md --
                Text that is longer than the file.

                ```swift file=A.swift
                ```

                ```swift
                \(code.replacing("A:", with: "B:"))```
                """
            ).write(to: folder)
            let fixed = try await CourseLoader(root: folder.path).load().fixedLessons()
            #expect(fixed.map(\.file.path) == ["content/en/a.md"])
            let text = String(decoding: fixed.first?.bytes ?? [], as: UTF8.self)
            #expect(text.contains("struct B: View {\n    @State private var a = 0"))
            #expect(text.contains("```swift file=A.swift\n```"))
        }
    }

    @Test("Translations that show different regions differ at their fences")
    func twins() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [en, es]
                -- A.swift --
                // snippet.a
                let a = 1
                // snippet.b
                let b = 2
                -- content/en/a.md --
                # A

                ```swift file=A.swift region=a
                ```
                -- content/es/a.md --
                # A

                ```swift file=A.swift region=b
                ```
                """
            ).write(to: folder)
            let found = try await CourseLoader(root: folder.path).load().diagnostics
            #expect(found.map(\.rule) == ["translation-samples"])
            #expect(found.first?.range.path == "content/es/a.md")
            #expect(found.first?.related.first?.range.path == "content/en/a.md")
            #expect(found.first?.fixes == [])
        }
    }
}
