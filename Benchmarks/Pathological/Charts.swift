/// The types that are drawn as charts, each with its statements repeated, opened without end, and long.
let charts: KeyValuePairs<String, KeyValuePairs<String, Pattern>> = [
    "gantt": gantts, "timeline": timelines, "mindmap": mindmaps, "journey": journeys, "git": gitGraphs,
    "quadrant": quadrants, "xy": xyCharts, "kanban": kanbans, "packet": packets, "radar": radars, "sankey": sankeys,
    "treemap": treemaps, "requirement": requirements, "block": blockDiagrams,
    "architecture": architectures, "c4": c4Diagrams, "venn": venns, "ishikawa": ishikawas, "tree": trees,
    "events": eventModels, "wardley": wardleyMaps,
]

private let gantts: KeyValuePairs<String, Pattern> = [
    "tasks": .numbered { "a :t\($0), 2026-01-05, 3d\n" }.between("gantt\n"),
    "tasks-in-chain": .numbered { "a :t\($0 + 1), after t\($0), 1d\n" }.between("gantt\na :t0, 2026-01-05, 1d\n"),
    "tasks-in-chain-backwards": .numbered { "a :t\($0), after t\($0 + 1), 1d\n" }.between("gantt\n"),
    "tasks-after-themselves": .numbered { "a :t\($0), after t\($0), 1d\n" }.between("gantt\n"),
    "task-after-many": .numbered { " t\($0)" }.between("gantt\na :t0, 2026-01-05, 1d\nb :after", ", 1d\n"),
    "tasks-until-others": .numbered { "a :t\($0), 2026-01-05, until t\($0 + 1)\n" }.between("gantt\n"),
    "sections": .numbered { "section s\($0)\na :2026-01-05, 1d\n" }.between("gantt\n"),
    "sections-empty": .repeated("section s\n").between("gantt\n"),
    "days-excluded": .numbered { "excludes 20\(10 + $0 % 80)-01-05\n" }.between("gantt\n", "a :2026-01-05, 9d\n"),
    "duration-long": .repeated("9").between("gantt\na :2026-01-05, ", "d\n"),
    "duration-of-decimals": .repeated("1").between("gantt\na :2026-01-05, 0.", "d\n"),
    "weekends-excluded-for-years": .repeated("a :2026-01-05, 9999d\n").between("gantt\nexcludes weekends\n"),
    "date-format-long": .repeated("YYYY-").between("gantt\ndateFormat ", "\na :2026-, 1d\n"),
    "task-of-commas": .repeated(",").between("gantt\na :"),
    "task-of-colons": .repeated(":").between("gantt\na "),
    "clicks": .repeated("click t href \"https://swift.org\"\n").between("gantt\na :t, 2026-01-05, 1d\n"),
]

private let timelines: KeyValuePairs<String, Pattern> = [
    "periods": .numbered { "\($0) : a\n" }.between("timeline\n"),
    "events": .repeated(" : a").between("timeline\n2026"),
    "events-on-lines": .repeated("     : a\n").between("timeline\n2026 : a\n"),
    "sections": .numbered { "section s\($0)\na : b\n" }.between("timeline\n"),
    "sections-empty": .repeated("section s\n").between("timeline\n"),
    "period-long": .repeated("lorem ").between("timeline\n", ": a\n"),
    "event-long": .repeated("lorem ").between("timeline\na : "),
    "colons": .repeated(":").between("timeline\na "),
    "breaks": .repeated("a<br>").between("timeline\na : "),
]

