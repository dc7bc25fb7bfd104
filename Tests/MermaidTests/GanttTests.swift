import Diagnostics
import Testing

@testable import Mermaid

@Suite("Gantt charts")
struct GanttTests {
    private func times(_ text: String) throws -> [String] {
        let chart: GanttChart = try read(text)
        func written(_ moment: Moment) -> String { AxisFormat.text(moment, "%m-%d %H:%M", names: CalendarNames("en")) }
        return chart.tasks.map { "\(written($0.start)) \(written($0.end))" }
    }

    @Test(
        "Tasks begin and end when they say, or wait for others",
        arguments: [
            (
                "A :a, 2026-01-05, 2d\nB : 12h\nC :after a, 1w",
                ["01-05 00:00 01-07 00:00", "01-07 00:00 01-07 12:00", "01-07 00:00 01-14 00:00"]
            ),
            (
                "A :a, after b c, 1d\nB :b, 2026-01-05, 2d\nC :c, 2026-01-05, 3d",
                ["01-08 00:00 01-09 00:00", "01-05 00:00 01-07 00:00", "01-05 00:00 01-08 00:00"]
            ),
            ("A :2026-01-05, until b\nB :b, 2026-01-09, 1d", ["01-05 00:00 01-09 00:00", "01-09 00:00 01-10 00:00"]),
            (
                "A :2026-01-31, 1M\nB :1.5h\nC :30m",
                ["01-31 00:00 02-28 00:00", "02-28 00:00 02-28 01:30", "02-28 01:30 02-28 02:00"]
            ),
            ("inclusiveEndDates\nA :2026-01-05, 2026-01-06", ["01-05 00:00 01-07 00:00"]),
            ("excludes weekends\nA :2026-01-08, 3d", ["01-08 00:00 01-13 00:00"]),
            ("excludes weekends\nweekend friday\nA :2026-01-08, 3d", ["01-08 00:00 01-13 00:00"]),
            ("excludes weekends, 2026-01-12\nincludes 2026-01-10\nA :2026-01-08, 3d", ["01-08 00:00 01-13 00:00"]),
            ("A :2026-01-05, 2026-01-06\nB :0d", ["01-05 00:00 01-06 00:00", "01-06 00:00 01-06 00:00"]),
        ]
    )
    func schedule(_ tasks: String, _ expected: [String]) throws {
        #expect(try times("gantt\ndateFormat YYYY-MM-DD\n" + tasks) == expected)
    }

    @Test("A long chain of tasks that wait for later ones needs no stack")
    func chain() throws {
        let chain = (0..<1500).map { "T\($0) :t\($0), after t\($0 + 1), 1d\n" }.joined()
        let chart: GanttChart = try read("gantt\n" + chain + "L :t1500, 2026-01-01, 1d")
        #expect(chart.tasks.first?.start == Moment(year: 2026, month: 1, day: 1 + 1500))
    }

    @Test(
        "Dates of an axis are in the page's language",
        arguments: [("en", ["Jan 5, 2026", "Jan 6"]), ("es", ["5 ene 2026", "6 ene"])]
    )
    func axis(_ language: String, _ expected: [String]) throws {
        let chart: GanttChart = try read("gantt\ndateFormat YYYY-MM-DD\nA :2026-01-05, 5d")
        let texts = chart.scene(language: language).texts.filter { $0.className == "axisText" }
        #expect(texts.prefix(2).map(\.label.plainText) == expected)
    }

    @Test(
        "axisFormat has d3's directives",
        arguments: [
            ("%Y-%m-%d", "2026-03-08"), ("%-d %B", "8 marzo"), ("%a %e %b %y", "dom 8 mar 26"),
            ("%H:%M:%S.%L", "14:05:09.007"),
            ("%I %p", "02 PM"), ("%j %U %W %V %u %w", "067 10 09 10 7 0"), ("%q%%", "1%"), ("%!", "%!"),
        ]
    )
    func formats(_ format: String, _ expected: String) {
        let moment = Moment(year: 2026, month: 3, day: 8, hour: 14, minute: 5, second: 9, millisecond: 7)
        #expect(AxisFormat.text(moment, format, names: CalendarNames("es")) == expected)
    }

