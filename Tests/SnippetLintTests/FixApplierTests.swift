import Diagnostics
import Testing

@testable import SnippetLint
@testable import SnippetSyntax

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
            // Where the parser has to guess, nothing is touched.
            ("@State var a = 1\n@State priva guard b\n", "@State var a = 1\n@State priva guard b\n"),
            ("@State var a = 1\r\n@State var b = 2\r\n", "@State private var a = 1\r\n@State private var b = 2\r\n"),
        ]
    )
    func fix(before: String, after: String) {
        #expect(fixed(before) == after)
        #expect(fixed(after) == after)
    }

    @Test(
        "All edits of a finding are made, or none of them",
        arguments: [
            ([[(0, 2, "x"), (1, 3, "y")]], "abcdef"), ([[(4, 5, "E"), (0, 1, "A")]], "AbcdEf"),
            ([[(0, 1, "A"), (2, 4, "C")], [(3, 5, "x"), (5, 6, "y")]], "AbCef"),
            ([[(1, 1, "x"), (1, 1, "y")]], "abcdef"), ([[(0, 3, "x")], [(1, 2, "y")], [(4, 5, "E")]], "xdEf"),
            ([[(0, 1, "A"), (2, 9, "x")]], "abcdef"),
            ([[(0, 1, "A"), (4, 5, "E"), (2, 4, "x"), (3, 3, "y")]], "abcdef"),
            ([[(3, 4, "D")], [(4, 5, "E"), (0, 1, "A"), (3, 4, "x")], [(0, 1, "Z")]], "ZbcDef"),
            ([[(0, 5, "x"), (2, 2, "y")]], "abcdef"),
        ] as [([[(Int, Int, String)]], String)]
    )
    func overlaps(findings: [[(Int, Int, String)]], expected: String) {
        let diagnostics = findings.map { edits in
            let fixes = edits.map { start, end, text in
                Fix(range: SourceRange(path: "a", bytes: start..<end), replacement: text)
            }
            return Diagnostic(
                rule: "draft",
                severity: .error,
                message: LocalizedText(verbatim: ""),
                range: SourceRange(path: "a", bytes: edits[0].0..<edits[0].0),
                fixes: fixes
            )
        }
        #expect(String(decoding: FixApplier.apply(diagnostics, to: Array("abcdef".utf8)), as: UTF8.self) == expected)
    }

    @Test("A counterexample keeps its fault")
    func counterexample() {
        let text = "// ❌ Bad\nText(\"a\").foregroundColor(.red)\n\n// ✅ Good\nText(\"b\").cornerRadius(8)\n"
        #expect(
            fixed(text)
                == "// ❌ Bad\nText(\"a\").foregroundColor(.red)\n\n// ✅ Good\nText(\"b\").clipShape(.rect(cornerRadius: 8))\n"
        )
    }
}