private let mindmaps: KeyValuePairs<String, Pattern> = [
    "children": .repeated("  a\n").between("mindmap\nroot\n"),
    "nested": .growing { String(repeating: " ", count: $0) + "a\n" }.between("mindmap\n"),
    "up-and-down": .repeated("  a\n   b\n    c\n").between("mindmap\nroot\n"),
    "shapes": .repeated("  a((b))\n  c{{d}}\n  e)f(\n").between("mindmap\nroot\n"),
    "shapes-open": .repeated("  a((b\n").between("mindmap\nroot\n"),
    "shape-of-parentheses": .repeated("(").between("mindmap\nroot"),
    "icons": .repeated("  ::icon(fa fa-book)\n").between("mindmap\nroot\n"),
    "styles": .repeated("  :::urgent\n").between("mindmap\nroot\n"),
    "text-long": .repeated("lorem ").between("mindmap\nroot\n  a[", "]\n"),
    "quotes-open": .repeated("\"").between("mindmap\nroot[\"`"),
    "roots": .repeated("root\n").between("mindmap\n"),
]

private let journeys: KeyValuePairs<String, Pattern> = [
    "tasks": .numbered { "Task \($0): 3: Me\n" }.between("journey\n"),
    "actors": .numbered { ", a\($0)" }.between("journey\nTask: 3: Me"),
    "actors-of-all-tasks": .numbered { "a: 3: p\($0)\n" }.between("journey\n"),
    "sections": .numbered { "section s\($0)\na: 3: Me\n" }.between("journey\n"),
    "score-long": .repeated("1").between("journey\na: "),
    "colons": .repeated(":").between("journey\na"),
    "commas": .repeated(",").between("journey\na: 3: "),
    "task-long": .repeated("lorem ").between("journey\n", ": 3: Me\n"),
]

private let gitGraphs: KeyValuePairs<String, Pattern> = [
    "commits": .repeated("commit\n").between("gitGraph\n"),
    "commits-named": .numbered { "commit id: \"c\($0)\"\n" }.between("gitGraph\n"),
    "commits-named-alike": .repeated("commit id: \"a\"\n").between("gitGraph\n"),
    "branches": .numbered { "branch b\($0)\ncommit\n" }.between("gitGraph\ncommit\n"),
    "branches-empty": .numbered { "branch b\($0)\n" }.between("gitGraph\n"),
    "branches-merged": .numbered { "branch b\($0)\ncommit\ncheckout main\nmerge b\($0)\n" }.between(
        "gitGraph\ncommit\n"
    ),
    "checkouts": .repeated("checkout main\n").between("gitGraph\ncommit\n"),
    "merges-of-nothing": .repeated("merge nobody\n").between("gitGraph\ncommit\n"),
    "picks": .repeated("cherry-pick id: \"a\"\n").between(
        "gitGraph\ncommit\nbranch b\ncommit id: \"a\"\ncheckout main\ncommit\n"
    ),
    "tags": .repeated(" tag: \"a\"").between("gitGraph\ncommit"),
    "message-long": .repeated("lorem ").between("gitGraph\ncommit id: \"", "\"\n"),
    "quotes-open": .repeated("\"").between("gitGraph\ncommit "),
    "words-stray": .repeated("a ").between("gitGraph\n"),
]

private let quadrants: KeyValuePairs<String, Pattern> = [
    "points": .numbered { "p\($0): [0.\($0 % 10), 0.5]\n" }.between("quadrantChart\n"),
    "points-at-one-place": .numbered { "p\($0): [0.5, 0.5]\n" }.between("quadrantChart\n"),
    "points-styled": .repeated("a: [0.5, 0.5] radius: 12, color: #ff0000\n").between("quadrantChart\n"),
    "style-classes": .numbered { "classDef c\($0) color: #00aa00\n" }.between("quadrantChart\n"),
    "brackets": .repeated("[").between("quadrantChart\na: "),
    "number-long": .repeated("1").between("quadrantChart\na: [0.", ", 0.5]\n"),
    "axis-long": .repeated("lorem ").between("quadrantChart\nx-axis "),
    "axes": .repeated("x-axis a --> b\n").between("quadrantChart\n"),
]

