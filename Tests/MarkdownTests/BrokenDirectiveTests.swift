import Diagnostics
import Testing

@testable import Markdown
@testable import MarkdownHTML

@Suite("Directives that are broken")
struct BrokenDirectiveTests {
    /// Pages whose words `word01`, `word02`, … are all shown.
    enum Page: String, Sendable, CaseIterable {
        case article = """
            # word01

            @Metadata {
                @PageKind(article)
                @PageImage(purpose: card, source: "card", alt: "A card")
            }

            word02 (word03).

            @Row(numberOfColumns: 2) {
                @Column(size: 2) {
                    word04, word05)

                    - word06
                      word07
                }
                @Column { word08 }
            }

            word09 "word10" {word11}

            @TabNavigator {
                @Tab("A title") {
                    word12
                    @Image(source: "a.png", alt: "An image") {
                        word13
                    }
                }
                @Tab("Another") {
                    > Tip: word14
                }
            }

            @Comment { Not shown. }
            word15

            - term A: word16
              word17
            - term B: word18

            @Small {
                - term C: word19
            }

            ## word20

            """
        case tutorial = """
            @Tutorial(time: 10) {
                @XcodeRequirement(title: "A", destination: "https://example.org/")

                @Intro(title: "A title") {
                    word01

                    @Image(source: "a.png", alt: "An image")
                }

                @Section(title: "A section") {
                    @ContentAndMedia {
                        word02 ``Symbol``

                        @Video(source: "a.mp4", poster: "a.png")
                    }

                    @Steps {
                        word03

                        @Step {
                            word04

                            word05 (word06)

                            @Code(name: "A.swift", file: a-1.swift) {
                                @Image(source: b.png, alt: "An image")
                            }
                        }

                        @Step {
                            word07 {

                            > Note: word08
                            > }

                            ```swift
                            let a = 1
                            word09 {
                            ```

                            @Code(name: "A.swift", file: a-2.swift, reset: true)
                        }
                    }
                }

                @Comment {
                    Not shown.
                }

                @Assessments {
                    @MultipleChoice {
                        word10

                        @Choice(isCorrect: false) {
                            word11

                            @Justification(reaction: "No") { word12 }
                        }

                        @Choice(isCorrect: true) {
                            word13
                        }
                    }
                }
            }
            word14

            """
    }

    /// What is taken out of a page, once at each place.
    enum Damage: Sendable, CaseIterable {
        case byte, twoBytes, line, brace, lines, rest

        func cuts(of bytes: [UInt8]) -> [[Range<Int>]] {
            let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
                $0.startIndex..<min($0.endIndex + 1, bytes.count)
            }
            switch self {
            case .byte: return bytes.indices.map { [$0..<$0 + 1] }
            case .twoBytes: return bytes.indices.map { [$0..<min($0 + 2, bytes.count)] }
            case .line: return lines.map { [$0] }
            case .brace: return bytes.indices.filter { bytes[$0] == 0x7D }.map { [$0..<$0 + 1] }
            case .rest: return lines.map { [$0.lowerBound..<bytes.count] }
            case .lines:
                // Any few of them, the same ones in each run; but where other lines are missing too, nobody can tell which brace
                // ends a comment.
                let lines = zip([0..<0] + lines, lines).filter { before, line in
                    bytes[line].firstRange(of: Array("}".utf8)) == nil
                        || bytes[before].firstRange(of: Array("Not shown".utf8)) == nil
                }.map(\.1)
                var state: UInt64 = 7
                func next(_ limit: Int) -> Int {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return Int(state >> 33) % limit
                }
                return (0..<200).map { _ in
                    Set((0..<(2 + next(4))).map { _ in next(lines.count) }).sorted().map { lines[$0] }
                }
            }
        }
    }

    @Test("Whatever is missing of a page's directives, no text is", arguments: Page.allCases, Damage.allCases)
    func damage(page: Page, damage: Damage) {
        let bytes = Array(page.rawValue.utf8)
        let words = (1...20).map { "word\($0 < 10 ? "0" : "")\($0)" }.filter(page.rawValue.contains)
        #expect(words.allSatisfy(DirectiveTests.html(page.rawValue).contains))
        for cuts in damage.cuts(of: bytes) {
            var left = bytes
            for cut in cuts.reversed() { left.removeSubrange(cut) }
            let source = String(decoding: left, as: UTF8.self)
            let shown = DirectiveTests.html(source)
            for word in words where source.contains(word) {
                #expect(shown.contains(word), "\(word) without \(cuts): \(source)")
            }
        }
    }

    @Test("Each directive, broken in each way, loses nothing of the page below it", arguments: DirectiveCatalogue.names)
    func broken(_ name: String) {
        for form in [
            "@\(name)", "@\(name)(", "@\(name)(a: ", "@\(name)(a: \"b", "@\(name) {", "@\(name)() { {", "@\(name)()) }",
            "@\(name)(a: 1, , )", "@\(name) { @\(name) {", "}",
        ] {
            // What stands in one of these up to somebody's brace is its content.
            let row = ["Comment", "Metadata", "Options"].contains(name) ? [] : ["@Row {\n\(form)\n\nThe rest.\n}\n"]
            for text in ["\(form)\n\nThe rest.\n", "- Item\n\n  \(form)\n\nThe rest.\n"] + row {
                #expect(DirectiveTests.html(text).contains("The rest."), "\(text)")
            }
        }
    }

    @Test("What hides its content and is never closed hides nothing")
    func unclosedComment() {
        let (document, findings) = DirectiveTests.parse("One\n\n@Comment {\nTwo\n\n# Three\n")
        #expect(findings.map(\.rule) == [.unclosedDirective])
        #expect(HTMLRenderer.html(document) == "<p>One</p>\n<div>\n<p>Two</p>\n<h1>Three</h1>\n</div>\n")
    }

    enum Flood: String, Sendable, CaseIterable {
        case opened = "@Row {\n"
        case openedOnOneLine = "@Row { "
        case brackets = "@Row("
        case bracketsOnLines = "@Row(\n"
        case quotes = "@Image(source: \""
        case braces = "}\n"
        case comments = "@Comment {\n"

        var text: String { String(repeating: rawValue, count: 10_000) }
    }

    @Test(arguments: Flood.allCases)
    func `Any number of directives is read to the end`(_ flood: Flood) {
        let closed = String(repeating: "text\n}\n", count: 10_000)
        for text in [flood.text, flood.text + closed] {
            let (document, findings) = DirectiveTests.parse(text + "\n\nThe end.\n")
            #expect(document.nodeCount > 1 || flood == .comments)
            #expect(!findings.isEmpty || flood == .comments || flood == .braces)
        }
    }
}
