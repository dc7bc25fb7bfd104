import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Decision trees")
struct DecisionTreeTests {
    private static func course(_ diagram: String, after: String = "") async throws -> CheckedCourse {
        try await withTemporaryFolder { folder in
            let text =
                "-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\n# A\n\n```mermaid tree=t\n\(diagram)\n```\n\n\(after)\n"
            try FileTree(text).write(to: folder)
            return try await CourseLoader(root: folder.path).load()
        }
    }

    private static func tree(_ diagram: String) async throws -> DecisionTree {
        try #require(try await course(diagram).course.decisionTrees.first)
    }

    @Test(
        "What a node is follows from the diagram",
        arguments: [
            ("a --> b{q} -->|x| c\n b -->|y| d", ["a step", "b question", "c outcome", "d outcome"]),
            ("a -->|x| b\n a -->|y| c", ["a question", "b outcome", "c outcome"]),
            ("a -->|only| b", ["a question", "b outcome"]),
            ("a -->|x| b\n a -->|y| c{q}", ["a question", "b outcome", "c question"]),
            ("a -->|x| b\n a -.->|z| c\n a -->|y| d", ["a question", "b outcome", "d outcome"]),
            ("a -.->|x| b\n a -.->|y| c\n b --> d", ["a question", "b step", "d outcome"]),
            ("a -->|x| b\n a -->|y| c\n click c \"tree:t\"", ["a question", "b outcome", "c handOver(tree: \"t\")"]),
        ]
    )
    func kinds(diagram: String, expected: [String]) async throws {
        let tree = try await Self.tree("flowchart TD\n \(diagram)")
        #expect(tree.nodes.map { "\($0.id) \($0.kind)" } == expected)
    }

