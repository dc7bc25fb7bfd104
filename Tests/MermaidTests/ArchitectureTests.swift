import Diagnostics
import Testing

@testable import Mermaid

@Suite("Architecture diagrams")
struct ArchitectureTests {
    static let fixtures = [
        """
        architecture-beta
            title A shop
            group cloud(cloud)["The cloud"]
            group private(logos:vpc)[Private] in cloud
            service web(server)[Web server] in cloud
            service db(database)[Orders] in private
            service files(disk)[Files] in private
            service people(internet)[People]
            service mail("@")[Mail]
            junction meet in cloud
            people:R -[asks]-> L:web
            web:R -- L:meet
            meet:T -- B:db
            meet:B --> L:files
            db{group}:R <--> L:mail
            files:B -[sends a note]- T:mail
        """,
        "architecture-beta\nservice a[A]\nservice b[B]\nservice c[C]\nservice d[D]\n"
            + "a:R -- L:b\na:R -- L:c\na:R --> L:d\nb:T --> T:d\na:L -- R:a\nc:L --> L:d",
        "architecture-beta\n" + (0..<12).map { "service s\($0)(server)[Server \($0)]\n" }.joined()
            + (0..<11).map {
                "s\($0):\($0 % 2 == 0 ? "R" : "B") -[step \($0)]-> \($0 % 2 == 0 ? "L" : "T"):s\($0 + 1)\n"
            }
            .joined(),
        "architecture\ngroup empty[Empty]\nservice lone(unknown:thing)",
    ]

    @Test("Nothing lies on anything else", arguments: fixtures)
    func clear(_ text: String) throws {
        try expectClear(text)
        #expect(fault(in: text) == nil)
    }

    @Test("Groups, services, junctions and lines")
    func model() throws {
        let diagram: ArchitectureDiagram = try read(Self.fixtures[0])
        #expect(diagram.groups.map(\.parent) == [-1, 0])
        #expect(diagram.services.map(\.id) == ["web", "db", "files", "people", "mail", "meet"])
        #expect(diagram.services.map(\.parent) == [0, 1, 1, -1, -1, 0])
        #expect(diagram.services[5].isJunction && diagram.services[4].icon?.text == "@")
        #expect(diagram.edges[0].label?.text == "asks")
        #expect(diagram.edges.map(\.target.hasHead) == [true, false, false, true, true, false])
        #expect(diagram.edges[4].source.isGroup && diagram.edges[4].source.hasHead)
        #expect(diagram.title == "A shop")
    }

    @Test("A line leaves a box at its side and meets the other at its side")
    func sides() throws {
        let diagram: ArchitectureDiagram = try read(Self.fixtures[0])
        let scene = try #require(diagram.measured.scene(room: nil))
        for (edge, drawn) in zip(diagram.edges, scene.edges) {
            for (end, point) in [(edge.source, drawn.path.start), (edge.target, drawn.path.end)] where !end.isGroup {
                let box = rect(scene.nodes[end.service])
                switch end.side {
                case .left: #expect(abs(point.x - box.minX) < 1.1)
                case .right: #expect(abs(point.x - box.maxX) < 1.1)
                case .top: #expect(abs(point.y - box.minY) < 1.1)
                case .bottom: #expect(abs(point.y - box.maxY) < 1.1)
                }
            }
        }
    }

    @Test("What a line to the right leads to stands to the right, and so on")
    func places() throws {
        let diagram: ArchitectureDiagram = try read(
            "architecture-beta\nservice a\nservice b\nservice c\nservice d\na:R -- L:b\na:B -- T:c\nb:B -- R:d"
        )
        let scene = try #require(diagram.measured.scene(room: nil))
        let centres = scene.nodes.map(\.centre)
        #expect(centres[1].x > centres[0].x && centres[1].y == centres[0].y)
        #expect(centres[2].y > centres[0].y && centres[2].x == centres[0].x)
        #expect(centres[3].y > centres[1].y)
    }

    @Test(
        "What Mermaid refuses is refused, with the place",
        arguments: [
            "service", "service a[", "service a(x", "service a in b", "group a in a", "service a\nservice a",
            "service a\na:R -- L:b", "service a\nservice b\na:X -- L:b", "service a\nservice b\na -- b",
            "service a\nservice b\na:R - L:b", "service a\nservice b\na{group}:R -- L:b",
            "group g\nservice a\ng:R -- L:a",
            "nonsense", "junction j(x)", "service a[A] of b",
        ]
    )
    func refused(_ text: String) throws {
        let parsed = ParsedDiagram(slice("architecture-beta\n" + text))
        #expect(!parsed.isValid)
        let found = try #require(parsed.diagnostics.first)
        #expect(found.rule == .diagramSyntax && found.range.bytes.lowerBound >= 17)
    }

    @Test("Two ends at the same side are told")
    func sameSide() {
        let parsed = ParsedDiagram(slice("architecture-beta\nservice a\nservice b\na:R -- R:b"))
        #expect(parsed.isValid && parsed.diagnostics.map(\.rule) == [.diagramNotDrawn])
    }

    @Test("Words for those who don't see it, and what must be alike in every language")
    func words() {
        func text(_ title: String) -> String {
            "architecture-beta\ngroup g[\(title)]\nservice a[One] in g\nservice b[Two]\na:R -[x]-> L:b"
        }
        let parsed = ParsedDiagram(slice(text("Inside")))
        #expect(
            parsed.drawn(options: DiagramOptions(language: "en")).outline
                == "Architecture with 2 services and 1 group. Inside, Two. Inside: One. One → Two: x."
        )
        #expect(
            parsed.drawn(options: DiagramOptions(language: "es")).outline
                == "Arquitectura con 2 servicios y 1 grupo. Inside, Two. Inside: One. One → Two: x."
        )
        func keys(_ text: String) -> [String] { ParsedDiagram(slice(text)).skeleton.parts.map(\.key) }
        #expect(keys(text("Inside")) == keys(text("Dentro")))
        #expect(keys(text("Inside")) != keys(text("Inside").replacing("a:R", with: "a:T")))
    }
}
