/// Diagrams of twenty elements, one of each type that is not measured otherwise.
enum TwentyElements {
    static let all: [(type: String, text: String)] = [
        ("architecture", architecture), ("block", block), ("c4", c4), ("class", classes), ("er", entities),
        ("eventmodeling", eventModel), ("flowchart", flowchart), ("gantt", gantt), ("gitgraph", gitGraph),
        ("ishikawa", ishikawa), ("journey", journey), ("kanban", kanban), ("mindmap", mindmap), ("packet", packet),
        ("pie", pie), ("quadrant", quadrant), ("radar", radar), ("requirement", requirement), ("sankey", sankey),
        ("sequence", sequence), ("state", state), ("timeline", timeline), ("treemap", treemap), ("treeview", treeView),
        ("venn", venn), ("wardley", wardley), ("xychart", xyChart),
    ]

    private static let numbers = 0..<20

    /// A line for each element.
    private static func lines(_ numbers: Range<Int> = numbers, _ line: (Int) -> String) -> String {
        numbers.map { line($0) + "\n" }.joined()
    }

    /// A tree of two, three or four branches a node.
    private static func tree(_ line: (_ parent: Int, _ child: Int) -> String) -> String {
        lines(1..<20) { line(($0 - 1) / (2 + $0 % 3), $0) }
    }

    private static let architecture =
        "architecture-beta\n" + lines(0..<4) { "group g\($0)(cloud)[Region \($0)]" }
        + lines(0..<16) { "service s\($0)(server)[Service \($0)] in g\($0 / 4)" }
        + lines(0..<16) { $0 % 4 < 3 ? "s\($0):R --> L:s\($0 + 1)" : $0 < 12 ? "s\($0 - 3):B --> T:s\($0 + 1)" : "" }

    private static let block =
        "block\ncolumns 4\n" + lines { "b\($0)[\"Block \($0)\"]" } + lines(0..<12) { "b\($0) --> b\($0 + 5)" }

    private static let c4 =
        "C4Container\ntitle Containers\n"
        + lines(0..<5) { "Person(p\($0), \"Customer \($0)\", \"Someone who has an account with the bank.\")" }
        + "System_Boundary(b, \"Banking\") {\n"
        + lines(5..<17) {
            "Container(p\($0), \"Service \($0)\", \"Swift\", \"Answers the requests of all customers.\")"
        }
        + "}\n" + lines(17..<20) { "System_Ext(p\($0), \"Mail \($0)\", \"Sends letters.\")" }
        + tree { "Rel(p\($0), p\($1), \"Uses\", \"HTTPS\")" }

    private static let classes =
        "classDiagram\n" + lines { "class C\($0) {\n+Int count\n+run(times: Int) Bool\n}" }
        + tree { "C\($0) <|-- C\($1)" }

    private static let entities =
        "erDiagram\n" + lines { "E\($0) {\nint id PK\nstring name\n}" } + tree { "E\($0) ||--o{ E\($1) : has" }

    private static let eventModel =
        "eventmodeling\n" + lines { "tf \($0 + 1) \(["ui", "cmd", "evt", "rmo"][$0 % 4]) Step\($0)" }

    private static let flowchart = "flowchart TD\n" + tree { "n\($0)[Step \($0)] --> n\($1)[Step \($1)]" }

    private static let gantt =
        "gantt\ndateFormat YYYY-MM-DD\n"
        + lines {
            ($0 % 5 == 0 ? "section Part \($0 / 5)\n" : "") + "Task \($0) :t\($0), 2026-01-\($0 + 10), \($0 % 4 + 2)d"
        }

    private static let gitGraph =
        "gitGraph\n"
        + lines(0..<4) {
            "commit\ncommit tag: \"v\($0)\"\nbranch b\($0)\ncommit\ncommit\ncheckout main\nmerge b\($0)"
        }

    private static let ishikawa =
        "ishikawa-beta\nLate deliveries\n" + lines(1..<20) { ($0 % 4 == 1 ? "" : "  ") + "Cause \($0)" }

    private static let journey =
        "journey\n"
        + lines { ($0 % 5 == 0 ? "section Part \($0 / 5)\n" : "") + "Step \($0): \($0 % 5 + 1): Me, Cat" }

    private static let kanban =
        "kanban\n"
        + lines { ($0 % 5 == 0 ? "column\($0)[Column \($0 / 5)]\n" : "") + "  card\($0)[A card that says \($0)]" }

    private static let mindmap =
        "mindmap\nroot\n" + lines(1..<20) { ($0 % 4 == 1 ? "  " : "    ") + "Thought \($0)" }

    private static let packet = "packet\n" + lines { "+8: \"Field \($0)\"" }
    private static let pie = "pie\n" + lines { "\"Slice \($0)\": \($0 * 7 % 20 + 3)" }

    private static let quadrant =
        "quadrantChart\nx-axis Low --> High\ny-axis Weak --> Strong\n"
        + lines { "Point \($0): [0.\(($0 * 37 + 11) % 90 + 10), 0.\(($0 * 53 + 7) % 90 + 10)]" }

    private static let radar =
        "radar-beta\naxis " + numbers.prefix(10).map { "a\($0)[\"Axis \($0)\"]" }.joined(separator: ", ") + "\n"
        + lines(0..<2) { curve in
            "curve c\(curve){\(numbers.prefix(10).map { "\(($0 * 7 + curve * 3) % 10)" }.joined(separator: ", "))}"
        }

    private static let requirement =
        "requirementDiagram\n"
        + lines {
            "requirement r\($0) {\nid: \($0)\ntext: The system answers within a second.\nrisk: high\nverifymethod: test\n}"
        } + tree { "r\($0) - contains -> r\($1)" }

    private static let sankey = "sankey-beta\n" + lines { "Source \($0 % 5),Sink \($0 % 7),\($0 + 3)" }

    private static let sequence = "sequenceDiagram\n" + lines { "P\($0 % 5)->>P\(($0 + 1) % 5): Message \($0)" }
    private static let state = "stateDiagram-v2\n" + tree { "s\($0) --> s\($1) : event \($1)" }
    private static let timeline = "timeline\n" + lines { "20\($0 + 10) : Something happened in \($0)" }

    private static let treemap =
        "treemap\n" + lines { ($0 % 5 == 0 ? "\"Part \($0 / 5)\"\n" : "") + "  \"Area \($0)\": \($0 * 7 % 20 + 3)" }

    private static let treeView =
        "treeView-beta\n\"root\"\n" + lines(1..<20) { ($0 % 4 == 1 ? "  " : "    ") + "\"file\($0)\"" }

    private static let venn =
        "venn-beta\nset A\n" + lines(0..<5) { "text \"Word \($0)\"" } + "set B\n"
        + lines(5..<10) { "text \"Word \($0)\"" }
        + "set C\nunion A,B\n" + lines(10..<13) { "text \"Word \($0)\"" } + "union B,C\nunion A,C\nunion A,B,C\n"

    private static let wardley =
        "wardley-beta\ntitle Tea\n"
        + lines { "component Part \($0) [0.\(($0 * 37 + 11) % 90 + 10), 0.\(($0 * 53 + 7) % 90 + 10)]" }
        + tree { "Part \($0) -> Part \($1)" }

    private static let xyChart =
        "xychart-beta\nx-axis [\(numbers.map { "m\($0)" }.joined(separator: ", "))]\n"
        + "bar [\(numbers.map { "\($0 * 7 % 20)" }.joined(separator: ", "))]\n"
        + "line [\(numbers.map { "\($0 * 11 % 20)" }.joined(separator: ", "))]\n"
}
