import Diagnostics
import SnippetLint
import SnippetSyntax
import Testing

@testable import Site

@Suite("Rules and evidence on pages")
struct RulePageTests {
    private static func site(pages: String) async throws -> BuiltSite {
        try await BuiltSite(
            """
            -- glosa.yml --
            \(pages)
            -- content/es/a.md --
            # Una lección

            ## Un apartado

            ```swift
            struct A: View {
                // ❌ así no
                @State var count = 0
            }
            ```

            ```swift
            let right = 1
            ```
            -- content/en/a.md --
            # A lesson

            ```swift
            struct A: View {
                // ❌ not so
                @State var count = 0
            }
            ```

            ```swift
            @State var faulty = 0
            ```
            """
        )
    }

    @Test("A counterexample names the rule that it breaks, the line, and leads to the rule's page")
    func proof() async throws {
        let site = try await Self.site(pages: "")
        #expect(
            site["es/a.html"].contains(
                "<span class=\"evidence-line\">línea 3</span> «count» es @State pero no private "
                    + "<a href=\"reglas/state-private.html\"><code>state-private</code></a>"
            )
        )
        #expect(site["es/a.html"].contains("<p class=\"evidence-status is-checked\">Comprobado: sintaxis y reglas</p>"))
        #expect(site["en/a.html"].contains("<p class=\"evidence-status is-faulty\">At fault:</p>"))
    }

    @Test("A rule's page lists the samples that break it in reading order")
    func usesInOrder() async throws {
        let sample = "```swift\nstruct A: View {\n    // ❌ not so\n    @State var count = 0\n}\n```"
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [en]
            -- content/en/a.md --
            ---
            order: 2
            ---
            # Second

            \(sample)
            -- content/en/b.md --
            ---
            order: 1
            ---
            # First

            \(sample)
            """
        )
        let page = site["en/rules/state-private.html"]
        let uses = page.matches(of: /<a href="\.\.\/[ab]\.html">(First|Second)<\/a><\/li>/).map { String($0.1) }
        #expect(uses.suffix(2) == ["First", "Second"])
    }

    @Test("A page says what was not done with a sample, and calls it no fault")
    func omissions() throws {
        let source = SourceSlice(SourceFile(path: "a.md", text: "print(1)"))
        var verdict = SnippetLinter().lint(lesson: [Snippet(ordinal: 1, source: source, isRun: true)])[0]
        for omission in SnippetVerdict.Omission.allCases {
            let message = LocalizedText(en: "it was not done", es: "no se ha hecho")
            verdict.diagnostics.append(
                Diagnostic(rule: omission.rule, severity: .warning, message: message, range: source.range(0..<5))
            )
            verdict.omissions.insert(omission)
        }
        var output: [UInt8] = []
        SampleEvidence(language: "en", words: InterfaceWords(byKey: [:])) { _ in nil }
            .append(verdict, of: source, to: &output)
        let text = String(decoding: output, as: UTF8.self)
        #expect(
            text == "<div class=\"evidence\"><p class=\"evidence-status is-unproven\">evidence.untyped</p>"
                + "<p class=\"evidence-status is-unproven\">evidence.notRun</p>"
                + "<p class=\"evidence-status is-unproven\">evidence.unchecked</p></div>"
        )
    }

    @Test(
        "A page claims no check of what the parser couldn't read",
        arguments: [
            (["{% if x %}\nlet a = {{ b }}\n{% endif %}"], [true]), (["let answer = ____ +"], [true]),
            (["let f = {"], [true]),
            (["func sail() {\n    print(1)", "    print(2)\n}"], [true, true]), (["let n = 1"], [false]),
            (["let n = )"], [false]),
            (["let sails = ...\nprint(sails)"], [false]),
        ]
    )
    func unread(_ codes: [String], _ areUnread: [Bool]) {
        let sources = codes.map { SourceSlice(SourceFile(path: "a.md", text: $0)) }
        let lesson = sources.enumerated().map { Snippet(ordinal: $0 + 1, source: $1) }
        for (index, verdict) in SnippetLinter().lint(lesson: lesson).enumerated() {
            var output: [UInt8] = []
            SampleEvidence(language: "en", words: InterfaceWords(byKey: [:])) { _ in nil }
                .append(verdict, of: sources[index], to: &output)
            let text = String(decoding: output, as: UTF8.self)
            #expect(text.contains("evidence.unread") == areUnread[index], "\(text)")
            #expect(!areUnread[index] || !text.contains("is-checked"))
        }
    }

    @Test("What is folded until readers ask for it stands below a summary without paragraphs, which HTML forbids there")
    func folded() throws {
        let code =
            "// ❌\nstruct A: View {\n    @State var count = 0\n    var body: some View { Text(\"\\(count)\") }\n}\n"
        let source = SourceSlice(SourceFile(path: "a.md", text: code))
        let verdict = SnippetLinter().lint(lesson: [Snippet(ordinal: 1, source: source)])[0]
        func text(isFolded: Bool) -> String {
            var output: [UInt8] = []
            SampleEvidence(language: "en", words: InterfaceWords(byKey: [:])) { _ in nil }
                .append(verdict, of: source, isFolded: isFolded, to: &output)
            return String(decoding: output, as: UTF8.self)
        }
        let status = "class=\"evidence-status is-proven\">evidence.breaks"
        #expect(
            text(isFolded: true).hasPrefix(
                "<div class=\"evidence\"><details><summary><span \(status)</span></summary><ul>"
            )
        )
        #expect(text(isFolded: false).hasPrefix("<div class=\"evidence\"><p \(status)</p><ul>"))
    }

    @Test("A page claims the check of rules where only the compiler's was given up")
    func partlyChecked() throws {
        let source = SourceSlice(SourceFile(path: "a.md", text: "print(1)"))
        var verdict = SnippetLinter().lint(lesson: [Snippet(ordinal: 1, source: source, isRun: true)])[0]
        verdict.omissions = [.types]
        var output: [UInt8] = []
        SampleEvidence(language: "en", words: InterfaceWords(byKey: [:])) { _ in nil }
            .append(verdict, of: source, to: &output)
        let text = String(decoding: output, as: UTF8.self)
        #expect(text.contains("evidence.checked") && text.contains("evidence.untyped"))
    }

    @Test("A sample that the parser isn't given is on its page as plain text, and nothing claims that it was checked")
    func unchecked() async throws {
        let code = "let a = [[[[[[[[[1]]]]]]]]]"
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [en]
            -- content/en/a.md --
            # A lesson

            ```swift
            \(code)
            ```
            """
        )
        let page = site["en/a.html"]
        #expect(page.contains(code))
        #expect(page.contains("Not checked, and shown without colours"))
        #expect(!page.contains("Checked:"))
    }

    @Test("A rule's page shows its examples, what it says of them, and the course's samples that break it")
    func rulePage() async throws {
        let site = try await Self.site(pages: "")
        let page = site["es/reglas/state-private.html"]
        #expect(page.contains("<h1>state-private</h1>"))
        #expect(page.contains("<mark><span class=\"a\">@State</span></mark>"))
        #expect(page.contains("«count» es @State pero no private"))
        #expect(page.contains("<a href=\"../a.html#un-apartado\">Una lección: Un apartado</a>"))
        #expect(page.contains("hreflang=\"en\""))
        #expect(site["en/rules/index.html"].contains("<a href=\"state-private.html\">"))
        #expect(site["en/a.html"].contains("<a href=\"rules/index.html\">Rules</a>"))
    }

    @Test(
        "The course says which rules have pages",
        arguments: [
            ("", 1), ("rulePages: used", 1), ("rulePages: none", 0), ("rulePages: all", RuleCatalogue.all.count),
        ]
    )
    func choice(key: String, count: Int) async throws {
        let site = try await Self.site(pages: key)
        let pages = site.pages.keys.filter { $0.hasPrefix("es/reglas/") && $0 != "es/reglas/index.html" }
        #expect(pages.count == count)
        #expect((site.pages["es/reglas/index.html"] != nil) == (count > 0))
    }

    @Test("A course's own folder of that name keeps its place")
    func folder() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [en]
            -- content/en/rules/a.md --
            # Ours

            ```swift
            // ❌
            @State var count = 0
            ```
            """
        )
        #expect(site.pages["en/rules/a.html"] != nil)
        #expect(site.pages["en/lint-rules/state-private.html"] != nil)
        #expect(site["en/rules/a.html"].contains("../lint-rules/state-private.html"))
    }
}
