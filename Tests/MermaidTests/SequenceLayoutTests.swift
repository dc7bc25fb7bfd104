import Testing

@testable import Mermaid

@Suite("Laying out sequence diagrams")
struct SequenceLayoutTests {
    private func scene(_ text: String) throws -> SequenceScene {
        let diagram = try #require(ParsedDiagram(slice(text)).diagram as? SequenceDiagram)
        return SequenceLayout.scene(diagram, measures: SequenceMeasures(diagram))
    }

    /// Everything that must keep clear of everything else.
    private func solids(_ scene: SequenceScene) -> [(name: String, frame: Rect)] {
        scene.heads.map { ("head \($0.participant)", $0.frame) }
            + scene.notes.map { ("note \($0.label.plainText)", $0.frame) }
            + scene.messages.filter { !$0.label.isEmpty }.map { ("text \($0.label.plainText)", $0.labelFrame) }
            + scene.fragments.flatMap { fragment in
                [("tab", fragment.tab)]
                    + fragment.titles.map { title in
                        let (x, y) = (title.label.width / 2, title.label.height / 2)
                        return (
                            "condition \(title.label.plainText)",
                            Rect(
                                minX: title.centre.x - x,
                                minY: title.centre.y - y,
                                maxX: title.centre.x + x,
                                maxY: title.centre.y + y
                            )
                        )
                    }
            }
    }

    @Test("Nothing lies on a text, nothing outside, and no line runs through a text", arguments: SequenceFixtures.all)
    func clear(_ text: String) throws { #expect(faults(in: try scene(text)) == []) }

    @Test("Texts at the left and right keep clear of bars too", arguments: ["left", "center", "right"])
    func alignedBars(_ alignment: String) throws {
        let scene = try scene(
            """
            %%{init: {"sequence": {"messageAlign": "\(alignment)"}}}%%
            sequenceDiagram
            A->>+B: begin
            A->>C: a text that passes by, longer than the way
            C->>A: and one that comes back, as long
            B-->>-A: end
            """
        )
        #expect(faults(in: scene) == [])
    }

    @Test("What would be a fault is found")
    func found() throws {
        var scene = try scene("sequenceDiagram\nA->>B: x\nA->>C: over B, where nothing else is\nB->>C: y")
        #expect(faults(in: scene) == [])
        for index in scene.lifelines.indices {
            guard let first = scene.lifelines[index].pieces.first, let last = scene.lifelines[index].pieces.last else {
                continue
            }
            scene.lifelines[index].pieces = [first.lowerBound...last.upperBound]
        }
        #expect(faults(in: scene) == ["lifeline 1 through over B, where nothing else is"])
        scene.messages[1].labelCentre = scene.messages[0].labelCentre
        #expect(faults(in: scene).contains("over B, where nothing else is on x"))
    }

    @Test("Frames hold what happens inside them, and cross nothing", arguments: SequenceFixtures.all)
    func frames(_ text: String) throws {
        let scene = try scene(text)
        for fragment in scene.fragments {
            for (name, frame) in solids(scene) where overlap(frame, fragment.frame) {
                #expect(fragment.frame.minX <= frame.minX && frame.maxX <= fragment.frame.maxX, "\(name)")
                #expect(fragment.frame.minY <= frame.minY && frame.maxY <= fragment.frame.maxY, "\(name)")
            }
        }
    }

    @Test("Time goes down: every message lies below the one before")
    func time() throws {
        for text in SequenceFixtures.all {
            let heights = try scene(text).messages.map(\.start.y)
            #expect(heights == heights.sorted())
        }
    }

    @Test("Members of a box stand together, wherever they are named")
    func boxes() throws {
        let scene = try scene(
            "sequenceDiagram\nA->>B: x\nbox One\nparticipant A\nparticipant C\nend\nbox Two\nparticipant B\nend"
        )
        let order = scene.lifelines.sorted { $0.x < $1.x }.map(\.participant)
        #expect(order == [0, 2, 1])
        #expect(scene.boxes.count == 2)
        #expect(!overlap(scene.boxes[0].frame, scene.boxes[1].frame))
    }

    @Test("Lifelines begin and end with those they belong to, and leave texts out")
    func lifelines() throws {
        let scene = try scene(
            "sequenceDiagram\nA->>B: x\ncreate participant C\nA->>C: over B to C\ndestroy C\nC->>A: back over B\nA->>B: y"
        )
        let line = try #require(scene.lifelines.first { $0.participant == 2 })
        let head = try #require(scene.heads.first { $0.participant == 2 })
        #expect(line.pieces.first?.lowerBound == head.frame.maxY)
        #expect(line.cross == line.pieces.last?.upperBound)
        #expect(scene.heads.filter { $0.participant == 2 }.count == 1)
        #expect(scene.lifelines.first { $0.participant == 1 }?.pieces.count == 3)
    }

    @Test("Boxes leave out texts that lie on their sides")
    func sides() throws {
        let scene = try scene(
            "sequenceDiagram\nbox Left\nparticipant A\nparticipant B\nend\nbox Right\nparticipant C\nend\n"
                + "B->>C: a text that is longer than the way between the boxes\nA->>B: inside"
        )
        let text = try #require(scene.messages.first).labelFrame
        let (left, right) = (scene.boxes[0], scene.boxes[1])
        #expect(text.minX < left.frame.maxX && text.maxX > right.frame.minX)
        let height = text.maxY - text.minY
        let down = left.frame.width + text.minY - left.frame.minY
        #expect(left.gaps == [down...(down + height)])
        let up = 2 * right.frame.width + right.frame.height + right.frame.maxY - text.maxY
        #expect(right.gaps == [up...(up + height)])
        let drawing = try #require(renderDiagram(slice("sequenceDiagram\nbox A\nparticipant B\nend\nB->>B: x")).svg)
        #expect(!drawing.contains("stroke-dasharray"))
    }

    @Test("Settings: no heads at the bottom, unused participants left out")
    func settings() throws {
        let text = "sequenceDiagram\nparticipant A\nparticipant B\nparticipant C\nA->>B: x"
        #expect(try scene(text).heads.count == 6)
        #expect(try scene("%%{init: {\"sequence\": {\"mirrorActors\": false}}}%%\n" + text).heads.count == 3)
        let used = try scene("%%{init: {\"sequence\": {\"hideUnusedParticipants\": true}}}%%\n" + text)
        #expect(used.lifelines.map(\.participant) == [0, 1])
    }

    @Test("Numbers stand where the head does not")
    func numbers() throws {
        let messages = try scene("sequenceDiagram\nautonumber\nA->>B: x\nA/|-B: y").messages
        #expect(messages.map(\.number) == ["1", "2"])
        #expect(messages.map(\.isNumberAtEnd) == [false, true])
    }
}
