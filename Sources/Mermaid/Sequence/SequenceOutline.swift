import Diagnostics

/// Describes a sequence diagram in words, for readers who do not see it.
enum SequenceOutline {
    private static let mostEvents = 80

    static func text(of diagram: SequenceDiagram, language: String) -> String {
        let names = diagram.participants.map { participant in
            let label = participant.label.plainText
            return label.isEmpty ? participant.id : label
        }
        var sentences = [summary(diagram, names).text(in: language)]
        for (index, box) in diagram.boxes.enumerated() {
            guard let title = box.title?.plainText, !title.isEmpty else { continue }
            let members = zip(diagram.participants, names).filter { $0.0.box == index }.map(\.1)
            let list = members.joined(separator: ", ")
            sentences.append(
                LocalizedText(en: "\(title) holds \(list).", es: "\(title) contiene \(list).").text(in: language)
            )
        }
        var events: [String] = []
        var kinds: [SequenceFragment.Kind] = []
        for event in diagram.events {
            if let sentence = sentence(event, names, &kinds) { events.append(sentence.text(in: language)) }
        }
        return OutlineSentences.text(sentences, events, language: language, most: mostEvents)
    }

    private static func summary(_ diagram: SequenceDiagram, _ names: [String]) -> LocalizedText {
        let count = names.count
        let messages = diagram.messages.count
        let list = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
        let tail = " \(messages) "
        return LocalizedText(
            en: "Sequence diagram with \(count) \(count == 1 ? "participant" : "participants")\(list)."
                + tail + (messages == 1 ? "message." : "messages."),
            es: "Diagrama de secuencia con \(count) \(count == 1 ? "participante" : "participantes")\(list)."
                + tail + (messages == 1 ? "mensaje." : "mensajes.")
        )
    }

    private static func sentence(
        _ event: SequenceEvent,
        _ names: [String],
        _ kinds: inout [SequenceFragment.Kind]
    ) -> LocalizedText? {
        switch event {
        case .message(let message):
            let (source, target) = (names[message.source], names[message.target])
            let text = message.label.plainText
            let arrow = message.arrow.start != .none && message.arrow.end != .none ? "↔" : "→"
            let sentence = "\(source) \(arrow) \(target)" + (text.isEmpty ? "." : ": \(text).")
            var (en, es) = (sentence, sentence)
            if message.createsTarget {
                en += " This creates \(target)."
                es += " Esto crea \(target)."
            }
            for participant in message.destroys {
                en += " This ends \(names[participant])."
                es += " Esto termina \(names[participant])."
            }
            return LocalizedText(en: en, es: es)
        case .note(let note):
            let text = note.label.plainText
            let whom = note.first == note.last ? names[note.first] : "\(names[note.first]), \(names[note.last])"
            return LocalizedText(en: "Note (\(whom)): \(text).", es: "Nota (\(whom)): \(text).")
        case .fragmentStart(let fragment):
            kinds.append(fragment.kind)
            guard fragment.kind != .rect else { return nil }
            let text = fragment.label.plainText
            let tail = text.isEmpty ? ":" : " (\(text)):"
            let (en, es) = name(fragment.kind)
            return LocalizedText(en: en + tail, es: es + tail)
        case .section(let label):
            let text = label.plainText
            let tail = text.isEmpty ? ":" : " (\(text)):"
            return switch kinds.last {
            case .par, .parOver: LocalizedText(en: "At the same time\(tail)", es: "Al mismo tiempo\(tail)")
            case .critical: LocalizedText(en: "In case\(tail)", es: "En caso\(tail)")
            default: LocalizedText(en: "Otherwise\(tail)", es: "Si no\(tail)")
            }
        case .fragmentEnd:
            guard let kind = kinds.popLast(), kind != .rect else { return nil }
            let (en, es) = name(kind)
            return LocalizedText(en: "End: \(en.lowercased()).", es: "Fin: \(es.lowercased()).")
        case .activation, .deactivation, .numbering: return nil
        }
    }

    private static func name(_ kind: SequenceFragment.Kind) -> (en: String, es: String) {
        switch kind {
        case .loop: ("Loop", "Bucle")
        case .alt: ("Alternatives", "Alternativas")
        case .opt: ("Option", "Opcional")
        case .par, .parOver: ("In parallel", "En paralelo")
        case .critical: ("Critical section", "Sección crítica")
        case .break: ("Break", "Interrupción")
        case .rect: ("", "")
        }
    }
}
