import Diagnostics
import SnippetLint
import SnippetSyntax
import Testing

/// A sample with one fault: the findings that it has, no more.
@Suite("One fault, one finding")
struct ToldOnceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        /// `severity rule line`, in order of place.
        let found: [String]

        init(_ text: String, _ found: [String]) { (self.text, self.found) = (text, found) }

        var testDescription: String { text }
    }

    static let faults = [
        Case("func f() -> Int {\n    retrun 1\n}", ["error syntax 2"]),
        Case("func f() -> Int {\n    retrun 1\n}\n\nfunc g() -> Int {\n    retrun 2\n}", ["error syntax 2"]),
        Case("let a Int\n\n\nlet b = = 2", ["error syntax 1", "error syntax 4"]),
        Case("// ❌ Wrong\nfunc f {}\n\n// ✅ Right\nfunc g {}", ["error syntax 5"]),
        Case("struct A {\n    func f( {\n    }\n}", ["error unbalanced-fence 2"]),
        Case("struct A {\n    let a: Int\n", ["error unbalanced-fence 2"]),
        Case("struct A {\n    let a Int\n\n\n    let b: Int\n", ["error syntax 2", "error unbalanced-fence 5"]),
        // ✅ repeats no error.
        Case("// ✅ Right\nfunc f {}", ["error syntax 2"]),
        // Brackets that match are no fault of theirs.
        Case("func f() -> (Int -> Bool) { g }", ["error syntax 1"]),
        // What damage causes is told as damage.
        Case("let a = “b”\nprint(“c”)", ["error smart-quotes 1"]),
        Case("let co\u{200B}unt = 1\nlet nu\u{200B}mber = 2", ["error invisible-characters 1"]),
        Case("let a = 1\n\u{A0}\u{A0}let b = 2\n\u{A0}\u{A0}let c = 3", ["warning invisible-characters 2"]),
        // Text that isn't Swift
        Case("const load = async () => {\n  const a = await get();\n  return a === 1;\n};", ["warning not-swift 1"]),
        Case("using System.Linq;\n\npublic class A {\n    public int B { get; set; }\n}", ["warning not-swift 1"]),
        Case("{\n  \"a\": [1, 2, null],\n  \"b\": true\n}", ["warning not-swift 1"]),
        Case("CREATE TABLE users (\n  id INTEGER PRIMARY KEY\n);", ["warning not-swift 1"]),
        Case("<?xml version=\"1.0\"?>\n<plist>\n</plist>", ["warning not-swift 1"]),
        Case("func f() -> Int {\n    retrun try value // the value\n}", ["error syntax 2"]),
        Case("platform :ios, '15.0'\ntarget 'App' do\n  pod 'A'\nend", ["warning not-swift 1"]),
        Case("pod install\nopen App.xcworkspace", ["warning not-swift 1"]),
        Case("Model\n    ↓\nLive Model Objects", ["warning not-swift 2"]),
        Case("Counter: the count has changed.\nRow: name and title have changed.", ["warning not-swift 1"]),
        Case("App\n├─ Model: \"a\" is here\n└─ View: \"b\" is there", ["warning not-swift 2"]),
        Case("let n = 1\n\nInitializer 'init(_:)' requires that 'A?' conform to 'B'", ["warning not-swift 3"]),
        Case("// ✅ Right\n{\n  \"a\": 1\n}", ["error not-swift 2"]),
        Case("{% for type in types.all %}\nextension {{ type.name }} {}\n{% endfor %}", ["note not-swift 1"]),
        Case("let a = <%= name %>\nfunc f( {", ["note not-swift 1"]),
        // The beginning of something longer
        Case("struct A: View {\n    let a: Int\n\n    // other code ...", ["note unbalanced-fence 4"]),
        Case("lazy private(set) var questions: [String] = {", ["note unbalanced-fence 1"]),
        Case("struct A {\n    func f() {\n        g()\n    }\n", ["error unbalanced-fence 4"]),
        // Pieces
        Case("// Before:\naction: A(\\.home)\n\n// After:\naction: B(\\.home)", []),
        Case("load(\n    _ inputs: [any Value],  // the inputs\n    stream: Stream = .default\n) -> [Array]", []),
        Case("case .website // all of them\ncase .website(_)", []),
        Case("let name = \"\"\nlet sql = \"INSERT INTO users (name) VALUES (?)\"", []),
        // Faults of Swift that look like something else
        Case("function add(a: Int) -> Int { a }", ["error syntax 1"]),
        Case("let url String", ["error syntax 1"]),
    ]

    @Test("A sample has the findings of its fault", arguments: faults)
    func fault(_ fault: Case) {
        let file = SourceFile(path: "a.swift", text: fault.text + "\n")
        let verdict = SnippetLinter().lint(lesson: [Snippet(ordinal: 1, source: SourceSlice(file))])[0]
        let found = verdict.diagnostics.map { finding in
            let before = fault.text.utf8.prefix(finding.range.bytes.lowerBound)
            return "\(finding.severity) \(finding.rule) \(before.count { $0 == UInt8(ascii: "\n") } + 1)"
        }
        #expect(found == fault.found)
    }

    private static let old = ["func f() -> (Int -> Bool) { g }", "let h: Int -> Int = k", "func m(n: Int -> Int) {}"]

    @Test("Old Swift is told once a page, as a warning where the page says so", arguments: [true, false])
    func oldSwift(isStated: Bool) {
        let snippets = Self.old.enumerated().map { index, text in
            Snippet(
                ordinal: index + 1,
                source: SourceSlice(SourceFile(path: "\(index).swift", text: text + "\n")),
                isOldSwift: isStated
            )
        }
        let found = SnippetLinter().lint(lesson: snippets).flatMap(\.diagnostics)
        #expect(found.map(\.rule) == [.syntax])
        #expect(found.map(\.severity) == [isStated ? .warning : .error])
        #expect(found[0].message.en.contains("2 more samples of this page"))
        let two = SnippetLinter().lint(lesson: Array(snippets.prefix(2))).flatMap(\.diagnostics)
        #expect(two.count == (isStated ? 1 : 2))
    }
}
