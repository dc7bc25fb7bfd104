import Diagnostics
import Testing

@testable import Mermaid

@Suite("What a flowchart's text means")
struct ParsingTests {
    @Test("& joins groups with spaces around it; without, it belongs to the id")
    func ampersand() throws {
        #expect(edges(try chart("graph TD\nA --> B & C --> D")) == ["A>B", "A>C", "B>D", "C>D"])
        #expect(edges(try chart("graph TD\na-->b&c")) == ["a>b&c"])
    }

    @Test(
        "Arrows: line, heads and length",
        arguments: [
            ("-->", "solid", "none", "point", 1), ("---", "solid", "none", "none", 1),
            ("---->", "solid", "none", "point", 3),
            ("==>", "thick", "none", "point", 1), ("===", "thick", "none", "none", 1),
            ("-.->", "dotted", "none", "point", 1),
            ("-..->", "dotted", "none", "point", 2), ("-.-", "dotted", "none", "none", 1),
            ("--x", "solid", "none", "cross", 1),
            ("--o", "solid", "none", "circle", 1), ("<-->", "solid", "point", "point", 1),
            ("x--x", "solid", "cross", "cross", 1),
            ("o==o", "thick", "circle", "circle", 1), ("<-.->", "dotted", "point", "point", 1),
            ("~~~", "invisible", "none", "none", 1), ("o-->", "solid", "none", "point", 1),
        ]
    )
    func arrow(_ arrow: String, line: String, start: String, end: String, length: Int) throws {
        let edge = try #require(try chart("flowchart LR\n  A \(arrow) B").edges.first)
        #expect(edge.line.rawValue == line)
        #expect(edge.startHead.rawValue == start)
        #expect(edge.endHead.rawValue == end)
        #expect(edge.length == length)
    }

    @Test("An arrow takes an x or o that follows it: A---oB, dev---xops")
    func headFromID() throws {
        let circle = try chart("graph LR\nA---oB")
        #expect(edges(circle) == ["A>B"])
        #expect(circle.edges[0].endHead == .circle)
        #expect(try chart("graph LR\ndev---xops").edges[0].endHead == .cross)
    }

    @Test("end is a keyword only as a whole lowercase word")
    func end() throws {
        #expect(!isAccepted("graph TD\nstart --> end"))
        #expect(!isAccepted("graph TD\nA --> class"))
        #expect(edges(try chart("graph TD\nEnd --> endpoint --> B[the end]")) == ["End>endpoint", "endpoint>B"])
    }

    @Test("A comment needs a line of its own")
    func comment() throws {
        #expect(!isAccepted("graph TD\nA --> B %% c"))
        #expect(edges(try chart("graph TD\n%% one\nA --> B\n  %% two\nB --> C")) == ["A>B", "B>C"])
    }

    @Test("A subgraph's title with spaces and no id gets a generated id")
    func subgraphIDs() throws {
        let chart = try chart(
            """
            graph TD
            subgraph My Group
            A
            end
            subgraph g2[Two words]
            B
            end
            subgraph "quoted title"
            C
            end
            """
        )
        #expect(chart.subgraphs.map(\.id) == ["subGraph0", "g2", "subGraph2"])
        #expect(chart.subgraphs.map(\.title.text) == ["My Group", "Two words", "quoted title"])
    }

    @Test("An empty subgraph is a node")
    func emptySubgraph() throws {
        let chart = try chart("graph TD\nsubgraph S[Empty]\nend\nA --> S")
        #expect(chart.subgraphs.isEmpty)
        #expect(chart.nodes.map(\.id) == ["A", "S"])
    }

    @Test("A node named in two subgraphs stays in the one that closes first")
    func membership() throws {
        let chart = try chart("graph TD\nsubgraph X\nA --> B\nend\nsubgraph Y\nB --> C\nend")
        #expect(chart.subgraphs.map(\.members) == [["A", "B"], ["C"]])
    }

    @Test("style takes one id, class a list")
    func styleAndClass() throws {
        let styled = try chart("graph TD\nA-->B\nstyle A,B fill:red")
        #expect(styled.nodes.map(\.id) == ["A", "B", "A,B"])
        let classed = try chart("graph TD\nA-->B\nclass A,B hot\nclassDef hot fill:#f00,font-family:a\\,b")
        #expect(classed.nodes.map(\.classes) == [["hot"], ["hot"]])
        #expect(classed.classes[0].styles.map(\.value) == ["#f00", "a,b"])
    }

    @Test("::: names one class")
    func shorthandClass() throws {
        #expect(try chart("graph TD\nA:::hot --> B[b]:::cold").nodes.map(\.classes) == [["hot"], ["cold"]])
        #expect(!isAccepted("graph TD\nA:::a:::b"))
    }

