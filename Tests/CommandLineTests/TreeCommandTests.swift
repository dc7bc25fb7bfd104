import Course
import CourseChecks
import Foundation
import TestSupport
import Testing

@testable import glosa

@Suite("glosa tree")
struct TreeCommandTests {
    private static let course = """
        -- glosa.yml --
        languages: [es, en]
        -- content/es/a.md --
        # A

        ```mermaid tree=datum
        flowchart TD
            start["¿Cómo?"] --> q{"¿Cuál?"}
            q -->|"Uno"| one["@State"]
            q -->|"Dos"| two{"¿Y luego?"}
            two -->|"Uno también"| one
            two -->|"Otro árbol"| other["Otro"]
            one -.->|"Ejemplo"| e["@State private var a = 0"]
            click other "tree:more"
        ```

        ```mermaid tree=more
        flowchart TD
            q{"¿Más?"} -->|"Sí"| yes["@Binding"]
            q -->|"No"| no["let"]
        ```

        """

    private static func run(_ arguments: String...) throws -> Run {
        let folder = FileManager.default.temporaryDirectory.appending(path: "glosa-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileTree(course).write(to: folder)
        return try Run(["tree"] + arguments, in: folder)
    }

    @Test("Where nobody can answer, the whole tree is printed, each question once")
    func outline() throws {
        let run = try Self.run("datum", "--lang", "es")
        #expect(run.status == 0)
        #expect(
            run.output == """
                ¿Cómo?
                ¿Cuál?
                  Uno → @State
                  Dos → ¿Y luego?
                    Uno también → @State
                    Otro árbol → Otro (glosa tree more)

                """
        )
    }

    @Test("Without a name the trees are listed; the locale's language gives way to one that the course has")
    func list() throws {
        #expect(try Self.run("--lang", "es").output == "datum  ¿Cómo?\nmore  ¿Más?\n")
        #expect(try Self.run().output == "datum  ¿Cómo?\nmore  ¿Más?\n")
    }

    @Test("A name that no tree has is answered with the nearest one")
    func unknownName() throws {
        let run = try Self.run("datun", "--lang", "es")
        #expect(run.status == 2)
        #expect(run.errors.contains("¿querías decir «datum»?"))
    }

    @Test("JSON holds the whole tree")
    func json() throws {
        let run = try Self.run("datum", "--lang", "es", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["start"] as? String == "start")
        let nodes = try #require(object["nodes"] as? [[String: Any]])
        #expect(nodes.compactMap { $0["id"] as? String } == ["start", "q", "one", "two", "other"])
        #expect(nodes.compactMap { $0["kind"] as? String } == ["step", "question", "outcome", "question", "handOver"])
    }

    @Test("Without a name JSON holds all trees of the language")
    func allAsJSON() throws {
        let run = try Self.run("--lang", "es", "--format", "json")
        let trees = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        #expect(trees.compactMap { $0["name"] as? String } == ["datum", "more"])
        #expect((trees.first?["nodes"] as? [[String: Any]])?.count == 5)
    }

    @Test("A walk answers, goes back, and goes on in another tree")
    func walk() async throws {
        let course = try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            return try await CourseLoader(root: folder.path).load().course
        }
        func here(_ walk: TreeWalk) -> String { course.decisionTrees[walk.place.tree].nodes[walk.place.node].text }
        var walk = TreeWalk(course: course, tree: 0)
        #expect(here(walk) == "¿Cuál?")
        let refused = [walk.goBack(), walk.answer(3), walk.answer(0)]
        #expect(refused == [false, false, false])
        let taken = [walk.answer(2), walk.answer(2)]
        #expect(taken == [true, true])
        #expect(here(walk) == "Otro")
        let isHandedOver = walk.answer(1)
        #expect(isHandedOver && here(walk) == "¿Más?")
        let undone = [walk.goBack(), walk.goBack(), walk.answer(1)]
        #expect(undone == [true, true, true])
        #expect(here(walk) == "@State")
        #expect(walk.answers == 0)
    }
}
