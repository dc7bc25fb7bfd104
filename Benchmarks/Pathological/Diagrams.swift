import Diagnostics
import Mermaid

/// Diagrams of every type, from text to SVG.
///
/// What is larger than a diagram may be is refused, so the worst size is none of the last: see ``Curve``.
let diagramArea = Area("diagrams")
    .with(diagramSettings, under: "settings", work: draw)
    .with(diagramLabels, under: "label", work: draw)
    .with(flowcharts, under: "flowchart", work: draw)
    .with(flowchartGroups, under: "flowchart", work: draw)
    .with(sequences, under: "sequence", work: draw)
    .with(classDiagrams, under: "class", work: draw)
    .with(stateDiagrams, under: "state", work: draw)
    .with(entityDiagrams, under: "entity", work: draw)
    .with(pies, under: "pie", work: draw)
    .with(charts, work: draw)

private let draw: @Sendable ([UInt8]) -> Int = { bytes in
    let result = renderDiagram(SourceSlice(SourceFile(path: "diagram.mmd", bytes: bytes)))
    return result.diagnostics.count + (result.svg?.utf8.count ?? 0)
}

/// Front matter, directives and comments, which all types share.
private let diagramSettings: KeyValuePairs<String, Pattern> = [
    "front-matter-keys": .numbered { "k\($0): a\n" }.between("---\n", "---\ngraph TD\nA"),
    "front-matter-keys-alike": .repeated("k: a\n").between("---\n", "---\ngraph TD\nA"),
    "front-matter-open": .repeated("k: a\n").between("---\n"),
    "front-matter-nested": .growing { String(repeating: " ", count: $0) + "k:\n" }.between("---\n", "---\ngraph TD\nA"),
    "front-matter-list": .repeated("- a\n").between("---\nk:\n", "---\ngraph TD\nA"),
    "front-matter-list-nested": .repeated("- ").between("---\nk:\n", "\n---\ngraph TD\nA"),
    "front-matter-braces": .repeated("{").between("---\nk: ", "\n---\ngraph TD\nA"),
    "front-matter-braces-on-lines": .repeated("{a: [b],\n").between("---\nk: ", "\n---\ngraph TD\nA"),
    "front-matter-list-on-lines": .repeated("a,\n").between("---\nk: [", "]\n---\ngraph TD\nA"),
    "front-matter-lists-on-lines": .repeated("k: [a,\n b,\n c]\n").between("---\n", "---\ngraph TD\nA"),
    "front-matter-lists-on-many-lines": .numbered { "k\($0): [\n" + String(repeating: " a,\n", count: 190) + " b]\n" }
        .between("---\n", "---\ngraph TD\nA"),
    "front-matter-quotes-open": .repeated("k: \"a\n").between("---\n", "---\ngraph TD\nA"),
    "front-matter-quoted-lines": .repeated("a\n").between("---\nk: \"", "\"\n---\ngraph TD\nA"),
    "front-matter-text": .repeated("  a\n").between("---\ntitle: |\n", "---\ngraph TD\nA"),
    "front-matter-comments": .repeated("# a\n").between("---\n", "---\ngraph TD\nA"),
    "front-matter-theme": .numbered { "    k\($0): red\n" }.between(
        "---\nconfig:\n  themeVariables:\n",
        "---\ngraph TD\nA"
    ),
    "directives": .repeated("%%{init: {\"theme\": \"dark\"}}%%\n").between("", "graph TD\nA"),
    "directives-of-sections": .numbered { "%%{init: {\"flowchart\": {\"k\($0)\": 1}}}%%\n" }.between("", "graph TD\nA"),
    "directives-of-themes": .numbered { "%%{init: {\"themeVariables\": {\"k\($0)\": 1}}}%%\n" }.between(
        "",
        "graph TD\nA"
    ),
    "directives-open": .repeated("%%{"),
    "directives-open-lines": .repeated("%%{\n").between("", "graph TD\nA"),
    "directives-open-in-body": .repeated("%%{init: {\nA\n").between("graph TD\n"),
    "directives-of-braces": .repeated("{").between("%%{init: ", "}%%\ngraph TD\nA"),
    "directives-of-keys": .numbered { "\"k\($0)\": 1," }.between("%%{init: {", "}}%%\ngraph TD\nA"),
    "directives-unknown": .repeated("%%{a}%%\n").between("", "graph TD\nA"),
    "directives-of-script": .numbered { "\"k\($0)\": \"url(\"," }.between("%%{init: {", "}}%%\ngraph TD\nA"),
    "comments": .repeated("%% a\n").between("graph TD\n", "A"),
    "comments-of-percents": .repeated("%").between("graph TD\n", "\nA"),
    "comments-behind-statements": .repeated("A %% a\n").between("graph TD\n"),
    "blank-lines": .repeated("\n").between("graph TD\n", "A"),
    "spaces": .repeated(" ").between("graph TD\n", "A"),
    "returns": .repeated("\r\n").between("graph TD\n", "A"),
    "tags-open": .repeated("<a ").between("graph TD\nA[\"", "\"]"),
    "tags-with-quotes": .repeated("<a b=\"c\">").between("graph TD\nA[", "]"),
    "tag-of-quotes": .repeated("=\"").between("graph TD\nA[<a ", ">]"),
    "type-unknown": .repeated("a"),
    "type-unknown-words": .repeated("a "),
    "description": .repeated("a\n").between("graph TD\naccDescr {", "}\nA"),
    "description-open": .repeated("a\n").between("graph TD\naccDescr {"),
    "descriptions": .repeated("accDescr: a\n").between("graph TD\n", "A"),
    "descriptions-open": .repeated("accDescr {\n").between("graph TD\n", "A"),
]

