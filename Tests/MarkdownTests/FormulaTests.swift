import Diagnostics
import Markdown
import Testing

@testable import MarkdownHTML

/// Where formulas begin and end in Markdown; what is in them is tested in `MathematicsTests`.
@Suite struct FormulaTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let name: String
        let markdown: String
        /// The sources of the formulas; those on lines of their own begin with a star.
        let formulas: [String]
        var dialect = Dialect.glosa

        init(_ name: String, _ markdown: String, _ formulas: [String], _ dialect: Dialect = .glosa) {
            (self.name, self.markdown, self.formulas, self.dialect) = (name, markdown, formulas, dialect)
        }
        var testDescription: String { name }
    }

    static let examples = [
        Example("in a line", "Let $x^2$ be $y_1$.", ["x^2", "y_1"]),
        Example("at the ends of a line", "$x$ and $y$", ["x", "y"]),
        Example("in brackets, quotes, emphasis and behind a dash", "($a$) \"$b$\" **$c$** –$d$", ["a", "b", "c", "d"]),
        Example("in Chinese, which has no spaces", "设$x$是数", ["x"]),
        Example("prices", "It costs $5 and $6, or $7.50/$8.", []),
        Example("a price before a formula", "For $5, $x$ is yours.", ["x"]),
        Example("prices that name a country", "(~$0.05 a line) is US$ 0.01, $7 or R$ 8; $1 (A$ 2).", []),
        Example("a name before the last sign", "Let $x AB$ be $AB$ 5.", ["x AB", "AB"]),
        Example("signs behind numbers", "5$ and 10$", []),
        Example("names", "The bindings $count and $name, and $0 + $1.", []),
        Example("a letter or digit beside the dollars", "a$x$ $x$a $x$1", []),
        Example("space beside the dollars", "$ x $ and $x $", []),
        Example("escaped dollars", "\\$x$ and $a \\$ b$", ["a \\$ b"]),
        Example("a dollar alone", "One $ sign.", []),
        Example("code", "`$x$` and `` $y$ ``", []),
        Example("code that goes on in the next line", "`a $x\nb` c$", []),
        Example("code between dollars", "Let $`x_1 < y`$ be, $`z`$.", ["x_1 < y", "z"]),
        Example("code beside one dollar", "$`x` and `y`$a", []),
        Example("a code block", "```\n$x$\n```\n\n    $y$\n", []),
        Example(
            "a comment of HTML, and the line behind it",
            "<!-- $x_1$ and $\\vec{y}$ -->\nLet $z_1$ be.\n\n$w$",
            ["z_1", "w"]
        ),
        Example("a comment of HTML in a line", "Let $a$ be <!-- $x_1$ --> or $b_1$.", ["a", "b_1"]),
        Example("a comment of HTML in two lines", "<!-- $x_1$\n$x_2$ -->\n$b_1$", ["b_1"]),
        Example("a comment of HTML without an end", "Let <!-- $x_1$ be.\n\n$b_1$", ["x_1", "b_1"]),
        Example(
            "a block of HTML in one line, and the line behind it",
            "<pre>$x_1$</pre>\nLet $z_1$ be.\n<script>f(\"$x_1$\")</script>\n$z_2$\n<?php $x_1$ ?>\n$z_3$",
            ["z_1", "z_2", "z_3"]
        ),
        Example(
            "a block of HTML in one line of an item",
            "- <pre>$x_1$</pre>\n- $y_1$\n> <style>$a$</style>\n> $b$",
            ["y_1", "b"]
        ),
        Example(
            "a declaration and a CDATA section of one line",
            "<!A $x_1$>\n$y_1$\n<![CDATA[$x_1$]]>\n$z_1$",
            ["y_1", "z_1"]
        ),
        Example(
            "raw HTML in a line that is no tag",
            "Let $a$ be <?php $x_1$ ?>, <![CDATA[$x_1$]]>, <!A $x_1$> or $b_1$.",
            ["a", "b_1"]
        ),
        Example("a question mark and exclamation behind a comparison", "$a$ <? $b$ and <!1 $c$", ["a", "b", "c"]),
        Example("raw HTML", "<a title=\"$x$\">b</a> $y$", ["y"]),
        Example("a comparison is no tag", "$x<y$ and $y>z$", ["x<y", "y>z"]),
        Example(
            "signs that are markup elsewhere",
            "$(a)_i$ and $b_{j}*c*d$, $[a](b)$ \\* $\\{a\\}$",
            ["(a)_i", "b_{j}*c*d", "[a](b)", "\\{a\\}"]
        ),
        Example("brackets within a link", "[see $a[1]$](b.md)", ["a[1]"]),
        Example("on lines of its own", "$$\nx = y\n$$", ["*\nx = y\n"]),
        Example("in one line of its own", "$$x$$ and $$ y $$", ["*x"]),
        Example("spaces within, on a line of its own", "$$ x + y $$", ["* x + y "]),
        Example(
            "lines that would begin blocks",
            "$$\na\n+ b\n- c\n> d\n= e\n=\n1. f\n***\n$$",
            ["*\na\n+ b\n- c\n> d\n= e\n=\n1. f\n***\n"]
        ),
        Example(
            "an environment at once",
            "$$\\begin{aligned}\na &= b \\\\\n- c &= d\n\\end{aligned}$$",
            ["*\\begin{aligned}\na &= b \\\\\n- c &= d\n\\end{aligned}"]
        ),
        Example("no formula goes past an empty line", "$$\nx\n\ny\n$$", []),
        Example("nor past a heading or a fence", "$$\n# A\n$$\n\n$$\n```\na\n```\n$$", []),
        Example("nor from one item to the next", "- $a\n- b$\n", []),
        Example("in a quote", "> Let $x$ be\n>\n> $$\n> - y\n> $$", ["x", "*\n- y\n"]),
        Example("in a list", "- $$\n  x\n  + y\n  $$\n- $z$", ["*\nx\n+ y\n", "z"]),
        Example("in a container", ":::note\n$$\n- x\n$$\n:::", ["*\n- x\n"]),
        Example("in a heading", "# The number $\\pi_1$\n\nText", ["\\pi_1"]),
        Example("in a table", "| a | b |\n|---|---|\n| $x_1$ | $y_1*2*3$ |", ["x_1", "y_1*2*3"]),
        Example("cells of a table part formulas", "| a | b |\n|---|---|\n| $x | y$ |", []),
        Example("in a footnote", "A[^1]\n\n[^1]: $x$", ["x"]),
        Example("words with spaces in the next line", "$a +\nb$", ["a +\nb"]),
        Example("character references are read", "$a &lt; b$", ["a < b"]),
        Example("Material's other signs", "Let \\(x_1\\) be\n\n\\[\n- y\n\\]", ["x_1", "*\n- y\n"], .material),
        Example("which are escapes elsewhere", "Let \\(x\\) be \\[y\\]", []),
        Example("DocC has no formulas", "Let $x$ be `$y$`.", [], .docC),
        Example("three dollars", "$$$x$$$", []),
        Example("an empty formula", "$$\n$$ and $$$$", []),
    ]

    @Test(arguments: examples)
    func isFoundWhereItIsWritten(_ example: Example) {
        let parsed = Parsed(example.markdown, dialect: example.dialect)
        let found = parsed.document.formulas.map {
            (parsed.document[$0].isDisplayFormula ? "*" : "") + parsed.document.text(of: $0)
        }
        #expect(found == example.formulas)
        #expect(parsed.rules.filter { $0 != .unbalancedFence && $0 != .formulaSyntax } == [])
    }

    @Test(arguments: examples)
    func losesNoText(_ example: Example) {
        // What stands before and behind stays what it was.
        let parsed = Parsed("**A** `b`.\n\n\(example.markdown)\n\n*C* [d](e.md)\n", dialect: example.dialect)
        let html = parsed.html()
        #expect(html.hasPrefix("<p><strong>A</strong> <code>b</code>.</p>\n"))
        #expect(html.contains("<p><em>C</em> <a href=\"e.md\">d</a></p>\n"))
        #expect(!html.utf8.contains { $0 >= 0xF5 || $0 == 0xC0 || $0 == 0xC1 })
    }

    @Test func isWrittenAsMathML() {
        #expect(Parsed("Let $x$ be.").html() == "<p>Let <math><mi>x</mi></math> be.</p>\n")
        #expect(
            Parsed("$$x$$").html()
                == "<p><span class=\"formula\"><math display=\"block\"><mi>x</mi></math></span></p>\n"
        )
        #expect(
            Parsed("```math\nx\n```").html()
                == "<p><span class=\"formula\"><math display=\"block\"><mi>x</mi></math></span></p>\n"
        )
        #expect(
            sanitized("Let $\\text{</b onclick=}$ be.").html
                == "<p>Let <math><mtext>&lt;/b onclick=</mtext></math> be.</p>\n"
        )
    }

    @Test func aRegionHasTheNameOfTheLanguage() {
        let options = HTMLOptions(labels: HTMLLabels(formula: "Fórmula"))
        #expect(
            Parsed("$$x$$").html(options).hasPrefix(
                "<p><span class=\"formula\" role=\"group\" tabindex=\"0\" aria-label=\"Fórmula\"><math"
            )
        )
    }

    @Test(arguments: [
        ("🎉 Let $a + \\alhpa$ be", "\\alhpa"), ("> - $$\n>   a\n>   + \\alhpa\n>   $$", "\\alhpa"),
        ("Let $`\\alhpa`$ be", "`\\alhpa`"), ("```math\nx\n\\alhpa\n```", "\\alhpa"),
        ("| $a$ |\n|-|\n| $\\|\\alhpa$ |", "\\alhpa"),
    ])
    func aFaultHasItsPlaceAndTheSourceStays(_ markdown: String, _ place: String) throws {
        let parsed = Parsed(markdown)
        #expect(parsed.rules == [.formulaUnknownCommand])
        #expect(parsed.source(parsed.diagnostics.first?.range) == place)
        #expect(parsed.diagnostics.first?.advice?.en.contains("\\alpha") == true)
        #expect(parsed.html().contains("\\alhpa"))
        #expect(!parsed.html().contains("<math></math>"))
    }

    @Test(arguments: [
        ("Let $\\begin{a&#x1F680;é}$ be", "a&#x1F680;é"), ("Let $\\begin{&#x1F680;}$ be", "&#x1F680;"),
        ("Let $x\n\\begin{éa&lt;}$ be", "éa&lt;"),
    ])
    func aFaultHoldsWholeCharacterReferences(_ markdown: String, _ place: String) {
        let parsed = Parsed(markdown)
        #expect(parsed.rules.first == .formulaUnknownCommand)
        #expect(parsed.source(parsed.diagnostics.first?.range)?.contains(place) == true)
    }

    @Test func aHeadingsSlugHasItsFormula() {
        #expect(Parsed("# The $x$ axis").document.headings.first?.slug == "the-x-axis")
    }
}
