import CodeHighlighting
import SwiftHighlighting
import Testing

@Suite("Code in other languages")
struct CodeHighlightingTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let language: String
        let code: String
        /// Each coloured stretch, behind its kind.
        let tokens: [String]
        init(_ language: String, _ code: String, _ tokens: String...) {
            (self.language, self.code, self.tokens) = (language, code, tokens)
        }
        var testDescription: String { "\(language): \(code.debugDescription)" }
    }

    private static func tokens(_ code: [UInt8], _ language: CodeLanguage) -> [HighlightedToken] {
        HighlightedTokens(in: code, language: language).tokens
    }

    @Test(
        "Words, literals and comments are told apart",
        arguments: [
            Example(
                "c",
                "#include <a.h>\nint a = 0x1F; // a\n",
                "directive #include",
                "type int",
                "number 0x1F",
                "comment // a"
            ),
            Example(
                "objc",
                "@property BOOL b; NSString *s = @\"a\";",
                "attribute @property",
                "type BOOL",
                "type NSString",
                "string @\"a\""
            ),
            Example(
                "java",
                "@Override public int a() { return 'b'; }",
                "attribute @Override",
                "keyword public",
                "type int",
                "keyword return",
                "string 'b'"
            ),
            Example("kotlin", "val a: Int = 1 /* b\nc */", "keyword val", "type Int", "number 1", "comment /* b\nc */"),
            Example(
                "rust",
                "#[test]\nfn a<'b>(c: &'b str) -> Option<u8> { '\"'; \"d\" } // e",
                "attribute #[test]",
                "keyword fn",
                "type str",
                "type Option",
                "type u8",
                "string '\"'",
                "string \"d\"",
                "comment // e"
            ),
            Example(
                "go",
                "func a() int { return `b\nc` }",
                "keyword func",
                "type int",
                "keyword return",
                "string `b\nc`"
            ),
            Example(
                "zig",
                "const a: u8 = @as(u8, 1); // b",
                "keyword const",
                "type u8",
                "attribute @as",
                "type u8",
                "number 1",
                "comment // b"
            ),
            Example("elixir", "def a?(b), do: nil # c", "keyword def", "keyword do", "keyword nil", "comment # c"),
            Example("cpp", "int a = nullptr; // b", "type int", "keyword nullptr", "comment // b"),
            Example("js", "const a = `b\n${c}`; // d", "keyword const", "string `b\n${c}`", "comment // d"),
            Example("ts", "let a: string = \"b\\\"c\"", "keyword let", "type string", "string \"b\\\"c\""),
            Example("json", "{\"a\": [1, true, \"b\"]}", "label \"a\"", "number 1", "keyword true", "string \"b\""),
            Example("yaml", "url: https://a.example/\n\"k\":v\n", "label url", "label \"k\""),
            Example("yaml", "a-b: 'it' # c\nd: don't\n", "label a-b", "string 'it'", "comment # c", "label d"),
            Example("toml", "[a.b]\nc = \"d\" # e\n", "type [a.b]", "label c", "string \"d\"", "comment # e"),
            Example(
                "css",
                "@media print {\n  color: #fff; /* a */\n}",
                "attribute @media",
                "label color",
                "comment /* a */"
            ),
            Example(
                "sh",
                "if [ -n \"$A\" ]; then echo ${B} # c\nfi",
                "keyword if",
                "string \"$A\"",
                "keyword then",
                "type echo",
                "dollarIdentifier ${B}",
                "comment # c",
                "keyword fi"
            ),
            Example(
                "console",
                "$ swift build \\\n  -c release\nBuilding if\n# done",
                "comment $",
                "type swift",
                "comment #",
                "keyword done"
            ),
            Example(
                "diff",
                "--- a\n+++ b\n@@ -1 +1 @@\n-c\n+d\n e",
                "comment --- a",
                "comment +++ b",
                "directive @@ -1 +1 @@",
                "removed -c",
                "added +d"
            ),
            Example(
                "dockerfile",
                "FROM swift:6\nRUN echo from \"a\"",
                "keyword FROM",
                "number 6",
                "keyword RUN",
                "string \"a\""
            ),
            Example("makefile", "all: a # b\n\techo $(A)\n", "label all", "comment # b", "dollarIdentifier $(A)"),
            Example("graphql", "type A { b: ID @c }", "keyword type", "type ID", "attribute @c"),
            Example("http", "POST /a HTTP/1.1\nHost: b\n\nc: d", "keyword POST", "string /a", "label Host"),
            Example("http", "HTTP/1.1 404 Not Found\nA: b", "keyword HTTP/1.1", "number 404", "label A"),
            Example(
                "markdown",
                "# A\n- `b` c\n> d\n```\n# e\n```",
                "keyword # A",
                "label -",
                "string `b`",
                "comment > d",
                "string ```",
                "string ```"
            ),
            Example(
                "html",
                "<a href=\"b\">c &amp; d</a><!-- e -->",
                "keyword <a",
                "attribute href",
                "string \"b\"",
                "keyword >",
                "number &amp;",
                "keyword </a>",
                "comment <!-- e -->"
            ),
            Example(
                "xml",
                "<?xml version='1'?><a/>",
                "keyword <?xml",
                "attribute version",
                "string '1'",
                "keyword ?><a/>"
            ),
            Example("mustache", "{{! a }}<b>{{c}}</b>", "comment {{! a }}", "keyword {{c}}"),
            Example(
                "python",
                "@a.b\ndef c(d: int): # e\n    return f'{d}' \"\"\"g\nh\"\"\"",
                "attribute @a.b",
                "keyword def",
                "type int",
                "comment # e",
                "keyword return",
                "string '{d}'",
                "string \"\"\"g\nh\"\"\""
            ),
            Example(
                "ruby",
                "pod 'A', :git => @b # c",
                "keyword pod",
                "string 'A'",
                "attribute :git",
                "dollarIdentifier @b",
                "comment # c"
            ),
            Example(
                "sql",
                "SELECT count(*) FROM a WHERE b = 'it''s' -- c",
                "keyword SELECT",
                "type count",
                "keyword FROM",
                "keyword WHERE",
                "string 'it''s'",
                "comment -- c"
            ),
        ]
    )
    func colours(_ example: Example) throws {
        let language = try #require(CodeLanguage.named(example.language))
        let code = Array(example.code.utf8)
        let tokens = Self.tokens(code, language)
        #expect(tokens.map { "\($0.kind) \(String(decoding: code[$0.bytes], as: UTF8.self))" } == example.tokens)
    }

    @Test("Whatever the bytes, stretches lie in order in the code", arguments: CodeLanguage.allNames)
    func anything(_ name: String) throws {
        let language = try #require(CodeLanguage.named(name))
        var random = SystemRandomNumberGenerator()
        let signs = Array("\"'`/*<>!-#@$%{}[]()\\:;=&+ \n\r\taB1_é".utf8)
        for _ in 0..<200 {
            let code = (0..<Int.random(in: 0..<80, using: &random)).map { _ in signs.randomElement(using: &random) ?? 0
            }
            var end = 0
            for token in Self.tokens(code, language) {
                #expect(
                    token.bytes.lowerBound >= end && token.bytes.upperBound <= code.count && !token.bytes.isEmpty,
                    "\(code)"
                )
                end = token.bytes.upperBound
            }
        }
    }

    @Test("A name belongs to one language, in lower case, and Swift is none of them")
    func names() {
        #expect(CodeLanguage.allNames.allSatisfy { $0 == $0.lowercased() })
        #expect(CodeLanguage.named("swift") == nil)
        #expect(CodeLanguage.named("klingon") == nil)
    }
}
