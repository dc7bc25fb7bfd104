import Diagnostics
import Testing

@testable import Mermaid

@Suite("Number signs in timelines and journeys")
struct NumberSignTests {
    private func warnings(_ text: String) -> [String] {
        renderDiagram(slice(text)).diagnostics.filter { $0.rule == .diagramNotDrawn }.map {
            String(decoding: Array(text.utf8)[$0.range.bytes], as: UTF8.self)
        }
    }

    @Test(
        "What a number sign cuts off a text is told",
        arguments: [
            ("timeline\nC# 9 : records", "# 9 : records"),
            ("timeline\nIssue #5", "#5"),
            ("timeline\n2004 # five : gone", "# five : gone"),
            ("journey\nWrite C: 5: Ana #2", "#2"),
            ("journey\nWalk: 3: Ana#Bob", "#Bob"),
        ]
    )
    func told(_ text: String, _ rest: String) {
        #expect(warnings(text) == [rest])
    }

    @Test(
        "A remark is left out without a word, and an entity or an event keeps its sign",
        arguments: [
            "timeline\n# a remark\n2004 : x", "timeline\n2004 # a remark\n: x", "timeline\n2004 : issue #5 : C# 9",
            "timeline\nC#35; 8 : x", "journey\nWalk: 3: Ana # a remark", "journey\nWrite C#35;: 5: Ana#semi;Bob",
        ]
    )
    func silent(_ text: String) {
        #expect(renderDiagram(slice(text)).diagnostics.isEmpty)
    }

    @Test("A period and a task take the whole text around an entity")
    func entities() throws {
        let timeline: TimelineChart = try read("timeline\nC#35; 8 : new : old")
        #expect(timeline.periods.map(\.title.label.plainText) == ["C# 8"])
        #expect(timeline.periods.map { $0.events.map(\.label.plainText) } == [["new", "old"]])
        let journey: JourneyChart = try read("journey\nWrite C#35;: 4: Ana")
        #expect(journey.tasks.map(\.name.plainText) == ["Write C#"])
        #expect(journey.tasks.map(\.score) == [4])
    }
}