private let xyCharts: KeyValuePairs<String, Pattern> = [
    "values": .numbered { "\($0), " }.between("xychart\nline [", "1]\n"),
    "categories": .numbered { "c\($0), " }.between("xychart\nx-axis [", "c]\nbar [1, 2]\n"),
    "series": .repeated("line [1, 2, 3]\n").between("xychart\n"),
    "bars": .repeated("bar [1, 2, 3]\n").between("xychart\n"),
    "numbers-long": .repeated("9").between("xychart\nline [", ", 1]\n"),
    "numbers-far-apart": .repeated("1, 99999999999999, ").between("xychart\nline [", "0]\n"),
    "brackets": .repeated("[").between("xychart\nline "),
    "quotes-open": .repeated("\"").between("xychart\nx-axis "),
    "commas": .repeated(",").between("xychart\nline ["),
    "titles": .repeated("title a\n").between("xychart\n", "line [1]\n"),
]

private let kanbans: KeyValuePairs<String, Pattern> = [
    "columns": .numbered { "c\($0)[a]\n" }.between("kanban\n"),
    "cards": .numbered { "  c\($0)[a]\n" }.between("kanban\ntodo\n"),
    "cards-nested": .growing { String(repeating: " ", count: $0) + "a\n" }.between("kanban\n"),
    "properties": .repeated(" c[a]@{ ticket: 1, priority: 'High' }\n").between("kanban\ntodo\n"),
    "properties-open": .repeated(" c[a]@{ ticket: \n").between("kanban\ntodo\n"),
    "properties-of-braces": .repeated("{").between("kanban\ntodo\n c[a]@"),
    "card-long": .repeated("lorem ").between("kanban\ntodo\n c[", "]\n"),
    "brackets": .repeated("[").between("kanban\ntodo\n c"),
]

private let packets: KeyValuePairs<String, Pattern> = [
    "fields": .numbered { "\($0): \"a\"\n" }.between("packet\n"),
    "fields-counted": .repeated("+8: \"a\"\n").between("packet\n"),
    "fields-large": .repeated("+999999: \"a\"\n").between("packet\n"),
    "number-long": .repeated("9").between("packet\n0-", ": \"a\"\n"),
    "text-long": .repeated("lorem ").between("packet\n0-15: \"", "\"\n"),
    "quotes-open": .repeated("\"").between("packet\n0: "),
    "dashes": .repeated("-").between("packet\n0"),
]

private let radars: KeyValuePairs<String, Pattern> = [
    "axes": .numbered { "axis a\($0)\n" }.between("radar-beta\n", "curve c{1}\n"),
    "curves": .numbered { "curve c\($0){1, 2, 3}\n" }.between("radar-beta\naxis a, b, d\n"),
    "values": .repeated("1, ").between("radar-beta\naxis a, b\ncurve c{", "1}\n"),
    "curve-on-lines": .repeated("1,\n").between("radar-beta\naxis a, b\ncurve c{", "1}\n"),
    "braces": .repeated("{").between("radar-beta\naxis a\ncurve c"),
    "ticks": .repeated("9").between("radar-beta\naxis a, b, c\ncurve d{1, 2, 3}\nticks "),
    "labels-long": .repeated("lorem ").between("radar-beta\naxis a[\"", "\"]\n"),
]

private let sankeys: KeyValuePairs<String, Pattern> = [
    "flows": .numbered { "a,b\($0),1\n" }.between("sankey\n"),
    "flows-alike": .repeated("a,b,1\n").between("sankey\n"),
    "flows-in-chain": .numbered { "n\($0),n\($0 + 1),1\n" }.between("sankey\n"),
    "flows-in-mesh": .numbered { "n\($0 % 100),n\(100 + $0 * 7 % 100),1\n" }.between("sankey\n"),
    "flows-in-circle": .numbered { "n\($0 % 50),n\(($0 + 1) % 50),1\n" }.between("sankey\n"),
    "commas": .repeated(",").between("sankey\n"),
    "quotes": .repeated("\"\"").between("sankey\n\"", "\",b,1\n"),
    "quotes-open": .repeated("\"a\n").between("sankey\n"),
    "number-long": .repeated("9").between("sankey\na,b,"),
]

