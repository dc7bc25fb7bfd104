import Diagnostics

/// Builds a ``SequenceDiagram`` from its statements, by Mermaid's rules for declaring, creating and ending participants.
struct SequenceBuilder {
    var diagram = SequenceDiagram()
    private(set) var diagnostics: [Diagnostic] = []
    private var openBox: Int?
    /// The number of activations of each participant, by its id.
    private var activations: [String: Int] = [:]
    /// Activations of names that are not participants yet, by their index among the events.
    private var unresolved: [(event: Int, id: String, range: Range<Int>)] = []
    /// The participant that was created but that no message has reached yet.
    private var created: (participant: Int, range: Range<Int>)?
    /// The participants that end with the next message.
    private var destroyed: [(id: String, range: SourceRange)] = []

    /// The largest number of participants; a page has no room for more.
    private static let mostParticipants = 500
    private static let mostEvents = 20_000

    // MARK: Participants

    /// Returns the participant with a name; creates it if there is none.
    mutating func participant(_ id: String, at place: SourceRange, range: Range<Int>) throws(SyntaxError) -> Int {
        try declare(id, label: nil, kind: nil, isCreated: false, at: place, range: range)
        return diagram.participantIndices[id] ?? 0
    }

    mutating func declare(
        _ id: String,
        label: SequenceText?,
        kind: SequenceParticipant.Kind?,
        isCreated: Bool,
        at place: SourceRange,
        range: Range<Int>
    ) throws(SyntaxError) {
        if let index = diagram.participantIndices[id] {
            if isCreated { throw Self.createdTwice(id, range) }
            try assignBox(index, range)
            // A later declaration without a label changes nothing, as in Mermaid.
            if let label {
                diagram.participants[index].label = label
                diagram.participants[index].kind = kind ?? .participant
            }
            return
        }
        guard diagram.participants.count < Self.mostParticipants else {
            throw .tooMany(Self.mostParticipants, en: "participants", es: "participantes", at: range)
        }
        let index = diagram.participants.count
        diagram.participantIndices[id] = index
        diagram.participants.append(
            SequenceParticipant(
                id: id,
                label: label ?? SequenceText(text: id, wraps: nil, range: place),
                kind: kind ?? .participant,
                box: openBox,
                range: place
            )
        )
        if isCreated { created = (index, range) }
    }

    private mutating func assignBox(_ index: Int, _ range: Range<Int>) throws(SyntaxError) {
        guard let openBox else { return }
        if let box = diagram.participants[index].box, box != openBox {
            let id = diagram.participants[index].id
            throw SyntaxError(
                range: range,
                message: LocalizedText(
                    en: "“\(id)” is already in another box; a participant can be in one box only",
                    es: "«\(id)» ya está en otro «box»; un participante solo puede estar en uno"
                )
            )
        }
        diagram.participants[index].box = openBox
    }

    private static func createdTwice(_ id: String, _ range: Range<Int>) -> SyntaxError {
        SyntaxError(
            range: range,
            message: LocalizedText(
                en: "“\(id)” cannot be created: there is already a participant with this name",
                es: "«\(id)» no se puede crear: ya hay un participante con ese nombre"
            ),
            advice: LocalizedText(
                en: "give it another id with the same label: create participant \(id)2 as \(id)",
                es: "dale otro id con la misma etiqueta: create participant \(id)2 as \(id)"
            )
        )
    }

    mutating func openBox(_ box: SequenceBox) {
        openBox = diagram.boxes.count
        diagram.boxes.append(box)
    }

    mutating func closeBox() { openBox = nil }

    mutating func destroy(_ id: String, range: SourceRange) { destroyed.append((id, range)) }

    // MARK: Events

