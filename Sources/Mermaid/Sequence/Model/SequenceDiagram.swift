import Diagnostics

/// A sequence diagram as its author wrote it: who takes part, and what happens in order.
public struct SequenceDiagram: Sendable {
    /// In the order in which the text first names them.
    public internal(set) var participants: [SequenceParticipant] = []
    /// Places in `participants` by id.
    public internal(set) var participantIndices: [String: Int] = [:]
    public internal(set) var boxes: [SequenceBox] = []
    public internal(set) var events: [SequenceEvent] = []
    public internal(set) var title: String?
    public internal(set) var accessibleTitle: String?
    public internal(set) var accessibleDescription: String?
    var settings = DiagramSettings()

    /// The messages alone, in order.
    public var messages: [SequenceMessage] {
        events.compactMap { event in
            if case .message(let message) = event { return message }
            return nil
        }
    }
}

/// A text with Mermaid's `wrap:` or `nowrap:` taken off.
public struct SequenceText: Sendable, Equatable {
    public var text: String
    /// What the prefix asks for; nil leaves it to the diagram's setting.
    public var wraps: Bool?
    public var range: SourceRange

    /// As it is read, without marks and line breaks.
    public var plainText: String {
        LabelParser.parse(text, syntax: .literal).lines
            .map { line in line.map(\.text).joined() }
            .joined(separator: " ")
    }
}

/// One of those who take part.
public struct SequenceParticipant: Sendable {
    /// How its head is drawn.
    public enum Kind: String, Sendable, CaseIterable {
        case participant, actor, boundary, collections, control, database, entity, queue
    }

    /// An entry of its menu, from `link` or `links`.
    public struct Link: Sendable {
        public let label: String
        public let href: String
        public let range: SourceRange
    }

    public let id: String
    public var label: SequenceText
    public var kind = Kind.participant
    /// The place in ``SequenceDiagram/boxes`` of the box around it.
    public var box: Int?
    public var links: [Link] = []
    /// The class that `properties` asks for.
    public var className: String?
    /// Where the text first names it.
    public let range: SourceRange
}

/// A `box` around participants.
public struct SequenceBox: Sendable {
    public let title: SequenceText?
    /// A colour as CSS writes it; nil where none is given.
    public let fill: String?
    public let range: SourceRange
}

/// What happens at one moment.
public enum SequenceEvent: Sendable {
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
public struct SequenceMessage: Sendable {
    /// Places in ``SequenceDiagram/participants``.
    public let source: Int
    public let target: Int
    public let arrow: SequenceArrow
    public let label: SequenceText
    /// `()` at the arrow's start and end: it meets the lifeline in a small circle.
    public var hasSourceCircle = false
    public var hasTargetCircle = false
    /// Whether it brings its target about.
    public var createsTarget = false
    /// Those who end with it.
    public var destroys: [Int] = []
    public let range: SourceRange
}

/// A note beside or over lifelines.
public struct SequenceNote: Sendable {
    public enum Placement: String, Sendable { case left, right, over }

    public let placement: Placement
    /// The first and the last participant it belongs to; equal for one.
    public let first: Int
    public let last: Int
    public let label: SequenceText
    public let range: SourceRange
}

/// A frame around a part of what happens.
public struct SequenceFragment: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case loop, alt, opt, par, critical, `break`, rect
        case parOver = "par_over"
    }

    public let kind: Kind
    /// The condition; of `rect` its colour.
    public let label: SequenceText
    public let range: SourceRange
}

/// `autonumber`: from here on messages are numbered, or no longer.
public struct SequenceNumbering: Sendable, Equatable {
    /// Nil goes on with the count.
    public let start: Double?
    public let step: Double?
    public let isVisible: Bool
}