private let treemaps: KeyValuePairs<String, Pattern> = [
    "leaves": .numbered { "\"a\($0)\": 1\n" }.between("treemap\n"),
    "leaves-of-one": .repeated("  \"a\": 1\n").between("treemap\n\"r\"\n"),
    "nested": .growing { String(repeating: " ", count: $0) + "\"a\"\n" }.between("treemap\n", "\"b\": 1\n"),
    "values-unlike": .numbered { "\"a\": \(1 << ($0 % 40))\n" }.between("treemap\n"),
    "number-long": .repeated("9").between("treemap\n\"a\": "),
    "quotes-open": .repeated("\"").between("treemap\n"),
    "style-classes": .numbered { "classDef c\($0) fill:#ffff00;\n" }.between("treemap\n\"a\": 1\n"),
    "label-long": .repeated("lorem ").between("treemap\n\"", "\": 1\n"),
]

private let requirements: KeyValuePairs<String, Pattern> = [
    "requirements": .numbered { "requirement r\($0) {\nid: 1\n}\n" }.between("requirementDiagram\n"),
    "requirements-open": .repeated("requirement r {\n").between("requirementDiagram\n"),
    "elements": .numbered { "element e\($0) {\ntype: a\n}\n" }.between("requirementDiagram\n"),
    "relations": .repeated("a - traces -> b\n").between("requirementDiagram\n"),
    "relations-in-chain": .numbered { "n\($0) - traces -> n\($0 + 1)\n" }.between("requirementDiagram\n"),
    "relations-in-mesh": .numbered { "n\($0) - traces -> n\($0 * 7919 % ($0 + 1))\n" }.between("requirementDiagram\n"),
    "properties": .repeated("text: a\n").between("requirementDiagram\nrequirement r {\n", "}\n"),
    "text-long": .repeated("lorem ").between("requirementDiagram\nrequirement r {\ntext: \"", "\"\n}\n"),
    "styles": .repeated("style a fill:red\n").between("requirementDiagram\nelement a {\n}\n"),
    "quotes-open": .repeated("\"").between("requirementDiagram\n"),
]

private let blockDiagrams: KeyValuePairs<String, Pattern> = [
    "blocks": .numbered { "b\($0) " }.between("block\n"),
    "blocks-in-columns": .numbered { "b\($0) " }.between("block\ncolumns 9\n"),
    "blocks-named-alike": .repeated("b ").between("block\n"),
    "groups": .numbered { "block:g\($0)\na\($0)\nend\n" }.between("block\n"),
    "groups-nested": .nested("block\n", "end\n", around: "a\n").between("block\n"),
    "groups-open": .repeated("block\n").between("block\n"),
    "spaces": .repeated("space ").between("block\n", "a"),
    "spans": .numbered { "b\($0):3 " }.between("block\ncolumns 9\n"),
    "lines-in-chain": .numbered { "b\($0) --> b\($0 + 1)\n" }.between("block\ncolumns 9\n"),
    "lines-in-mesh": .numbered { "b\($0 % 60) --> b\($0 * 7919 % 60)\n" }.between("block\ncolumns 9\n"),
    "lines-with-labels": .numbered { "b\($0 % 9) -- \"text\" --> b\($0 % 7)\n" }.between("block\ncolumns 3\n"),
    "arrows-open": .repeated("a --").between("block\n"),
    "dashes": .repeated("-").between("block\na "),
    "label-long": .repeated("lorem ").between("block\na[\"", "\"]\n"),
    "quotes-open": .repeated("a[\"").between("block\n"),
    "arrow-directions": .repeated("x, ").between("block\na<[\"a\"]>(", "x)\n"),
    "styles": .repeated("style a fill:red\n").between("block\na\n"),
    "style-of-many": .numbered { "b\($0)," }.between("block\nstyle ", "a fill:red\n"),
    "number-long": .repeated("9").between("block\na:"),
]

