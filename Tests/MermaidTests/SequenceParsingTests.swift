import Diagnostics
import Testing

@testable import Mermaid

/// A sequence diagram without errors.
func sequence(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> SequenceDiagram {
    try read("sequenceDiagram\n" + text, sourceLocation: sourceLocation)
}

@Suite("Reading sequence diagrams")
struct SequenceParsingTests {
    private func isAccepted(_ text: String) -> Bool { MermaidTests.isAccepted("sequenceDiagram\n" + text) }

    @Test(
        "Every arrow has its line and heads",
        arguments: [
            ("->", "solid", "none", "none"), ("-->", "dotted", "none", "none"), ("->>", "solid", "none", "filled"),
            ("-->>", "dotted", "none", "filled"), ("<<->>", "solid", "filled", "filled"),
            ("<<-->>", "dotted", "filled", "filled"), ("-x", "solid", "none", "cross"),
            ("-X", "solid", "none", "cross"),
            ("--x", "dotted", "none", "cross"), ("-)", "solid", "none", "open"), ("--)", "dotted", "none", "open"),
            ("-|\\", "solid", "none", "upperHalf"), ("-|/", "solid", "none", "lowerHalf"),
            ("-\\\\", "solid", "none", "upperBarb"), ("-//", "solid", "none", "lowerBarb"),
            ("--|\\", "dotted", "none", "upperHalf"), ("--//", "dotted", "none", "lowerBarb"),
            ("/|-", "solid", "upperHalf", "none"), ("\\|-", "solid", "lowerHalf", "none"),
            ("//-", "solid", "upperBarb", "none"), ("\\\\-", "solid", "lowerBarb", "none"),
            ("/|--", "dotted", "upperHalf", "none"), ("\\\\--", "dotted", "lowerBarb", "none"),
        ]
    )
    func arrows(_ written: String, _ line: String, _ start: String, _ end: String) throws {
        let message = try #require(sequence("Alice \(written) Bob: hello").messages.first)
        #expect(message.arrow.line.rawValue == line)
        #expect(message.arrow.start.rawValue == start)
        #expect(message.arrow.end.rawValue == end)
        #expect(message.label.text == "hello")
    }

    @Test("Participants stand in the order in which they are first named; labels may come later")
    func participants() throws {
        let diagram = try sequence(
            """
            A->>B: x
            actor C as Carl<br/>the third
            participant B as Bob
            participant D@{ "type": "database", "alias": "Data" }
            participant E@{ "type": "queue" } as Events
            """
        )
        #expect(diagram.participants.map(\.id) == ["A", "B", "C", "D", "E"])
        #expect(diagram.participants.map(\.label.plainText) == ["A", "Bob", "Carl the third", "Data", "Events"])
        #expect(diagram.participants.map(\.kind) == [.participant, .participant, .actor, .database, .queue])
    }

    @Test(
        "Names may hold spaces, single dashes, dots and other scripts",
        arguments: ["Alice and Bob", "A-B", "a.b", "größe", "日本", "x_1", "A=B", "C&D"]
    )
    func names(_ name: String) throws {
        #expect(try sequence("\(name)->>Z: t").participants.map(\.id) == [name, "Z"])
        #expect(try sequence("Z->>\(name): t").participants.map(\.id) == ["Z", name])
    }

    @Test("Activations, by sign and by statement")
    func activations() throws {
        let diagram = try sequence("A->>+B: x\nactivate A\nB->>-A: y\ndeactivate A")
        let marks = diagram.events.compactMap { event -> String? in
            switch event {
            case .activation(let participant): "+\(participant)"
            case .deactivation(let participant): "-\(participant)"
            default: nil
            }
        }
        #expect(marks == ["+1", "+0", "-1", "-0"])
    }

    @Test("Circles at either end")
    func circles() throws {
        let messages = try sequence("A->>()B: x\nA()->>B: y\nA()-->>()B: z").messages
        #expect(messages.map(\.hasSourceCircle) == [false, true, true])
        #expect(messages.map(\.hasTargetCircle) == [true, false, true])
    }

    @Test("Notes")
    func notes() throws {
        let diagram = try sequence("Note left of A: l\nnote RIGHT OF B: r\nNote over A,B: o\nNote over C: c")
        let notes = diagram.events.compactMap { event -> String? in
            guard case .note(let note) = event else { return nil }
            return "\(note.placement.rawValue) \(note.first) \(note.last) \(note.label.text)"
        }
        #expect(notes == ["left 0 0 l", "right 1 1 r", "over 0 1 o", "over 2 2 c"])
    }

    @Test("Fragments nest, and have sections of their kind")
    func fragments() throws {
        let diagram = try sequence(
            "alt a\nA->B: x\nelse b\npar c\nand d\nend\nend\ncritical e\noption f\nend\npar_over g\nend\nbreak\nend"
        )
        let marks = diagram.events.compactMap { event -> String? in
            switch event {
            case .fragmentStart(let fragment): "\(fragment.kind.rawValue)(\(fragment.label.text)"
            case .section(let text): "/\(text.text)"
            case .fragmentEnd: ")"
            default: nil
            }
        }
        #expect(
            marks == [
                "alt(a", "/b", "par(c", "/d", ")", ")", "critical(e", "/f", ")", "par_over(g", ")", "break(", ")",
            ]
        )
    }

    @Test("Who is created and destroyed")
    func fates() throws {
        let messages = try sequence(
            "A->>B: x\ncreate actor C as Carl\nNote over A: n\nA->>C: come\ndestroy C\nC->>A: bye"
        ).messages
        #expect(messages.map(\.createsTarget) == [false, true, false])
        #expect(messages.map(\.destroys) == [[], [], [2]])
    }

    @Test("Boxes: a colour is the first word if it is one")
    func boxes() throws {
        let diagram = try sequence(
            "box Aqua Group 1\nparticipant A\nend\nbox rgb(1, 2, 3)\nparticipant B\nend\nbox Only a title\nparticipant C\nend"
        )
        #expect(diagram.boxes.map(\.fill) == ["aqua", "rgb(1, 2, 3)", nil])
        #expect(diagram.boxes.map { $0.title?.text } == ["Group 1", nil, "Only a title"])
        #expect(diagram.participants.map(\.box) == [0, 1, 2])
    }

    @Test("autonumber starts, steps and stops")
    func numbering() throws {
        let events = try sequence("autonumber\nautonumber 5\nautonumber 1.5 .25\nautonumber off").events
        let found = events.compactMap { event -> SequenceNumbering? in
            guard case .numbering(let numbering) = event else { return nil }
            return numbering
        }
        #expect(
            found == [
                .init(start: nil, step: nil, isVisible: true), .init(start: 5, step: 1, isVisible: true),
                .init(start: 1.5, step: 0.25, isVisible: true), .init(start: nil, step: nil, isVisible: false),
            ]
        )
        var numbers = MessageNumbers(isVisible: false)
        numbers.apply(found[2])
        #expect([numbers.next(), numbers.next(), numbers.next()] == ["1.5", "1.75", "2"])
        numbers.apply(found[3])
        #expect(numbers.next() == nil)
    }

    @Test("Entities, comments and semicolons")
    func lexicalForms() throws {
        let diagram = try sequence(
            "A->>B: 5 #gt; 3 #59; x # a comment\n%% another\n# and another\nA->>B: one;B->>A: two"
        )
        #expect(diagram.messages.map(\.label.text) == ["5 #gt; 3 #59; x", "one", "two"])
        #expect(diagram.messages[0].label.plainText == "5 > 3 ; x")
    }

    @Test("wrap: and nowrap: are taken off")
    func wrapping() throws {
        let labels = try sequence("A->>B: wrap: long\nA->>B:nowrap: short\nA->>B: plain\nNote over A: wrap: n").messages
            .map(\.label)
        #expect(labels.map(\.wraps) == [true, false, nil])
        #expect(labels.map(\.text) == ["long", "short", "plain"])
    }

    @Test("Titles and descriptions; a title in the text wins over the front matter's")
    func titles() throws {
        let text = "---\ntitle: Front\n---\nsequenceDiagram\nA->>B: x\n"
        let front: SequenceDiagram = try read(text)
        let own: SequenceDiagram = try read(text + "title Own\naccTitle: For ears\naccDescr { One\n two }")
        #expect(front.title == "Front")
        #expect(own.title == "Own")
        #expect(own.accessibleTitle == "For ears")
        #expect(own.accessibleDescription == "One\ntwo")
    }

    @Test("Of links with one label the last counts, where it stands")
    func linksAlike() {
        let text = "sequenceDiagram\nparticipant A\nlink A: x @ a.md\nlink A: y @ b.md\nlinks A: {\"x\": \"c.md\"}"
        #expect(ParsedDiagram(slice(text)).links.map(\.href) == ["b.md", "c.md"])
    }

    @Test("Links of participants: safe ones only, from link and links")
    func links() throws {
        let text =
            "sequenceDiagram\nlink A: Page @ https://a.b\nlinks A: {\"Two\": \"c.md\", \"Bad\": \"javascript:x()\"}"
        let parsed = ParsedDiagram(slice(text))
        #expect(parsed.links.map(\.href) == ["https://a.b", "c.md"])
        #expect(parsed.diagnostics.map(\.rule) == [RuleID.diagramUnsafeLink])
    }

    @Test(
        "What Mermaid refuses is refused",
        arguments: [
            "A->>B", "A->B x", "A=>B: x", "A B", "A->>", "->>B: x", "A->>end: x", "End->>A: x", "Note->>B: x",
            "note A: x", "Note over A,B,C: x", "note left  of A: x", "loop x\nA->>B: y", "end", "else x",
            "alt a\nand b\nend",
            "loop a\nelse b\nend", "A->>-B: x", "deactivate A", "activate A",
            "participant", "participant A, B", "participant A@{ \"type\" : [ }", "participant A@{", "create B",
            "box x\nA->>B: y\nend", "box x\nparticipant A", "box a\nparticipant A\nend\nbox b\nparticipant A\nend",
            "A->>B: x\ncreate participant A\nB->>A: y", "create participant C\nA->>B: x", "destroy Z\nA->>B: x",
            "autonumber x", "autonumber 1 2 3", "title", "title:X", "1 ->> 2: x", "A->>B : x\nautonumber  \nA->>B: y",
            "style A fill:red",
        ]
    )
    func refused(_ text: String) { #expect(!isAccepted(text)) }

    @Test(
        "What Mermaid accepts is accepted",
        arguments: [
            "", "participant A B as C", "A->>B:", "A->>B: x %% y", "A->>B: x; A->>B: y", "loop\nend",
            "rect rgb(0,0,0)\nend",
            "participant A@{ \"type\": }", "participant A;participant B", "destroy Z", "create participant Z",
            "A->>B: a->>b: c",
            "activate A\nA->>B: x", "A -x B: x", "A->> +B: x", "participant A as", "NOTE OVER A: x", "1->>2: x",
        ]
    )
    func accepted(_ text: String) { #expect(isAccepted(text)) }

    @Test("Characters that mean nothing are said to be left out")
    func stray() {
        let parsed = ParsedDiagram(slice("sequenceDiagram\nA->>B: x\n>>\nB->>A: y"))
        #expect(parsed.isValid)
        #expect(parsed.diagnostics.map(\.rule) == [RuleID.diagramNotDrawn])
    }

    @Test("Every fixture is read without a finding", arguments: SequenceFixtures.all)
    func fixtures(_ text: String) {
        let parsed = ParsedDiagram(slice(text))
        #expect(parsed.isValid)
        #expect(parsed.findings.map(\.message.en) == [])
    }
}