    @Test("A node's last label wins; an edge may come before its nodes")
    func lastLabel() throws {
        let chart = try chart("graph TD\nA --> B\nA[one]\nA(two)")
        #expect(chart.nodes[0].label.text == "two")
        #expect(chart.nodes[0].shape == .rounded)
    }

    @Test("Brackets and quotes in a label need quotes around it")
    func quotes() throws {
        #expect(!isAccepted("graph TD\nA[foo (bar)]"))
        #expect(!isAccepted("graph TD\nA[say \"hi\"]"))
        #expect(try chart("graph TD\nA[\"foo (bar)\"]").nodes[0].label.text == "foo (bar)")
        #expect(try chart("graph TD\nA[\"x\" ]").nodes[0].label.text == "x")
        #expect(!isAccepted("graph TD\nA[\"\"]"))
    }

    @Test(
        "Line breaks in labels",
        arguments: ["one<br>two", "one<br/>two", "one<br />two", "one\\ntwo", "one\ntwo", "one<BR>two"]
    )
    func lineBreaks(_ label: String) {
        #expect(LabelParser.parse(label, syntax: .plain).lines.map { $0.map(\.text).joined() } == ["one", "two"])
    }

    @Test(
        "Entities decode",
        arguments: [("#quot;", "\""), ("#35;", "#"), ("#9829;", "♥"), ("&lt;", "<"), ("#amp;", "&")]
    )
    func entities(_ written: String, _ read: String) {
        #expect(Entities.decode("a\(written)b") == "a\(read)b")
        #expect(isAccepted("graph TD\nA[\"\(written)\"]"))
    }

    @Test(
        "A label of @{ } is a markdown string unless its labelType says otherwise; a label in brackets is not",
        arguments: [
            ("A@{ shape: doc, label: \"x **b**\" }", true), ("A@{ label: \"x **b**\", labelType: text }", false),
            ("A[\"x **b**\"]", false), ("A@{ label: \"`x **b**`\" }", true),
        ]
    )
    func labelType(text: String, isMarkdown: Bool) throws {
        #expect(try chart("flowchart TD\n\(text)").nodes[0].label.isMarkdown == isMarkdown)
    }

    @Test("A markdown string has bold and italic words")
    func markdown() throws {
        let node = try chart("graph TD\nA[\"`**bold** and *it* _al_ 2*3*4 snake_case`\"]").nodes[0]
        #expect(node.label.isMarkdown)
        let runs = LabelParser.parse(node.label.text, syntax: .markdown).lines[0]
        #expect(runs.filter { $0.style == .bold }.map(\.text) == ["bold"])
        #expect(runs.filter { $0.style == .italic }.map(\.text).prefix(2) == ["it", "al"])
        #expect(runs.map(\.text).joined().hasSuffix("snake_case"))
    }

    @Test("The halves of an arrow must match")
    func halves() throws {
        #expect(!isAccepted("graph TD\nA x-- t --> B"))
        let edge = try chart("graph TD\nA <-- both ways --> B").edges[0]
        #expect(edge.startHead == .point)
        #expect(edge.label?.text == "both ways")
    }

    @Test("Edges have ids; a name goes to one edge of a fan")
    func edgeIDs() throws {
        #expect(try chart("graph TD\nA-->B\nA-->B\nA-->B").edges.map(\.id) == ["L_A_B_0", "L_A_B_2", "L_A_B_3"])
        let fan = try chart("graph TD\nA & B e1@--> C & D\ne1@{ curve: linear, animate: true }")
        #expect(fan.edges.map(\.hasUserID) == [false, false, true, false])
        #expect(fan.edges[2].curve == "linear")
        #expect(fan.edges[2].isAnimated)
        #expect(fan.nodes.count == 4)
    }

    @Test("linkStyle counts expanded edges and refuses numbers that are not there")
    func linkStyle() throws {
        #expect(!isAccepted("graph TD\nA-->B\nlinkStyle 1 stroke:red"))
        let chart = try chart("graph TD\nA & B --> C\nlinkStyle 1 stroke:red\nlinkStyle default stroke:blue")
        #expect(chart.edges[1].styles.map(\.value) == ["red"])
        #expect(chart.defaultEdgeStyles.map(\.value) == ["blue"])
    }

