import Diagnostics
import SnippetLint
import SnippetSyntax
import SwiftHighlighting
import SwiftSamples

/// Swift samples: their scanning, rules, comparison and colouring; one sample of the whole size, and lessons of many.
let sampleArea = Area("samples")
    .with(brackets, work: read)
    .with(chains, work: read)
    .with(signs, work: read)
    .with(conflicts, work: read)
    .with(declarations, work: read)
    .with(marks, work: read)
    .with(faults, work: read)
    .with(lines, work: read)
    .with(ordinary, work: read)
    .with(chains, under: "lesson", work: readLesson)
    .with(conflicts, under: "lesson", work: readLesson)
    .with(declarations, under: "lesson", work: readLesson)
    .with(marks, under: "lesson", work: readLesson)
    .with(faults, under: "lesson", work: readLesson)
    .with(lines, under: "lesson", work: readLesson)
    .with(ordinary, under: "lesson", work: readLesson)

private func snippet(_ bytes: [UInt8], _ ordinal: Int = 1) -> Snippet {
    Snippet(ordinal: ordinal, source: SourceSlice(SourceFile(path: "lesson.md", bytes: bytes)))
}

/// Everything that is done with one sample.
@Sendable private func read(_ bytes: [UInt8]) -> Int {
    readAll([snippet(bytes)])
}

/// The same with samples of at most 2 kB, cut at ends of lines.
@Sendable private func readLesson(_ bytes: [UInt8]) -> Int {
    var samples: [Snippet] = []
    var start = 0
    while start < bytes.count {
        let most = min(start + 2000, bytes.count)
        let end = bytes[start..<most].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? most
        samples.append(snippet(Array(bytes[start..<end]), samples.count + 1))
        start = end
    }
    return readAll(samples)
}

private func readAll(_ samples: [Snippet]) -> Int {
    // With what the compiler has to know of them.
    var count = SnippetLinter().lint(lesson: samples, reading: .anatomy).reduce(0) { $0 + $1.diagnostics.count }
    let patterns = ["@State var a = 1", "a.task(id: b) { }", "let a: Int"].compactMap {
        CodePattern($0, types: DeclaredTypes(in: []))
    }
    count += UsageFinder(patterns).uses(in: samples).count
    // As pages and the comparison of languages do.
    var budget = LessonBudget()
    for sample in samples where budget.admits(sample.source.bytes.count) || samples.count == 1 {
        count += HighlightedTokens(in: sample.source.bytes).tokens.count
        count += SampleSkeleton(sample.source.bytes).hasProse ? 1 : 0
    }
    return count
}

private let brackets: KeyValuePairs<String, Pattern> = [
    "parentheses": .nested("(", ")"),
    "parentheses-open": .repeated("("),
    "parentheses-closed": .repeated(")"),
    "square-brackets": .nested("[", "]"),
    "square-brackets-open": .repeated("["),
    "braces": .nested("{", "}"),
    "braces-open": .repeated("{"),
    "braces-closed": .repeated("}"),
    "pointed-brackets": .nested("a<", ">"),
    "pointed-brackets-open": .repeated("a<"),
    "squares-in-comments": .repeated("[/*]*/").between("a<"),
    "squares-in-strings": .repeated("[\"]\"").between("a<"),
    "squares-in-raw-strings": .repeated("[#\"]\"#").between("a<"),
    "squares-in-regular-expressions": .repeated("[/]/").between("a<"),
    "squares-in-extended-regular-expressions": .repeated("[#/]/#").between("a<"),
    "squares-behind-quotes": .repeated("[\"\\(\"]\")\"").between("a<"),
    "parentheses-in-comments": .repeated("(/*)*/"),
    "braces-in-strings": .repeated("{\"}\""),
    "closers-mixed-up": .repeated("[)"),
    "closers-mixed-up-in-types": .repeated("a<[)").between("let a: "),
    "mixed": .repeated("([{<"),
    "closures-nested": .nested("a { b in ", " }"),
    "types-nested": .nested("struct A { ", " }"),
    "ifs-nested": .nested("if a { ", " }"),
    "if-configs-nested": .nested("#if a\n", "#endif\n"),
    "if-configs-open": .repeated("#if a\n"),
    "interpolations": .nested("\"\\(", ")\""),
    "interpolations-open": .repeated("\"\\("),
    "interpolations-side-by-side": .repeated("\\(a)").between("\"", "\""),
    "comments": .nested("/*", "*/"),
    "comments-open": .repeated("/*"),
    "comments-behind-blanks": .repeated("  ") + .repeated("/**/"),
    "tuple-types": .nested("(a: ", ")").between("let a: "),
    "function-types": .repeated("(A) -> ").between("let a: "),
    "generic-calls": .nested("a<b>(", ")"),
    "array-types": .nested("[", "]").between("let a: "),
    "subscripts": .nested("a[", "]"),
]