    mutating func add(_ message: SequenceMessage, range: Range<Int>) throws(SyntaxError) {
        guard diagram.events.count < Self.mostEvents else {
            throw .tooMany(Self.mostEvents, en: "messages and notes", es: "mensajes y notas", at: range)
        }
        var message = message
        if let created {
            guard message.target == created.participant else {
                throw notReached(created.participant, created.range)
            }
            message.createsTarget = true
            self.created = nil
        } else if let last = destroyed.last {
            let ends = [message.source, message.target].map { diagram.participants[$0].id }
            guard ends.contains(last.id) else {
                throw SyntaxError(
                    range: range,
                    message: LocalizedText(
                        en: "“\(last.id)” is destroyed, but the next message neither comes from it nor goes to it",
                        es: "«\(last.id)» se destruye, pero el mensaje siguiente ni sale de él ni le llega"
                    ),
                    advice: LocalizedText(
                        en: "put “destroy \(last.id)” right before the message that ends it",
                        es: "pon «destroy \(last.id)» justo antes del mensaje que lo termina"
                    )
                )
            }
            for entry in destroyed {
                guard let index = diagram.participantIndices[entry.id], ends.contains(entry.id) else {
                    reportNotDestroyed(entry)
                    continue
                }
                if !message.destroys.contains(index) { message.destroys.append(index) }
            }
            destroyed = []
        }
        diagram.events.append(.message(message))
    }

    private func notReached(_ participant: Int, _ range: Range<Int>) -> SyntaxError {
        let id = diagram.participants[participant].id
        return SyntaxError(
            range: range,
            message: LocalizedText(
                en: "“\(id)” is created, but the next message does not go to it",
                es: "«\(id)» se crea, pero el mensaje siguiente no va a él"
            ),
            advice: LocalizedText(
                en: "put the message that creates it right after this line",
                es: "pon justo después de esta línea el mensaje que lo crea"
            )
        )
    }

    private mutating func reportNotDestroyed(_ entry: (id: String, range: SourceRange)) {
        diagnostics.append(
            Diagnostic(
                rule: .diagramNotDrawn,
                severity: .warning,
                message: LocalizedText(
                    en: "no message ends “\(entry.id)”, so “destroy” is not drawn",
                    es: "ningún mensaje termina «\(entry.id)», así que «destroy» no se dibuja"
                ),
                range: entry.range,
                advice: LocalizedText(
                    en: "the next message must come from it or go to it",
                    es: "el mensaje siguiente debe salir de él o llegarle"
                )
            )
        )
    }

    mutating func activate(_ id: String, range: Range<Int>) {
        activations[id, default: 0] += 1
        diagram.events.append(.activation(participant: resolve(id, range)))
    }

    mutating func deactivate(_ id: String, range: Range<Int>) throws(SyntaxError) {
        guard let count = activations[id], count > 0 else {
            throw SyntaxError(
                range: range,
                message: LocalizedText(
                    en: "“\(id)” is not active here and cannot be deactivated",
                    es: "«\(id)» no está activo aquí y no se puede desactivar"
                ),
                advice: LocalizedText(
                    en: "activate it before, with “activate \(id)” or with “+” in a message to it: A->>+\(id): text",
                    es: "actívalo antes, con «activate \(id)» o con «+» en un mensaje a él: A->>+\(id): texto"
                )
            )
        }
        activations[id] = count - 1
        diagram.events.append(.deactivation(participant: resolve(id, range)))
    }

    private mutating func resolve(_ id: String, _ range: Range<Int>) -> Int {
        if let index = diagram.participantIndices[id] { return index }
        unresolved.append((diagram.events.count, id, range))
        return -1
    }

    /// Reports creations, endings and activations that are still incomplete at the end of the diagram.
    mutating func finish() throws(SyntaxError) {
        for entry in destroyed { reportNotDestroyed(entry) }
        for index in diagram.participants.indices { keepLastLinks(of: index) }
        for entry in unresolved {
            guard let index = diagram.participantIndices[entry.id] else {
                throw SyntaxError(
                    range: entry.range,
                    message: LocalizedText(
                        en: "there is no participant “\(entry.id)” to activate",
                        es: "no hay ningún participante «\(entry.id)» que activar"
                    ),
                    advice: LocalizedText(
                        en: "“activate” takes the id, not the label, and is case-sensitive",
                        es: "«activate» lleva el id, no la etiqueta, y distingue mayúsculas"
                    )
                )
            }
            if case .activation = diagram.events[entry.event] {
                diagram.events[entry.event] = .activation(participant: index)
            } else {
                diagram.events[entry.event] = .deactivation(participant: index)
            }
        }
    }
}
