import Diagnostics
import Testing

@testable import SnippetLint

@Suite("Fixes")
struct FixApplierTests {
    private func fixed(_ text: String) -> String {
        let bytes = FixApplier.applyRepeatedly(to: Array(text.utf8)) { bytes in
            let file = SourceFile(path: "lesson.md", bytes: bytes)
            return SnippetLinter().lint(lesson: [Snippet(ordinal: 1, source: SourceSlice(file))]).flatMap(\.diagnostics)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "Fixes that meet are applied one after another",
        arguments: [
            (
                "struct A: View {\n    @State var a = 1\n}\n", "struct A: View {\n    @State private var a = 1\n}\n"
            ),
            (
                "Text(\"a\")\n    .foregroundColor(.red)\n    .background(Color.blue)\n    .cornerRadius(8)",
                "Text(\"a\")\n    .foregroundStyle(.red)\n    .background(.blue)\n    .clipShape(.rect(cornerRadius: 8))"
            ),
            (
                "@Observable class A {\n    @Published var b = 1\n}",
                "@Observable @MainActor final class A {\n    var b = 1\n}"
            ),
            (
                "Text(\"a\").overlay(Circle().foregroundColor(.red), alignment: .top)",
                "Text(\"a\").overlay(alignment: .top) { Circle().foregroundStyle(.red) }"
            ),
            ("@State var a = 1\r\n@State var b = 2\r\n", "@State private var a = 1\r\n@State private var b = 2\r\n"),
        ]
    )
    func fix(before: String, after: String) {
        #expect(fixed(before) == after)
        #expect(fixed(after) == after)
    }

    @Test("A counterexample keeps its fault")
    func counterexample() {
        let text = "// ❌ Bad\nText(\"a\").foregroundColor(.red)\n\n// ✅ Good\nText(\"b\").cornerRadius(8)\n"
        #expect(
            fixed(text)
                == "// ❌ Bad\nText(\"a\").foregroundColor(.red)\n\n// ✅ Good\nText(\"b\").clipShape(.rect(cornerRadius: 8))\n"
        )
    }

    @Test("The diff is what patch reads")
    func diff() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 3\n", with: "line three\n").replacing("line 18\n", with: "")
        #expect(
            UnifiedDiff.render(path: "a.md", old: Array(old.utf8), new: Array(new.utf8)) == """
                --- a/a.md
                +++ b/a.md
                @@ -1,6 +1,6 @@
                 line 1
                 line 2
                -line 3
                +line three
                 line 4
                 line 5
                 line 6
                @@ -15,6 +15,5 @@
                 line 15
                 line 16
                 line 17
                -line 18
                 line 19
                 line 20

                """
        )
        #expect(UnifiedDiff.render(path: "a", old: [65], new: [65]).isEmpty)
        #expect(
            UnifiedDiff.render(path: "a", old: Array("x".utf8), new: Array("y\n".utf8))
                == "--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+y\n"
        )
    }
}
