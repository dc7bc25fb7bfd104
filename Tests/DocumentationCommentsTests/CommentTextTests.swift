import Diagnostics
import DocumentationComments
import Testing

/// The text of comments, as Swift's compiler writes it into symbol graphs: `swiftc -emit-symbol-graph` gave the expected lines.
@Suite struct CommentTextTests {
    private func texts(_ source: String) throws -> [String] {
        let file = SourceFile(path: "A.swift", text: source)
        return try CommentedFile(file.bytes).comments.map { comment in
            comment.text(in: file).text.replacing("\r\n", with: "\n")
        }
    }

    @Test(arguments: [
        ("/// One\n///\n///     code\n", "One\n\n    code\n"),
        ("///No space\n///    four\n", "No space\n   four\n".replacing("   four", with: "    four")),
        ("///\n/// Text\n///     code\n", "\nText\n    code\n"),
        ("///\tTab\n///\t    code\n", "Tab\n    code\n"),
        ("/** One line */ ", "One line "),
        ("/**\n    Text\n        code\n */\n", "Text\n    code\n"),
        ("/**\n * Text\n *     code\n */\n", "Text\n    code\n"),
        ("/**\n * Text\n *\n * more\n */\n", "Text\n\nmore\n"),
        ("    /**\n     * Text\n     *     code\n     */\n", "Text\n    code\n"),
        ("\t/**\n\t * Text\n\t *     code\n\t */\n", "Text\n    code\n"),
        ("/**\nPlain\n- item\n*/\n", "Plain\n- item\n"),
        ("/**\n* one\n* two\n*/\n", "* one\n* two\n"),
        ("/**\n  * one\n  * two\n  */\n", "* one\n* two\n"),
        ("/** A /* nested */ b */\n", "A /* nested */ b "),
        ("/// Lines\n/** and a block */\n", "Lines\nand a block "),
        ("/** One */ /** two */\n", "One \ntwo "),
        ("//// Four\n", "/ Four\n"),
        ("/// Text\r\n///\r\n///     code\r\n", "Text\n\n    code\n"),
        ("/**\r\n * Text\r\n *     code\r\n */\r\n", "Text\n    code\n"),
        ("/// Wörter 👍\n///     let 名 = 1\n", "Wörter 👍\n    let 名 = 1\n"),
    ])
    func textIsTheCompilers(comment: String, expected: String) throws {
        let texts = try texts(comment + "func f() {}\n")
        #expect(texts.map { $0.trimmingEnd } == [expected.trimmingEnd])
    }

    @Test(arguments: [
        ("/// First\n\n/// Second\n", "Second"),
        ("/// First\n// no documentation\n/// Second\n", "First\nSecond"),
        ("/// First\n/* two\nlines */\n/// Second\n", "First\nSecond"),
        ("/// Text\n\n// no documentation\n", "Text"),
        ("/// First\n   \n/** Second */\n", "Second"),
    ])
    func anEmptyLineEndsAComment(trivia: String, expected: String) throws {
        #expect(try texts(trivia + "func f() {}\n").map { $0.trimmingEnd } == [expected])
    }

    @Test(arguments: [
        "// Text\nfunc f() {}", "/* Text */\nfunc f() {}", "/***/\nfunc f() {}", "/**/\nfunc f() {}",
        "/// Text\n", "/// Text\nimport Foundation", "/// Text\n#if os(Linux)\nfunc f() {}\n#endif",
        "@discardableResult\n/// Text\nfunc f() -> Int { 1 }", "let text = \"\"\"\n/// Text\n\"\"\"",
        "func f() {\n    /// Text\n    let x = 1\n}",
    ])
    func otherCommentsDocumentNothing(source: String) throws {
        #expect(try texts(source).filter { !$0.allSatisfy(\.isWhitespace) }.isEmpty)
    }

    @Test func everyByteHasItsPlaceInTheFile() throws {
        let source = """
            struct Café {
                /// Größe, with ``code``:
                ///
                ///     let 名 = 1\r
                ///     let b = 2
                var size: Int { 1 }

            \t/**
            \t * A list:
            \t * - one
            \t *   two 👍
            \t */
                func f() {}
                /** first */ /**
                second */
                func g() {}
            }
            """
        let file = SourceFile(path: "A.swift", text: source)
        let comments = try CommentedFile(file.bytes).comments
        #expect(comments.map(\.declaration.name) == ["Café.size", "Café.f()", "Café.g()"])
        for comment in comments {
            let text = comment.text(in: file)
            #expect(text.path == "A.swift")
            for index in text.bytes.indices where text.bytes[index] != 0x0A {
                let place = text.range(index..<index + 1).bytes
                #expect(place.count == 1)
                #expect(file.bytes[place.lowerBound] == text.bytes[index])
            }
        }
        let first = try #require(comments.first).text(in: file)
        let name = try #require(first.text.utf8.firstRange(of: "名".utf8))
        let offset = first.text.utf8.distance(from: first.text.startIndex, to: name.lowerBound)
        let place = LineTable(file).position(at: first.range(offset..<offset + 3).bytes.lowerBound)
        #expect(place.line == 4)
        #expect(place.characterColumn == 17)
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