/// Texts in boxes.
private let diagramLabels: KeyValuePairs<String, Pattern> = [
    "words": .repeated("lorem ").between("graph TD\nA[\"", "\"]"),
    "word": .repeated("a").between("graph TD\nA[\"", "\"]"),
    "lines": .repeated("a<br>").between("graph TD\nA[\"", "\"]"),
    "lines-plain": .repeated("a\n").between("graph TD\nA[\"", "\"]"),
    "spaces": .repeated(" ").between("graph TD\nA[\"a", "b\"]"),
    "tags-open": .repeated("<b>").between("graph TD\nA[\"", "\"]"),
    "tags-open-then-closed": (.repeated("<b>") + .repeated("</i>")).between("graph TD\nA[\"", "\"]"),
    "tags-nested": .nested("<b>", "</b>", around: "a").between("graph TD\nA[\"", "\"]"),
    "tags-unfinished": .repeated("<b").between("graph TD\nA[\"", "\"]"),
    "tags-alternating": .repeated("<b>a</b>").between("graph TD\nA[\"", "\"]"),
    "tags-of-blocks": .repeated("<li><p>").between("graph TD\nA[\"", "\"]"),
    "tags-of-scripts": .repeated("<script>").between("graph TD\nA[\"", "\"]"),
    "pictures": .repeated("<img>").between("graph TD\nA[\"", "\"]"),
    "icons": .repeated("fa:fa-car ").between("graph TD\nA[\"", "\"]"),
    "icons-unknown": .repeated("fa:fa-zzz ").between("graph TD\nA[\"", "\"]"),
    "emphasis": .repeated("**a** _b_ ").between("graph TD\nA[\"`", "`\"]"),
    "emphasis-open": .repeated("*a ").between("graph TD\nA[\"`", "`\"]"),
    "emphasis-open-underscores": .repeated("_a ").between("graph TD\nA[\"`", "`\"]"),
    "emphasis-run": .repeated("*").between("graph TD\nA[\"`a", "`\"]"),
    "emphasis-runs": .growing { String(repeating: "*", count: $0) + "a " }.between("graph TD\nA[\"`", "`\"]"),
    "code-open": .repeated("`a").between("graph TD\nA[\"`", "`\"]"),
    "formulas": .repeated("$$x^2$$").between("graph TD\nA[\"", "\"]"),
    "formula-marks": .repeated("$$").between("graph TD\nA[\"", "\"]"),
    "formula-of-powers": .repeated("^{2}").between("graph TD\nA[\"$$", "$$\"]"),
    "formula-unfinished": .repeated("\\alpha").between("graph TD\nA[\"$$", "\"]"),
    "entities": .repeated("#quot;").between("graph TD\nA[\"", "\"]"),
    "entities-open": .repeated("#35").between("graph TD\nA[\"", "\"]"),
    "ampersands": .repeated("&").between("graph TD\nA[\"", "\"]"),
    "ideographs": .repeated("日").between("graph TD\nA[\"", "\"]"),
    "emoji": .repeated("👩\u{200D}👩").between("graph TD\nA[\"", "\"]"),
    "combining": .repeated("\u{301}").between("graph TD\nA[\"a", "\"]"),
    "many": .numbered { "n\($0)[\"`**a** b <br> c`\"]\n" }.between("graph TD\n"),
    "of-edges": .repeated("A -- lorem ipsum --> B\n").between("graph TD\n"),
]