private let chains: KeyValuePairs<String, Pattern> = [
    "trailing-closures": .repeated(" {}").between("a"),
    "trailing-closures-on-lines": .repeated(" {\n}").between("a"),
    "trailing-closures-with-labels": .repeated(" b: {}").between("a {}"),
    "trailing-closures-with-code": .repeated(" { b }").between("a"),
    "calls": .repeated("()").between("a"),
    "calls-with-commas": .repeated("(b, c)").between("a"),
    "subscripts-chained": .repeated("[b, c]").between("a"),
    "members": .repeated(".b").between("a"),
    "members-on-lines": .repeated("\n    .b()").between("a"),
    "members-with-arguments": .repeated(".b(c, d)").between("a"),
    "members-with-closures": .repeated(".b { c }").between("a"),
    "members-with-closures-on-lines": .repeated("\n    .b { c }").between("a"),
    "members-behind-comments": .repeated("\n// c\n.b {}").between("a"),
    "unwraps": .repeated("!").between("a"),
    "unwraps-with-questions": .repeated("?").between("a"),
    "unwraps-in-lines": .repeated("b!\n"),
    "unwraps-in-a-line": .repeated("b! "),
    "unwraps-with-semicolons": .repeated("b!;"),
    "operators": .repeated(" + b").between("a"),
    "operators-on-lines": .repeated("\n+ b").between("a"),
    "operators-with-strings": .repeated(" + \"b\"").between("a"),
    "prefixes": .repeated("!"),
    "prefixes-apart": .repeated("- "),
    "tries": .repeated("try "),
    "awaits": .repeated("await ").between("", "a"),
    "ternaries": .repeated(" ? b : c").between("a"),
    "ternaries-left": .repeated("b ? ").between("", "c"),
    "casts": .repeated(" as b").between("a"),
    "assignments": .repeated("a = "),
    "elses": .repeated(" else if b {}").between("if a {}"),
    "elses-on-lines": .repeated("\nelse if b {\n}").between("if a {}"),
    "inherited-types": .repeated("B, ").between("struct A: ", "C {}"),
    "compositions": .repeated("B & ").between("let a: ", "C"),
    "optional-types": .repeated("?").between("let a: B"),
    "member-types": .repeated(".B").between("let a: A"),
    "attributes": .repeated("@a "),
    "attributes-with-arguments": .repeated("@a(b)\n"),
    "modifiers": .repeated("private "),
    "cases": .repeated("case a\n").between("enum A {\n", "}"),
    "switch-cases": .repeated("case a: b\n").between("switch a {\n", "}"),
    "conditions": .repeated("a, ").between("if ", "b {}"),
    "arguments": .repeated("a, ").between("f(", "b)"),
    "elements": .repeated("1, ").between("let a = [", "]"),
    "pairs": .repeated("1: 2, ").between("let a = [", "]"),
    "bindings": .repeated("a = 1, ").between("let ", "b = 1"),
    "patterns": .repeated("a, ").between("let (", "b) = c"),
]

