import MathML
import MermaidSVG

// Writes a page with five drawings and a formula to standard output: `swift run Drawings > page.html`.

let diagrams = [
    "flowchart TD\n  a[Ask] --> b{Known?}\n  b -->|yes| c[Answer]\n  b -->|no| d[Look it up]",
    "sequenceDiagram\n  Reader->>Page: open\n  Page-->>Reader: text",
    "stateDiagram-v2\n  [*] --> Draft\n  Draft --> Published\n  Published --> [*]",
    "classDiagram\n  class Lesson {\n    title: String\n  }\n  Course *-- Lesson",
    "pie title Words\n  \"English\" : 60\n  \"Spanish\" : 40",
]

var page = """
    <!doctype html>
    <meta charset="utf-8">
    <title>Drawings</title>
    <style>\(MermaidDrawing.styleSheet)</style>

    """
for (number, text) in diagrams.enumerated() {
    let drawing = MermaidDrawing(text, idPrefix: "diagram-\(number)")
    for finding in drawing.findings { print("<!-- \(finding.line):\(finding.column): \(finding.message) -->") }
    guard let svg = drawing.svg else { continue }
    page += "<figure>\(svg)</figure>\n"
}
let formula = LaTeXFormula("\\sum_{i=1}^n i = \\frac{n(n+1)}{2}", isDisplay: true)
page += formula.mathML
print(page)