    @Test(
        "What Mermaid refuses is refused",
        arguments: [
            "A -->|t|  B", "A-->B\nclass A b ", "A-->B\nclass A, B c", "subgraph\nA\nend", "A --> click", "A --> href",
            "a=b-->c", "A -. a.b .-> B", "A == a=b ==> B", "A-->B\nclick A call cb", "A-->B\nclick A href u",
            "A -->|\"\"| B",
            "A -> B", "A B", "--> B", "A --> B -->", "A[a|b]", "A@{shape: rect}:::x", "A @{shape: rect}",
            "A-->B\nstyle A fill:rgb(1,2,3)",
            "subgraph a, b\nA\nend", "A &B --> C",
        ]
    )
    func refused(_ text: String) { #expect(!isAccepted("graph TD\n" + text)) }

    @Test(
        "What Mermaid accepts is accepted",
        arguments: [
            "A --> v", "1-->2", "a.b-->c.d", "a,b-->c", "A:::x & B:::y --> C", "A@{shape: rect} & B --> C",
            "A --> B; C",
            "subgraph a;A;end", "subgraph a (b)\nA\nend".replacing(" (b)", with: ""), "A[a;b]", "A[a%%b]",
            "A[direction TB]", "A -- a-b --> B",
            "A-->B\nlinkStyle default interpolate basis", "A-->B\nclick A call cb(1,\"2\") \"t\"",
            "A@{ label: \"x }\" }", "A[`a`]",
            "A --> default", "clickx --> A", "A --> stylex", "A@{}", "A-- x;y -->B",
        ]
    )
    func accepted(_ text: String) { #expect(isAccepted("graph TD\n" + text)) }

    @Test("A chain may run on over lines")
    func chainOverLines() throws {
        #expect(edges(try chart("graph TD\nA\n -->|t| B\n --> C")) == ["A>B", "B>C"])
    }

    @Test("Ids may be in any script; @ in a label is text")
    func unicode() throws {
        #expect(edges(try chart("graph TD\n开始 --> größe --> конец")) == ["开始>größe", "größe>конец"])
        #expect(try chart("graph TD\nA[a<br/>@b] --> B").nodes[0].label.plainText == "a @b")
        #expect(isAccepted("graph TD\nA[<small>x] --> B"))
        #expect(!isAccepted("graph TD\nA --> 🚀"))
    }

    @Test("click: addresses become links, scripts do not")
    func click() throws {
        let text = """
            graph TD
            A-->B-->C-->D
            click A "https://example.com" "tip" _blank
            click B href "javascript:alert(1)"
            click C call f("a", 2) "tip c"
            click D g
            """
        let parsed = ParsedDiagram(slice(text))
        let chart = try #require(parsed.flowchart)
        #expect(chart.nodes[0].link?.href == "https://example.com")
        #expect(chart.nodes[0].link?.tooltip == "tip")
        #expect(chart.nodes[0].link?.target == "_blank")
        #expect(chart.nodes[1].link?.href == nil)
        #expect(chart.nodes[2].link?.tooltip == "tip c")
        #expect(parsed.diagnostics.map(\.rule) == [RuleID.diagramUnsafeLink])
    }

    @Test(
        "Directions",
        arguments: [("TD", "TB"), ("TB", "TB"), ("BT", "BT"), ("LR", "LR"), ("RL", "RL"), (">", "LR"), ("v", "TB")]
    )
    func direction(_ word: String, _ value: String) throws {
        #expect(try chart("flowchart \(word)\nA").direction.rawValue == value)
        #expect(try chart("flowchart \(word);A-->B").direction.rawValue == value)
    }

    @Test("Front matter, directives, titles and descriptions")
    func settings() throws {
        let chart = try chart(
            """
            ---
            title: "A title"
            config:
              flowchart: {nodeSpacing: 70, curve: linear}
            ---
            %%{init: {'flowchart': {'rankSpacing': 90}, 'theme': 'forest'}}%%
            graph TD
            accTitle: For ears
            accDescr { Two
              lines }
            A-->B
            """
        )
        #expect(chart.title == "A title")
        #expect(chart.accessibleTitle == "For ears")
        #expect(chart.accessibleDescription == "Two\nlines")
        #expect(chart.settings.nodeSpacing == 70)
        #expect(chart.settings.rankSpacing == 90)
        #expect(chart.settings.curve == "linear")
        #expect(chart.settings.themeName == "forest")
    }

    @Test("A subgraph may be the end of an edge, and have a direction")
    func subgraphs() throws {
        let chart = try chart("graph TD\nsubgraph S\ndirection LR\nA-->B\nend\nC-->S")
        #expect(chart.subgraphs[0].direction == .leftToRight)
        #expect(chart.nodes.map(\.id) == ["A", "B", "C"])
        #expect(!isAccepted("graph TD\nsubgraph S\nS --> A\nend"))
        #expect(!isAccepted("graph TD\nsubgraph S\nA"))
    }
}
