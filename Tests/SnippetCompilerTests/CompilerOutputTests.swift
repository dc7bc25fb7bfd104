import Testing

@testable import SnippetCompiler

@Suite("The compiler's output")
struct CompilerOutputTests {
    @Test("Messages are told apart by file, with line, column and group")
    func messages() {
        let output = CompilerOutput(
            Array(
                """
                u0.swift:2:3: error: first [#Group]
                code
                  ^~~
                u1.swift:1:1: warning: second
                u0.swift:1:1: note: not a finding
                <unknown>:0: error: general
                """.utf8
            ),
            of: ["u0.swift", "u1.swift"]
        )
        let found = output.messages(of: "u0.swift", in: Array("ab\ncdef".utf8))
        #expect(found == [CompilerMessage(offset: 5, severity: .error, text: "first", group: "Group")])
        #expect(output.messages(of: "u1.swift", in: []).map(\.severity) == [.warning])
        #expect(output.general == ["general"])
    }

    @Test(
        "Only what another file may have to do with is asked again without it",
        arguments: [
            (["'a' is inaccessible due to 'private' protection level", "u0.swift:1:1: note: declared here"], false),
            (["'a' is inaccessible due to 'private' protection level", "u1.swift:1:1: note: declared here"], true),
            (["'a' is inaccessible due to 'private' protection level"], true),
            (["redundant conformance of 'A' to protocol 'B'", "u0.swift:1:1: note: 'A' declares it here"], false),
            (
                [
                    "ambiguous use of 'a'", "u0.swift:1:1: note: found this candidate",
                    "u1.swift:1:1: note: found this candidate",
                ], true
            ),
            (["ambiguous use of 'a'", "/Shim/A.swift:1:1: note: found this candidate"], true),
            (["operators must have one or two arguments"], true),
            (["cannot find operator '<-' in scope"], false),
            (["cannot find 'a' in scope"], false),
        ]
    )
    func neighbours(lines: [String], isOfOthers: Bool) {
        let output = CompilerOutput(
            Array("u0.swift:1:1: error: \(lines.joined(separator: "\n"))".utf8),
            of: ["u0.swift"]
        )
        let result = BatchChecker.Result.messages(output.messages(of: "u0.swift", in: Array("a".utf8)))
        #expect((result.seesOthers || result.mayComeOfOthers) == isOfOthers)
    }

    @Test("An error within a macro's expansion stands where the macro is used")
    func macros() {
        let output = CompilerOutput(
            Array(
                """
                @__swiftmacro_1A.swift:1:1: error: inside
                u0.swift:1:2: note: in expansion of macro 'Observable' on class 'M' here
                """.utf8
            ),
            of: ["u0.swift"]
        )
        #expect(output.messages(of: "u0.swift", in: Array("@Observable".utf8)).map(\.text) == ["inside"])
    }

    @Test("An error in the expansion of a macro within a macro's stands where a note names a file of ours")
    func nestedMacros() {
        let output = CompilerOutput(
            Array(
                """
                /tmp/swift-generated-sources/@__swiftmacro_1A_.swift:3:14: error: invalid redeclaration of '_a'
                private  var _a  = 0
                             ^
                /tmp/swift-generated-sources/@__swiftmacro_1B_.swift:1:1: note: in expansion of macro 'Tracked' on property 'a' here
                @Tracked
                ^
                u0.swift:2:3: note: '_a' synthesized for property wrapper backing storage
                <unknown>:0: error: of the same
                """.utf8
            ),
            of: ["u0.swift"]
        )
        let messages = output.messages(of: "u0.swift", in: Array("@O\n  var a".utf8))
        #expect(messages.map(\.text) == ["invalid redeclaration of '_a'"])
        #expect(messages.map(\.offset) == [5])
        #expect(Array(output.messages.keys) == ["u0.swift"])
    }

