import Diagnostics
import Testing

@testable import Mermaid

@Suite("Errors in sequence diagrams and pies")
struct SequenceErrorTests {
    struct Fault: Sendable, CustomTestStringConvertible {
        let text: String
        /// `line:column` of where it is found.
        let place: String
        /// What the message says, in English and in Spanish.
        let en: String
        let es: String
        /// A part of the advice.
        var advice: String?

        var testDescription: String { text }
    }

    static let faults = [
        Fault(
            text: "sequenceDiagram\n  A->>B\n  B->>A: x",
            place: "2:8",
            en: "expected “:” and a text, but found the end of the line",
            es: "se esperaba «:» y un texto, pero hay el final de la línea",
            advice: "A->>B: text"
        ),
        Fault(
            text: "sequenceDiagram\n  Alice => Bob: hi",
            place: "2:10",
            en: "expected an arrow after “Alice =”, but found “>”",
            es: "se esperaba una flecha tras «Alice =», pero hay «>»",
            advice: "->>"
        ),
        Fault(
            text: "sequenceDiagram\n  A->>End user: hi",
            place: "2:7",
            en: "expected the participant that receives the message, but found “End”",
            es: "se esperaba el participante que recibe el mensaje, pero hay «End»",
            advice: "participant p1 as End"
        ),
        Fault(
            text: "sequenceDiagram\n  loop Every day\n  A->>B: x",
            place: "2:3",
            en: "this “loop” is never closed: expected “end”",
            es: "este «loop» no se cierra: se esperaba «end»",
            advice: "end"
        ),
        Fault(
            text: "sequenceDiagram\nA->>B: x\nend",
            place: "3:1",
            en: "this “end” closes no fragment",
            es: "este «end» no cierra ningún fragmento"
        ),
        Fault(
            text: "sequenceDiagram\nopt a\nelse b\nend",
            place: "3:1",
            en: "“else” belongs between “alt” and its “end”",
            es: "«else» va entre «alt» y su «end»",
            advice: "opt"
        ),
        Fault(
            text: "sequenceDiagram\nA->>-B: x",
            place: "2:1",
            en: "“A” is not active here and cannot be deactivated",
            es: "«A» no está activo aquí y no se puede desactivar",
            advice: "activate A"
        ),
        Fault(
            text: "sequenceDiagram\nA->>B: x\nactivate Bob",
            place: "3:10",
            en: "there is no participant “Bob” to activate",
            es: "no hay ningún participante «Bob» que activar",
            advice: "id"
        ),
        Fault(
            text: "sequenceDiagram\ncreate participant C\nA->>B: x",
            place: "2:20",
            en: "“C” is created, but the next message does not go to it",
            es: "«C» se crea, pero el mensaje siguiente no va a él"
        ),
        Fault(
            text: "sequenceDiagram\nbox Aqua\nparticipant A\nA->>B: x\nend",
            place: "4:1",
            en: "expected “participant”, “actor” or “end”, but found “A”",
            es: "se esperaba «participant», «actor» o «end», pero hay «A»",
            advice: "declarations"
        ),
        Fault(
            text: "sequenceDiagram\nautonumber   \nA->>B: x",
            place: "3:1",
            en: "expected the end of the line, “off”, or a number to start with and a step, but found “A”",
            es: "se esperaba el final de la línea, «off», o un número inicial y un paso, pero hay «A»",
            advice: "spaces"
        ),
        Fault(
            text: "pie\n  \"Dogs\" : -3",
            place: "2:12",
            en: "“Dogs” has the value -3; a slice cannot be negative",
            es: "«Dogs» tiene el valor -3; una porción no puede ser negativa"
        ),
        Fault(
            text: "pie\n  \"Dogs\" : 1,5",
            place: "2:12",
            en: "“1,5” is not a valid number in a pie chart",
            es: "«1,5» no es un número válido en un gráfico circular",
            advice: "12.5"
        ),
        Fault(
            text: "pie\n  Dogs : 3",
            place: "2:3",
            en: "expected a slice or “title”, but found “Dogs”",
            es: "se esperaba una porción o «title», pero hay «Dogs»",
            advice: "quotes"
        ),
        Fault(
            text: "pie\nshowData\n\"Dogs\" : 3",
            place: "2:1",
            en: "expected a slice or “title”, but found “showData”",
            es: "se esperaba una porción o «title», pero hay «showData»",
            advice: "same line"
        ),
    ]

    @Test("An error stands where the text goes wrong, says what was expected, and what to write", arguments: faults)
    func place(_ fault: Fault) throws {
        let source = slice(fault.text)
        let parsed = ParsedDiagram(source)
        #expect(!parsed.isValid)
        let diagnostic = try #require(parsed.diagnostics.first { $0.severity == .error })
        let file = SourceFile(path: source.path, bytes: source.bytes)
        let position = LineTable(file).position(at: diagnostic.range.bytes.lowerBound)
        #expect("\(position.line):\(position.characterColumn)" == fault.place)
        #expect(diagnostic.message.en == fault.en)
        #expect(diagnostic.message.es == fault.es)
        if let advice = fault.advice { #expect(diagnostic.advice?.en.contains(advice) == true) }
    }

    @Test("Too much is refused, and said to be")
    func limits() {
        let deep = String(repeating: "loop\n", count: 101)
        let wide = (0..<501).map { "participant p\($0)\n" }.joined()
        let slices = (0..<501).map { "\"\($0)\" : 1\n" }.joined()
        for text in ["sequenceDiagram\n" + deep, "sequenceDiagram\n" + wide, "pie\n" + slices] {
            let result = renderDiagram(slice(text))
            #expect(result.svg == nil)
            #expect(result.diagnostics.map(\.rule) == [RuleID.diagramTooLarge])
        }
    }

    @Test("What is legal but has no effect is a warning")
    func warnings() {
        func rules(_ text: String) -> [RuleID] {
            ParsedDiagram(slice("sequenceDiagram\n" + text)).diagnostics.map(\.rule)
        }
        #expect(rules("A->>B: x\ndestroy B") == [RuleID.diagramNotDrawn])
        #expect(rules("participant A@{ \"type\": \"tree\" }") == [RuleID.diagramNotDrawn])
        #expect(rules("links A: {not json") == [RuleID.diagramNotDrawn])
        #expect(rules("details A: some-id") == [RuleID.diagramNotDrawn])
        #expect(rules("properties A: {\"icon\": \"@clock\"}") == [RuleID.diagramNotDrawn])
    }
}
