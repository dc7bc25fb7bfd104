/// Walks through the events and demands the room that each message, note and frame needs between lifelines.
struct ColumnDemands {
    private let diagram: SequenceDiagram
    private let measures: SequenceMeasures
    private let column: [Int?]
    private let halves: [Double]
    private let count: Int
    private(set) var plan: ColumnPlan
    private(set) var extents: [Int: SequenceColumns.Extent] = [:]
    private var activity: Activity
    private var numbers: MessageNumbers
    private var open: [OpenFrame] = []

    private struct OpenFrame {
        var event: Int
        var extent: SequenceColumns.Extent?
        /// The width that the frame's keyword and condition need.
        var width: Double
        /// The columns that are active beside a condition, with the width of the condition.
        var besides: [(column: Int, width: Double)] = []
    }

    /// The distance between a lifeline and the frame around its events.
    private static let frameReach = 14.0
    private static let framePadding = 10.0
    /// Conditions wider than this are wrapped.
    private static let widestTitle = 220.0
    /// The largest room for conditions beside a bar.
    private static let widestBeside = 140.0

    init(
        _ diagram: SequenceDiagram,
        _ measures: SequenceMeasures,
        column: [Int?],
        halves: [Double],
        count: Int,
        plan: ColumnPlan
    ) {
        self.diagram = diagram
        self.measures = measures
        self.column = column
        self.halves = halves
        self.count = count
        self.plan = plan
        activity = Activity(count: diagram.participants.count, width: measures.settings.activationWidth)
        numbers = MessageNumbers(isVisible: measures.settings.showsNumbers)
    }

    mutating func collect() {
        for (index, event) in diagram.events.enumerated() {
            switch event {
            case .message(let message): demand(message, at: index)
            case .note(let note): demand(note, measures.labels[index] ?? .empty)
            case .activation(let participant): activity.begin(participant)
            case .deactivation(let participant): activity.end(participant)
            case .numbering(let numbering): numbers.apply(numbering)
            case .fragmentStart(let fragment):
                let keyword = FragmentTab.size(fragment.kind, measures.settings).width
                let title = titleWidth(measures.labels[index])
                open.append(OpenFrame(event: index, width: fragment.kind == .rect ? 0 : keyword + title + 24))
                keepBeside(title)
            case .section:
                guard !open.isEmpty else { continue }
                let title = titleWidth(measures.labels[index])
                open[open.count - 1].width = max(open[open.count - 1].width, title + 24)
                keepBeside(title)
            case .fragmentEnd: closeFrame()
            }
        }
    }

    /// Notes that a condition needs room beside the bars of active participants.
    private mutating func keepBeside(_ width: Double) {
        guard width > 0, !open.isEmpty else { return }
        for participant in diagram.participants.indices where activity[participant] > 0 {
            guard let column = column[participant] else { continue }
            open[open.count - 1].besides.append((column, min(width, Self.widestBeside)))
        }
    }

    private func titleWidth(_ label: Label?) -> Double {
        guard let label, !label.isEmpty else { return 0 }
        return label.width <= Self.widestTitle
            ? label.width : max(SequenceMeasures.widestWord(label), Self.widestTitle)
    }

    private mutating func include(_ extent: SequenceColumns.Extent) {
        guard !open.isEmpty else { return }
        if open[open.count - 1].extent == nil {
            open[open.count - 1].extent = extent
        } else {
            open[open.count - 1].extent?.include(extent)
        }
    }

    // MARK: Messages and notes

