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
            )
        )
        let found = output.messages(of: "u0.swift", in: Array("ab\ncdef".utf8))
        #expect(found == [CompilerMessage(offset: 5, severity: .error, text: "first", group: "Group")])
        #expect(output.messages(of: "u1.swift", in: []).map(\.severity) == [.warning])
        #expect(output.general == ["general"])
    }

    @Test("An error within a macro's expansion stands where the macro is used")
    func macros() {
        let output = CompilerOutput(
            Array(
                """
                @__swiftmacro_1A.swift:1:1: error: inside
                u0.swift:1:2: note: in expansion of macro 'Observable' on class 'M' here
                """.utf8
            )
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
            )
        )
        let messages = output.messages(of: "u0.swift", in: Array("@O\n  var a".utf8))
        #expect(messages.map(\.text) == ["invalid redeclaration of '_a'"])
        #expect(messages.map(\.offset) == [5])
        #expect(Array(output.messages.keys) == ["u0.swift"])
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
    func names(message: String, name: String?) {
        #expect(MissingName.name(in: message) == name)
    }
}