private let architectures: KeyValuePairs<String, Pattern> = [
    "services": .numbered { "service s\($0)[S]\n" }.between("architecture-beta\n"),
    "services-in-group": .numbered { "service s\($0)[S] in g\n" }.between("architecture-beta\ngroup g[G]\n"),
    "groups": .numbered { "group g\($0)[G]\nservice s\($0) in g\($0)\n" }.between("architecture-beta\n"),
    "groups-nested": .numbered { "group g\($0 + 1)[G] in g\($0)\n" }.between("architecture-beta\ngroup g0[G]\n"),
    "lines-in-chain": .numbered { "service s\($0 + 1)\ns\($0):R -- L:s\($0 + 1)\n" }.between(
        "architecture-beta\nservice s0\n"
    ),
    "lines-from-one-side": .numbered { "service s\($0)\nhub:R -- L:s\($0)\n" }.between(
        "architecture-beta\nservice hub\n"
    ),
    "lines-alike": .repeated("a:R --> L:b\n").between("architecture-beta\nservice a\nservice b\n"),
    "lines-with-labels": .repeated("a:R -[text]-> L:b\n").between("architecture-beta\nservice a\nservice b\n"),
    "junctions": .numbered { "junction j\($0)\n" }.between("architecture-beta\n"),
    "title-long": .repeated("lorem ").between("architecture-beta\nservice a[", "]\n"),
    "brackets": .repeated("[").between("architecture-beta\nservice a"),
    "quotes-open": .repeated("\"").between("architecture-beta\nservice a("),
    "dashes": .repeated("-").between("architecture-beta\nservice a\na:R "),
]

private let c4Diagrams: KeyValuePairs<String, Pattern> = [
    "people": .numbered { "Person(p\($0), \"P\")\n" }.between("C4Context\n"),
    "boundaries": .numbered { "Boundary(b\($0), \"B\") {\nPerson(p\($0), \"P\")\n}\n" }.between("C4Context\n"),
    "boundaries-nested": .nested("Boundary(b, \"B\") {\n", "}\n").between("C4Context\n"),
    "boundaries-open": .repeated("Boundary(b, \"B\") {\n").between("C4Context\n"),
    "relations-in-chain": .numbered { "Person(p\($0 + 1), \"P\")\nRel(p\($0), p\($0 + 1), \"r\")\n" }.between(
        "C4Context\nPerson(p0, \"P\")\n"
    ),
    "relations-of-nobody": .repeated("Rel(a, b, \"r\")\n").between("C4Context\n"),
    "arguments": .repeated("\"a\", ").between("C4Context\nPerson(a, ", "\"b\")\n"),
    "arguments-named": .numbered { "$n\($0)=\"a\", " }.between("C4Context\nPerson(a, ", "\"b\")\n"),
    "arguments-on-lines": .repeated("\n,").between("C4Context\nPerson(a", ")\n"),
    "styles": .repeated("UpdateElementStyle(a, $bgColor=\"red\")\n").between("C4Context\nPerson(a, \"A\")\n"),
    "text-long": .repeated("lorem ").between("C4Context\nPerson(a, \"", "\")\n"),
    "quotes-open": .repeated("\"").between("C4Context\nPerson(a, "),
    "parentheses": .repeated("(").between("C4Context\nPerson"),
    "braces": .repeated("}").between("C4Context\n"),
]

private let venns: KeyValuePairs<String, Pattern> = [
    "sets": .numbered { "set s\($0)\n" }.between("venn-beta\n"),
    "unions": .repeated("union a,b\n").between("venn-beta\nset a\nset b\n"),
    "union-of-many": .repeated("a,").between("venn-beta\nset a\nset b\nunion ", "b\n"),
    "texts": .repeated("text x\n").between("venn-beta\nset a\n"),
    "styles": .repeated("style a fill:red\n").between("venn-beta\nset a\n"),
    "style-long": .repeated("(,").between("venn-beta\nset a\nstyle a fill:"),
    "text-long": .repeated("lorem ").between("venn-beta\nset a\ntext \"", "\"\n"),
    "number-long": .repeated("9").between("venn-beta\nset a:"),
    "quotes-open": .repeated("\"").between("venn-beta\nset "),
]

