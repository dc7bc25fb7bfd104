/// Places everything in a sequence diagram, from top to bottom, line by line.
struct SequenceLayout {
    let diagram: SequenceDiagram
    let measures: SequenceMeasures
    let columns: SequenceColumns
    var scene = SequenceScene()
    /// The y down to which the drawing is filled.
    var cursor = 0.0
    var activity: Activity
    var numbers: MessageNumbers
    var open: [OpenFrame] = []
    /// The starts of the open bars, by participant.
    var barStarts: [[Double]]
    /// The start of each lifeline; ``lifelineEnds`` has its end if it ends before the diagram, otherwise nil.
    var lifelineStarts: [Double]
    var lifelineEnds: [Double?]
    /// Texts at which lifelines are interrupted.
    var texts: [Rect] = []
    var messageCount = 0

    struct OpenFrame {
        /// The index in ``SequenceScene/fragments``.
        var fragment: Int
    }

    static func scene(_ diagram: SequenceDiagram, measures: SequenceMeasures) -> SequenceScene {
        var layout = SequenceLayout(diagram, measures)
        layout.placeTopHeads()
        layout.placeEvents()
        layout.placeEnd()
        return layout.scene
    }

    private init(_ diagram: SequenceDiagram, _ measures: SequenceMeasures) {
        self.diagram = diagram
        self.measures = measures
        columns = SequenceColumns(diagram, measures)
        let count = diagram.participants.count
        activity = Activity(count: count, width: measures.settings.activationWidth)
        numbers = MessageNumbers(isVisible: measures.settings.showsNumbers)
        barStarts = Array(repeating: [], count: count)
        lifelineStarts = Array(repeating: 0, count: count)
        lifelineEnds = Array(repeating: nil, count: count)
    }

    /// Returns the x of a participant's lifeline; nil if it is hidden.
    func x(_ participant: Int) -> Double? { columns.column[participant].map { columns.places[$0] } }

    // MARK: Heads

    private mutating func placeTopHeads() {
        var created = Set<Int>()
        for message in diagram.messages where message.createsTarget { created.insert(message.target) }
        let titles = measures.boxTitles.reduce(0) { max($0, $1.height) }
        var top = 0.0
        if !diagram.boxes.isEmpty { top = 10 + (titles > 0 ? titles + 8 : 0) }
        let atTop = columns.order.filter { !created.contains($0) }
        let height = atTop.reduce(0) { max($0, measures.heads[$1].size.height) }
        cursor = top + height
        for participant in atTop {
            guard let x = x(participant) else { continue }
            let size = measures.heads[participant].size
            let frame = Rect(
                minX: x - size.width / 2,
                minY: cursor - size.height,
                maxX: x + size.width / 2,
                maxY: cursor
            )
            scene.heads.append(.init(participant: participant, frame: frame, isMirrored: false))
            lifelineStarts[participant] = cursor
        }
    }

    /// Places a head in the middle of the diagram, around a height.
    mutating func placeCreatedHead(_ participant: Int, y: Double) {
        guard let x = x(participant) else { return }
        let size = measures.heads[participant].size
        let frame = Rect(
            minX: x - size.width / 2,
            minY: y - size.height / 2,
            maxX: x + size.width / 2,
            maxY: y + size.height / 2
        )
        scene.heads.append(.init(participant: participant, frame: frame, isMirrored: false))
        lifelineStarts[participant] = frame.maxY
    }

    // MARK: Events

    private mutating func placeEvents() {
        for (index, event) in diagram.events.enumerated() {
            switch event {
            case .message(let message): place(message, at: index)
            case .note(let note): place(note, measures.labels[index] ?? .empty)
            case .activation(let participant):
                activity.begin(participant)
                barStarts[participant].append(max(cursor, lifelineStarts[participant]))
            case .deactivation(let participant): endBar(participant, at: cursor)
            case .numbering(let numbering): numbers.apply(numbering)
            case .fragmentStart(let fragment): openFrame(fragment, at: index)
            case .section: placeSection(measures.labels[index] ?? .empty)
            case .fragmentEnd: closeFrame()
            }
        }
    }

    /// The least length of a bar, in pixels: shorter bars are lengthened, and the following events move down.
    private static let shortestBar = 14.0

    mutating func endBar(_ participant: Int, at y: Double) {
        guard let start = barStarts[participant].popLast() else { return }
        let end = max(y, start + Self.shortestBar)
        activity.end(participant)
        addBar(participant, start, end)
        cursor = max(cursor, end)
    }

    private mutating func addBar(_ participant: Int, _ start: Double, _ end: Double) {
        guard let x = x(participant) else { return }
        let depth = barStarts[participant].count
        let half = measures.settings.activationWidth / 2
        let left = x - half + Double(depth) * half
        let frame = Rect(minX: left, minY: start, maxX: left + 2 * half, maxY: end)
        scene.bars.append(.init(participant: participant, depth: depth, frame: frame))
    }