    @Test("A dotted arrow is an example, a dotted line and a comment's shape are notes")
    func asides() async throws {
        let tree = try await Self.tree(
            "flowchart TD\n a -->|x| b\n a -->|y| c\n b -.-> e[\"let x: Int<br/>let y: Int\"]\n b -.- n[\"Mind\"]\n b -.-> m@{ shape: comment, label: \"Too\" }"
        )
        let outcome = tree.nodes[try #require(tree.place(of: "b"))]
        #expect(outcome.examples == ["let x: Int\nlet y: Int"])
        #expect(outcome.notes == ["Mind", "Too"])
    }

    @Test("The start is what nothing leads to, wherever it stands in the text")
    func start() async throws {
        let tree = try await Self.tree("flowchart TD\n b -->|x| c\n b -->|y| d\n a --> b")
        #expect(tree.nodes[tree.start].id == "a")
        #expect(tree.nodes[tree.firstQuestion].id == "b")
    }

    @Test("A node that several ways reach has a shortest way, and all of them")
    func ways() async throws {
        let tree = try await Self.tree("flowchart TD\n a -->|1| b\n a -->|2| d\n b -->|3| d\n b -->|4| c")
        let goal = try #require(tree.place(of: "d"))
        func words(_ way: [DecisionTree.Step]) -> [String] {
            way.map { tree.nodes[$0.node].answers[$0.answer].text }
        }
        #expect(words(tree.way(to: goal)) == ["2"])
        #expect(Set(tree.ways(to: goal, limit: 9).map(words)) == [["2"], ["1", "3"]])
        #expect(tree.ways(to: goal, limit: 1).count == 1)
    }

    @Test("Ways are as many as asked for where there are more than could be counted, and all of them are ways")
    func manyWays() async throws {
        var diagram = "flowchart TD"
        for level in 0..<200 {
            diagram +=
                "\n n\(level) -->|x| l\(level)\n n\(level) -->|y| r\(level)\n l\(level) --> n\(level + 1)\n r\(level) --> n\(level + 1)"
        }
        let tree = try await Self.tree(diagram)
        let goal = try #require(tree.place(of: "n200"))
        let ways = tree.ways(to: goal, limit: 12)
        #expect(ways.count == 12)
        for way in ways {
            var place = tree.start
            for step in way {
                #expect(step.node == place)
                place = tree.nodes[step.node].answers[step.answer].target
            }
            #expect(place == goal)
        }
    }

    @Test("Circles end: each is found, and no way goes round")
    func circles() async throws {
        let course = try await Self.course(
            "flowchart TD\n a -->|1| b\n b -->|2| a\n b -->|3| b\n b -->|4| c\n a <-->|5| c"
        )
        let tree = try #require(course.course.decisionTrees.first)
        #expect(course.diagnostics.count { $0.rule == "tree-cycle" } == 3)
        for node in tree.nodes.indices { #expect(tree.ways(to: node, limit: 99).allSatisfy { $0.count < 3 }) }
    }

    @Test("A tree of more nodes than anybody walks is refused, one of as many as allowed is not")
    func size() async throws {
        func chain(_ count: Int) -> String {
            "flowchart TD\n n0{q} -->|x| n1\n n0 -->|y| n2\n"
                + (2..<(count - 1)).map { " n\($0) --> n\($0 + 1)" }.joined(separator: "\n")
        }
        let large = try await Self.course(chain(1001))
        #expect(large.course.decisionTrees.isEmpty)
        #expect(large.diagnostics.contains { $0.rule == "tree-too-large" })
        let tree = try await Self.tree(chain(1000))
        #expect(tree.way(to: tree.nodes.count - 1).count == 998)
    }

    @Test("A translation takes over what it does not say of an outcome, but its own words win")
    func details() async throws {
        let course = try await withTemporaryFolder { folder in
            let diagram = "```mermaid tree=t\nflowchart TD\n a{q} -->|1| b\n a -->|2| c\n```\n\n"
            let text =
                "-- glosa.yml --\nlanguages: [es, en]\n-- content/es/a.md --\n\(diagram)<!-- glosa:outcome b\nwhy: Porque\n sí.\nreplaces: x, y\nrules: state-private\nuses: actor A {}\n-->\n"
                + "-- content/en/a.md --\n\(diagram)<!-- glosa:outcome t/b replaces: z -->\n"
            try FileTree(text).write(to: folder)
            return try await CourseLoader(root: folder.path).load()
        }
        let english = try #require(course.course.tree(named: "t", in: "en"))
        let details = course.course.decisionTrees[english].nodes[1].details
        #expect(details == OutcomeDetails(why: nil, replaces: ["z"], rules: ["state-private"], uses: "actor A {}"))
        let spanish = try #require(course.course.tree(named: "t", in: "es"))
        #expect(course.course.decisionTrees[spanish].nodes[1].details.why == "Porque sí.")
    }

    @Test("Samples are found on the syntax tree, right ones and wrong ones apart")
    func uses() async throws {
        let course = try await Self.course(
            """
            flowchart TD
             a{q} -->|1| value["@State"]
             a -->|2| model["@State too"]
             a -->|3| task[".task(id:)"]
             value -.-> e1["@State private var isOpen = false"]
             model -.-> e2["@State private var model = Model()"]
             task -.-> e3[".task(id: x) { }"]
            """,
            after: """
                ```swift
                @Observable
                @MainActor
                final class Model {}

                // ✅
                struct A: View {
                    // Not @State: a comment
                    @State private var model = Model()
                    @State private var count = 0
                }

                // ❌
                struct B: View {
                    @State var model: Model
                    let word = "@State var x"
                    var body: some View { Text("").task { }.task(id: word) { } }
                }
                ```
                """
        )
        func uses(_ id: String) throws -> [String] {
            let tree = course.course.decisionTrees[0]
            return course.outcomeUses.uses(tree: 0, node: try #require(tree.place(of: id))).map { use in
                (use.isCounterexample ? "❌ " : "✅ ") + course.course.lessons[use.lesson].file.text(in: use.range.bytes)
            }
        }
        #expect(try uses("value") == ["✅ @State private var count = 0"])
        #expect(try uses("model") == ["✅ @State private var model = Model()", "❌ @State var model: Model"])
        #expect(try uses("task").count == 1)
    }
}
