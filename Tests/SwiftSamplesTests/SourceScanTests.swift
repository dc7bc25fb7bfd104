import SwiftSamples
import SwiftSyntax
import Testing

@Suite("What is not given to the parser")
struct SourceScanTests {
    private static func refusal(_ text: String) -> SampleRefusal? { SourceScan(Array(text.utf8)).refusal }

    private static func repeated(_ text: String, _ count: Int = 1000) -> String {
        String(repeating: text, count: count)
    }

    @Test(
        "Each kind of conflict marker is found, at its place",
        arguments: [
            "<<<<<<< main", "<<<<<<<", "||||||| base", "=======", ">>>>>>> feature", ">>>> THEIRS", "==== YOURS",
            "<<<<",
        ]
    )
    func conflicts(marker: String) throws {
        let refusal = try #require(Self.refusal("let a = 1\n\(marker)\nlet b = 2\n"))
        #expect(refusal.reason == .conflictMarker)
        let signs = marker.prefix { $0 == marker.first }
        #expect(refusal.range == 10..<(10 + signs.utf8.count))
        #expect(Self.refusal("let a = 1\n \(marker)\n")?.reason != .conflictMarker)
    }

    @Test(
        "What only looks like a conflict marker is none",
        arguments: [
            "/*\n=======\n<<<<<<< a\n*/", "let a = \"\"\"\n=======\n>>>>>>> a\n\"\"\"", "a\n    <<<<<<< b",
            "// =======",
            "a ======= b", "========", "a\n>>>>\nb",
        ]
    )
    func noConflicts(text: String) { #expect(Self.refusal(text) == nil) }

    @Test("Openers that the scan takes for text are too many as well, where nobody would quote so many")
    func crowd() {
        #expect(Self.refusal("/*\n" + Self.repeated("<<<<<<< a\n") + "*/")?.reason == .conflictMarker)
    }

    @Test(
        "Brackets that only seem to be closed nest all the same",
        arguments: [
            "[/*]*/", "[\"]\"", "['] '", "[\"\"\"\n]\n\"\"\"", "[#\"]\"#", "[#\"\"]\"#", "[/]/,", "[ /]/ ,", "[#/]/#",
            "[#/\n]\n/#", "[\"\\(\"]\")\"", "[`]`", "[<#]#>", "[// ]\n", "[“]”", "[\"\\\"]\"", "[=/]/,",
            "[return / ]/,",
            "[\"\\(/]/)\"", "[!/]/,", "[)", "[}",
        ]
    )
    func squares(unit: String) {
        #expect(Self.refusal("a<" + Self.repeated(unit, 40))?.reason == .nesting)
    }

    @Test(
        "An end of line ends a string and all that is written into it",
        arguments: ["\"\\(\n) ", "\"\\(\"\n", "\"\n", "'\n", "\"\\(a(\n", "\"\\(/* */\n"]
    )
    func endOfLine(start: String) {
        #expect(Self.refusal(start + Self.repeated("[", 20))?.reason == .nesting)
    }

    @Test(
        "Brackets in text count for nothing",
        arguments: [
            "/* [ */ ", "\"[\" ", "\"\"\"\n[\n\"\"\"\n", "#\"[\"#\n", "f(/[/)\n", "a = /[/\n", "#/[/#\n", "// [\n",
            "`[`\n",
            "<#[#>\n", "'['\n", "\"\\(\"[\")\"\n", "let a = b / c + (d / e)\n", "f(a / b)[c / d]\n", "(a/b)*(c/d)\n",
            "if a! / (b) > c / (d) {}\n", "if a > (b) / c / (d) {}\n", "let a = \"\\([1, 2])\"\n",
        ]
    )
    func text(unit: String) { #expect(Self.refusal(Self.repeated(unit, 100)) == nil) }

    @Test(
        "What nests without a bracket nests too",
        arguments: [
            " {}", " {\n}", "()", ".b", "\n    .b()", "\n// c\n.b {}", ".b { c }", "\n    .b { c }", "!", "?",
            " ? b : c",
            "[0]", "(b, c)", ".b(c, d)", " as b", "\n{}",
        ]
    )
    func chains(link: String) {
        #expect(Self.refusal("a" + Self.repeated(link, 400))?.reason == .nesting)
    }

    @Test(
        "Prefixes nest, and so do branches",
        arguments: [
            "try ", "try\n", "!", "- ", "-\n", "await ", "a ? ", "if a {} else ", "if a {\n}\nelse ", "a<",
            "switch a\n", "#if a\n", "#",
        ]
    )
    func prefixes(prefix: String) {
        #expect(Self.refusal(Self.repeated(prefix, 400))?.reason == .nesting)
    }

    @Test(
        "What stands side by side doesn't nest",
        arguments: [
            "a {}\n", "a {\n}\n", "a.b { c }\n", "a(\n    b\n)\n", "let a = 1\n", "    a.b(c)\n", "b!\n", "a, ",
            "a {}; ",
            "if a {\n} else {\n}\n", "func a() {\n    b()\n}\n", "@State var a = 1\n", "case a\n", "a { b in c }\n\n",
            "struct A: View {\n    var body: some View {\n        B()\n            .c()\n    }\n}\n",
        ]
    )
    func lists(unit: String) { #expect(Self.refusal(Self.repeated(unit, 500)) == nil) }

    @Test("A chain of modifiers as long as anybody writes is read")
    func modifiers() {
        let chain = Self.repeated("        .padding(.horizontal, 8)\n        .onTapGesture { isOn.toggle() }\n", 30)
        #expect(Self.refusal("VStack {\n    Text(\"a\")\n" + chain + "}\n") == nil)
    }

    @Test("A sample of more than 64 kB is not parsed")
    func size() {
        let line = "let a = 1\n"
        let most = SampleLimits.bytes / line.utf8.count
        #expect(Self.refusal(Self.repeated(line, most)) == nil)
        let refusal = Self.refusal(Self.repeated(line, most + 1))
        #expect(refusal == SampleRefusal(.size, 0..<9))
        #expect(Self.refusal(Self.repeated("é", SampleLimits.bytes))?.range == 0..<0)
    }

    @Test("The parser is only asked where nothing speaks against it")
    func parsing() throws {
        #expect(try SampleSyntax.parse(Array("let a = 1".utf8)).statements.count == 1)
        #expect(throws: SampleRefusal.self) { try SampleSyntax.parse(Array("=======\n".utf8)) }
        #expect(SampleSyntax.empty.statements.isEmpty)
    }
}
