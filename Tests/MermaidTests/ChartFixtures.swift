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

    static let all =
        gantts + timelines + mindmaps + journeys + gitGraphs + quadrants + xyCharts + kanbans + packets + radars
        + sankeys
        + treemaps
}