private let signs: KeyValuePairs<String, Pattern> = [
    "blanks": .repeated(" "),
    "lines-empty": .repeated("\n"),
    "word": .repeated("a"),
    "word-of-signs": .repeated("é"),
    "digits": .repeated("1"),
    "comment": .repeated("a ").between("// "),
    "comment-of-slashes": .repeated("/").between("// "),
    "comments-on-lines": .repeated("// a\n"),
    "documentation": .repeated("/// a\n"),
    "string": .repeated("a").between("\"", "\""),
    "string-open": .repeated("a").between("\""),
    "string-of-lines": .repeated("    a\n").between("\"\"\"\n", "    \"\"\""),
    "string-of-lines-out-of-place": .repeated("a\n").between("\"\"\"\n", "    \"\"\""),
    "string-of-escapes": .repeated("\\n").between("\"", "\""),
    "string-of-wrong-escapes": .repeated("\\q").between("\"", "\""),
    "strings": .repeated("\"a\" "),
    "quotes": .repeated("\""),
    "quotes-triple": .repeated("\"\"\"\n"),
    "quotes-curly": .repeated("“a” "),
    "quotes-curly-open": .repeated("“"),
    "quotes-curly-open-on-lines": .repeated("“““““““““““““““\n"),
    "hashes": .repeated("#"),
    "hashes-and-quotes": .repeated("#\""),
    "hash-and-quotes": .repeated("\"").between("####\""),
    "slashes": .repeated("/ "),
    "regular-expressions": .repeated("/a/ "),
    "regular-expressions-open": .repeated("/a\n"),
    "regular-expressions-with-hashes": .repeated("#/a"),
    "backticks": .repeated("`"),
    "backslashes": .repeated("\\"),
    "dots": .repeated("."),
    "dots-apart": .repeated("... "),
    "dots-on-lines": .repeated("...\n"),
    "dots-in-a-list": .repeated("..., "),
    "dots-in-calls": .repeated("a(..., "),
    "dots-in-functions": .repeated("func a(..., b: Int) "),
    "comments-in-a-list": .repeated("/* … */, "),
    "ellipses": .repeated("… "),
    "placeholders": .repeated("<#a#> "),
    "placeholders-open": .repeated("<#"),
    "placeholders-in-words": .repeated("let a = <some value>\n"),
    "values-open": .repeated("= <a "),
    "replacement-characters": .repeated("a \u{FFFD}= b\n"),
    "emoji": .repeated("😀"),
    "emoji-apart": .repeated("😀 "),
    "no-break-spaces": .repeated("a\u{A0}= b\n"),
    "at-signs": .repeated("@"),
    "dollars": .repeated("$"),
    "equals": .repeated("="),
    "equals-apart": .repeated("= "),
    "pointed": .repeated("<"),
    "pointed-closed": .repeated(">"),
    "commas": .repeated(","),
    "colons": .repeated(":"),
    "semicolons": .repeated(";"),
    "carriage-returns": .repeated("a\r"),
]

private let conflicts: KeyValuePairs<String, Pattern> = [
    "conflict-openers": .repeated("<<<<<<< a\n"),
    "conflict-openers-in-comments": .repeated("<<<<<<< a\n").between("/*\n"),
    "conflict-openers-in-strings": .repeated("<<<<<<< a\n").between("\"\"\"\n"),
    "conflict-openers-behind-returns": .repeated("<<<<<<< a\r"),
    "conflict-bases": .repeated("||||||| a\n"),
    "conflict-middles": .repeated("=======\n"),
    "conflict-closers": .repeated(">>>>>>> a\n"),
    "conflict-openers-of-perforce": .repeated(">>>> a\n"),
    "conflict-middles-of-perforce": .repeated("==== a\n"),
    "conflict-closers-of-perforce": .repeated("<<<<\n"),
    "conflicts": .repeated("<<<<<<< a\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n"),
]