private let ishikawas: KeyValuePairs<String, Pattern> = [
    "causes": .numbered { "c\($0)\n" }.between("ishikawa-beta\ne\n"),
    "causes-of-one": .repeated("  c\n").between("ishikawa-beta\ne\na\n"),
    "causes-nested": .growing { String(repeating: " ", count: $0) + "c\n" }.between("ishikawa-beta\ne\n"),
    "up-and-down": .repeated("a\n b\n  c\n").between("ishikawa-beta\ne\n"),
    "text-long": .repeated("lorem ").between("ishikawa-beta\ne\na\n "),
]

private let trees: KeyValuePairs<String, Pattern> = [
    "names": .numbered { "\"n\($0)\"\n" }.between("treeView-beta\n"),
    "names-in-one": .repeated("  \"n\"\n").between("treeView-beta\n\"r\"\n"),
    "nested": .growing { String(repeating: " ", count: $0) + "\"a\"\n" }.between("treeView-beta\n"),
    "up-and-down": .repeated("\"a\"\n \"b\"\n  \"c\"\n").between("treeView-beta\n"),
    "name-long": .repeated("lorem ").between("treeView-beta\n\"", "\"\n"),
    "quotes-open": .repeated("\"").between("treeView-beta\n"),
]

private let eventModels: KeyValuePairs<String, Pattern> = [
    "frames": .numbered { "tf \($0) cmd A\n" }.between("eventmodeling\n"),
    "frames-of-a-story": .numbered { "tf \($0) \(["ui", "cmd", "evt", "rmo"][$0 % 4]) A\n" }.between("eventmodeling\n"),
    "frames-of-many-spaces": .numbered { "tf \($0) evt s\($0).A\n" }.between("eventmodeling\n"),
    "sources": .repeated(" ->> 1").between("eventmodeling\ntf 1 ui A\ntf 2 cmd B"),
    "data": .numbered { "data d\($0) { a }\n" }.between("eventmodeling\ntf 1 ui A\n"),
    "data-long": .repeated("a: 1\n").between("eventmodeling\ntf 1 ui A {\n", "}\n"),
    "data-shown-often": .numbered { "tf \($0) ui A [[d]]\n" }.between("eventmodeling\ndata d { a }\n"),
    "braces": .repeated("{").between("eventmodeling\ntf 1 ui A "),
    "braces-open": .repeated("data d {\n").between("eventmodeling\n"),
    "name-of-dots": .repeated("a.").between("eventmodeling\ntf 1 ui ", "b\n"),
]

private let wardleyMaps: KeyValuePairs<String, Pattern> = [
    "components": .numbered { "component c\($0) [0.\($0 % 10), 0.5]\n" }.between("wardley-beta\n"),
    "components-at-one-place": .numbered { "component c\($0) [0.5, 0.5]\n" }.between("wardley-beta\n"),
    "links": .repeated("a -> b\n").between("wardley-beta\ncomponent a [0, 0]\ncomponent b [1, 1]\n"),
    "links-of-nobody": .numbered { "a\($0) -> b\n" }.between("wardley-beta\n"),
    "links-with-labels": .repeated("a -> b; text\n").between("wardley-beta\ncomponent a [0, 0]\ncomponent b [1, 1]\n"),
    "pipelines-open": .repeated("pipeline a {\n").between("wardley-beta\ncomponent a [0, 0]\n"),
    "notes": .repeated("note x [0.5, 0.5]\n").between("wardley-beta\n"),
    "annotations": .numbered { "annotation \($0),[0.5, 0.5] x\n" }.between("wardley-beta\n"),
    "evolutions": .repeated("evolve a 0.5\n").between("wardley-beta\ncomponent a [0, 0]\n"),
    "stages": .repeated("a -> ").between("wardley-beta\nevolution ", "b\n"),
    "name-long": .repeated("lorem ").between("wardley-beta\ncomponent ", "[0, 0]\n"),
    "number-long": .repeated("9").between("wardley-beta\ncomponent a [0.", ", 0]\n"),
    "arrows": .repeated("->").between("wardley-beta\na "),
    "labels-open": .repeated("+'").between("wardley-beta\na "),
    "brackets": .repeated("[").between("wardley-beta\ncomponent a "),
]
