import Testing

@testable import Mermaid

@Suite struct AgentflowTests {
    private func chart(_ text: String) throws -> Flowchart {
        let parsed = ParsedDiagram(slice(text))
        #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.message.en))")
        return try #require(parsed.flowchart)
    }

    @Test("Flows are groups, shapes say what a node stands for, and other metadata are kept out of the drawing")
    func reading() throws {
        let chart = try chart(
            """
            agentflow-beta TB
              connector llm["LLM API"]
              llm@{ protocol: "http" }
              flow team["Team"]
                flow inner["Inner"]
                  a["in"]@{ shape: input, value: "x" }
                  b["run"]@{
                    shape: tool
                    params: "city :: String"
                  }
                end
                c["do"]@{ shape: task }
                d@{ shape: action }
                e@{ shape: decision }
                f@{ shape: refdoc }
                a --> b --> c
                c --x d
                c -.- f
              end
            """
        )
        #expect(chart.subgraphs.map(\.id) == ["inner", "team"])
        let shapes = Dictionary(uniqueKeysWithValues: chart.nodes.map { ($0.id, $0.shape) })
        #expect(
            shapes == [
                "llm": .rounded, "a": .leanRight, "b": .subroutine, "c": .rounded, "d": .hexagon, "e": .diamond,
                "f": .linedDocument,
            ]
        )
        #expect(chart.edges.map(\.endHead) == [.point, .point, .cross, .none])
    }

    @Test("A node of a global block lies in no flow, wherever it is named")
    func global() throws {
        let text = "agentflow-beta\nflow x\na -.- g\nend\nglobal\ng[\"Shared\"]\nend\nflow y\nb -.- g\nend\n"
        let chart = try chart(text)
        #expect(chart.subgraphs.map(\.members) == [["a"], ["b"]])
        #expect(chart.nodes.first { $0.id == "g" }?.label.text == "Shared")
    }

    @Test("A folded flow is one box at which the edges from outside end")
    func folding() throws {
        let text = "agentflow-beta\nflow x\na --> b\nend\nx@{ view: collapsed }\nb --> c\n"
        #expect(try chart(text).edges.map { "\($0.source) \($0.target)" } == ["x c"])
    }

    @Test("Its words mean nothing in flowcharts")
    func flowcharts() throws {
        #expect(
            try chart("flowchart TD\nflow --> global\nconnector --> flow").nodes.map(\.id) == [
                "flow", "global", "connector",
            ]
        )
        #expect(!ParsedDiagram(slice("flowchart TD\na@{ shape: task }")).isValid)
        // In an agentflow they are words at the start of a line only.
        #expect(try chart("agentflow-beta\na --> flow\nb --> global").nodes.map(\.id) == ["a", "flow", "b", "global"])
    }
}