    private mutating func place(_ note: SequenceNote, _ label: Label) {
        guard let a = x(note.first), let b = x(note.last) else { return }
        var label = label
        let (left, right) = (min(a, b), max(a, b))
        var width = NoteBox.width(label)
        let start: Double
        switch note.placement {
        case .right: start = a + activity.right(note.first) + NoteBox.gap
        case .left: start = a - activity.left(note.first) - NoteBox.gap - width
        case .over where left == right: start = a - width / 2
        case .over:
            width = right - left + 2 * NoteBox.overhang
            start = left - NoteBox.overhang
            if note.label.wraps ?? measures.settings.wraps {
                label = SequenceMeasures.wrapped(label, width: width - 2 * NoteBox.padding.width)
            }
        }
        let top = cursor + measures.settings.messageMargin * 0.75
        cursor = top + NoteBox.height(label)
        scene.notes.append(
            .init(frame: Rect(minX: start, minY: top, maxX: start + width, maxY: cursor), label: label)
        )
    }

    // MARK: The end

    private mutating func placeEnd() {
        while !open.isEmpty { closeFrame() }
        let end = cursor + 22
        for participant in columns.order {
            let last = lifelineEnds[participant] ?? end
            while let start = barStarts[participant].popLast() { addBar(participant, start, max(last, start)) }
        }
        // Stacked bars lie above the bars they stand on.
        scene.bars.sort { ($0.depth, $0.frame.minY, $0.participant) < ($1.depth, $1.frame.minY, $1.participant) }
        cursor = end
        placeMirroredHeads(end)
        placeLifelines(end)
        placeBoxes()
        var bounds = Rect(minX: 0, minY: 0, maxX: 1, maxY: max(cursor, 1))
        if columns.order.isEmpty, scene.fragments.isEmpty { bounds.maxY = 1 }
        func include(_ rect: Rect) { bounds.formUnion(rect) }
        for head in scene.heads { include(head.frame) }
        for bar in scene.bars { include(bar.frame) }
        for note in scene.notes { include(note.frame) }
        for box in scene.boxes { include(box.frame) }
        for fragment in scene.fragments { include(fragment.frame) }
        for message in scene.messages {
            if !message.label.isEmpty { include(message.labelFrame) }
            let reach = message.loopReach ?? 0
            let number = message.number.map { MessageNumbers.width($0) / 2 } ?? 6
            for point in [message.start, message.end] {
                include(
                    Rect(
                        minX: point.x - number,
                        minY: point.y - 9,
                        maxX: point.x + max(reach, number),
                        maxY: point.y + 9
                    )
                )
            }
        }
        scene.bounds = bounds
    }

    private mutating func placeMirroredHeads(_ end: Double) {
        guard measures.settings.mirrorsActors else { return }
        for participant in columns.order where lifelineEnds[participant] == nil {
            guard let x = x(participant) else { continue }
            let head = measures.heads[participant]
            let half = head.size.width / 2
            let bottom = end + head.size.height - head.linkHeight
            scene.heads.append(
                .init(
                    participant: participant,
                    frame: Rect(minX: x - half, minY: end, maxX: x + half, maxY: bottom),
                    isMirrored: true
                )
            )
            cursor = max(cursor, bottom)
        }
    }

    private mutating func placeLifelines(_ end: Double) {
        for participant in columns.order {
            guard let x = x(participant) else { continue }
            let start = lifelineStarts[participant]
            let last = max(lifelineEnds[participant] ?? end, start)
            var pieces: [ClosedRange<Double>] = []
            var top = start
            let holes = texts.filter { $0.minX - 3 < x && x < $0.maxX + 3 && $0.maxY > start && $0.minY < last }
            for hole in holes.sorted(by: { $0.minY < $1.minY }) {
                if hole.minY - 1 > top { pieces.append(top...(hole.minY - 1)) }
                top = max(top, hole.maxY + 1)
            }
            if last > top { pieces.append(top...last) }
            scene.lifelines.append(
                .init(participant: participant, x: x, pieces: pieces, cross: lifelineEnds[participant])
            )
        }
    }

    private mutating func placeBoxes() {
        let boxes = columns.order.map { diagram.participants[$0].box }
        for run in SequenceColumns.runs(boxes) {
            let padding = SequenceColumns.boxPadding
            let frame = Rect(
                minX: columns.places[run.first] - columns.halves[run.first] - padding,
                minY: 0,
                maxX: columns.places[run.last] + columns.halves[run.last] + padding,
                maxY: cursor + 10
            )
            scene.boxes.append(
                .init(
                    fill: diagram.boxes[run.box].fill,
                    frame: frame,
                    title: measures.boxTitles[run.box],
                    gaps: gaps(in: frame)
                )
            )
        }
    }

    /// Returns the stretches of a box's outline that are interrupted by texts, as lifelines are.
    private func gaps(in frame: Rect) -> [ClosedRange<Double>] {
        func holes(_ x: Double) -> [Rect] {
            texts.filter { $0.minX - 3 < x && x < $0.maxX + 3 && $0.minY > frame.minY && $0.maxY < frame.maxY }
        }
        let right = holes(frame.maxX).map {
            let start = frame.width + $0.minY - frame.minY
            return start...(start + $0.maxY - $0.minY)
        }
        let left = holes(frame.minX).map {
            let start = 2 * frame.width + frame.height + frame.maxY - $0.maxY
            return start...(start + $0.maxY - $0.minY)
        }
        return (right + left).sorted { $0.lowerBound < $1.lowerBound }
    }
}