    private mutating func demand(_ message: SequenceMessage, at index: Int) {
        guard let source = column[message.source], let target = column[message.target] else { return }
        let label = measures.labels[index] ?? .empty
        let wraps = message.label.wraps ?? measures.settings.wraps
        let width =
            wraps ? min(label.width, max(SequenceMeasures.wrapWidth, SequenceMeasures.widestWord(label))) : label.width
        let isNumbered = numbers.next() != nil
        let activates = diagram.activates(message.target, after: index)
        if source == target {
            let right = activity.right(message.source, plus: activates ? 1 : 0)
            let reach = right + SelfMessage.labelOffset + max(width, SelfMessage.reach)
            plan.require(source, source + 1, reach + 14 + measures.settings.activationWidth / 2)
            include(.init(first: source, last: source, left: Self.frameReach, right: max(reach, Self.frameReach)))
            return
        }
        let isRightward = source < target
        let start = isRightward ? activity.right(message.source) : activity.left(message.source)
        let end: Double =
            if message.createsTarget {
                halves[target]
            } else if isRightward {
                activity.left(message.target, plus: activates ? 1 : 0)
            } else {
                activity.right(message.target, plus: activates ? 1 : 0)
            }
        let room = width + start + end + 24 + (isNumbered ? 22 : 0)
        let (first, last) = (min(source, target), max(source, target))
        plan.require(first, last, max(room, start + end + 48))
        var extent = SequenceColumns.Extent(first: first, last: last, left: Self.frameReach, right: Self.frameReach)
        for participant in [message.source, message.target] {
            let right = activity.right(participant, plus: participant == message.target && activates ? 1 : 0)
            if column[participant] == last { extent.right = max(extent.right, right + 6) }
        }
        if message.createsTarget {
            if target == last { extent.right = max(extent.right, end + 4) } else { extent.left = end + 4 }
        }
        include(extent)
    }

    private mutating func demand(_ note: SequenceNote, _ label: Label) {
        guard let a = column[note.first], let b = column[note.last] else { return }
        let bar = measures.settings.activationWidth / 2
        let width = NoteBox.width(label)
        let (first, last) = (min(a, b), max(a, b))
        var extent = SequenceColumns.Extent(first: first, last: last, left: Self.frameReach, right: Self.frameReach)
        switch note.placement {
        case .right:
            extent.right = activity.right(note.first) + NoteBox.gap + width
            plan.require(first, first + 1, extent.right + NoteBox.gap + bar)
        case .left:
            extent.left = activity.left(note.first) + NoteBox.gap + width
            plan.require(first - 1, first, extent.left + NoteBox.gap + bar)
        case .over where first == last:
            extent.left = max(width / 2, Self.frameReach)
            extent.right = extent.left
            plan.require(first - 1, first, width / 2 + NoteBox.gap + bar)
            plan.require(first, first + 1, width / 2 + NoteBox.gap + bar)
        case .over:
            let wraps = note.label.wraps ?? measures.settings.wraps
            let least = wraps ? max(SequenceMeasures.wrapWidth, SequenceMeasures.widestWord(label)) + 20 : width
            extent.left = NoteBox.overhang
            extent.right = NoteBox.overhang
            plan.require(first, last, min(width, least) - 2 * NoteBox.overhang)
            plan.require(first - 1, first, NoteBox.overhang + NoteBox.gap + bar)
            plan.require(last, last + 1, NoteBox.overhang + NoteBox.gap + bar)
        }
        include(extent)
    }

    // MARK: Frames

    private mutating func closeFrame() {
        guard let frame = open.popLast(), count > 0 else { return }
        var extent =
            frame.extent
            ?? SequenceColumns.Extent(first: 0, last: count - 1, left: Self.frameReach, right: Self.frameReach)
        extent.left += Self.framePadding
        extent.right += Self.framePadding
        if extent.first == extent.last {
            extent.right = max(extent.right, frame.width - extent.left)
        } else {
            plan.require(extent.first, extent.last, frame.width - extent.left - extent.right)
        }
        if let beside = frame.besides.filter({ $0.column >= extent.first && $0.column < extent.last })
            .max(by: { ($0.column, $0.width) < ($1.column, $1.width) })
        {
            let bar = activity.reach
            plan.require(beside.column, extent.last, beside.width + bar + 24 - extent.right)
        }
        plan.require(extent.first - 1, extent.first, extent.left + 12)
        plan.require(extent.last, extent.last + 1, extent.right + 12)
        extents[frame.event] = extent
        include(extent)
    }
}

extension SequenceDiagram {
    /// Returns true if the event after a message activates its target.
    func activates(_ participant: Int, after event: Int) -> Bool {
        guard event + 1 < events.count, case .activation(let next) = events[event + 1] else { return false }
        return next == participant
    }
}
