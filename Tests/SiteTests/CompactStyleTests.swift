import Testing

@testable import Site

/// What browsers load of the built-in style sheets says the same in fewer bytes.
@Suite struct CompactStyleTests {
    @Test(arguments: [
        ("a { color: red; }\n", "a{color:red}"),
        ("a :hover, b:hover { x: y }", "a :hover,b:hover{x:y}"),
        ("/* one */ a /* two */ b { }", "a b{}"),
        ("a { margin: calc(1px + 2px) -3px; }", "a{margin:calc(1px + 2px) -3px}"),
        ("a::after { content: \" ; } \" / \"\"; }", "a::after{content:\" ; } \" / \"\"}"),
        ("a { content: \"\\\" }  \"; b: c }", "a{content:\"\\\" }  \";b:c}"),
        ("a { &:hover { b: c; } & d { e: f; } }", "a{&:hover{b:c}& d{e:f}}"),
        (
            "@media (width < 40rem) and (hover: none) {\n  a { b: c }\n}",
            "@media (width < 40rem) and (hover:none){a{b:c}}"
        ),
        ("a { b: url('x y  z') no-repeat }", "a{b:url('x y  z') no-repeat}"),
        ("a { b: c /* never ends", "a{b:c"), ("a { b: \"never ends", "a{b:\"never ends"), ("", ""),
    ])
    func saysTheSame(source: String, compact: String) {
        #expect(String(decoding: CompactStyle.bytes(Array(source.utf8)), as: UTF8.self) == compact)
    }

    @Test func isDoneOnceAndForAll() throws {
        let sheets = EmbeddedTheme.files.filter { $0.path.hasSuffix(".css") }
        #expect(sheets.count >= 4)
        for sheet in sheets {
            let source = Array(sheet.text.utf8)
            let compact = CompactStyle.bytes(source)
            #expect(compact.count < source.count)
            #expect(CompactStyle.bytes(compact) == compact, "\(sheet.path)")
            for sign in "{}".utf8 { #expect(compact.count { $0 == sign } == source.count { $0 == sign }) }
        }
    }
}
