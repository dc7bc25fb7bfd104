import Diagnostics
import Markdown
import SnippetCompiler
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Tests in comments")
struct CommentTestTests {
    private static func page(_ test: String, sample: String = "let sample = 1") -> String {
        "# A\n\n```swift\n\(sample)\n```\n\n<!--\n  - test: `one`\n\n  ```swifttest\n\(test)\n  ```\n-->\n"
    }

    private func tests(_ text: String) -> [CommentTest] {
        read(text).tests
    }

    private func read(_ text: String) -> CommentTestReader {
        CommentTestReader(Document.parse(SourceFile(path: "a.md", text: text), dialect: .docC).document)
    }

    private func program(_ test: CommentTest) -> String { String(decoding: test.text, as: UTF8.self) }

    @Test("Code, what is written, what the compiler says and what breaks off are told apart by their signs")
    func signs() throws {
        let text = """
              -> if true {
                     print("a")
                 }
              <- a
              >> let x = 1

              /> x is \\(x)
              </ x is 1
              !$ error: first
              !! if true {
              !! ^
              !! <REPL Input>:1:1: warning: second
              !! /tmp/swifttest.swift:3:5: error: third
              !$ note: fourth
              xx fatal error
            """
        let test = try #require(tests(Self.page(text)).first)
        #expect(program(test) == "if true {\n    print(\"a\")\n}\nlet x = 1\n\nprint(\"x is \\(x)\")\n")
        #expect(test.outputs.map(\.text) == ["a", "x is 1"])
        #expect(test.expected.filter { $0.kind == .error }.map(\.text) == ["first", "third"])
        #expect(test.expected.filter { $0.kind == .warning }.map(\.text) == ["second"])
        #expect(test.expected.filter { $0.kind == .crash }.map(\.text) == ["fatal error"])
    }

    @Test("Parts of one name are one program, and a part may belong to several")
    func parts() {
        let page =
            Self.page("  -> let a = 1") + Self.page("  -> let b = a").replacing("`one`", with: "`one, two`")
            + Self.page("  -> let c = b").replacing("`one`", with: "`two`, `three`")
        let found = tests(page)
        #expect(found.map(\.name) == ["one", "two", "three"])
        #expect(found.map(program) == ["let a = 1\nlet b = a\n", "let b = a\nlet c = b\n", "let c = b\n"])
    }

    @Test("Names that are left out, because there are too many or they are too long, are counted at their line")
    func leftOutNames() {
        func findings(_ names: [String]) -> [String] {
            read(Self.page("  -> let a = 1").replacing("`one`", with: names.map { "`\($0)`" }.joined(separator: ", ")))
                .findings.map(\.message.en)
        }
        #expect(findings((0..<100).map { "n\($0)" }) == [])
        #expect(findings((0..<102).map { "n\($0)" }) == ["2 names of tests are left out here"])
        #expect(findings(["a", String(repeating: "b", count: 201)]) == ["1 name of a test is left out here"])
    }

    @Test(
        "What a test expects is compared with what the compiler says and a run shows",
        .enabled(if: Toolchain.find() != nil, "there is no swiftc in PATH"),
        arguments: [
            ("  -> let a = 1\n  >> print(a)\n  << 1", []),
            ("  -> let a = 1\n  >> print(a)\n  << 2", ["run-output error 13"]),
            ("  -> print(1)\n  -> print(2)\n  <- 1", ["run-output error 13"]),
            ("  -> print(1)\n  <- 1\n  <- 2", ["run-output error 13"]),
            ("  -> let a: Int = \"b\"", ["compile-error error 11"]),
            ("  -> let a: Int = \"b\"\n  !$ error: cannot convert value of type 'String' to specified type 'Int'", []),
            ("  -> let a: Int = \"b\"\n  !$ error: this is no number", ["test-expectation warning 12"]),
            ("  -> let a = 1\n  !$ error: cannot convert value", ["test-expectation error 12"]),
            ("  -> fatalError()\n  xx fatal error", []),
            ("  -> print(1)\n  <- 1\n  xx fatal error", ["test-expectation error 13"]),
            ("  -> let list = [1]\n  -> print(list[1])\n  <- 1", ["run-failed error 8"]),
            ("  -> import Elsewhere", ["needs-context note 8"]), ("  -> print(unknown)", ["needs-context note 8"]),
            ("  -> class C {\n         static var a = 1\n     }", []),
            ("  -> let a = # #/b/# #  // Error", []),
            ("  >> @main\n  >> struct A {\n  >>     static func main() { print(1) }\n  >> }\n  << 1", []),
            (
                "  >> @main\n  >> struct A {\n  >>     static func main() {}\n  >> }\n"
                    + "  !$ error: 'main' attribute cannot be used in a module that contains top-level code",
                []
            ),
        ]
    )
    func comparison(_ test: String, expected: [String]) async throws {
        let tree =
            "-- glosa.yml --\ncontent: A.docc\ncompile: {run: true}\n-- A.docc/A.md --\n" + Self.page(test)
        let (found, source) = try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let checked = try await CourseLoader(root: folder.path, checksTypes: true).load()
            return (checked.diagnostics, checked.course.lessons[0].file)
        }
        let table = LineTable(source)
        #expect(
            found.map { "\($0.rule) \($0.severity) \(table.line(at: $0.range.bytes.lowerBound))" } == expected,
            "\(found.map(\.message.en))"
        )
    }

    @Test("A sample whose test expects an error may have one; without a test, it may not")
    func refusedSamples() async throws {
        func rules(_ page: String) async throws -> [RuleID] {
            try await withTemporaryFolder { folder in
                try FileTree("-- glosa.yml --\ncontent: A.docc\n-- A.docc/A.md --\n" + page).write(to: folder)
                return try await CourseLoader(root: folder.path).load().diagnostics.map(\.rule)
            }
        }
        let page = Self.page("  -> let = 1\n  !$ error: expected pattern", sample: "let = 1")
        #expect(try await rules(page).isEmpty)
        #expect(try await rules(page.replacing("!$ error", with: "!$ note")).contains(.syntax))
    }
}
