/// Charts of every type, small and less small.
enum ChartFixtures {
    static let gantts = [
        """
        gantt
            title A release
            dateFormat YYYY-MM-DD
            excludes weekends
            section Writing
            Outline :done, a1, 2026-01-05, 3d
            Draft :active, a2, after a1, 5d
            Review :crit, after a2, 2d
            section Printing
            Proofs : 2026-01-20, 2026-01-24
            Shipped :milestone, m1, 2026-01-26, 0d
            Fair : vert, v1, 2026-01-15, 0d
        """,
        "gantt\ndateFormat HH:mm\naxisFormat %H:%M\nA long name for a short task :09:00, 5m\nB : 12h\ntopAxis",
        "---\ndisplayMode: compact\n---\ngantt\ndateFormat HH:mm:ss\nsection S\nA: 12:00:00, 10m\nB: 12:30:00, 12m\nC: 12:05:00, 2h",
        "gantt",
    ]

    static let timelines = [
        "timeline\n title T\n section One\n 2002 : LinkedIn\n 2004 : Facebook : Google\n      : Flickr\n section Two\n 2005 : 12:30 is a time",
        "timeline TD\n 2002 : LinkedIn\n 2004 : Averylongwordthatdoesnotbreakanywhereatall and more",
        "timeline\n section Empty\n section Full\n A period alone",
    ]

    static let mindmaps = [
        "mindmap\n  root((A root))\n    Origins\n      Long history\n      ::icon(fa fa-book)\n    b[Square]\n    c(Round)\n      d)A cloud(\n      e))A bang((\n    f{{Six}}\n      [\"`**bold** text`\"]",
        "mindmap\nalone",
    ]

    static let journeys = [
        "journey\n title My day\n section Go to work\n Make tea: 5: Me\n Do work: 1: Me, Cat\n section Home\n Sit: 3",
        "journey\nA: 2.5: A very long name of somebody who takes part in this journey and in others",
    ]

    static let gitGraphs = [
        "gitGraph\n commit id: \"a\"\n commit tag: \"v1\" type: HIGHLIGHT\n branch dev\n commit id: \"b\" type: REVERSE\n checkout main\n cherry-pick id: \"b\"\n merge dev id: \"m\" tag: \"v2\" tag: \"v3\"\n commit \"A message\"",
        "gitGraph TB:\n commit id: \"one\"\n branch other order: 3\n commit id: \"two\"\n switch main\n merge other",
        "gitGraph BT:\n commit\n branch \"cherry-pick\"\n commit\n checkout main\n commit\n merge \"cherry-pick\"",
    ]

    static let quadrants = [
        "quadrantChart\n title Reach\n x-axis Low --> High\n y-axis Weak -->\n quadrant-1 Expand\n quadrant-2 \"Á propos\"\n A: [0.3, 0.6]\n B:::k: [0.31, 0.61] radius: 12\n C: [0.5, 0.5] color: #ff0000\n classDef k color: #00aa00, stroke-width: 3px, stroke-color: #000000",
        "quadrantChart\n" + (0..<40).map { "P\($0): [0.5, 0.5]" }.joined(separator: "\n"),
        "quadrantChart",
    ]

    static let xyCharts = [
        "xychart-beta\n title \"Sales\"\n x-axis Months [jan, \"feb 2\", mar]\n y-axis \"Revenue\" 0 --> 11000\n bar \"A\" [5000, 6000, 7500]\n bar [1, 2, 3]\n line \"B\" [5000, -1, .5]",
        "xychart horizontal\n x-axis 0 --> 2\n line [+1.3, .6, 2.4, -.34]",
        "---\nconfig:\n  xyChart:\n    showDataLabel: true\n---\nxychart\nbar [1, 20000, -3]\nx-axis [averylongnameofacategory, averylongnameofanother, c]",
    ]

    static let kanbans = [
        "---\nconfig:\n  kanban:\n    ticketBaseUrl: 'https://a.b/#TICKET#'\n---\nkanban\n todo[To do]\n  a[A card with a text that wraps over lines]@{ ticket: MC-1, assigned: 'me', priority: 'Very High' }\n  %% a comment\n  [B]\n done\n  c@{ priority: Low }",
        "kanban\nempty",
    ]

    static let packets = [
        "packet-beta\n title UDP\n 0-15: \"Source Port\"\n+16: \"Destination Port\"\n32: \"A flag\"\n33-127: \"Over rows\" %% c",
        "packet\n+1: \"x\"",
    ]

    static let radars = [
        "radar-beta\n title Best\n axis A, b[\"Bee\"], C\n axis D\n curve c1[\"One\"]{1, 2.5, 3, 0}, c2{\n A 2, D: 1,\n C 3, b 4 }\n max 5\n ticks 3\n graticule polygon",
        "radar-beta:\n axis " + (0..<30).map { "axis-number-\($0)" }.joined(separator: ", ") + "\n curve c{"
            + (0..<30).map { "\($0)" }.joined(separator: ",") + "}\n showLegend false",
    ]

