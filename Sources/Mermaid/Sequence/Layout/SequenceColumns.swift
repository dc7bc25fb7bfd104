/// The places of lifelines from left to right, and the distances that frames reach beyond them.
struct SequenceColumns {
    /// The extent of a frame: its first and last column, and the room it needs beyond their lifelines.
    struct Extent {
        var first: Int
        var last: Int
        var left: Double
        var right: Double

        mutating func include(_ other: Extent) {
            if other.first < first {
                (first, left) = (other.first, other.left)
            } else if other.first == first {
                left = max(left, other.left)
            }
            if other.last > last {
                (last, right) = (other.last, other.right)
            } else if other.last == last {
                right = max(right, other.right)
            }
        }
    }

    /// The participant of each column.
    let order: [Int]
    /// The column of each participant, by its index; nil if it is hidden.
    let column: [Int?]
    /// The places of the lifelines, by column.
    let places: [Double]
    /// The extents of frames, by the index of the event that opens the frame.
    let extents: [Int: Extent]
    /// Half the room that a column's head needs, box title included.
    let halves: [Double]

    /// The distance between the outermost heads and the side of a box around them.
    static let boxPadding = 12.0

    init(_ diagram: SequenceDiagram, _ measures: SequenceMeasures) {
        let settings = measures.settings
        order = Self.order(diagram, hidesUnused: settings.hidesUnused)
        var column = [Int?](repeating: nil, count: diagram.participants.count)
        for (index, participant) in order.enumerated() { column[participant] = index }
        self.column = column
        var halves = order.map { measures.heads[$0].size.width / 2 }
        let boxes = order.map { diagram.participants[$0].box }
        var plan = ColumnPlan(count: order.count)
        for (first, last, box) in Self.runs(boxes) {
            let title = measures.boxTitles[box].width + 16 - 2 * Self.boxPadding
            if first == last {
                halves[first] = max(halves[first], title / 2)
            } else {
                plan.require(first, last, title - halves[first] - halves[last])
            }
        }
        for index in order.indices.dropLast() {
            var gap = halves[index] + halves[index + 1] + settings.actorMargin
            if boxes[index] != boxes[index + 1] {
                if boxes[index] != nil { gap += Self.boxPadding }
                if boxes[index + 1] != nil { gap += Self.boxPadding }
            }
            plan.require(index, index + 1, gap)
        }
        self.halves = halves
        var demands = ColumnDemands(diagram, measures, column: column, halves: halves, count: order.count, plan: plan)
        demands.collect()
        extents = demands.extents
        places = demands.plan.places()
    }

    /// Returns the participants in the order of the text, but with those of a box together.
    private static func order(_ diagram: SequenceDiagram, hidesUnused: Bool) -> [Int] {
        var used: Set<Int> = []
        if hidesUnused {
            for event in diagram.events {
                switch event {
                case .message(let message): used.formUnion([message.source, message.target])
                case .note(let note): used.formUnion([note.first, note.last])
                case .activation(let participant), .deactivation(let participant): used.insert(participant)
                case .fragmentStart, .section, .fragmentEnd, .numbering: break
                }
            }
        }
        var members = [[Int]](repeating: [], count: diagram.boxes.count)
        for (index, participant) in diagram.participants.enumerated() {
            if let box = participant.box { members[box].append(index) }
        }
        var order: [Int] = []
        var isBoxPlaced = [Bool](repeating: false, count: diagram.boxes.count)
        for (index, participant) in diagram.participants.enumerated() {
            guard let box = participant.box else {
                order.append(index)
                continue
            }
            if !isBoxPlaced[box] { order += members[box] }
            isBoxPlaced[box] = true
        }
        return hidesUnused ? order.filter(used.contains) : order
    }

    /// Returns the first and last column of every box that has any.
    static func runs(_ boxes: [Int?]) -> [(first: Int, last: Int, box: Int)] {
        var runs: [(first: Int, last: Int, box: Int)] = []
        for (column, box) in boxes.enumerated() {
            guard let box else { continue }
            if let last = runs.last, last.box == box, last.last == column - 1 {
                runs[runs.count - 1].last = column
            } else {
                runs.append((column, column, box))
            }
        }
        return runs
    }
}
