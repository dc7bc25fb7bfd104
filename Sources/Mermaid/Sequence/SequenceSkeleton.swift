import Diagnostics

/// A sequence diagram without its texts.
///
/// Participants are identified by their position in the order, since their names are visible and often translated.
enum SequenceSkeleton {
    typealias Part = DiagramSkeleton.Part

    static func parts(of diagram: SequenceDiagram) -> [Part] {
        var parts = diagram.participants.enumerated().map { place, participant in
            Part(
                "participant \(place) \(participant.kind) \(participant.box ?? -1)",
                name: participant.id,
                kind: ("participant", "este participante"),
                range: participant.range
            )
        }
        // The key of a part includes the open frames around it and the other events at the same moment.
        var frames: [String] = []
        for event in diagram.events {
            switch event {
            case .message(let message):
                let arrow = message.arrow
                let circles = "\(message.hasSourceCircle) \(message.hasTargetCircle)"
                let fate = "\(message.createsTarget) \(message.destroys)"
                parts.append(
                    Part(
                        "message \(message.source) \(arrow.start) \(arrow.line) \(arrow.end) \(message.target) \(circles) \(fate) in \(frames)",
                        name: "\(diagram.participants[message.source].id) → \(diagram.participants[message.target].id)",
                        kind: ("message", "este mensaje"),
                        range: message.range
                    )
                )
            case .note(let note):
                parts.append(
                    Part(
                        "note \(note.placement) \(note.first) \(note.last) in \(frames)",
                        name: "note",
                        kind: ("note", "esta nota"),
                        range: note.range
                    )
                )
            case .fragmentStart(let fragment):
                parts.append(
                    Part(
                        "frame \(fragment.kind) in \(frames)",
                        name: fragment.kind.rawValue,
                        kind: ("frame", "este marco"),
                        range: fragment.range
                    )
                )
                frames.append("\(fragment.kind) 0")
            case .section(let text):
                guard let last = frames.popLast() else { continue }
                frames.append(last + "+")
                parts.append(
                    Part(
                        "section in \(frames)",
                        name: text.plainText,
                        kind: ("section of the frame", "esta parte del marco"),
                        range: text.range
                    )
                )
            case .fragmentEnd: _ = frames.popLast()
            case .activation(let participant): append("+\(participant)", to: &parts)
            case .deactivation(let participant): append("-\(participant)", to: &parts)
            case .numbering(let numbering): append("#\(numbering.isVisible)", to: &parts)
            }
        }
        return parts
    }

    private static func append(_ mark: String, to parts: inout [Part]) {
        guard let last = parts.popLast() else { return }
        parts.append(Part(last.key + mark, name: last.name, kind: last.kind, range: last.range))
    }
}