    @Test(
        "dateFormat has Day.js's tokens, to the letter",
        arguments: [
            ("YYYY-MM-DD", "2026-01-31", Moment(year: 2026, month: 1, day: 31)), ("YYYY-MM-DD", "2026-1-31", nil),
            ("YYYY-MM-DD", "2026-02-30", nil), ("D/M/YY", "5/1/26", Moment(year: 2026, month: 1, day: 5)),
            ("DD MMM YYYY", "05 Jan 2026", Moment(year: 2026, month: 1, day: 5)),
            ("Do MMMM YYYY", "5th March 2026", Moment(year: 2026, month: 3, day: 5)),
            (
                "YYYY-MM-DD HH:mm:ss.SSS", "2026-01-05 23:59:58.007",
                Moment(year: 2026, month: 1, day: 5, hour: 23, minute: 59, second: 58, millisecond: 7)
            ),
            ("hh:mm A", "12:30 AM", Moment(year: 1970, hour: 0, minute: 30)), ("X", "60", Moment(milliseconds: 60_000)),
            ("YYYY-MM-DDTHH:mmZ", "2026-01-05T01:00+01:00", Moment(year: 2026, month: 1, day: 5)), ("YYYY", "", nil),
        ] as [(String, String, Moment?)]
    )
    func patterns(_ format: String, _ text: String, _ expected: Moment?) {
        #expect(DatePattern(format).moment(text) == expected)
    }

    @Test("Days are counted through leap years and back")
    func calendar() {
        #expect(Moment(year: 1970).milliseconds == 0)
        #expect(Moment(year: 2000, month: 3, day: 1).milliseconds == 951_868_800_000)
        #expect(Moment(year: 2026, month: 1, day: 31).adding(months: 1) == Moment(year: 2026, month: 2, day: 28))
        #expect(Moment(year: 2026, month: 1, day: 1).adding(months: -1) == Moment(year: 2025, month: 12, day: 1))
        for day in stride(from: -800_000, through: 3_000_000, by: 997) {
            let moment = Moment(milliseconds: day * Moment.day + 3_723_004)
            let parts = moment.parts
            let again = Moment(
                year: parts.year,
                month: parts.month,
                day: parts.day,
                hour: parts.hour,
                minute: parts.minute,
                second: parts.second,
                millisecond: parts.millisecond
            )
            #expect(again == moment)
        }
    }

    @Test("A task is a link where click says so, and unsafe addresses are refused")
    func links() throws {
        let text =
            "gantt\ndateFormat YYYY-MM-DD\nA :a, 2026-01-05, 2d\nclick a href \"https://a.b/\"\nclick b href \"javascript:x\""
        let result = renderDiagram(slice(text))
        #expect(result.svg?.contains("<a href=\"https://a.b/\">") == true)
        #expect(result.links.map(\.href) == ["https://a.b/"])
        #expect(Set(result.diagnostics.map(\.rule)) == [.diagramUnsafeLink, .diagramUnknownTarget])
    }

    @Test(
        "What a task means and cannot have is said",
        arguments: [
            ("A :2026-01-01, soon", RuleID.diagramNotDrawn),
            ("A :2026-01-01, 1d\nB :after c, 1d", .diagramUnknownTarget),
            ("tickInterval 1decade\nA :2026-01-01, 1d", .diagramNotDrawn), ("todayMarker stroke:red", .diagramNotDrawn),
            ("A :2026-01-02, 2026-01-01", .diagramNotDrawn),
        ]
    )
    func warnings(_ text: String, _ rule: RuleID) {
        let parsed = ParsedDiagram(slice("gantt\ndateFormat YYYY-MM-DD\n" + text))
        #expect(parsed.isValid)
        #expect(parsed.diagnostics.map(\.rule) == [rule])
    }
}

@Suite("Scales and numbers")
struct ScaleTests {
    @Test(
        "Marks stand at round numbers",
        arguments: [
            (0.0...10.0, 5, [0.0, 2, 4, 6, 8, 10]), (0...1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
            (-3...7, 5, [-2, 0, 2, 4, 6]),
            (5...5, 5, [5]),
        ]
    )
    func ticks(_ domain: ClosedRange<Double>, _ count: Int, _ expected: [Double]) {
        #expect(LinearScale(domain: domain, start: 0, end: 100).ticks(about: count) == expected)
    }

    @Test(
        "Huge and tiny domains have few marks",
        arguments: [-1e300...1e300, 0...1e-300, 1e15...(1e15 + 1), 0...Double.greatestFiniteMagnitude]
    )
    func extremes(_ domain: ClosedRange<Double>) {
        #expect(LinearScale(domain: domain, start: 0, end: 100).ticks(about: 5).count <= 30)
        #expect(LinearScale.rounded(domain, about: 5).lowerBound.isFinite)
    }

    @Test(
        "Numbers are written as the language has them",
        arguments: [
            (1234.5, "1,234.5", "1234,5"), (12345, "12,345", "12\u{A0}345"), (-0.25, "−0.25", "−0,25"), (0, "0", "0"),
            (0.1 + 0.2, "0.3", "0,3"), (1e20, "1e+20", "1e+20"),
        ]
    )
    func numbers(_ value: Double, _ english: String, _ spanish: String) {
        #expect(NumberText.text(value, language: "en") == english)
        #expect(NumberText.text(value, language: "es") == spanish)
    }
}
