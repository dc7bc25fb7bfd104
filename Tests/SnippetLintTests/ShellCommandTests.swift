import Diagnostics
import Testing

@testable import SnippetLint
@testable import SnippetSyntax

@Suite("Commands for a shell in a Swift block")
struct ShellCommandTests {
    private func findings(_ code: String) -> [Diagnostic] {
        let file = SourceFile(path: "a.md", text: code)
        return SnippetLinter().lint(lesson: [Snippet(ordinal: 1, source: SourceSlice(file))]).flatMap(\.diagnostics)
    }

    @Test(
        "Each is one finding that says so",
        arguments: [
            "swift package init", "$ swift build", "$ swift package init --type executable\nCreating: x {\n",
            "% swift run", "> swift test --filter A", "brew install swiftlint && swiftlint --fix \"a",
            "mkdir A && cd A",
            "swift build\nswift test", "git clone https://example.org/y.git", "# Build it:\nswift build -c release",
            "export PATH=a:$PATH", "open App.xcodeproj",
        ]
    )
    func commands(code: String) {
        let found = findings(code)
        #expect(found.map(\.rule) == [.notSwift])
        #expect(found.first?.message.en.contains("a command for a shell") == true)
    }

    @Test(
        "Swift that begins alike is none, be it sound or not",
        arguments: [
            "swift.build()", "open class A {", "open override func a() {", "let open = 1 +* 2", "% make", "> open",
            "make = 1 2", "export(a b)",
        ]
    )
    func swift(code: String) {
        #expect(!findings(code).contains { $0.message.en.contains("shell") })
    }
}
