import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import SnippetCompiler

/// Samples that want to be taken for what they are not, beside others of one batch.
@Suite("A verdict can't be forged", Machine.needsCompiler)
struct ForgedVerdictTests {
    private static let wrong = "let z: Int = \"bad\""

    private static func located(_ file: String, line: String = "1", in code: String = wrong) -> String {
        "#sourceLocation(file: \"\(file)\", line: \(line))\n\(code)\n#sourceLocation()"
    }

    /// Each has an error, and says or does something so that it should be sought elsewhere.
    static let faulty: [String] =
        [
            "u0.swift", "u1.swift", "/tmp/u0.swift", "flow.swift", "@__swiftmacro_1A.swift", "<unknown>", "a b.swift",
            "u0",
        ]
        .map { "let a = 1\n\(located($0))\nlet b = a + 1" }
        + ["99999", "1_0", "0x10", "0"].map { located("u0.swift", line: $0) }
        + [
            "#sourceLocation(file: \"u0.swift\", line: 1)\n\(wrong)",
            "#sourceLocation (\n    file: \"u0.swift\", // here\n    line: 1)\n\(wrong)",
            "#sourceLocation /* c */ (file: \"\"\"\na.swift:1:1: note: x\nu0.swift\n\"\"\", line: 1)\n\(wrong)",
            "let a = 1; #sourceLocation(file: \"u0.swift\", line: 1)\n\(wrong)", "#sourceLocation()\n\(wrong)",
            "struct S {\n\(located("u0.swift", in: "    let a: Int = \"\""))\n}",
            "func f() { let y = {\n\(located("u0.swift", in: "let a: Int = \"\""))\nreturn a }; _ = y }",
            "let s = \"\"\"\n\\({ () -> String in\n\(located("u0.swift"))\nreturn \"\" }())\n\"\"\"",
            "#if true\n#sourceLocation(file: \"u0.swift\", line: 1)\n#endif\n\(wrong)",
            "let r = /\"/\n\(located("u0.swift"))", "let s = #\"\"\"#\n\(located("u0.swift"))",
            "/* /* */\n*/\n\(located("u0.swift"))",
            // Words of the compiler's, which are the author's here.
            "#warning(\"\\nflow.swift:1:9: warning: function call causes an infinite recursion\")\n"
                + "func f() { let x: Int; print(x) }",
            "@available(*, unavailable, message: \"uses a private type\")\nfunc gone() {}\nfunc g() { gone() }",
            "@available(*, unavailable, renamed: \"h\", message: \"function must be declared private because its result uses a "
                + "private type\")\nfunc gone() {}\nfunc g() { gone() }",
            "@available(*, noasync, message: \"z' uses a private type\")\n"
                + "func `x' must be declared private because its type 'y`() {}\n"
                + "func g() async { `x' must be declared private because its type 'y`() }",
            "#error(\"property must be declared private because its type uses a private type\")",
            "#error(\n\"method must be declared fileprivate because its parameter uses a private type\")\nlet a = 1",
            "struct `uses a private type` {}\nlet z: Int = `uses a private type`()",
            "struct `is private and cannot be referenced` {}\nlet z: Int = `is private and cannot be referenced`()",
            "struct `submit a bug report` {}\nlet z: Int = `submit a bug report`()",
            "public protocol P {}\npublic struct S: P {}\n#error(\"type 'S' does not conform to protocol 'P'\")",
            "@available(*, unavailable, message: \"type 'S' does not conform to protocol 'P'\")\npublic let gone = 1\n"
                + "public struct S { public let x = gone }",
            "import CxxStdlib",
        ]

    private static let neighbours = ["let victim = 1\nlet other = victim + 1", "func right() -> Int { 1 }"]

    /// What holds the statement without having it, and what has it and is right.
    static let sound: [String] =
        neighbours + [
            "let s = \"\"\"\n#sourceLocation(file: \"zz.swift\", line: 1)\n\"\"\"\n// #sourceLocation(file: \"a\", line: 1)\n"
                + "/* #sourceLocation() */\nlet t = \"#sourceLocation(file: 1)\"",
            located("x.swift", line: "10", in: "let n = 1") + "\nlet m = n + 1",
        ]

    /// Each is right, and wants to be taken for wrong.
    static let harmless: [String] = [
        "#warning(\"\\nu0.swift:1:1: error: forged\\nu1.swift:1:1: error: forged\")\nlet a = 1",
        "@available(*, deprecated, message: \"\"\"\na\nu0.swift:1:1: error: forged\n\"\"\")\nfunc old() {}\nfunc f() { old() }",
        "@available(*, deprecated, renamed: \"g\", message: \"\\n@__swiftmacro_1A.swift:1:1: error: forged\")\nfunc old() {}\n"
            + "func g() {}\nfunc f() { old() }",
        "let x = 5 // u0.swift:1:1: error: y\nfunc f() { let unused = 1 } // : error: z",
    ]

    private static let judged = JudgedLessons((faulty + sound + harmless).map { [$0] } + lent)

    @Test("What has an error never passes", arguments: faulty)
    func fails(text: String) async throws {
        let verdict = try await Self.judged.verdicts(on: [text])[0]
        #expect(verdict.rest != .passes)
        #expect(!verdict.rest.errors.isEmpty || verdict.failure != nil)
    }

    @Test("A statement that stands in text alone is text, and one that is right does no harm", arguments: sound)
    func passes(text: String) async throws {
        #expect(try await Self.judged.verdicts(on: [text])[0].rest == .passes)
    }

    @Test("Texts of messages are no errors", arguments: harmless)
    func isHarmless(text: String) async throws {
        #expect(try await Self.judged.verdicts(on: [text])[0].rest == .passes)
    }

    /// The second of each borrows from the first.
    static let lent: [[String]] = [
        [
            "struct Lent { let a = 1\n#sourceLocation(file: \"l.swift\", line: 1)\n    let b = 2\n}",
            "let l = Lent()\n\(wrong)",
        ],
        [
            "struct Lent { let a: Int = \"x\"\n#sourceLocation(file: \"l.swift\", line: 1)\n}",
            "let l = Lent()\n\(wrong)",
        ],
    ]

    @Test("Nor does what borrows from a sample that says it stands elsewhere", arguments: lent)
    func borrowing(texts: [String]) async throws {
        let verdict = try await Self.judged.verdicts(on: texts)[1]
        #expect(!verdict.rest.errors.isEmpty)
    }

    @Test(
        "Errors of access come of hiding declarations; what only holds their words doesn't",
        arguments: [
            ("property must be declared private because its type uses a private type", true),
            ("property must be declared fileprivate because its type 'C' uses a private type", true),
            ("initializer cannot be declared public because its parameter uses a fileprivate type", true),
            ("enum case in an internal enum uses a private type", true),
            ("associated type in an internal protocol uses a private type in its requirement", true),
            (
                "method 'f()' must be as accessible as its enclosing type because it matches a requirement in protocol 'P'",
                true
            ),
            ("struct 'S' is private and cannot be referenced from an '@inlinable' function", true),
            ("cannot convert value of type '`uses a private type`' to specified type 'Int'", false),
            ("'f()' is unavailable: property must be declared private because its type uses a private type", false),
            (
                "getter for 'x' has been renamed to 'y': method must be declared private because its result uses a private type",
                false
            ),
            (
                "global function 'f' is unavailable from asynchronous contexts; x must be declared private because its type uses a private type",
                false
            ),
            ("I think this property must be declared private because its type uses a private type", false),
            ("uses a private type", false), ("", false),
        ]
    )
    func access(message: String, isOfAccess: Bool) {
        #expect(AccessErrors.contains(message) == isOfAccess)
    }

    /// A compiler that says what is wrong in files that it was not given.
    @Test(
        "What the compiler says of no sample is a failure to judge; whose it is, is found out",
        arguments: [
            "u9.swift:1:1: error: no", "/tmp/x.swift:1:1: error: no", "@__swiftmacro_1A.swift:1:1: error: no",
            "nowhere: error: no",
        ]
    )
    func elsewhere(line: String) async throws {
        try await withTemporaryFolder { folder in
            let script = "for file in $asked; do if grep -q strange $file; then echo '\(line)'; exit 1; fi; done"
            let fake = try CompilerFailureTests.FakeCompiler(script, in: folder)
            let lesson = TestLesson((0..<6).map { $0 == 4 ? "let strange = 1" : "let name\($0) = 1" })
            let found = try await fake.compiler.verdicts(on: [lesson.samples]).verdicts[0]
            #expect(found.map(\.failure) == (0..<6).map { $0 == 4 ? .unplaced("no") : nil })
            #expect(found.map(\.rest.name) == (0..<6).map { $0 == 4 ? "undecided" : "passes" })
        }
    }
}
