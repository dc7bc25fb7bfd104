/// A sequence diagram with a place for everything, in pixels; the first lifeline's left side is near 0.
struct SequenceScene {
    struct Head {
        /// The place in ``SequenceDiagram/participants``.
        var participant: Int
        /// The box, or the room of the picture and the label below it.
        var frame: Rect
        /// Whether it stands at the bottom, where links and room for them are left out.
        var isMirrored: Bool
    }

    /// A lifeline, cut where text crosses it.
    struct Lifeline {
        var participant: Int
        var x: Double
        var pieces: [ClosedRange<Double>]
        /// Where it ends before the diagram does, with a cross.
        var cross: Double?
    }

    struct Bar {
        var participant: Int
        /// How many others are active below it.
        var depth: Int
        var frame: Rect
    }

    struct Message {
        /// The place in ``SequenceDiagram/messages``.
        var index: Int
        var start: Point
        var end: Point
        /// For messages to oneself: how far the loop reaches to the right of `start`.
        var loopReach: Double?
        var label: Label
        /// The label's middle.
        var labelCentre: Point
        var number: String?
        /// Whether the number stands at the end rather than at the start: where the head is not.
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
        /// Of `rect`.
        var fill: String?
        var frame: Rect
        var keyword: Label
        var tab: Rect
        /// The condition, and those of further sections.
        var titles: [(label: Label, centre: Point)]
        /// Where a section ends and the next begins.
        var separators: [Double]
        var depth: Int
    }

    struct Box {
        var fill: String?
        var frame: Rect
        var title: Label
        /// Where texts lie on its sides, from its left upper corner around it as the clock goes.
        var gaps: [ClosedRange<Double>] = []
    }

    var heads: [Head] = []
    var lifelines: [Lifeline] = []
    var bars: [Bar] = []
    var messages: [Message] = []
    var notes: [Note] = []
    /// Outer ones before those inside.
    var fragments: [Fragment] = []
    var boxes: [Box] = []
    /// Around all of it.
    var bounds = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)
}
