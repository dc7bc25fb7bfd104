import Diagnostics
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Snippets of a package")
struct SnippetLessonTests {
    /// The findings as `rule path:line`, without notes.
    private static func list(_ checked: CheckedCourse, below folder: String) -> [String] {
        let report = Report(diagnostics: checked.diagnostics, files: checked.course.files, summary: .init())
        return report.diagnostics.filter { $0.severity != .note }.map {
            "\($0.rule) \($0.range.path.dropFirst(folder.count + 1)):\(report.positions(of: $0.range).start.line)"
        }
    }

    @Test("Their code is a sample, without marks and hidden lines; elsewhere the comments are read")
    func shown() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- Package.swift --
                // swift-tools-version: 6.0
                -- Snippets/A.swift --
                // A snippet.
                // snippet.hide
                let hidden: Int? = 1
                // snippet.show
                let a = 1
                // snippet.a
                let b = )
                -- Snippets/Group/B.swift --
                let c = )
                -- Snippets/Empty.swift --
                // snippet.hide
                -- Other/Snippets/C.swift --
                let d = )
                -- Sources/Snippets/D.swift --
                /// Text.
                public let e = )
                """
            ).write(to: folder)
            let checked = try await CourseLoader.loadLoose([folder.path])
            #expect(
                Self.list(checked, below: folder.path) == [
                    "syntax Snippets/A.swift:7", "syntax Snippets/Group/B.swift:1",
                ]
            )
            let shown = checked.course.lessons.filter { $0.path.hasSuffix("#snippet") }
            #expect(shown.map(\.title) == ["A", "B"])
            let code = shown[0].document.codeBlocks.map { String(decoding: $0.slice.bytes, as: UTF8.self) }
            #expect(code == ["// A snippet.\nlet a = 1\nlet b = )\n"])
            #expect(try await checked.fixedLessons().isEmpty)
        }
    }

    @Test("A snippet is compiled whole, hidden lines too, with its package", .needsCompiler)
    func compiled() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                \(WalksPackage.manifest)
                -- Sources/Walks/Walk.swift --
                public struct Walk: Sendable {
                    public let steps: Int
                    public init(steps: Int) { self.steps = steps }
                }
                -- Snippets/Right.swift --
                // snippet.hide
                import Walks
                // snippet.show
                let walk = Walk(steps: 3)
                print(walk.steps)
                -- Snippets/Wrong.swift --
                import Walks

                print(Walk(steps: "3"))
                """
            ).write(to: folder)
            let checked = try await CourseLoader.loadLoose([folder.path + "/Snippets"], checksTypes: true) {
                $0.compile.packages = [folder.path]
            }
            #expect(Self.list(checked, below: folder.path) == ["compile-error Snippets/Wrong.swift:3"])
            #expect(checked.samples.flatMap(\.byBlock.values).map(\.compilation) == [.compiles, .refused])
        }
    }
}
