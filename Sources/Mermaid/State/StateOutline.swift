import Diagnostics

/// Describes a state diagram in words, for readers who do not see it.
enum StateOutline {
    static func text(of diagram: StateDiagram, language: String) -> String {
        func say(_ en: String, _ es: String) -> String { LocalizedText(en: en, es: es).text(in: language) }
        let count = diagram.states.count { $0.kind == .plain || $0.kind == .composite }
        let transitions = diagram.transitions.count
        let sentences = [
            say(
                "State diagram with \(count) \(count == 1 ? "state" : "states") and \(transitions) \(transitions == 1 ? "transition" : "transitions").",
                "Diagrama de estados con \(count) \(count == 1 ? "estado" : "estados") y \(transitions) \(transitions == 1 ? "transición" : "transiciones")."
            )
        ]
        var details: [String] = []
        var inner: [Int: [DiagramState]] = [:]
        for state in diagram.states where state.kind == .plain || state.kind == .composite {
            var parent = state.parent
            if parent >= 0, diagram.states[parent].kind == .region { parent = diagram.states[parent].parent }
            inner[parent, default: []].append(state)
        }
        for (index, state) in diagram.states.enumerated() where state.kind == .composite {
            guard let inner = inner[index] else { continue }
            let names = inner.map { name($0, language) }.joined(separator: ", ")
            let title = name(state, language)
            details.append(say("\(title) holds \(names).", "\(title) contiene \(names)."))
        }
        for transition in diagram.transitions {
            func title(_ id: String) -> String {
                diagram.stateIndices[id].map { name(diagram.states[$0], language) } ?? id
            }
            let label = transition.label.map { ": \($0.plainText)" } ?? ""
            details.append("\(title(transition.source)) → \(title(transition.target))\(label).")
        }
        for note in diagram.notes {
            let text = note.text.plainText
            let target = note.target.flatMap { diagram.stateIndices[$0] }.map { name(diagram.states[$0], language) }
            details.append(
                target.map { say("Note for \($0): \(text).", "Nota sobre \($0): \(text).") }
                    ?? say("Note: \(text).", "Nota: \(text).")
            )
        }
        return OutlineSentences.text(sentences, details, language: language)
    }

    private static func name(_ state: DiagramState, _ language: String) -> String {
        switch state.kind {
        case .start: return LocalizedText(en: "Start", es: "Inicio").text(in: language)
        case .end: return LocalizedText(en: "End", es: "Fin").text(in: language)
        default:
            let text = state.descriptions.map { DiagramLabel(text: $0, isMarkdown: true).plainText }
                .joined(separator: "; ")
            return text.isEmpty ? state.id : text
        }
    }
}
