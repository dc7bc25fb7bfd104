import Markdown
import Testing

@Suite("Text that was meant as a link")
struct FailedLinkTests {
    @Test(
        "What looks like a link and is none is found at its place",
        arguments: [
            ("[a](my file.md)", "[a](my file.md)"), ("![b](my pic.png)", "![b](my pic.png)"),
            ("![b](my pic)", "![b](my pic)"),
            ("see [a] (x.md) too", "[a] (x.md)"), ("(a)[x.md]", "(a)[x.md]"), ("[a](x.md “t”)", "[a](x.md “t”)"),
            ("[a](x.md title)", "[a](x.md title)"), ("[a](x.md \"title)", "[a](x.md \"title)"),
            ("[a](x.md", "[a](x.md"),
            ("[b](https://exa mple/x)", "[b](https://exa mple/x)"),
            ("(see [a] (https://a.org))", "[a] (https://a.org)"),
            ("[**bold** `code`](my file.md#x)", "[**bold** `code`](my file.md#x)"),
        ],
        ["@", "- 🚀 @", "> é @", "1. @\r\n", "## @"]
    )
    func found(link: (markdown: String, source: String), around: String) {
        let parsed = Parsed(around.replacing("@", with: link.markdown))
        let findings = parsed.diagnostics.filter { $0.rule == .linkSyntax }
        #expect(findings.map { parsed.source($0.range) } == [link.source])
    }

    @Test(
        "Prose, code and links that are whole are no failed links",
        arguments: [
            "[1] (see above)", "[x] (a.b)", "array[0](a b)", "f(a)[i]", "f(x)[0.5]", "[a](x.md)", "[a](<my file.md>)",
            "[a](x.md 'title')", "`[a](my file.md)`", "\\[a](my file.md)", "[a]({% link my file.md %})",
            "(see the note)[^1]\n\n[^1]: N", "[ ] (todo)", "- [x] (done) x.md", "(a)[b](c.md)", "[a](b c)", "(x.md)",
            "[x.md]",
            "$[a](x.md b)$", "[Swift](https://a.org) (x.md)", "[a]: (x.md)",
        ]
    )
    func notFound(markdown: String) {
        #expect(!Parsed(markdown).rules.contains(.linkSyntax))
    }

    @Test(
        "Reading takes linear time",
        .timeLimit(.minutes(5)),
        arguments: ["[a](", "(a)[", "[a] (", "![", "(a", "[a](x.md "]
    )
    func linear(piece: String) {
        _ = Parsed(String(repeating: piece, count: 30_000))
    }
}
