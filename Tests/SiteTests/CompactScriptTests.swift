import Testing

@testable import Site

/// What browsers load of the built-in scripts says the same in fewer bytes.
@Suite struct CompactScriptTests {
    @Test(arguments: [
        ("// one\nconst a = 1;\n\n  // two\n  const b = 2; // three\n", "const a = 1;\nconst b = 2; // three\n"),
        ("const a = `x\n  // y`;\n", "const a = `x\n  // y`;\n"),
        ("/* one\n   two */\nconst a = 1;\n", "/* one\n   two */\nconst a = 1;\n"),
        ("const a = `x ${1} y`;", "const a = `x ${1} y`;\n"), ("", ""),
    ])
    func saysTheSame(source: String, compact: String) {
        #expect(String(decoding: CompactScript.bytes(Array(source.utf8)), as: UTF8.self) == compact)
    }

    @Test func shrinksEachScriptOfTheTheme() {
        let scripts = EmbeddedTheme.files.filter { $0.path.hasSuffix(".js") }
        #expect(scripts.count >= 6)
        for script in scripts {
            let source = Array(script.text.utf8)
            let compact = CompactScript.bytes(source)
            #expect(compact.count < source.count, "\(script.path)")
            for sign in "{}()`".utf8 {
                let comments = source.split(separator: UInt8(ascii: "\n")).filter {
                    $0.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
                }
                let inComments = comments.joined().count { $0 == sign }
                #expect(compact.count { $0 == sign } == source.count { $0 == sign } - inComments, "\(script.path)")
            }
        }
    }
}
