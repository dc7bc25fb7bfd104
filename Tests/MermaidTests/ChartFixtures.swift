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

    static let all = gantts + timelines + mindmaps + journeys + gitGraphs + quadrants + xyCharts
}
