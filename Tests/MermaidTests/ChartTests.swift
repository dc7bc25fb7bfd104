import Diagnostics
import Testing

@testable import Mermaid

@Suite("Charts of every type")
struct ChartTests {
    private func scene(_ text: String, language: String = "en") throws -> ChartScene {
        try #require(ParsedDiagram(slice(text)).diagram as? any ChartDiagram).scene(language: language)
    }

    @Test("No text covers another, and all lie inside the drawing", arguments: ChartFixtures.all)
    func clear(_ text: String) throws {
        for language in ["en", "es"] {
            #expect(faults(in: try scene(text, language: language)) == [])
        }
    }

    @Test(
        "Every chart is drawn the same twice, well-formed, with nothing that could run or load",
        arguments: ChartFixtures.all
    )
    func drawing(_ text: String) throws {
        #expect(fault(in: text) == nil)
        for theme in DiagramOptions.Theme.allCases {
            let result = renderDiagram(slice(text), options: DiagramOptions(theme: theme))
            let drawing = try #require(result.svg)
            #expect(drawing == renderDiagram(slice(text), options: DiagramOptions(theme: theme)).svg)
            for part in ["<style", "style=", "<script", "foreignObject", "xmlns", "url(", "nan", "inf\""] {
                #expect(!drawing.contains(part), "\(part)")
            }
        }
    }

    @Test("Text in a colour of its own can be read on what lies below it", arguments: ChartFixtures.all)
    func contrast(_ text: String) throws {
        let scene = try scene(text)
        var fills: [(frame: Rect, colour: Colour)] = []
        for mark in scene.marks {
            switch mark {
            case .shape(let shape):
                if case .fixed(let fill?, _) = shape.paint, let colour = Colour(fill), let frame = shape.figure.frame {
                    fills.append((frame, colour))
                }
            case .text(let text):
                guard let colour = text.colour.flatMap({ Colour($0) }) else { continue }
                let ground = try #require(fills.last { $0.frame.overlaps(text.frame) })
                #expect(colour.contrast(to: ground.colour) >= 4.5, "\(text.label.plainText)")
            case .linkStart, .linkEnd: break
            }
        }
    }

    @Test("No line runs through a text", arguments: ChartFixtures.lined)
    func lines(_ text: String) throws {
        let scene = try scene(text)
        for mark in scene.marks {
            guard case .shape(let shape) = mark else { continue }
            // A text with a ground covers what runs below it.
            for text in scene.texts where !text.hasGround {
                let frame = text.frame
                let inner = Rect(
                    minX: frame.minX + 1,
                    minY: frame.minY + 1,
                    maxX: frame.maxX - 1,
                    maxY: frame.maxY - 1
                )
                let name = "\(shape.className) through \(text.label.plainText)"
                switch shape.figure {
                case .line(let points): #expect(!Self.runs(points, through: inner), "\(name)")
                case .path(let path, _)
                where shape.className.hasSuffix("relation") || shape.className.hasSuffix("link"):
                    #expect(!Self.runs(Self.ends(path), through: inner), "\(name)")
                case .circle(let centre, let radius) where shape.className == "venn-circle":
                    let far = [inner.minX, inner.maxX].flatMap { x in [inner.minY, inner.maxY].map { (x, $0) } }
                    let isInside = far.allSatisfy { x, y in
                        (x - centre.x) * (x - centre.x) + (y - centre.y) * (y - centre.y) <= radius * radius
                    }
                    let (dx, dy) = (
                        max(inner.minX - centre.x, centre.x - inner.maxX, 0),
                        max(inner.minY - centre.y, centre.y - inner.maxY, 0)
                    )
                    #expect(isInside || dx * dx + dy * dy >= radius * radius, "\(name)")
                default: continue
                }
            }
        }
    }

    private static func ends(_ path: ShapePath) -> [Point] {
        path.segments.compactMap { segment in
            switch segment {
            case .move(let end), .line(let end), .cubic(_, _, let end), .arc(_, _, _, _, let end): end
            case .close: nil
            }
        }
    }

