import Diagnostics

/// The texts of a sequence diagram, measured before anything has a place.
struct SequenceMeasures {
    /// The head of a participant.
    struct Head {
        var label: Label
        var links: [Label] = []
        var size: Size
        /// The height that the links take, at the bottom.
        var linkHeight = 0.0
    }

    let settings: SequenceSettings
    private(set) var heads: [Head] = []
    /// The label of each event; nil for events without a text.
    private(set) var labels: [Label?] = []
    private(set) var boxTitles: [Label] = []
    /// Pictures, icons and formulas in labels that can't be drawn, with the label's place.
    private(set) var dropped: [(range: SourceRange, name: String)] = []
    /// The size of pictures, such as the actor's.
    static let picture = Size(width: 40, height: 40)
    /// The distance that the round ends of a queue reach inwards.
    static let queueRim = 8.0
    /// The width at which messages without line breaks are wrapped, so that no drawing grows without limits.
    static let widestMessage = 640.0
    static let widestNote = 400.0
    static let widestHead = 260.0
    /// The least width of texts that `wrap` wraps.
    static let wrapWidth = 150.0

    init(_ diagram: SequenceDiagram) {
        settings = SequenceSettings(diagram.settings)
        for participant in diagram.participants { heads.append(head(participant)) }
        for box in diagram.boxes {
            boxTitles.append(box.title.map { label($0, width: 400, fontSize: settings.messageFontSize) } ?? .empty)
        }
        for event in diagram.events {
            switch event {
            case .message(let message):
                // The final wrapping follows once the columns have places.
                labels.append(label(message.label, width: Self.widestMessage, fontSize: settings.messageFontSize))
            case .note(let note):
                let wraps = note.label.wraps ?? settings.wraps
                let width = wraps ? Self.wrapWidth : Self.widestNote
                labels.append(label(note.label, width: width, fontSize: settings.noteFontSize))
            case .fragmentStart(let fragment):
                labels.append(fragment.kind == .rect ? nil : condition(fragment.label))
            case .section(let text): labels.append(condition(text))
            case .activation, .deactivation, .fragmentEnd, .numbering: labels.append(nil)
            }
        }
    }

    private mutating func head(_ participant: SequenceParticipant) -> Head {
        let wraps = participant.label.wraps ?? settings.wraps
        let label = label(
            participant.label,
            width: wraps ? Self.wrapWidth : Self.widestHead,
            fontSize: settings.actorFontSize
        )
        let links = participant.links.map { link in
            LabelLayout.layOut(
                [[Label.Run(text: link.label, style: [])]],
                width: .infinity,
                fontSize: settings.noteFontSize
            )
        }
        let linkHeight = links.reduce(0) { $0 + $1.height } + (links.isEmpty ? 0 : 8)
        let width = links.reduce(label.width) { max($0, $1.width) }
        var head = Head(label: label, links: links, size: Size(width: 0, height: 0), linkHeight: linkHeight)
        switch participant.kind {
        case .participant, .collections, .queue:
            let room = participant.kind == .queue ? 28.0 + 2 * Self.queueRim : 28
            head.size = Size(
                width: max(width + room, settings.actorWidth),
                height: max(label.height, 20) + 22 + linkHeight
            )
        case .actor, .boundary, .control, .database, .entity:
            head.size = Size(
                width: max(width + 8, Self.picture.width + 8),
                height: Self.picture.height + 6 + label.height + linkHeight
            )
        }
        return head
    }

    /// Sets a condition in square brackets, like a guard.
    private mutating func condition(_ text: SequenceText) -> Label {
        var text = text
        if !text.text.isEmpty, !text.text.hasPrefix("[") { text.text = "[\(text.text)]" }
        return label(text, width: .infinity, fontSize: settings.noteFontSize)
    }

    private mutating func label(_ text: SequenceText, width: Double, fontSize: Double) -> Label {
        let (lines, names) = LabelParser.parse(text.text, syntax: .literal)
        for name in names { dropped.append((text.range, name)) }
        return LabelLayout.layOut(lines, width: width, fontSize: fontSize)
    }

    /// Returns a text set again for another width.
    static func wrapped(_ label: Label, width: Double) -> Label {
        LabelLayout.layOut(label.lines.map(\.runs), width: width, fontSize: label.fontSize)
    }

    /// Returns the width of the widest word; a narrower label would not contain it.
    static func widestWord(_ label: Label) -> Double { wrapped(label, width: 1).width }
}
