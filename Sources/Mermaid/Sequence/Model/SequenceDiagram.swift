import Diagnostics

/// A sequence diagram as its author wrote it: who takes part, and what happens in order.
struct SequenceDiagram: Sendable {
    /// In the order in which the text first names them.
    var participants: [SequenceParticipant] = []
    /// Places in `participants` by id.
    var participantIndices: [String: Int] = [:]
    var boxes: [SequenceBox] = []
    var events: [SequenceEvent] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    /// The messages alone, in order.
    var messages: [SequenceMessage] {
        events.compactMap { event in
            if case .message(let message) = event { return message }
            return nil
        }
    }
}

/// A text with Mermaid's `wrap:` or `nowrap:` taken off.
struct SequenceText: Sendable, Equatable {
    var text: String
    /// What the prefix asks for; nil leaves it to the diagram's setting.
    var wraps: Bool?
    var range: SourceRange

    /// As it is read, without marks and line breaks.
    var plainText: String {
        LabelParser.parse(text, syntax: .literal).lines
            .map { line in line.map(\.text).joined() }
            .joined(separator: " ")
    }
}

/// One of those who take part.
struct SequenceParticipant: Sendable {
    /// How its head is drawn.
    enum Kind: String, Sendable, CaseIterable {
        case participant, actor, boundary, collections, control, database, entity, queue
    }

    /// An entry of its menu, from `link` or `links`.
    struct Link: Sendable {
        let label: String
        let href: String
        let range: SourceRange
    }

    let id: String
    var label: SequenceText
    var kind = Kind.participant
    /// The place in ``SequenceDiagram/boxes`` of the box around it.
    var box: Int?
    var links: [Link] = []
    /// The class that `properties` asks for.
    var className: String?
    /// Where the text first names it.
    let range: SourceRange
}

/// A `box` around participants.
struct SequenceBox: Sendable {
    let title: SequenceText?
    /// A colour as CSS writes it; nil where none is given.
    let fill: String?
    let range: SourceRange
}

/// What happens at one moment.
enum SequenceEvent: Sendable {
    case message(SequenceMessage)
    case note(SequenceNote)
    /// The participant, by its place, becomes active; activations stack.
    case activation(participant: Int)
    case deactivation(participant: Int)
    case fragmentStart(SequenceFragment)
    /// `else`, `and` or `option`: the next part of the innermost fragment.
    case section(SequenceText)
    case fragmentEnd
    case numbering(SequenceNumbering)
}

/// An arrow from one lifeline to another, or back to the same.
struct SequenceMessage: Sendable {
    /// Places in ``SequenceDiagram/participants``.
    let source: Int
    let target: Int
    let arrow: SequenceArrow
    let label: SequenceText
    /// `()` at the arrow's start and end: it meets the lifeline in a small circle.
    var hasSourceCircle = false
    var hasTargetCircle = false
    /// Whether it brings its target about.
    var createsTarget = false
    /// Those who end with it.
    var destroys: [Int] = []
    let range: SourceRange
}

/// A note beside or over lifelines.
struct SequenceNote: Sendable {
    enum Placement: String, Sendable { case left, right, over }

    let placement: Placement
    /// The first and the last participant it belongs to; equal for one.
    let first: Int
    let last: Int
    let label: SequenceText
    let range: SourceRange
}

/// A frame around a part of what happens.
struct SequenceFragment: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case loop, alt, opt, par, critical, `break`, rect
        case parOver = "par_over"
    }

    let kind: Kind
    /// The condition; of `rect` its colour.
    let label: SequenceText
    let range: SourceRange
}

/// `autonumber`: from here on messages are numbered, or no longer.
struct SequenceNumbering: Sendable, Equatable {
    /// Nil goes on with the count.
    let start: Double?
    let step: Double?
    let isVisible: Bool
}
