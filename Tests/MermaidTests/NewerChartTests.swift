import Diagnostics
import Testing

@testable import Mermaid

@Suite("Venn diagrams, fishbones, trees, event models and Wardley maps")
struct NewerChartTests {
    @Test("A Venn diagram: sets, unions, texts and styles")
    func venn() throws {
        let diagram: VennDiagram = try read(ChartFixtures.venns[0])
        #expect(diagram.title == "Skills")
        #expect(diagram.sets.map(\.id) == ["A", "B", "C D"] && diagram.sets.map(\.size) == [20, 12, nil])
        #expect(diagram.unions.map(\.sets) == [[0, 1], [0, 2], [0, 1, 2]])
        #expect(diagram.items.map(\.sets) == [[0], [0], [0, 1]])
        #expect(diagram.style(of: ["A", "B"]).fill == "gold")
        #expect(diagram.style(of: ["a1"]).textColour == "rgb(255  0  0)")
    }

    @Test("Circles share what is asked for, and others keep apart")
    func circles() {
        let plan = CirclePlan(
            radii: [100, 80, 60],
            overlaps: [[nil, 5000, nil], [5000, nil, nil], [nil, nil, nil]]
        )
        func distance(_ a: Int, _ b: Int) -> Double {
            let (x, y) = (plan.centres[a].x - plan.centres[b].x, plan.centres[a].y - plan.centres[b].y)
            return (x * x + y * y).squareRoot()
        }
        #expect(abs(CirclePlan.shared(100, 80, distance(0, 1)) - 5000) < 150)
        #expect(distance(0, 2) > 160 && distance(1, 2) > 140)
        // Two circles of radius 1 that touch, lie in each other, or share a lens: 2π/3 − √3/2.
        #expect(CirclePlan.shared(1, 1, 2) == 0)
        #expect(abs(CirclePlan.shared(2, 1, 0.5) - 3.14159) < 0.001)
        #expect(abs(CirclePlan.shared(1, 1, 1) - 1.2284) < 0.01)
    }

    @Test("A fishbone: the first line is the effect, whatever its indentation")
    func fishbone() throws {
        let diagram: IshikawaDiagram = try read(ChartFixtures.ishikawas[1])
        #expect(diagram.effect?.label.text == "Effect")
        #expect(diagram.causes.map(\.parent) == [-1, 0, -1])
        let scene = diagram.scene(language: "en")
        let heads = scene.texts.filter { $0.className == "ishikawa-label cause" }
        #expect(heads.map { $0.centre.y < 0 } == [true, false])
    }

    @Test("A tree: what is indented further lies in what stands above")
    func tree() throws {
        let diagram: TreeView = try read(ChartFixtures.treeViews[0])
        #expect(diagram.nodes.map(\.label.text) == ["content", "en", "index.md", "state.md", "es", "glosa.yml"])
        #expect(diagram.nodes.map(\.parent) == [-1, 0, 1, 1, 0, -1])
        #expect(diagram.title == "A course")
        #expect(
            diagram.outline(language: "es")
                == "Árbol con 6 nombres.\ncontent: en, es.\nen: index.md, state.md.\nglosa.yml."
        )
    }

    @Test("An event model: frames, their data, and where each comes from")
    func eventModel() throws {
        let model: EventModel = try read(ChartFixtures.eventModels[0])
        #expect(
            model.frames.map(\.kind) == [.ui, .command, .event, .readModel, .ui, .event, .processor, .command, .event]
        )
        #expect(model.frames[2].space == "Shop" && model.frames[2].name == "ItemAdded")
        #expect(model.frames[2].data == ["id: 7", "inner {", "\u{A0}\u{A0}x: 1", "}"])
        #expect(model.frames[7].data == ["\"a\": \"<b>\""])
        #expect(
            model.relations.map { [$0.source, $0.target] } == [
                [0, 1], [1, 2], [2, 3], [3, 4], [5, 6], [6, 7], [7, 8], [1, 8],
            ]
        )
    }

    @Test("Nothing comes before a frame that begins a story anew")
    func reset() throws {
        let model: EventModel = try read("eventmodeling\ntf 1 cmd A\nrf 2 evt B\ntf 3 evt C\nrf 4 cmd D\ntf 5 evt E")
        #expect(model.relations.map { [$0.source, $0.target] } == [[3, 4]])
    }

    @Test("A Wardley map: components, links, and what is said about them")
    func wardley() throws {
        let map: WardleyMap = try read(ChartFixtures.wardleys[0])
        #expect(
            map.components.map(\.name) == [
                "People", "Cup of tea", "Hot water", "Kettle (old)", "Power", "Coal", "Sun",
            ]
        )
        #expect(map.components[4].place == .init(visibility: 0.1, evolution: 0.7))
        #expect(map.components[5].pipeline == 4 && map.components[2].sourcing == "buy" && map.components[3].hasInertia)
        #expect(map.arrows.map(\.flow) == [.none, .none, .forward, .both])
        #expect(map.arrows.map { $0.label?.text } == [nil, "needs", nil, "draws"])
        #expect(map.evolutions.map(\.evolution) == [0.62])
        #expect(map.notes.map(\.kind) == [.note, .accelerator, .deaccelerator])
        #expect(map.size == Size(width: 800, height: 500))
    }

    @Test(
        "What names nothing is told, and the rest is drawn",
        arguments: [
            "venn-beta\nset A\nstyle B fill:red", "eventmodeling\ntf 1 ui A ->> 9", "eventmodeling\ntf 1 ui A [[b]]",
            "wardley-beta\ncomponent A [0, 0]\nA -> B", "wardley-beta\ncomponent A [0, 0]\nevolve B 0.5",
        ]
    )
    func unknown(_ text: String) {
        let parsed = ParsedDiagram(slice(text))
        #expect(parsed.diagnostics.map(\.rule) == [.diagramUnknownTarget])
        #expect(parsed.drawn().svg != nil)
    }
}
