import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

/// One cause has one finding, whatever follows from it in other samples, in other languages and in loose files.
@Suite("One cause, one finding")
struct CauseTests {
    private static func course(_ tree: String) async throws -> [Diagnostic] {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            return try await CourseLoader(root: folder.path).load().diagnostics
        }
    }

    private static func loose(_ tree: String, checksTypes: Bool = false) async throws -> CheckedCourse {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            return try await CourseLoader.loadLoose([folder.path], checksTypes: checksTypes)
        }
    }

    @Test("A template beside a sample hides nothing that the sample lacks")
    func templates() async throws {
        let found = try await Self.course(
            """
            -- glosa.yml --
            languages: [en]
            -- content/en/a.md --
            # Counting

            ```swift
            {% for a in b %}
            let x = {{ a }}
            ```

            ```swift fails=no-such-rule
            let x = 1
            ```
            """
        )
        #expect(found.contains { $0.rule == .expectedFailureMissing && $0.message.en.contains("no-such-rule") })
    }

    private static let twins = """
        -- glosa.yml --
        languages: [en, es]
        -- content/en/a.md --
        ---
        title: Counting
        description: How things are counted, one after the other.
        ---
        # Counting

        Things are counted one after the other, and nobody counts twice.

        ```swift
        func count() -> Int {
            return 1 // one
        }
        ```
        -- content/es/a.md --
        ---
        title: Contar
        description: Cómo se cuentan las cosas, una detrás de otra.
        ---
        # Contar

        Las cosas se cuentan una detrás de otra, y nadie cuenta dos veces.

        ```swift
        func count() -> Int {
            return 1 // uno
        }
        ```
        """

    @Test("A sample that is the same in two languages is told in the main one, which names the other")
    func translations() async throws {
        #expect(try await Self.course(Self.twins).isEmpty)
        let found = try await Self.course(Self.twins.replacing("return 1", with: "retrun 1"))
        #expect(found.map(\.rule) == [.syntax])
        #expect(found.map(\.range.path) == ["content/en/a.md"])
        #expect(found.first?.related.map(\.range.path) == ["content/es/a.md"])
    }

    @Test("A sample with an error isn't compared with its translation", arguments: ["en", "es"])
    func comparison(language: String) async throws {
        var tree = FileTree(Self.twins)
        let path = "content/\(language)/a.md"
        tree[path] = try #require(tree[path]).replacing("return 1", with: "retrun 1")
        let found = try await withTemporaryFolder { folder in
            try tree.write(to: folder)
            return try await CourseLoader(root: folder.path).load().diagnostics
        }
        #expect(found.map { "\($0.rule) \($0.range.path)" } == ["syntax \(path)"])
    }

    private static let page = """
        -- glosa.yml --
        languages: [en]
        compile: {typecheck: false}
        -- content/en/a.md --
        # A

        ```LANGUAGE
        func count() -> Int {
            RETURN 1
        }
        ```

        ```swift
        // ❌ A text
        let name: String = count()
        ```
        """

    @Test(
        "That a sample can't be read is not told of those which use it",
        arguments: [
            ("swift", "retrun", RuleID.syntax), ("swfit", "return", .fenceLanguage),
            ("swift:A.swift", "return", .fenceLanguage),
        ]
    )
    func consequences(language: String, word: String, rule: RuleID) async throws {
        let tree = Self.page.replacing("LANGUAGE", with: language).replacing("RETURN", with: word)
        #expect(try await Self.course(tree).map(\.rule) == [rule])
        // Without the fault the mark is unproven, as nobody asks the compiler.
        let sound = Self.page.replacing("LANGUAGE", with: "swift").replacing("RETURN", with: "return")
        #expect(try await Self.course(sound).map(\.rule) == [.counterexampleUnproven])
    }

    private static let published = """
        -- .github/ci.md --
        # Hidden
        -- b/.build/c.md --
        # Hidden
        -- README.md --
        ---
        layout: post
        categories: swift
        ---
        # Read me

        <center>Text</center> <details close> <div>

        ::: format_to

        ::: format_result

        [A picture](.github/x.png)

        > It is written as ```@Relationship(.cascade)
            var transactions: [Transaction]? = []```
        """

    @Test("What is only wrong where Glosa publishes it is not told of loose files")
    func publishing() async throws {
        #expect(try await Self.loose(Self.published).diagnostics.isEmpty)
    }

    @Test("Front matter that can't be read is told of loose files, too")
    func frontMatter() async throws {
        let found = try await Self.loose("-- a.md --\n---\ntitle: A: B\n---\n# A\n").diagnostics
        #expect(found.map(\.rule) == [.frontMatter])
    }

    @Test(
        "Front matter that another program fills in is not read: a note in a course, nothing of loose files",
        arguments: ["title: {{ title }}\ndate: {{ date }}", "layout: post\nid: {% id %}", "order: {{ n }}"]
    )
    func template(frontMatter: String) async throws {
        let page = "---\n\(frontMatter)\n---\n# A\n"
        #expect(try await Self.loose("-- a.md --\n" + page).diagnostics.isEmpty)
        let found = try await Self.course("-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\n" + page)
        #expect(found.map { "\($0.severity) \($0.rule)" } == ["note front-matter"])
    }

    @Test("In a course with the profile documentation, there is one note of each kind")
    func documentation() async throws {
        let keys = "---\nlayout: post\ncategories: swift\n---\n"
        let found = try await Self.course(
            "-- glosa.yml --\nlanguages: [en]\nprofile: documentation\n"
                + "-- content/en/a.md --\n\(keys)# A\n\n<center>a</center>\n\n<form>b</form>\n"
                + "-- content/en/b.md --\n\(keys)# B\n\n<center>c</center>\n"
        )
        #expect(found.map { "\($0.severity) \($0.rule)" }.sorted() == ["note front-matter", "note html-removed"])
        #expect(found.allSatisfy { $0.message.en.contains("more of this kind in 2 files") })
    }

    @Test("In loose files one note a file names what is missing, the most frequent first", .needsCompiler)
    func missingNames() async throws {
        let loop = "for pet in container { print(pet.price * 2) }"
        let samples = [loop, "print(container.map(\\.name).joined())", "let n: Int = size", loop]
        let text = samples.map { "```swift\n\($0)\n```\n\n" }.joined()
        let checked = try await Self.loose("-- a.md --\n# A\n\n\(text)", checksTypes: true)
        let notes = checked.diagnostics.filter { $0.rule == .needsContext }
        try #require(notes.count == 1)
        let message = "4 samples of this file need what nothing declares, 2 of them nothing else: container (3 samples)"
        #expect(notes[0].message.en.hasPrefix(message))
        #expect(notes[0].advice?.en.contains("--package") == true)
        // Each sample's names are still in the report.
        #expect(checked.samples[0].byBlock.values.count { $0.missingNames.contains("container") } == 3)
    }

    @Test(
        "The note says how many samples would compile if the names were declared",
        .needsCompiler,
        arguments: [
            (["let n: Int = size"], "this sample would compile if something declared what it needs: size"),
            (["let n: Int = size()", "print(\"\\(size.name)\")"], "2 samples of this file would compile if"),
            (["size.grow()", "size.shrink()"], "2 samples of this file would compile if"),
            (
                ["final class Cart: Model { override func save() {} }", "for n in sizes { print(n * 2) }"],
                "the types of 2 samples of this file can't be checked"
            ),
        ]
    )
    func compilingRest(samples: [String], beginning: String) async throws {
        let text = samples.map { "```swift\n\($0)\n```\n\n" }.joined()
        let checked = try await Self.loose("-- a.md --\n# A\n\n\(text)", checksTypes: true)
        let notes = checked.diagnostics.filter { $0.rule == .needsContext }
        #expect(notes.map { $0.message.en.hasPrefix(beginning) } == [true])
    }

    @Test("What follows behind a fence that never ends is not judged, nor compared")
    func unclosedFence() async throws {
        let broken = Self.twins.replacing(
            "one\n}\n```\n-- content/es",
            with: "one\n}\n\n## Then\n\nIt's counted once more, and it's said aloud.\n-- content/es"
        )
        #expect(broken != Self.twins)
        let found = try await Self.course(broken)
        #expect(found.map(\.rule) == [.unbalancedFence])
        #expect(found.first?.message.en.hasSuffix("before line 14") == true)
    }

    @Test("In loose files, a link that may hide pages is told, and a broken one to something else isn't")
    func links() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- docs/a.md --\n# A\n").write(to: folder)
            let docs = folder.appending(path: "docs")
            for (name, target) in [
                ("outside", "/etc"), ("self", "../docs"), ("b.md", "nowhere.md"), ("x.svg", "nowhere.svg"),
            ] {
                try FileManager.default.createSymbolicLink(atPath: docs.path + "/" + name, withDestinationPath: target)
            }
            let found = try await CourseLoader.loadLoose([docs.path]).diagnostics
            #expect(found.map(\.rule) == [.unreadableFile, .unreadableFile, .unreadableFile])
            #expect(Set(found.map { URL(filePath: $0.range.path).lastPathComponent }) == ["outside", "self", "b.md"])
        }
    }

    @Test(
        "Code in raw HTML is no sample, and an element that only begins like it hides none",
        arguments: [
            (
                "<table><td><pre lang=swift>\nstruct A {\n    <br />\n\n    let a = B&lt;C&gt;()\n}\n</pre></td></table>",
                false
            ),
            ("<prefix-x>\n\nstruct A: View {\n    var body: some View { Text(\"a\") }\n}", true),
            (
                "<td><pre>a</pre><pre>b\n\nstruct A: View {\n    var body: some View { Text(\"a\") }\n}\n</pre></td>",
                false
            ),
        ]
    )
    func rawHTML(html: String, hasSample: Bool) async throws {
        let course = try await Self.loose("-- a.md --\n# A\n\n\(html)\n")
        #expect(course.diagnostics.contains { $0.rule == .unfencedCode } == hasSample)
    }

    @Test("What is only worth a note in a fence is worth no more where the code has lost its fence")
    func guessed() async throws {
        let code = "final class Shared {\n    static var all = [Int]()\n}"
        let course = try await Self.loose("-- a.md --\n# A\n\n\(code)\n", checksTypes: true)
        #expect(course.diagnostics.filter { $0.rule == .compileError }.map(\.severity) == [.note])
    }
}