private let declarations: KeyValuePairs<String, Pattern> = [
    "lines-indented": .repeated("    let a = 1\n"),
    "lines-of-calls": .repeated("    a.b(c)\n"),
    "variables": .numbered { "let a\($0) = 1\n" },
    "states": .numbered { "    @State private var a\($0) = 1\n" }.between("struct A: View {\n", "}"),
    "states-and-uses": .numbered { "    @State var a\($0) = 1\n    func b\($0)() { a\($0) = 2 }\n" }
        .between("struct A: View {\n", "}"),
    "states-assigned": Pattern { size in
        let count = size / 100
        return "struct A: View {\n" + (0..<count).map { "    @State var a\($0): Int\n" }.joined() + "init(b: Int) {\n"
            + (0..<count).map { "        self.a\($0) = b + \($0)\n" }.joined() + "}\nvar body: some View { B() }\n}\n"
    },
    "sketches": .repeated("func a()->A{}\n"),
    "sketches-with-comments": .repeated("func a()->A{/**/}\n"),
    "states-bare": .numbered { "@State var a\($0) = 1\n" },
    "bindings-of-views": .numbered { "    @Binding var a\($0): Int\n" }.between("struct A: View {\n", "}"),
    "properties-of-views": .numbered { "    let a\($0): B\n" }.between("struct A: View {\n", "}"),
    "properties-of-models": .numbered { "    var a\($0) = 1\n" }.between("@Observable final class A {\n", "}"),
    "properties-of-old-models": .numbered { "    @Published var a\($0) = 1\n" }
        .between("class A: ObservableObject {\n", "}"),
    "models": .numbered { "@Observable class A\($0) { var b = 1 }\n" },
    "models-alike": .repeated("@Observable class A { var b = 1 }\n"),
    "views": .numbered { "struct A\($0): View { @State var b = C(); var body: some View { D() } }\n" },
    "views-alike": .repeated("struct A: View { @State var b: A; var body: some View { A() } }\n"),
    "views-and-models": .numbered {
        "class M\($0): ObservableObject {}\nstruct A\($0): View { @StateObject var b = M\($0)(); var body: some View { Text(b) } }\n"
    },
    "views-and-environments": .repeated(
        "struct A: View { @EnvironmentObject var b: M; var body: some View { A().environmentObject(b) } }\n"
    ),
    "bodies": .repeated("        Text(a).font(.title)\n").between(
        "struct A: View {\n    var body: some View {\n        VStack {\n",
        "        }\n    }\n}\n"
    ),
    "extensions": .repeated("extension A { var b: Int { 1 } }\n"),
    "functions": .numbered { "func a\($0)() { b() }\n" },
    "imports": .repeated("import SwiftUI\n"),
    "protocols": .numbered { "protocol A\($0) { func b() }\n" },
    "enumerations": .numbered { "    case a\($0)\n" }.between("enum A {\n", "}"),
    "closures": .repeated("a { b in b }\n"),
    "closures-with-self": .repeated("Task { self.a = 1 }\n").between("class A { func b() {\n", "} }"),
    "services": .repeated("ApiService().load()\n").between("struct A: View { var body: some View {\n", "} }"),
    "formatters": .repeated("DateFormatter()\n").between("struct A: View { var body: some View {\n", "} }"),
]

private let marks: KeyValuePairs<String, Pattern> = [
    "marks": .repeated("// ✅ a\nlet a = 1\n"),
    "marks-of-wrong": .repeated("// ❌ a\nlet a = b!\n"),
    "marks-by-turns": .repeated("// ❌ a\nlet a = b!\n\n// ✅ a\nlet a = 1\n\n"),
    "marks-beside": .repeated("let a = 1 // ✅\n"),
    "marks-in-a-type": .repeated("    // ✅ a\n    let a = 1\n").between("struct A {\n", "}"),
    "marks-in-a-type-by-turns": .repeated("    // ✅ a\n    let a = 1\n    // ❌ b\n    let b = c!\n")
        .between("struct A {\n", "}"),
    "marks-in-functions": .repeated("func a() {\n    // ❌\n    b!\n}\n"),
    "marks-in-a-chain": .repeated("    // ✅\n    .b()\n").between("a\n"),
    "marks-in-a-line": .repeated("/* ✅ */ a; "),
    "marks-alone": .repeated("// ✅\n"),
    "marks-in-a-list": .repeated("    1, // ✅\n").between("let a = [\n", "]"),
    "suppressions": .repeated("// glosa:disable all\nlet a = b!\n"),
    "suppressions-of-rules": .repeated("// glosa:disable force-unwrap\nlet a = b!\n"),
    "suppressions-of-the-next-line": .repeated("// glosa:disable:next force-unwrap\nlet a = b!\n"),
    "suppressions-unused": .repeated("// glosa:disable force-unwrap\nlet a = b\n"),
]

private let faults: KeyValuePairs<String, Pattern> = [
    "prose": .repeated("This is no Swift at all.\n"),
    "prose-in-a-line": .repeated("this is no swift "),
    "equals-twice": .repeated("let a = = 1\n"),
    "declarations-without-names": .repeated("struct {}\n"),
    "functions-without-names": .repeated("func ()\n"),
    "statements-in-a-line": .repeated("let a = 1 let b = 2 "),
    "cases-alone": .repeated("case a:\n"),
    "attributes-alone": .repeated("@a\n"),
    "differences": .repeated("- let a = = 1\n+ let a = 2\n"),
    "modifiers-below-declarations": .repeated("let a // b\n.c()\n)"),
    "json": .repeated("{\"a\": [1, 2]}\n"),
    "html": .repeated("<div class=\"a\">b</div>\n"),
    "throws-misplaced": .repeated("func a() -> B throws {}\n"),
    "ifs-without-conditions": .repeated("if {}\n"),
    "numbers-wrong": .repeated("0xZ 1e "),
]

