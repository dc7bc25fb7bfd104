import Course
import CourseChecks
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// Parts of books that not every book has: further blocks, hidden lines, languages in folders.
@Suite("Further parts of books")
struct BookPartTests {
    @Test("GitBook's further blocks show their words; those that it fills in are found")
    func furtherBlocks() async throws {
        let tree = """
            -- SUMMARY.md --
            * [One](README.md)
            -- README.md --
            # One

            {% stepper %}
            {% step %}
            ## First
            {% endstep %}
            {% step %}
            Second
            {% endstep %}
            {% endstepper %}

            {% updates format="full" %}
            {% update date="2026-01-31" tags="new,beta" %}
            Arrived.
            {% endupdate %}
            {% endupdates %}

            {% prompt description="Ask *this*" %}
            Asked.
            {% endprompt %}

            {% if visitor.claims.beta %}
            For some.
            {% else %}
            For others.
            {% endif %}

            {% openapi src="https://api.example.org/a.yaml" path="/boats" method="get" %}
            [Boats](https://api.example.org/)
            {% endopenapi %}

            {% code lineNumbers="true" %}
            ```
            let a = 1
            ```
            {% endcode %}
            """
        let page = try await BuiltSite(tree)["en/index.html"]
        for words in [
            "Step 1", "First", "Step 2", "Second", "<strong>2026-01-31</strong> · new, beta", "Arrived.",
            "<strong>Ask this</strong>", "Asked.", "For some.", "For others.", "<strong>GET</strong> · /boats",
            "https://api.example.org/", "let a = 1",
        ] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(!page.contains("{%"))
        let found = try await MkDocsTests.load(tree).diagnostics
        #expect(found.map(\.rule) == [.foreignSyntax, .foreignSyntax])
        #expect(found.contains { $0.message.en.contains("a condition of GitBook’s") })
        #expect(found.contains { $0.message.en.contains("openapi") })
    }

    @Test("Words and links of the HTML that GitBook writes are kept")
    func writtenHTML() async throws {
        let tree = """
            -- SUMMARY.md --
            * [One](README.md)
            * [Two](two.md)
            -- README.md --
            # One

            <figure><img src=".gitbook/assets/a (1).svg" alt="A boat"><figcaption><p>The <strong>boat</strong></p></figcaption></figure>

            ![Again](<.gitbook/assets/a (1).svg>) ![And](.gitbook/assets/a%20(1).svg) ![Rooted](</.gitbook/assets/a (1).svg>)

            <table data-view="cards"><thead><tr><th></th><th data-hidden data-card-target data-type="content-ref"></th></tr></thead><tbody><tr><td><strong>Card</strong></td><td><a href="two.md">two.md</a></td></tr></tbody></table>
            -- two.md --
            # Two
            -- .gitbook/assets/a (1).svg --
            <svg xmlns="http://www.w3.org/2000/svg"/>
            """
        let page = try await BuiltSite(tree)["en/index.html"]
        #expect(page.contains("The <strong>boat</strong>") && page.contains("<strong>Card</strong>"))
        #expect(page.contains("href=\"two.html\""))
        #expect(page.components(separatedBy: "alt=\"").count - 1 >= 4)
        #expect(try await MkDocsTests.load(tree).diagnostics.filter { $0.severity != .note }.map(\.message.en) == [])
    }

    @Test("Hidden lines of any language stay hidden, by the fence's sign or the book's")
    func hiddenLines() async throws {
        let tree = """
            -- book.toml --
            [output.html.code.hidelines]
            python = "~"
            [output.html]
            smart-punctuation = true
            curly-quotes = false
            -- src/SUMMARY.md --
            - [One](one.md)
            -- src/one.md --
            # One

            ```python
            ~hidden_a()
            shown_a()
                ~hidden_b()
            ```

            ```java,hidelines=!!!
            !!!hidden_c();
            shown_b();
            ```

            ```rust
            # fn hidden_d() {}
            ## shown_c
            #[derive(ShownD)]
            #
            ```

            ```ruby
            ~shown_e
            # shown_f
            ```
            """
        let page = try await BuiltSite(tree)["en/index.html"]
        for words in ["hidden_a", "hidden_b", "hidden_c", "hidden_d", "## shown_c"] {
            #expect(!page.contains(words), "\(words)")
        }
        for words in ["shown_a", "shown_b", "# shown_c", "ShownD", "~shown_e", "# shown_f"] {
            #expect(Self.text(page).contains(words), "\(words)")
        }
        let found = try await MkDocsTests.load(tree).diagnostics.map(\.message.en)
        #expect(found == ["these settings of the HTML output have no effect: smart-punctuation"])
    }

    /// The words of a page, without its tags.
    private static func text(_ page: String) -> String { page.replacing(/<[^>]*>/, with: "") }

    @Test("Formulas between doubled brackets are drawn in mdBook, and brackets in code stay")
    func formulas() async throws {
        let tree = """
            -- book.toml --
            [output.html]
            mathjax-support = true
            -- src/SUMMARY.md --
            - [One](one.md)
            -- src/one.md --
            # One

            Inline \\\\( x_1 + \\frac{1}{2} \\\\) and \\(no\\) and `\\\\( code \\\\)`.

            \\\\[ \\sum_{i=0} x_i \\\\]

            ```
            \\\\( block \\\\)
            ```
            """
        let page = try await BuiltSite(tree)["en/index.html"]
        #expect(page.components(separatedBy: "<math").count == 3)
        #expect(page.components(separatedBy: "display=\"block\"").count == 2)
        #expect(
            page.contains("<code>\\\\( code \\\\)</code>") && page.contains("\\\\( block \\\\)")
                && page.contains("(no)")
        )
    }

    @Test("LANGS.md and book.json make a site in several languages")
    func languages() async throws {
        let tree = """
            -- book.json --
            {"title": "Boats", "author": "A. Sailor", "plugins": ["-sharing", "katex", "disqus"], "structure": {"readme": "start.md"}}
            -- LANGS.md --
            * [English](en/)
            * [Español](es)
            * [Nothing](xx/)
            -- en/SUMMARY.md --
            * [Start](start.md)
            * [Keel](keel.md)
            * [Mast](mast.md)
            -- en/start.md --
            # Start
            -- en/keel.md --
            # Keel
            -- en/mast.md --
            # Mast
            -- es/SUMMARY.md --
            * [Inicio](start.md)
            * [Quilla](keel.md)
            -- es/start.md --
            # Inicio
            -- es/keel.md --
            # Quilla
            """
        let checked = try await MkDocsTests.load(tree)
        let course = checked.course
        #expect(course.languages == ["en", "es"] && course.title(in: "es") == "Boats")
        #expect(course.trees["en"]?.readingOrder.map { course.lessons[$0].title } == ["Start", "Keel", "Mast"])
        let found = checked.diagnostics.filter { $0.rule == .configuration }.map(\.message.en)
        #expect(found.contains { $0.contains("disqus") && !$0.contains("katex") && !$0.contains("sharing") })
        #expect(found.contains { $0.contains("xx/") })
        let site = try await BuiltSite(tree)
        #expect(site["es/keel.html"].contains("Quilla") && site["en/keel.html"].contains("Keel"))
        #expect(!site.pages.keys.contains { $0.lowercased().contains("summary") || $0.contains("langs") })
    }
}
