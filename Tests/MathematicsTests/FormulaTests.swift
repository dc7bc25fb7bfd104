import Diagnostics
import Testing

@testable import Mathematics

private func mathML(_ source: String, isDisplay: Bool = false) -> String {
    var output: [UInt8] = []
    let formula = Formula(source.utf8)
    #expect(formula.faults.isEmpty, "\(source)")
    formula.write(isDisplay: isDisplay, to: &output)
    let html = String(decoding: output, as: UTF8.self)
    #expect(html.hasPrefix("<math") && html.hasSuffix("</math>"))
    let start = html.index(after: html.firstIndex(of: ">") ?? html.startIndex)
    return String(html[start...].dropLast("</math>".count))
}

@Suite struct FormulaTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let source: String
        let expected: String
        init(_ source: String, _ expected: String) { (self.source, self.expected) = (source, expected) }
        var testDescription: String { source }
    }

    static let examples = [
        Example("x", "<mi>x</mi>"),
        Example(
            "{a+1 \\over b} c",
            "<mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mrow><mi>b</mi></mrow></mfrac><mi>c</mi>"
        ),
        Example(
            "n \\choose k",
            "<mrow><mo form=\"prefix\" stretchy=\"true\" lspace=\"0\" rspace=\"0\">(</mo>"
                + "<mfrac linethickness=\"0\"><mrow><mi>n</mi></mrow><mrow><mi>k</mi></mrow></mfrac>"
                + "<mo form=\"postfix\" stretchy=\"true\" lspace=\"0\" rspace=\"0\">)</mo></mrow>"
        ),
        Example("{\\small x} y", "<mstyle mathsize=\"0.9em\"><mi>x</mi></mstyle><mi>y</mi>"),
        Example(
            "\\Large x \\normalsize y",
            "<mstyle mathsize=\"1.44em\"><mi>x</mi><mstyle mathsize=\"0.694em\"><mi>y</mi></mstyle></mstyle>"
        ),
        Example("a \\Huge b c", "<mi>a</mi><mstyle mathsize=\"2.49em\"><mi>b</mi><mi>c</mi></mstyle>"),
        Example("\\textcolor{red}{x} y", "<mstyle mathcolor=\"red\"><mi>x</mi></mstyle><mi>y</mi>"),
        Example("{\\color{#0a0} x y} z", "<mstyle mathcolor=\"#0a0\"><mi>x</mi><mi>y</mi></mstyle><mi>z</mi>"),
        Example("\\colorbox{yellow}{so}", "<mstyle mathbackground=\"yellow\"><mtext>so</mtext></mstyle>"),
        Example(
            "\\fcolorbox{red}{transparent}{$x$}",
            "<mstyle mathcolor=\"red\"><mrow class=\"boxed\"><mstyle mathbackground=\"transparent\"><mrow><mi>x</mi></mrow></mstyle></mrow></mstyle>"
        ),
        Example(
            "a \\mathbin{\\sim} \\mathord{bc}",
            "<mi>a</mi><mo>∼</mo><mrow><mrow><mi>b</mi><mi>c</mi></mrow></mrow>"
        ),
        Example("3.14", "<mn>3.14</mn>"),
        Example(
            "a<b&&c".replacing("&&", with: "\\&"),
            "<mi>a</mi><mo>&lt;</mo><mi>b</mi><mtext>&amp;</mtext><mi>c</mi>"
        ),
        Example("-x-1", "<mo form=\"prefix\">−</mo><mi>x</mi><mo>−</mo><mn>1</mn>"),
        Example(
            "(-1)",
            "<mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">(</mo><mo form=\"prefix\">−</mo><mn>1</mn>"
                + "<mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">)</mo>"
        ),
        Example("x^2", "<msup><mi>x</mi><mn>2</mn></msup>"),
        Example("x_i^{2n}", "<msubsup><mi>x</mi><mi>i</mi><mrow><mn>2</mn><mi>n</mi></mrow></msubsup>"),
        Example("f'", "<msup><mi>f</mi><mo lspace=\"0\" rspace=\"0\">′</mo></msup>"),
        Example(
            "f''^2",
            "<msup><mi>f</mi><mrow><mo lspace=\"0\" rspace=\"0\">″</mo><mn>2</mn></mrow></msup>"
        ),
        Example("\\frac12", "<mfrac><mn>1</mn><mn>2</mn></mfrac>"),
        Example("\\dfrac{a}{b}", "<mfrac displaystyle=\"true\"><mi>a</mi><mi>b</mi></mfrac>"),
        Example(
            "\\binom nk",
            "<mrow><mo form=\"prefix\" stretchy=\"true\" lspace=\"0\" rspace=\"0\">(</mo>"
                + "<mfrac linethickness=\"0\"><mi>n</mi><mi>k</mi></mfrac>"
                + "<mo form=\"postfix\" stretchy=\"true\" lspace=\"0\" rspace=\"0\">)</mo></mrow>"
        ),
        Example("\\sqrt x", "<msqrt><mi>x</mi></msqrt>"),
        Example("\\sqrt[3]{x}", "<mroot><mi>x</mi><mrow><mn>3</mn></mrow></mroot>"),
        Example("\\alpha\\Gamma", "<mi>α</mi><mi mathvariant=\"normal\">Γ</mi>"),
        Example("a \\leq b \\times c", "<mi>a</mi><mo>≤</mo><mi>b</mi><mo>×</mo><mi>c</mi>"),
        Example("A \\to B", "<mi>A</mi><mo>→</mo><mi>B</mi>"),
        Example(
            "\\sum_{i=1}^n i",
            "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>"
        ),
        Example("\\int_0^1", "<msubsup><mo>∫</mo><mn>0</mn><mn>1</mn></msubsup>"),
        Example("\\int\\limits_0^1", "<munderover><mo>∫</mo><mn>0</mn><mn>1</mn></munderover>"),
        Example(
            "\\lim_{x \\to 0} x",
            "<munder><mo movablelimits=\"true\" lspace=\"0\" rspace=\"0\">lim</mo>"
                + "<mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder><mspace width=\"0.1667em\"/><mi>x</mi>"
        ),
        Example("\\sin x", "<mi>sin</mi><mspace width=\"0.1667em\"/><mi>x</mi>"),
        Example(
            "2\\sin^2(x)",
            "<mn>2</mn><mspace width=\"0.1667em\"/><msup><mi>sin</mi><mn>2</mn></msup>"
                + "<mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">(</mo><mi>x</mi>"
                + "<mo stretchy=\"false\" lspace=\"0\" rspace=\"0\">)</mo>"
        ),
        Example(
            "\\left( x \\right.",
            "<mrow><mo form=\"prefix\" stretchy=\"true\" lspace=\"0\" rspace=\"0\">(</mo><mi>x</mi><mrow></mrow></mrow>"
        ),
        Example("\\mathbb{R}^n", "<msup><mi>ℝ</mi><mi>n</mi></msup>"),
        Example("\\mathbb Z \\mathcal{L} \\mathfrak g", "<mi>ℤ</mi><mi>ℒ</mi><mi>𝔤</mi>"),
        Example("\\mathbf{v}\\mathrm{d}x", "<mi>𝐯</mi><mi mathvariant=\"normal\">d</mi><mi>x</mi>"),
        Example("\\mathrm{rank}", "<mi>rank</mi>"),
        Example("\\text{if } x", "<mtext>if\u{A0}</mtext><mi>x</mi>"),
        Example("\\text{a < b & \\$}", "<mtext>a &lt; b &amp; $</mtext>"),
        Example("\\hat x", "<mover accent=\"true\"><mi>x</mi><mo stretchy=\"false\">^</mo></mover>"),
        Example("\\not= \\not\\in", "<mo>≠</mo><mo>∉</mo>"),
        Example("a\\,b\\quad c", "<mi>a</mi><mspace width=\"0.1667em\"/><mi>b</mi><mspace width=\"1em\"/><mi>c</mi>"),
        Example(
            "\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}",
            "<mrow><mo form=\"prefix\" stretchy=\"true\" lspace=\"0\" rspace=\"0\">(</mo><mtable>"
                + "<mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd><mtd><mi>d</mi></mtd></mtr>"
                + "</mtable><mo form=\"postfix\" stretchy=\"true\" lspace=\"0\" rspace=\"0\">)</mo></mrow>"
        ),
        Example(
            "\\begin{cases} 1 & x \\\\ \\end{cases}",
            "<mrow><mo form=\"prefix\" stretchy=\"true\" lspace=\"0\" rspace=\"0\">{</mo>"
                + "<mtable class=\"cases\"><mtr><mtd><mn>1</mn></mtd><mtd><mi>x</mi></mtd></mtr></mtable></mrow>"
        ),
        Example(
            "\\begin{aligned} a &= b \\\\[2pt] &= c \\end{aligned}",
            "<mtable class=\"aligned\" displaystyle=\"true\"><mtr><mtd><mi>a</mi></mtd><mtd><mo>=</mo><mi>b</mi></mtd></mtr>"
                + "<mtr><mtd></mtd><mtd><mo>=</mo><mi>c</mi></mtd></mtr></mtable>"
        ),
        Example(
            "\\begin{array}{lr} a & b \\end{array}",
            "<mtable><mtr><mtd class=\"align-left\"><mi>a</mi></mtd><mtd class=\"align-right\"><mi>b</mi></mtd></mtr></mtable>"
        ),
        Example(
            "a \\\\ b",
            "<mtable class=\"gathered\" displaystyle=\"true\"><mtr><mtd><mi>a</mi></mtd></mtr>"
                + "<mtr><mtd><mi>b</mi></mtd></mtr></mtable>"
        ),
        Example(
            "\\operatorname*{argmax}_x",
            "<munder><mo movablelimits=\"true\" lspace=\"0\" rspace=\"0\">argmax</mo><mi>x</mi></munder>"
        ),
        Example(
            "\\underbrace{x}_n",
            "<munder><munder><mi>x</mi><mo stretchy=\"true\">⏟</mo></munder><mi>n</mi></munder>"
        ),
        Example("🎉é", "<mtext>🎉</mtext><mi>é</mi>"),
    ]

    @Test(arguments: examples)
    func writesMathML(_ example: Example) { #expect(mathML(example.source) == example.expected) }

    @Test func saysWhatStandsOnLinesOfItsOwn() {
        var output: [UInt8] = []
        Formula("x".utf8).write(isDisplay: true, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "<math display=\"block\"><mi>x</mi></math>")
    }

    static let faults: [(source: String, place: String, words: String)] = [
        ("a + \\alhpa", "\\alhpa", "\\alpha"), ("\\foo{x}", "\\foo", "macros"),
        ("\\begin{pmatix} a & b \\end{pmatix}", "{pmatix}", "pmatrix"), ("\\frac{1}", "\\frac", "braces"),
        ("{x", "{", "}"), ("x}", "}", "\\}"), ("a & b", "&", "\\&"), ("x^2^3", "^", "braces"), ("x_", "_", "braces"),
        ("\\left( x", "\\left", "\\right"), ("\\right)", "\\right", "\\left"), ("\\left x \\right)", "x", "delimiter"),
        ("\\begin{matrix} a", "\\begin", "\\end{matrix}"),
        ("\\begin{matrix} a \\end{pmatrix}", "\\end{pmatrix}", "matrix"), ("\\end{matrix}", "\\end", "\\begin"),
        ("50%", "%", "\\%"), ("\\text{a \\alpha}", "\\alpha", "words"), ("\\text a", "\\text", "braces"),
        ("\\sqrt[3{x}", "[", "]"), ("\\begin{array}{x} a \\end{array}", "{x}", "`l`"), ("\\not{x}", "\\not", "braces"),
        (String(repeating: "{", count: 32) + "é", "é", "split"),
    ]

    @Test(arguments: faults)
    func saysWhereAFaultIs(_ fault: (source: String, place: String, words: String)) throws {
        var nearMiss = NearMiss()
        let found = Formula(fault.source.utf8, nearMiss: &nearMiss).faults
        let first = try #require(found.first)
        let place = String(decoding: Array(fault.source.utf8)[first.range], as: UTF8.self)
        #expect(place == fault.place)
        #expect((first.advice?.en ?? "").contains(fault.words) || first.message.en.contains(fault.words))
    }

    @Test func everyCommandCanBeWritten() {
        for name in FormulaParser.commands where !["end", "right", "middle", "limits", "nolimits"].contains(name) {
            let arguments =
                switch name {
                case "begin": "{matrix}x\\end{matrix}"
                case "left": "(x\\right)"
                case "not": "="
                case "color", "textcolor", "colorbox": "{red}{x}"
                case "fcolorbox": "{red}{#0a0}{x}"
                default: Self.sizes.contains(name) ? "(" : "{x}{y}"
                }
            let source = "\\\(name)" + arguments
            #expect(Formula(source.utf8).faults.isEmpty, "\(source)")
        }
    }

    private static let sizes = Set(
        ["big", "Big", "bigg", "Bigg"].flatMap { size in ["", "l", "r", "m"].map { size + $0 } }
    )

    @Test(arguments: [
        "{", "\\sqrt{", "\\left(", "x^{", "\\begin{matrix}", "\\frac{1}{", "\\hat", "\\displaystyle ", "\\not",
    ])
    func isReadToItsEndHoweverDeep(_ part: String) {
        let source = String(repeating: part, count: Formula.longest / part.utf8.count)
        #expect(!Formula(source.utf8).faults.isEmpty)
        var output: [UInt8] = []
        Formula(source.utf8).write(isDisplay: false, to: &output)
        #expect(output.count < 1_000_000)
    }

    @Test func theSkeletonOfWhatNeverEndsIsFound() {
        let source = String(repeating: "\\text{", count: 100_000)
        #expect(Formula.skeleton(of: source.utf8).count > source.utf8.count)
    }

    /// Else it would be another one each time that the program runs.
    @Test func aSignThatIsWrittenAsACharacterHasOneRole() throws {
        let roles = MathSymbols.byName.values.reduce(into: [String: Set<MathSign.Role>]()) { roles, symbol in
            if case .sign(let role) = symbol.kind { roles[symbol.text, default: []].insert(role) }
        }
        for (text, several) in roles where several.count > 1 {
            let scalar = try #require(text.unicodeScalars.first)
            #expect(FormulaParser([], NearMiss()).character(scalar).role == .ordinary, "\(text)")
        }
    }

    @Test func isNotReadBeyondItsLimit() {
        #expect(Formula(String(repeating: "x", count: Formula.longest).utf8).faults.isEmpty)
        #expect(!Formula(String(repeating: "x", count: Formula.longest + 1).utf8).faults.isEmpty)
    }

    @Test func wordsAreNoPartOfWhatLanguagesShare() {
        func skeleton(_ source: String) -> String { String(decoding: Formula.skeleton(of: source.utf8), as: UTF8.self) }
        #expect(skeleton("x \\text{if } y") == skeleton("x\\text{si \\{ }y"))
        #expect(skeleton("x + y") == skeleton("x+y"))
        #expect(skeleton("\\alpha x") != skeleton("\\beta x"))
        #expect(skeleton("\\text") == "\\text ")
        #expect(skeleton("\\text {if}") == skeleton("\\text{si}"))
        #expect(skeleton("\\textstyle{a}") != skeleton("\\textstyle{b}"))
    }
}