private let lines: KeyValuePairs<String, Pattern> = [
    "lines-of-equals": .repeated("= b\n"),
    "lines-of-calls-and-a-fault": .repeated("b!\n").between("let = ="),
    "lines-of-calls-and-a-case": .repeated("b!\n").between("case a:\n", "let = ="),
    "lines-of-calls-and-a-get": .repeated("b!\n").between("get { }\n", "let = ="),
    "lines-of-calls-and-a-comma": .repeated("b!,\n"),
    "lines-of-colons": .repeated(": b\n"),
    "lines-of-commas": .repeated(", b\n"),
    "lines-of-arrows": .repeated("-> b\n"),
    "lines-of-in": .repeated("in b\n"),
    "lines-of-as": .repeated("as b\n"),
    "lines-of-where": .repeated("where b\n"),
    "lines-of-else": .repeated("else b\n"),
    "lines-of-catch": .repeated("catch b\n"),
    "lines-of-dots": .repeated(". b\n"),
    "lines-of-backslashes": .repeated("\\ b\n"),
    "lines-of-hashes": .repeated("# b\n"),
    "lines-of-at-signs": .repeated("@ b\n"),
    "lines-of-ampersands": .repeated("& b\n"),
    "lines-of-underscores": .repeated("_ b\n"),
    "lines-of-lets": .repeated("let\n"),
    "lines-of-funcs": .repeated("func\n"),
    "lines-of-structs": .repeated("struct\n"),
    "lines-of-structs-open": .numbered { "struct A\($0)\n" },
    "lines-of-inits": .repeated("init\n"),
    "lines-of-extensions": .repeated("extension A where\n"),
    "lines-of-cases": .repeated("case\n"),
    "lines-of-defaults": .repeated("default:\n"),
    "lines-of-guards": .repeated("guard a\n"),
    "lines-of-whiles": .repeated("while\n"),
    "lines-of-fors": .repeated("for a in\n"),
    "lines-of-switches": .repeated("switch a\n"),
    "lines-of-repeats": .repeated("repeat\n"),
    "lines-of-imports": .repeated("import\n"),
    "lines-of-operators": .repeated("operator\n"),
    "lines-of-precedences": .repeated("precedencegroup\n"),
    "lines-of-else-directives": .repeated("#else\n"),
    "lines-of-end-directives": .repeated("#endif\n"),
    "lines-of-if-directives-closed": .repeated("#if a\n#endif\n"),
    "lines-of-open-calls": .repeated("f(a:\n)\n"),
    "lines-of-open-types": .repeated("let a: [\n]\n"),
    "lines-of-generics": .repeated("a<b, c\n"),
    "lines-of-closures": .repeated("{ (a, b\n}\n"),
    "lines-of-tuples": .repeated("(a b\n)\n"),
    "lines-of-attributes": .repeated("@a(\n)\n"),
    "lines-of-macros": .repeated("#a(b)\n"),
    "lines-of-labels": .repeated("a: b\n"),
    "lines-of-blocks": .repeated("{ a = = b }\n"),
    "lines-of-statements-in-types": .repeated("b!\n").between("struct A {\n", "}"),
    "lines-of-equals-in-types": .repeated("= b\n").between("struct A {\n", "}"),
    "lines-of-words-in-types": .repeated("b c\n").between("struct A {\n", "}"),
    "lines-of-words-in-enums": .repeated("b c\n").between("enum A {\n", "}"),
    "lines-of-words-in-switches": .repeated("b c\n").between("switch a {\n", "}"),
    "lines-of-words-in-accessors": .repeated("get b c\n").between("var a: B {\n", "}"),
    "lines-of-words-in-protocols": .repeated("b c\n").between("protocol A {\n", "}"),
    "lines-of-words-in-arrays": .repeated("b c\n").between("[\n", "]"),
    "lines-of-words-in-calls": .repeated("b c\n").between("f(\n", ")"),
    "lines-of-words-in-parameters": .repeated("b c\n").between("func f(\n", ")"),
    "lines-of-words-in-generics": .repeated("b c\n").between("struct A<\n", "> {}"),
]

private let ordinary: KeyValuePairs<String, Pattern> = [
    "ordinary": .numbered { number in
        """
        import SwiftUI

        struct CounterView\(number): View {
            @State private var count = 0

            var body: some View {
                VStack(spacing: 8) {
                    // The number, then a button
                    Text("Count: \\(count)")
                        .font(.title)
                    Button("Add") { count += 1 }
                }
                .padding()
            }
        }


        """
    }
]
