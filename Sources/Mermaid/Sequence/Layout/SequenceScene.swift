/// A laid-out sequence diagram, in pixels; the first lifeline's left side is near 0.
struct SequenceScene {
    struct Head {
        /// The index in ``SequenceDiagram/participants``.
        var participant: Int
        /// The rectangle of the box, or of the picture and the label below it.
        var frame: Rect
        /// True if it stands at the bottom, where links and the room for them are left out.
        var isMirrored: Bool
    }

    /// A lifeline, interrupted where texts cross it.
    struct Lifeline {
        var participant: Int
        var x: Double
        var pieces: [ClosedRange<Double>]
        /// The y of a cross at which it ends before the diagram does; nil if it does not.
        var cross: Double?
    }

    struct Bar {
        var participant: Int
        /// The number of bars below it on the same lifeline.
        var depth: Int
        var frame: Rect
    }

    struct Message {
        /// The index in ``SequenceDiagram/messages``.
        var index: Int
        var start: Point
        var end: Point
        /// The distance that the loop of a message to oneself reaches to the right of `start`; nil for others.
        var loopReach: Double?
        var label: Label
        /// The label's middle.
        var labelCentre: Point
        var number: String?
        /// True if the number stands at the end, because the head is at the start.
        var isNumberAtEnd = false

        var labelFrame: Rect {
            let (x, y) = (label.width / 2, label.height / 2)
            return Rect(
                minX: labelCentre.x - x,
                minY: labelCentre.y - y,
                maxX: labelCentre.x + x,
                maxY: labelCentre.y + y
            )
        }
    }

    struct Note {
        var frame: Rect
        var label: Label
    }

    struct Fragment {
        var kind: SequenceFragment.Kind
        /// The colour of a `rect`; nil if it has none.
        var fill: String?
        var frame: Rect
        var keyword: Label
        var tab: Rect
        /// The condition, and the conditions of further sections.
        var titles: [(label: Label, centre: Point)]
        /// The y of each border between two sections.
        var separators: [Double]
        var depth: Int
    }

    struct Box {
        var fill: String?
        var frame: Rect
        var title: Label
        /// The stretches of its outline that are covered by texts, clockwise from its top left corner.
        var gaps: [ClosedRange<Double>] = []
    }

    var heads: [Head] = []
    var lifelines: [Lifeline] = []
    var bars: [Bar] = []
    var messages: [Message] = []
    var notes: [Note] = []
    /// The fragments, outer ones before those inside.
    var fragments: [Fragment] = []
    var boxes: [Box] = []
    /// The area around everything.
    var bounds = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
}
