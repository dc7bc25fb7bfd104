import Testing

@testable import Mermaid

@Suite struct FormulaTests {
    @Test(
        "A formula in a label is text on one line",
        arguments: [
            (#"x^2 + y_1"#, "x² + y₁"), (#"\alpha \leq \beta"#, "α≤β"), (#"\frac{a}{b}"#, "a/b"),
            (#"\frac{a+1}{2}"#, "(a+1)/2"),
            (#"\sqrt{x}"#, "√x"), (#"\sqrt{2\pi}"#, "√(2π)"), (#"\sqrt[3]{x + 1}"#, "³√(x + 1)"),
            (#"x^{k+1}"#, "x^(k+1)"), (#"e^{-n}"#, "e⁻ⁿ"),
            (#"x_{ij}"#, "x_ij"), (#"\sum_{i=0}^n i"#, "∑_(i=0)ⁿ i"), (#"\text{if } x"#, "if  x"),
            (#"\unknown{x}"#, "unknownx"),
            (#"\hat{p}"#, "p\u{302}"), (#"\frac12"#, "1/2"), (#"\binom{n}{k}"#, "(n over k)"), (#"a \\ b"#, "a ;  b"),
            (#"{{{"#, ""), (#"\"#, ""), (#"^"#, ""), (#"\frac{a"#, "a/"),
        ]
    )
    func text(_ formula: String, _ expected: String) {
        #expect(Formula.rewrite("$$\(formula)$$") == expected)
    }

    @Test("A note says so, and a price is no formula")
    func note() {
        let parsed = renderDiagram(slice("flowchart TD\na[\"$$x^{k+1}$$\"] --> b[\"costs $$5\"]"))
        #expect(parsed.diagnostics.map(\.severity) == [.note])
        #expect(parsed.svg?.contains("x^(k+1)") == true && parsed.svg?.contains("costs $$5") == true)
    }

    @Test("Braces as deep as nobody writes end the formula, not the program")
    func depth() {
        let deep = String(repeating: "{", count: 100_000) + "x"
        #expect(!Formula.rewrite("$$\(deep)$$").contains("$$"))
    }
}
