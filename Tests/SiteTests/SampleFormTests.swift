import Course
import CourseChecks
import Diagnostics
import Markdown
import Testing

@testable import Site

/// What fences say of the lines of any language.
@Suite struct SampleFormTests {
    private static func html(_ markdown: String, _ number: Int = 0) throws -> String {
        let document = Document.parse(SourceFile(path: "a.md", bytes: Array(markdown.utf8))).document
        let block = try #require(document.codeBlocks.dropFirst(number).first)
        var output: [UInt8] = []
        SwiftSample(block, in: document, verdict: nil).append(
            label: "Code",
            words: InterfaceWords(byKey: ["sample.fold": "Code, {count} lines"]),
            evidence: nil,
            more: [],
            sourceURL: nil,
            to: &output
        )
        return String(decoding: output, as: UTF8.self).replacing(/<span class="[knsctv]">([^<]*)<\/span>/) { $0.1 }
    }

    @Test(
        "Lines have numbers",
        arguments: [("numbers", 1), ("start=12", 12), ("numbers start=0", 0)]
    )
    func numbers(attribute: String, first: Int) throws {
        let html = try Self.html("```js \(attribute)\na\nb\n```")
        #expect(html.contains("class=\"code has-numbers\""))
        #expect(html.contains("<span class=\"line\" data-number=\"\(first)\">a</span>\n"))
        #expect(html.contains("<span class=\"line\" data-number=\"\(first + 1)\">b</span>\n"))
    }

    @Test("Lines that came and went are insertions and deletions")
    func changes() throws {
        let html = try Self.html("```js ins=2 del=1,3\na\nb\nc\nd\n```")
        #expect(html.contains("class=\"code has-changes\""))
        #expect(
            html.contains(
                """
                <del class="line is-removed">a</del>
                <ins class="line is-added">b</ins>
                <del class="line is-removed">c</del>
                <span class="line">d</span>

                """
            )
        )
    }

    @Test(
        "Signs in the first column are no part of the code",
        arguments: [
            ("-a\n+b\n c", ["a", "b", "c"]), ("-a\n+b\nc", ["a", "b", "c"]), ("- a\n+ b\n  c", [" a", " b", " c"]),
            ("a\n\n+b", ["a", "", "b"]), ("+", [""]), ("", [""]),
        ]
    )
    func signs(code: String, shown: [String]) throws {
        let html = try Self.html("```js diff\n\(code)\n```")
        let lines = html.matches(of: /<(span|ins|del) class="line[^>]*>([^<]*)<\/(span|ins|del)>/).map { String($0.2) }
        #expect(lines.map { $0.replacing("&gt;", with: ">") } == shown)
    }

    @Test("What is checked is what the code becomes, each byte with its place in the file")
    func checked() throws {
        let file = SourceFile(
            path: "a.md",
            bytes: Array("> ```swift diff\n> -let a = 1\n> +let a = 2\n>  print(a)\n> ```\n".utf8)
        )
        let block = try #require(Document.parse(file).document.codeBlocks.first)
        let code = block.checkedSlice
        #expect(code.text == "let a = 2\nprint(a)\n")
        let place = try #require(code.text.utf8.firstRange(of: Array("print".utf8)))
        let offset = code.text.utf8.distance(from: code.text.utf8.startIndex, to: place.lowerBound)
        #expect(file.text(in: code.range(offset..<offset + 5).bytes) == "print")
    }

    @Test("Lines can be in focus, and the sample folded")
    func focusAndFolds() throws {
        #expect(
            try Self.html("```js focus=2\na\nb\n```").contains(
                "<span class=\"line\">a</span>\n<span class=\"line is-focused\">b</span>\n"
            )
        )
        let folded = try Self.html("```js fold\na\nb\n```")
        #expect(folded.contains("<details class=\"code-more code-fold\"><summary>Code, 2 lines</summary><pre"))
        #expect(folded.contains("</code></pre></details></figure>"))
    }

    @Test(
        "A comment with a number is the mark of a note, in any language's form",
        arguments: [
            ("js", "a // (1)"), ("python", "a  # (1)"), ("python", "a  # (1)!"), ("sql", "a -- (1)"),
            ("css", "a /* (1) */"),
            ("html", "a <!-- (1) -->"), ("lisp", "a ; (1)"), ("swift", "a // (1)"),
        ]
    )
    func notes(language: String, line: String) throws {
        let html = try Self.html("```\(language)\n\(line)\n```\n\n1. A note.\n")
        #expect(html.contains("class=\"code has-notes\""))
        #expect(html.contains("</span>1<span>"))
        #expect(html.contains("<span class=\"code-note\"><span>"))
    }

    @Test(
        "Without a list right behind it a comment is a comment, and so is what is no mark",
        arguments: [
            "```js\na // (1)\n```\n", "```js\na // (1)\n```\n\nText\n\n1. b\n", "```js\na // (1)\n```\n\n- b\n",
            "```js\na // b (1)\n```\n\n1. b\n", "```js\na(1)\n```\n\n1. b\n", "```js\na // (x)\n```\n\n1. b\n",
            "```js\na // (0)\n```\n\n1. b\n", "```js\na://(1)\n```\n\n1. b\n",
        ]
    )
    func noNotes(markdown: String) throws {
        #expect(!(try Self.html(markdown).contains("note")))
    }

    @Test("A session is one that can be copied without its prompts")
    func sessions() throws {
        #expect(try Self.html("```console\n$ a\n```").contains("class=\"code is-session\""))
        #expect(!(try Self.html("```sh\n$ a\n```").contains("is-session")))
    }
}
