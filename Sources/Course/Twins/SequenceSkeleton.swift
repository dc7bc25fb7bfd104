import Diagnostics
import Mermaid

/// A sequence diagram without its texts.
///
/// Participants are known by their place in the order, since their names are what readers see and are often translated.
enum SequenceSkeleton {
    typealias Part = DiagramSkeleton.Part

    private static func part(_ key: String, _ name: String, _ kind: (en: String, es: String), _ range: SourceRange)
        -> Part
    {
        Part(key: key, anonymousKey: key, name: name, kind: kind, range: range)
    }

    static func parts(of diagram: SequenceDiagram) -> [Part] {
        var parts = diagram.participants.enumerated().map { place, participant in
            part(
                "participant \(place) \(participant.kind) \(participant.box ?? -1)",
                participant.id,
                ("participant", "este participante"),
                participant.range
            )
        }
        // Frames that are open around what happens, and what happens at the same moment, belong to the part's key.
        var frames: [String] = []
        for event in diagram.events {
            switch event {
            case .message(let message):
                let arrow = message.arrow
                let circles = "\(message.hasSourceCircle) \(message.hasTargetCircle)"
                let fate = "\(message.createsTarget) \(message.destroys)"
                parts.append(
                    part(
                        "message \(message.source) \(arrow.start) \(arrow.line) \(arrow.end) \(message.target) \(circles) \(fate) in \(frames)",
                        "\(diagram.participants[message.source].id) → \(diagram.participants[message.target].id)",
                        ("message", "este mensaje"),
                        message.range
                    )
                )
            case .note(let note):
                parts.append(
                    part(
                        "note \(note.placement) \(note.first) \(note.last) in \(frames)",
                        "note",
                        ("note", "esta nota"),
                        note.range
                    )
                )
            case .fragmentStart(let fragment):
                parts.append(
                    part(
                        "frame \(fragment.kind) in \(frames)",
                        fragment.kind.rawValue,
                        ("frame", "este marco"),
                        fragment.range
                    )
                )
                frames.append("\(fragment.kind) 0")
            case .section(let text):
                guard let last = frames.popLast() else { continue }
                frames.append(last + "+")
                parts.append(
                    part(
                        "section in \(frames)",
                        text.plainText,
                        ("section of the frame", "esta parte del marco"),
                        text.range
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
        parts.append(part(last.key + mark, last.name, last.kind, last.range))
    }
}