    static let sankeys = [
        "sankey-beta\n\na,b,8\nb,\"c, with \"\"quotes\"\"\",5.5\nb,d,2\nx,d,1\ntitle y,b,0",
        "sankey\n" + (0..<40).map { "s\($0 % 7),t\($0),\($0)" }.joined(separator: "\n"),
    ]

    static let treemaps = [
        "treemap-beta\n\"Products\"\n  \"Phones\": 50\n  \"Clothing\":::k\n    \"Shirts\", 1,000:::k\n    \"Pants\": 1\n\"Alone\": 30\n\"Nothing\"\nclassDef k fill:#ffff00,stroke:#333;",
        "---\nconfig:\n  treemap:\n    valueFormat: \".1%\"\n---\ntreemap\n"
            + (1...60).map { "\"Area \($0)\": 0.\($0)" }.joined(separator: "\n"),
    ]

    static let venns = [
        "venn-beta\n title \"Skills\"\n set A[\"Frontend\"]:20\n  text a1[\"React\"]\n  text \"Design systems and more\"\n set B[\"Backend\"]:12\n set \"C D\"\n union A,B[\"Shared by both\"]:4\n  text both\n union A, \"C D\"\n union A,B,\"C D\"[\"All of them together\"]\n style A fill:#ff6b6b\n style A,B fill:gold, color:#333\n style a1 color:rgb(255, 0, 0)\n style both color:#ffff00",
        "venn-beta\n" + (0..<6).map { "set s\($0):\($0 + 1)\n" }.joined()
            + (0..<5).map { "union s\($0),s\($0 + 1):0.4\n" }.joined(),
        "venn-beta\nset A\nset B\nunion A,B[\"a label that does not fit into what they share, however large\"]:0.01",
        "venn-beta\nset alone",
    ]

    static let ishikawas = [
        "ishikawa-beta\n  Late release\n  People\n    Too few\n      On leave\n      Ill\n    New\n  A process with a long name\n    A cause with a text so long that it has to be broken over several lines\n  Tools\n  Places\n    Far\n      Very far\n        Other time",
        "ishikawa-beta\n    Effect\nA\n B\nC",
        "ishikawa-beta\nalone",
    ]

    static let treeViews = [
        "treeView-beta\n title A course\n\"content\"\n  \"en\"\n    'index.md'\n    \"state.md\"\n  \"es\"\n\"glosa.yml\" %% a comment",
        "---\nconfig:\n  treeView:\n    rowIndent: 60\n    lineThickness: 2\n  themeVariables:\n    treeView:\n      labelFontSize: '18px'\n      lineColor: '#00aa00'\n---\ntreeView-beta\n\"a\"\n \"a long name that is broken where it is too wide for one line of this drawing, and goes on below\"\n  \"c\"",
        "treeView-beta",
    ]

    static let eventModels = [
        "eventmodeling\n\ntf 01 ui Cart\ntf 02 cmd AddItem { id: 7 }\ntf 03 evt Shop.ItemAdded [[Item]]\ntf 04 rmo Items ->> 03\ntf 05 ui Cart\nrf 06 evt Other.StockChanged\ntf 07 pcr Watcher\ntf 08 cmd Change `json`{ \"a\": \"<b>\" }\ntf 09 evt Shop.Changed ->> 08 ->> 02\n\ndata Item\n{\n  id: 7\n  inner {\n    x: 1\n  }\n}",
        "eventmodeling\ntimeframe 1 event A\nresetframe 2 readmodel B ->> 1",
        "eventmodeling",
    ]

    static let wardleys = [
        "wardley-beta\ntitle Tea\nsize [800, 500]\nanchor People [0.95, 0.6]\ncomponent Cup of tea [0.8, 0.6] label [19, -4]\ncomponent \"Hot water\" [0.5, 0.8] (buy)\ncomponent Kettle (old) [0.4, 0.35] label [-57, 4] (inertia)\ncomponent Power [0.1, 70]\nPeople -> Cup of tea\nCup of tea -> \"Hot water\"; needs\nHot water +> Kettle (old)\nKettle (old) +'draws'<> Power\nevolve Kettle (old) 0.62\npipeline Power {\n  component Coal [0.5]\n  component Sun [0.9] label [-20, 30]\n}\nnote \"A note on two lines or on three, if it is long\" [0.3, 0.2]\naccelerator Prices [0.2, 0.5]\ndeaccelerator \"Old rules\" [0.6, 0.1]\nannotations [0.9, 0.1]\nannotation 1,[0.45, 0.5] \"What the number means\"",
        "wardley-beta\nevolution One@0.3 -> Two -> \"Three\"\n"
            + (0..<12).map { "component C\($0) [0.5, 0.5]\n" }.joined(),
        "wardley-beta",
    ]

    /// Those in which lines must keep off texts too.
    static let lined = venns + ishikawas + treeViews + eventModels + wardleys

    static let all =
        lined + gantts + timelines + mindmaps + journeys + gitGraphs + quadrants + xyCharts + kanbans + packets + radars
        + sankeys
        + treemaps
}