    /// What a sample can have the compiler write, and what becomes of it.
    static let forged: [(lines: [String], own: [String], elsewhere: [String])] = [
        // Texts of `#warning` and `@available`, with line ends.
        (["u0.swift:1:1: warning: a", "u1.swift:1:1: error: b"], ["a"], ["b"]),
        (["u0.swift:1:1: warning: a", "/tmp/u0.swift:1:1: error: b"], ["a"], ["b"]),
        (["u0.swift:1:1: warning: a: error: b"], ["a: error: b"], []),
        (["u0.swift:1:1: warning: u1.swift:1:1: error: b"], ["u1.swift:1:1: error: b"], []),
        (["u0.swift:1:1: error: a: warning: b: note: c"], ["a: warning: b: note: c"], []),
        (["u0.swift:1:1: warning: a", "flow.swift:1:1: warning: infinite recursion"], ["a"], []),
        // Names of files that `#sourceLocation` makes up.
        (["u9.swift:1:1: error: a"], [], ["a"]), (["u0:1:1: error: a"], [], ["a"]),
        (["", "u0.swift", ":16:14: error: a"], [], ["a"]), ([" u0.swift:1:1: error: a"], [], ["a"]),
        (["a b.swift:1:1: error: a", "u0.swift:1:1: note: see this"], [], ["a"]),
        // A macro may say that its code stands elsewhere; the compiler says where it is used.
        (["u9.swift:1:1: error: a", "u0.swift:1:1: note: in expansion of macro 'make' here"], ["a"], []),
        (["@__swiftmacro_1A.swift:1:1: error: a", "u9.swift:1:1: note: in expansion of macro 'make' here"], [], ["a"]),
    ]

    @Test(
        "Only what stands in a file that the compiler was given has a place; of other errors none is lost",
        arguments: forged
    )
    func places(lines: [String], own: [String], elsewhere: [String]) {
        let output = CompilerOutput(Array(lines.joined(separator: "\n").utf8), of: ["u0.swift", "flow-1.swift"])
        #expect(output.messages(of: "u0.swift", in: Array("a".utf8)).map(\.text) == own)
        #expect(output.elsewhere == elsewhere)
        #expect(Set(output.messages.keys).isSubset(of: ["u0.swift"]))
        #expect(!FlowProbe.isReached(in: output, of: "flow-1.swift"))
    }

    @Test("The names of the compiler's files are others each time, and units' own")
    func names() {
        let files = UnitFiles()
        #expect(files.name(0) != UnitFiles().name(0))
        #expect(Set([files.name(0), files.name(1), files.probe, files.script]).count == 4)
        #expect(UnitFiles(secret: 7).name(3) == "u3-7.swift")
    }

    @Test(
        "What the driver would start is taken over if it is one program and its words are plain",
        arguments: [
            ("/usr/bin/swift-frontend -frontend -typecheck asked.swift -module-name A\n", true),
            ("/usr/bin/swift-frontend -frontend -typecheck asked.swift -I 'a b'\n", false),
            ("/usr/bin/swift-frontend -frontend -typecheck asked.swift -I a\\ b\n", false),
            ("/a/swift-frontend -frontend -c asked.swift\n/a/clang asked.o\n", false),
            ("/a/swift-frontend -frontend -typecheck -primary-file asked.swift asked.swift\n", false),
            ("error: no such file\n", false), ("", false),
        ]
    )
    func driver(output: String, isPlain: Bool) throws {
        let command = FrontendCommand(output: Array(output.utf8), file: "asked.swift")
        #expect((command != nil) == isPlain)
        guard let started = command?.command(on: ["u0.swift", "u1.swift"], in: "/", wall: 1) else { return }
        #expect(started.executable == "/usr/bin/swift-frontend")
        #expect(
            started.arguments == ["-frontend", "-typecheck", "u0.swift", "u1.swift", "-module-name", "A"]
        )
    }

    @Test(
        "Over which file the compiler ran out of time is read from its trace",
        arguments: [
            ("4.\tWhile type-checking statement at [u1.swift:1:18 - line:2:1]", 1, true),
            ("4.\tWhile type-checking declaration 0x55 (at u0.swift:2:1)", 0, true),
            ("3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file \"u1.swift\")", 1, false),
            ("3.\tWhile building module 'CSteps'", nil, false),
        ]
    )
    func trace(line: String, broken: Int?, wasChecking: Bool) {
        let files = ["u0.swift", "u1.swift"]
        let output = CompilerOutput(Array("Stack dump:\n\(line)\n".utf8), of: files)
        #expect(output.broken(among: files) == broken)
        #expect(files.contains(where: output.wasChecking) == wasChecking)
    }

    @Test(
        "Names that nobody declares are told from other errors",
        arguments: [
            ("cannot find 'a' in scope", "a"), ("cannot find '$a' in scope", "a"),
            ("cannot find type 'A' in scope", "A"),
            ("cannot find 'a' in scope; did you mean 'b'?", "a"), ("unknown attribute 'W'", "W"),
            ("no such module 'M'", "import M"), ("value of type 'A' has no member 'b'", nil),
        ]
    )
    func missingNames(message: String, name: String?) {
        #expect(MissingName.name(in: message) == name)
    }
}