    private static func runs(_ points: [Point], through rect: Rect) -> Bool {
        zip(points, points.dropFirst()).contains { a, b in
            (0...100).contains { step in
                let t = Double(step) / 100
                let (x, y) = (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
                return x > rect.minX && x < rect.maxX && y > rect.minY && y < rect.maxY
            }
        }
    }

    @Test("Words for those who don't see it, in both languages", arguments: ChartFixtures.all)
    func outlines(_ text: String) {
        let english = renderDiagram(slice(text), options: DiagramOptions(language: "en")).outline
        let spanish = renderDiagram(slice(text), options: DiagramOptions(language: "es")).outline
        #expect(!english.isEmpty && !spanish.isEmpty && english != spanish)
    }

    @Test(
        "Accessible titles and descriptions win",
        arguments: ["gantt", "timeline", "journey", "quadrantChart", "gitGraph"]
    )
    func accessibility(_ type: String) throws {
        let text = "\(type)\n title Seen\n accTitle: Heard\n accDescr {\n One\n two\n }\n"
        let diagram = try #require(ParsedDiagram(slice(text)).diagram)
        #expect(diagram.title == "Seen")
        #expect(diagram.accessibleTitle == "Heard")
        #expect(diagram.accessibleDescription == "One\ntwo")
    }

    @Test(
        "Translated words change nothing of what must be alike; another structure does",
        arguments: [
            (
                "gantt\ndateFormat YYYY-MM-DD\nsection A\nB :2026-01-01, 3d",
                "gantt\ndateFormat YYYY-MM-DD\nsection C\nD :2026-01-01, 3d",
                "gantt\ndateFormat YYYY-MM-DD\nsection C\nD :2026-01-01, 4d"
            ),
            ("timeline\n2002 : A", "timeline\n2002 : B", "timeline\n2002 : A : B"),
            ("mindmap\na\n b\n  c", "mindmap\nd\n e\n  f", "mindmap\nd\n e\n f"),
            ("journey\nA: 3: Me", "journey\nB: 3: Yo", "journey\nA: 4: Me"),
            ("gitGraph\ncommit \"a\"", "gitGraph\ncommit \"b\"", "gitGraph\ncommit\ncommit"),
            ("quadrantChart\nA: [0.1, 0.2]", "quadrantChart\nB: [0.1, 0.2]", "quadrantChart\nA: [0.1, 0.3]"),
            ("kanban\na\n b", "kanban\nc\n d", "kanban\nc\nd"),
            ("packet\n0-7: \"a\"", "packet\n0-7: \"b\"", "packet\n0-6: \"a\""),
            ("radar-beta\naxis A\ncurve c{1}", "radar-beta\naxis B\ncurve d{1}", "radar-beta\naxis A\ncurve c{2}"),
            ("sankey\na,b,1", "sankey\nc,d,1", "sankey\na,b,2"),
            ("treemap\n\"a\": 1", "treemap\n\"b\": 1", "treemap\n\"a\": 2"),
            ("venn-beta\nset A\nset B", "venn-beta\nset C\nset D", "venn-beta\nset A\nset B:3"),
            ("ishikawa-beta\na\nb\n c", "ishikawa-beta\nd\ne\n f", "ishikawa-beta\na\nb\nc"),
            ("treeView-beta\n\"a\"\n \"b\"", "treeView-beta\n\"c\"\n \"d\"", "treeView-beta\n\"a\"\n\"b\""),
            ("eventmodeling\ntf 1 ui A", "eventmodeling\ntf 1 ui B", "eventmodeling\ntf 1 cmd A"),
            (
                "wardley-beta\ncomponent A [0, 0]\ncomponent B [1, 1]\nA -> B",
                "wardley-beta\ncomponent C [0, 0]\ncomponent D [1, 1]\nC -> D",
                "wardley-beta\ncomponent A [0, 0]\ncomponent B [1, 0.5]\nA -> B"
            ),
            ("xychart\nx-axis [a]\nline [1]", "xychart\nx-axis [b]\nline [1]", "xychart\nx-axis [a]\nline [2]"),
        ]
    )
    func skeletons(_ first: String, _ translated: String, _ other: String) {
        func keys(_ text: String) -> [String] { ParsedDiagram(slice(text)).skeleton.parts.map(\.key) }
        #expect(!keys(first).isEmpty)
        #expect(keys(first) == keys(translated))
        #expect(keys(first) != keys(other))
        #expect(!ParsedDiagram(slice(first)).labels.isEmpty)
    }

    @Test(
        "What Mermaid accepts is accepted",
        arguments: [
            "gantt\nA :2026-01-01, 3d", "gantt\ndateFormat YYYY-MM-DD\nA :done, crit, a, 2026-1-5, 2026-02-30",
            "gantt\ndateFormat x\nA :0, 30ms\n;B :5", "gantt\nA :a, after b, 2d\nB :b, 2026-01-01, until a1",
            "gantt\nA :2026-01-01, 3d # A second : 4d",
            "gantt\nclick a href \"https://a.b\" call f()\nA : a, 2026-01-01, 1d",
            "timeline title x\n2002 : a:b", "timeline LR", "timeline\n# a comment\nA #b\n: c",
            "mindmap\n root\n  %% a comment\n  child\n :::k", "mindmap\nid(a\nb)", "mindmap\na[\"(x)\"]",
            "journey\nA: x", "journey\nA:5:\n# c", "journey", "gitGraph: commit",
            "gitGraph LR:\ncommit\nbranch a/b-c\ncommit",
            "gitGraph\ncommit 'x' tag: 'y' %% z", "quadrantChart\nx-axis \"a b\" --> c\ny-axis d",
            "quadrantChart\nA: [0, 1] radius: 3", "xychart\nline name [1]", "xychart\ntitle a - b.c 2\nbar [1]",
            "xychart\ntitle \"Load (a/s)\"\nbar [1]", "xychart-beta horizontal\nbar [.5]",
            "xychart\nx-axis a 1 --> 2\ny-axis \"é\"\nline [1, 2]", "kanban\n a\n  b@{ label: \"x\" }\n :::k", "packet",
            "packet\n0-0: 'a'", "radar-beta", "radar-beta\naxis a-b curve c{1}\nmin 1 max 2", "sankey\ná,b,1x",
            "venn-beta", "venn-beta\nset A\n text x\nset \"B c\"\nunion A , \"B c\" : 2", "venn-beta\nset A[Label]:1.5",
            "ishikawa-beta\n a\n%% b\n  c", "ishikawa\ntitle is a cause", "treeView-beta", "treeView\n'a'\n\t\"b\"",
            "eventmodeling", "eventmodeling\ntf 01 ui A.B.C ->> 07\nrf 2 evt x [[y]]",
            "wardley-beta", "wardley-beta\ncomponent a-b (c) [50, .5] (build)\na-b (c) --> d",
            "treemap", "treemap\n'a' , 3\n \"b\" : 1,000.5", "treemap\ntitle x\nclassDef k fill:red",
        ]
    )
    func accepted(_ text: String) { #expect(isAccepted(text)) }

    @Test(
        "What Mermaid refuses is refused",
        arguments: [
            "gantt\nA", "gantt\nA :", "gantt\nA :done", "gantt\nA :a, b, c, d", "gantt\nA :3d", "gantt\nA :soon, 3d",
            "gantt\nA :999999999, 3d", "gantt\nA :-999999999-01-01, 3d",
            "gantt\n2026-01-01 begins :2026-01-01, 3d", "gantt\nclick a", "gantt\nsection",
            "gantt\nA :a, after b, 1d\nB :b, after a, 1d",
            "timeline\n: a", "timeline\nA :b", "timeline\nA : ", "mindmap", "mindmap\na\nb", "mindmap\n::icon(x)",
            "mindmap\na[b", "mindmap\na{b}", "mindmap\na[b] c", "mindmap\na[\"x\" y]", "journey\nA", "journey\nA:",
            "journey\nA: 3; b", "gitGraph LR\ncommit", "gitGraph\ncommit id:x", "gitGraph\nmerge main",
            "gitGraph\ncheckout a", "gitGraph\nbranch main", "gitGraph\ncommit\nbranch a\ncheckout main\nmerge a",
            "gitGraph\ncherry-pick id: \"x\"", "gitGraph\ncommit id: \"a\"\ncherry-pick id: \"a\"",
            "gitGraph\nbranch commit",
            "gitGraph\nfork x", "quadrantChart\nA: [1.2, 0]", "quadrantChart\nA: [.5, 0]", "quadrantChart\n(A): [0, 0]",
            "quadrantChart\nA: [0, 0] size: 3", "quadrantChart\nA: [0, 0] color: red", "quadrantChart\nx-axis",
            "xychart", "xychart\nline []", "xychart\nline [1,]", "xychart\nline [1e3]", "xychart\nbar 3",
            "xychart\nx-axis [a,]\nline [1]", "xychart\nx-axis 1 2\nline [1]", "xychart\ny-axis [a]\nline [1]",
            "xychart\nx-axis (a)\nline [1]", "xychart\ntitle Load (a/s)\nbar [1]", "xychart\ntitle \"a\" b\nbar [1]",
            "xychart\ntitle a \"b\"\nbar [1]", "xychart\ntitle a, b\nbar [1]", "kanban", "kanban\n  a\n b",
            "kanban\na\n b@{ x", "packet\n1: \"a\"",
            "packet\n0-3: \"a\"\n3: \"b\"", "packet\n3-1: \"a\"", "packet\n+0: \"a\"", "packet\n0: a",
            "packet\n01: \"a\"",
            "radar-beta\ncurve c{}", "radar-beta\naxis a\ncurve c{a 1, 2}", "radar-beta\naxis a, b\ncurve c{a 1}",
            "radar-beta\nticks x", "radar-beta\naxis max", "radar-beta\ngraticule square", "radar-beta\ncurve c{-1}",
            "sankey",
            "sankey\na,b", "sankey\na,b,c", "sankey\na,b,-1", "sankey\na,b,1\nb,a,1", "sankey\na,a,1",
            "sankey\na,\"b,1",
            "venn-beta\nA", "venn-beta\nunion A,B", "venn-beta\nset A\nunion A", "venn-beta\ntext x",
            "venn-beta\nset A:x",
            "venn-beta\nset A:0", "venn-beta\nset A[\"x\"", "venn-beta\nset", "venn-beta\nstyle A", "ishikawa-beta",
            "treeView-beta\n\"a", "treeView-beta\n\"a\" \"b\"", "eventmodeling\ntf ui A",
            "eventmodeling\ntf 1 box A", "eventmodeling\ntf 1 ui", "eventmodeling\ntf 1 ui A.",
            "eventmodeling\ntf 1 ui A ->>",
            "eventmodeling\ntf 1 ui A {", "eventmodeling\ntf 1 ui A [[b]", "eventmodeling\ndata {}", "eventmodeling\nx",
            "wardley-beta\ncomponent A", "wardley-beta\ncomponent A [1]", "wardley-beta\ncomponent A [0, 101]",
            "wardley-beta\ncomponent A [0, 0] (rent)", "wardley-beta\ncomponent A [0, 0] (buy) label [1, 2]",
            "wardley-beta\ncomponent A [0, 0] # x", "wardley-beta\nsize [a, b]", "wardley-beta\npipeline A {",
            "wardley-beta\nA", "wardley-beta\nA ->", "wardley-beta\nevolve A x", "wardley-beta\nevolution a -> -> b",
            "wardley-beta\ncomponent A [0, 0]\npipeline A {", "wardley-beta\nnote x",
            "treemap\na: 3", "treemap\n\"a\":  ", "packet\n0:  ", "sankey\na,b,  ", "treemap\n\"a\": b",
            "treemap\n\"a\" 3", "treemap\n\"a",
        ]
    )
    func refused(_ text: String) throws {
        let found = ParsedDiagram(slice(text)).diagnostics.filter { $0.severity == .error }
        let diagnostic = try #require(found.first)
        #expect(diagnostic.rule == RuleID.diagramSyntax)
    }

    /// A long text, told by its name in the test's log.
    struct Long: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
    }

    private static func numbered(_ count: Int, _ unit: (Int) -> String) -> String { (0..<count).map(unit).joined() }

    static let hostile = [
        Long(testDescription: "tasks", text: "gantt\n" + numbered(10_000) { "T\($0) :2026-01-01, 1d\n" }),
        Long(
            testDescription: "a chain of tasks",
            text: "gantt\nT :2026-01-01, 1d\n" + numbered(10_000) { "T\($0) :1d\n" }
        ),
        Long(testDescription: "a far year", text: "gantt\ndateFormat x\nA :9999999999999999, 1d"),
        Long(testDescription: "a long duration", text: "gantt\nA :2026-01-01, 999999999999999y"),
        Long(
            testDescription: "all days excluded",
            text: "gantt\nexcludes monday tuesday wednesday thursday friday saturday sunday\nA :2026-01-01, 2d"
        ),
        Long(
            testDescription: "many excluded days",
            text: "gantt\nexcludes weekends\n" + numbered(1000) { "T\($0) :2026-01-01, 300y\n" }
        ),
        Long(testDescription: "periods", text: "timeline\n" + numbered(10_000) { "P\($0) : e\n" }),
        Long(testDescription: "nodes", text: "mindmap\nroot\n" + numbered(10_000) { " n\($0)\n" }),
        Long(testDescription: "journeys", text: "journey\n" + numbered(10_000) { "T\($0): 3: A\($0)\n" }),
        Long(testDescription: "commits", text: "gitGraph\n" + numbered(10_000) { _ in "commit\n" }),
        Long(testDescription: "points", text: "quadrantChart\n" + numbered(10_000) { "P\($0): [0.5, 0.5]\n" }),
        Long(testDescription: "cards", text: "kanban\na\n" + numbered(10_000) { " n\($0)\n" }),
        Long(testDescription: "bits", text: "packet\n0-999999999999: \"a\""),
        Long(testDescription: "bits of many fields", text: "packet\n" + numbered(2_000) { _ in "+30000: \"a\"\n" }),
        Long(testDescription: "axes", text: "radar-beta\naxis " + numbered(10_000) { "a\($0), " } + "b"),
        Long(testDescription: "flows", text: "sankey\n" + numbered(10_000) { "a\($0),b,1\n" }),
        Long(testDescription: "sets", text: "venn-beta\n" + numbered(100) { "set s\($0)\n" }),
        Long(testDescription: "texts in sets", text: "venn-beta\nset a\n" + numbered(1000) { "text t\($0)\n" }),
        Long(testDescription: "causes", text: "ishikawa-beta\ne\n" + numbered(10_000) { "c\($0)\n" }),
        Long(testDescription: "names", text: "treeView-beta\n" + numbered(10_000) { "\"n\($0)\"\n" }),
        Long(testDescription: "frames", text: "eventmodeling\n" + numbered(10_000) { "tf \($0) ui A\n" }),
        Long(testDescription: "components", text: "wardley-beta\n" + numbered(10_000) { "component c\($0) [0, 0]\n" }),
        Long(testDescription: "areas", text: "treemap\n" + numbered(10_000) { "\"a\($0)\": 1\n" }),
        Long(testDescription: "values", text: "xychart\nline [" + numbered(10_000) { "\($0)," } + "1]"),
    ]

    @Test("What is too large is refused with one finding", arguments: hostile)
    func tooLarge(_ long: Long) {
        let result = renderDiagram(slice(long.text))
        #expect(result.svg == nil)
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.rule) == [RuleID.diagramTooLarge])
    }

    @Test("Small charts, drawn", arguments: ChartSnapshots.all)
    func snapshots(_ text: String, _ drawing: String) {
        let result = renderDiagram(slice(text), options: DiagramOptions(theme: .light))
        #expect(result.svg?.replacing("><", with: ">\n<") == drawing)
    }

    @Test("A tree deeper than can be drawn is refused")
    func deep() {
        let text = "mindmap\n" + Self.numbered(200) { String(repeating: " ", count: $0) + "n\n" }
        #expect(!isAccepted(text))
    }
}
