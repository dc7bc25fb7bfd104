import Course
import CourseChecks
import Diagnostics
import FileSystem
import Foundation
import SnippetCompiler
import TestSupport
import Testing

@testable import Preview
@testable import Site

/// What is known of a sample is the same for every command: `check`, `build --strict`, and `serve` as it begins.
@Suite(
    "One verdict",
    .enabled(
        if: Toolchain.find() != nil && ConfinedPrograms.arePossible,
        "there is no swiftc in PATH, or samples can't be run: nothing that needs a compiler is tested"
    )
)
struct OneVerdictTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        /// The lesson's text.
        let lesson: String
        /// What a check finds beside notes.
        var finds: [RuleID] = []
        /// Words that the page shows after a check, and that it doesn't show before.
        var proves: String?
        /// Words that the page shows before a check.
        var awaits: String?
        var files = ""

        var testDescription: String { name }

        var tree: FileTree {
            let package = files.isEmpty ? "" : ", package: ."
            return FileTree(
                """
                -- glosa.yml --
                languages: [en]
                compile: {run: true\(package)}
                \(files)
                -- content/en/a.md --
                # A

                \(lesson)

                """
            )
        }
    }

    private static let unasked = "Not checked: the compiler was not asked about this counterexample"

    static let cases = [
        Case(
            name: "wrong by a rule",
            lesson: """
                ```swift fails=state-private
                struct Total: View {
                    @State var total = 0
                    var body: some View { Text("\\(total)") }
                }
                ```
                """
        ),
        Case(
            name: "wrong by the compiler",
            lesson: "```swift\nlet count: Int = \"text\" // ❌ Wrong type\n```",
            proves: "cannot convert value of type",
            awaits: unasked
        ),
        Case(
            name: "fails= in the compiler's words",
            lesson: "```swift fails=\"cannot convert\"\nlet count: Int = \"text\"\n```",
            proves: "cannot convert value of type",
            awaits: "Not checked by a machine"
        ),
        Case(
            name: "an exercise",
            lesson: """
                ::: exercise
                ```swift fails=compile-error
                let count: Int = "text"
                ```

                ::: solution
                ```swift
                let count: Int = 1
                ```
                :::
                :::
                """,
            proves: "cannot convert value of type"
        ),
        Case(
            name: "run",
            lesson: "```swift run\nprint(6 * 7) // prints: 42\n```",
            proves: "Checked and run: syntax, rules, types and output",
            awaits: "Checked: syntax and rules"
        ),
        Case(
            name: "right, and compared by nobody",
            lesson: "```swift\nlet count: Int = 1 // ❌ Too few\n```",
            finds: [.counterexampleUnproven],
            proves: "No rule proves this counterexample",
            awaits: unasked
        ),
        Case(
            name: "a crash",
            lesson: "```swift run\nlet list = [Int]()\nprint(list[3])\n```",
            finds: [.runFailed]
        ),
        Case(
            name: "run, and doesn't compile",
            lesson: "```swift run\nlet count: Int = \"text\"\nprint(count)\n```",
            finds: [.compileError]
        ),
        Case(
            name: "unknown names, of which a fault proves nothing",
            lesson: "```swift\nlet engine = Engine(power: 3) // ❌ No such label\n```",
            finds: [.counterexampleUnproven]
        ),
        Case(
            name: "a package",
            lesson: """
                ```swift
                import Walks
                let walk = Walk(stops: 1)
                ```

                ```swift
                let walk = Walk(stops: "two") // ❌
                ```
                """,
            proves: "cannot convert value of type",
            awaits: unasked,
            files: """
                -- Package.swift --
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Walks",
                    products: [.library(name: "Walks", targets: ["Walks"])],
                    targets: [.target(name: "Walks")]
                )
                -- Sources/Walks/Walk.swift --
                public struct Walk {
                    public var stops: Int
                    public init(stops: Int) { self.stops = stops }
                }
                """
        ),
    ]

    /// What a command finds, as `rule severity place`, without notes.
    private static func told(_ found: [Diagnostic]) -> [String] {
        found.filter { $0.severity > .note }.map { "\($0.rule) \($0.severity) \($0.range.bytes)" }
    }

    private static func page(_ folder: URL, isStrict: Bool) async throws -> (report: String, page: String?) {
        var settings = SiteBuild.Settings(source: folder.path)
        settings.output = folder.appending(path: "site").path
        settings.isStrict = isStrict
        let outcome = try await SiteBuild(settings).run()
        guard try outcome.site?.get() != nil else { return (outcome.report, nil) }
        return (outcome.report, try String(contentsOf: folder.appending(path: "site/en/a.html"), encoding: .utf8))
    }

    @Test("A check, a build and a preview say the same of a sample", arguments: cases)
    func isOne(_ example: Case) async throws {
        try await withTemporaryFolder { folder in
            try example.tree.write(to: folder)
            let root = try FileSystem.realPath(folder.path)
            // Nobody has asked the compiler: nothing is said that only it knows.
            let before = try await CourseLoader(root: root).load()
            #expect(!before.diagnostics.contains { $0.rule == .counterexampleUnproven })
            let (_, unchecked) = try await Self.page(folder, isStrict: false)
            let first = try #require(unchecked)
            if let proves = example.proves { #expect(!first.contains(proves)) }
            if let awaits = example.awaits { #expect(first.contains(awaits)) }

            let checked = try await CourseLoader(root: root, checksTypes: true).load()
            let found = Self.told(checked.diagnostics)
            #expect(checked.diagnostics.filter { $0.severity > .note }.map(\.rule) == example.finds)

            let loaded = try await CourseLoader(root: root).load()
            #expect(loaded.diagnostics == checked.diagnostics)
            #expect(loaded.sampleReports.map(\.verdict) == checked.sampleReports.map(\.verdict))
            #expect(loaded.sampleReports.map(\.evidence) == checked.sampleReports.map(\.evidence))

            let (report, strict) = try await Self.page(folder, isStrict: true)
            #expect((strict != nil) == found.isEmpty, "\(report)")
            let (_, built) = try await Self.page(folder, isStrict: false)
            let page = try #require(built)
            if let proves = example.proves { #expect(page.contains(proves)) }
            if let awaits = example.awaits { #expect(!page.contains(awaits)) }

            let store = SiteStore(editor: EditorLink(root: root), language: "en")
            let follower = CourseFollower(source: root, store: store) { _ in }
            await follower.follow(FileChanges(isComplete: false))
            let site = try #require(await store.site)
            #expect(Self.told(site.context.checked.diagnostics) == found)
        }
    }

    @Test("A sample that changed after the check is one that nobody was asked about; its lesson's others too")
    func changed() async throws {
        try await withTemporaryFolder { folder in
            let lesson = "```swift\nlet count: Int = \"text\" // ❌ Wrong type\n```"
            try Case(name: "", lesson: lesson).tree.write(to: folder)
            let root = try FileSystem.realPath(folder.path)
            _ = try await CourseLoader(root: root, checksTypes: true).load()
            let text = lesson.replacingOccurrences(of: "\"text\"", with: "1")
            try Case(name: "", lesson: text).tree.write(to: folder)
            let loaded = try await CourseLoader(root: root).load()
            #expect(loaded.sampleReports.map(\.verdict) == [.notAsked])
            #expect(loaded.diagnostics.isEmpty)
            #expect(try await Self.page(folder, isStrict: true).page?.contains(Self.unasked) == true)
        }
    }

    @Test("Where the answers are a link, nothing is read")
    func link() async throws {
        try await withTemporaryFolder { folder in
            try Case(name: "", lesson: "```swift\nlet count: Int = 1 // ❌ Too few\n```").tree.write(to: folder)
            let root = try FileSystem.realPath(folder.path)
            let checked = try await CourseLoader(root: root, checksTypes: true).load()
            #expect(checked.diagnostics.map(\.rule) == [.counterexampleUnproven])
            let answers = folder.appending(path: ".glosa/types-answers")
            let elsewhere = folder.appending(path: "elsewhere")
            try FileManager.default.moveItem(at: answers, to: elsewhere)
            try FileManager.default.createSymbolicLink(at: answers, withDestinationURL: elsewhere)
            #expect(try await CourseLoader(root: root).load().diagnostics.isEmpty)
        }
    }
}
