import Diagnostics

/// A sequence diagram as its author wrote it: the participants, and the events in order.
struct SequenceDiagram: Sendable {
    /// The participants, in the order in which the text first names them.
    var participants: [SequenceParticipant] = []
    /// Indices into ``participants`` by id.
    var participantIndices: [String: Int] = [:]
    var boxes: [SequenceBox] = []
    var events: [SequenceEvent] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    /// The messages among the events, in order.
    var messages: [SequenceMessage] {
        events.compactMap { event in
            if case .message(let message) = event { return message }
            return nil
        }
    }
}

/// A text without Mermaid's prefix `wrap:` or `nowrap:`.
struct SequenceText: Sendable, Equatable {
    var text: String
    /// True or false by the prefix; nil leaves it to the diagram's setting.
    var wraps: Bool?
    var range: SourceRange

    /// The text as readers see it, without marks and line breaks.
    var plainText: String {
        LabelParser.parse(text, syntax: .literal).lines
            .map { line in line.map(\.text).joined() }
            .joined(separator: " ")
    }
}

/// A participant.
struct SequenceParticipant: Sendable {
    /// The kind of a participant, which decides the drawing of its head.
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
    /// The index in ``SequenceDiagram/boxes`` of the box around it; nil if there is none.
    var box: Int?
    var links: [Link] = []
    /// The class from `properties`.
    var className: String?
    /// The place where the text first names the participant.
    let range: SourceRange
}

/// A `box` around participants.
struct SequenceBox: Sendable {
    let title: SequenceText?
    /// The colour as in CSS; nil if none is given.
    let fill: String?
    let range: SourceRange
}

/// An event at one moment.
enum SequenceEvent: Sendable {
    case message(SequenceMessage)
    case note(SequenceNote)
    /// The participant with this index becomes active; activations stack.
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
    /// Indices into ``SequenceDiagram/participants``.
    let source: Int
    let target: Int
    let arrow: SequenceArrow
    let label: SequenceText
    /// True if the arrow has `()` at its start: it meets the lifeline in a small circle. ``hasTargetCircle`` is for its end.
    var hasSourceCircle = false
    var hasTargetCircle = false
    /// True if the message creates its target.
    var createsTarget = false
    /// The indices of participants that end with the message.
    var destroys: [Int] = []
    let range: SourceRange
}

/// A note beside or over lifelines.
struct SequenceNote: Sendable {
    enum Placement: String, Sendable { case left, right, over }

    let placement: Placement
    /// The index of the first participant of the note; ``last`` is the same for one participant.
    let first: Int
    let last: Int
    let label: SequenceText
    let range: SourceRange
}

/// A frame around a part of the events.
struct SequenceFragment: Sendable {
    enum Kind: String, Sendable, CaseIterable {
        case loop, alt, opt, par, critical, `break`, rect
        case parOver = "par_over"
    }

    let kind: Kind
    /// The condition; for `rect`, the colour.
    let label: SequenceText
    let range: SourceRange
}

/// A change of numbering by `autonumber`: from here on, messages are numbered, or no longer.
struct SequenceNumbering: Sendable, Equatable {
    /// The next number; nil continues the count.
    let start: Double?
    let step: Double?
    let isVisible: Bool
}
