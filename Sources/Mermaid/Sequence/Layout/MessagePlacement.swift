extension SequenceLayout {
    mutating func place(_ message: SequenceMessage, at index: Int) {
        let number = numbers.next()
        let place = messageCount
        messageCount += 1
        guard let source = x(message.source), let target = x(message.target) else { return }
        let activates = diagram.activates(message.target, after: index)
        let label = measures.labels[index] ?? .empty
        let wraps = message.label.wraps ?? measures.settings.wraps
        if message.source == message.target {
            let text = wraps ? SequenceMeasures.wrapped(label, width: SequenceMeasures.wrapWidth) : label
            placeLoop(message, place, text, number, activates)
            return
        }
        let isRightward = source < target
        let sign = isRightward ? 1.0 : -1.0
        let startX = source + sign * (isRightward ? activity.right(message.source) : activity.left(message.source))
        let reach: Double =
            if message.createsTarget {
                measures.heads[message.target].size.width / 2
            } else if isRightward {
                activity.left(message.target, plus: activates ? 1 : 0)
            } else {
                activity.right(message.target, plus: activates ? 1 : 0)
            }
        let endX = target - sign * reach
        let pill = number.map { MessageNumbers.width($0) / 2 + 2 } ?? 0
        // The room for the text, beside the number and between both ends.
        let isReversed = message.arrow.isReversed
        let (numberedX, otherX) = isReversed ? (endX - sign * pill, startX) : (startX + sign * pill, endX)
        let from = min(numberedX, otherX) + 6
        let to = max(numberedX, otherX) - 6
        let (text, textX) = aligned(label, from, to, wraps: wraps)
        var y = cursor + measures.settings.messageMargin + (text.isEmpty ? 0 : text.height + 5)
        if message.createsTarget { y = max(y, cursor + 10 + measures.heads[message.target].size.height / 2) }
        let top = y - 5 - text.height
        var placed = SequenceScene.Message(
            index: place,
            start: Point(x: startX, y: y),
            end: Point(x: endX, y: y),
            label: text,
            labelCentre: Point(x: textX, y: top + text.height / 2),
            number: number,
            isNumberAtEnd: isReversed
        )
        if text.isEmpty { placed.labelCentre = placed.start } else { texts.append(placed.labelFrame) }
        scene.messages.append(placed)
        cursor = y + (number == nil ? 0 : 3)
        if message.createsTarget {
            placeCreatedHead(message.target, y: y)
            cursor = y + measures.heads[message.target].size.height / 2
        }
        endLifelines(message, y: y)
    }

    /// Returns a text set within a width between two places, and its middle: moved aside from the bars of others, or wrapped
    /// between two of them, if it would lie across one.
    ///
    /// - Parameter alignment: the best position between the two places.
    func fit(
        _ unwrapped: Label,
        _ from: Double,
        _ to: Double,
        width: Double,
        alignment: SequenceSettings.Alignment = .center
    ) -> (label: Label, x: Double) {
        let label = SequenceMeasures.wrapped(unwrapped, width: width)
        func wish(_ label: Label) -> Double {
            switch alignment {
            case .left: from + label.width / 2
            case .center: (from + to) / 2
            case .right: to - label.width / 2
            }
        }
        var free: [ClosedRange<Double>] = []
        var start = from
        for (column, x) in columns.places.enumerated() where x > from && x < to {
            let participant = columns.order[column]
            guard activity[participant] > 0 else { continue }
            let left = x - activity.left(participant)
            if left > start { free.append(start...left) }
            start = max(start, x + activity.right(participant))
        }
        if start == from { return (label, wish(label)) }
        if to > start { free.append(start...to) }
        func nearest(_ label: Label) -> Double? {
            let half = label.width / 2 + 3
            let wide = free.filter { $0.upperBound - $0.lowerBound >= 2 * half }
            let best = wish(label)
            let centres = wide.map { min(max(best, $0.lowerBound + half), $0.upperBound - half) }
            return centres.min { abs($0 - best) < abs($1 - best) }
        }
        if let x = nearest(label) { return (label, x) }
        let widest = free.reduce(0) { max($0, $1.upperBound - $1.lowerBound) } - 6
        guard widest >= 80, SequenceMeasures.widestWord(unwrapped) <= widest else { return (label, wish(label)) }
        let wrapped = SequenceMeasures.wrapped(unwrapped, width: widest)
        return (wrapped, nearest(wrapped) ?? wish(wrapped))
    }

    private func aligned(_ label: Label, _ from: Double, _ to: Double, wraps: Bool) -> (label: Label, x: Double) {
        let width = wraps ? max(to - from - 8, 60) : .infinity
        return fit(label, from, to, width: width, alignment: measures.settings.messageAlignment)
    }

    /// Places a message to oneself: its text to the right of the lifeline, a loop below.
    private mutating func placeLoop(
        _ message: SequenceMessage,
        _ place: Int,
        _ label: Label,
        _ number: String?,
        _ activates: Bool
    ) {
        guard let x = x(message.source) else { return }
        let start = x + activity.right(message.source)
        let end = x + activity.right(message.source, plus: activates ? 1 : 0)
        let top = cursor + measures.settings.messageMargin
        let y = top + (label.isEmpty ? 0 : label.height + (number == nil ? 4 : MessageNumbers.radius + 1))
        let left = max(start, end) + SelfMessage.labelOffset
        let placed = SequenceScene.Message(
            index: place,
            start: Point(x: start, y: y),
            end: Point(x: end, y: y + SelfMessage.height),
            loopReach: max(start, end) + SelfMessage.labelOffset + SelfMessage.reach - start,
            label: label,
            labelCentre: Point(x: left + label.width / 2, y: top + label.height / 2),
            number: number
        )
        if !label.isEmpty { texts.append(placed.labelFrame) }
        scene.messages.append(placed)
        cursor = y + SelfMessage.height
        endLifelines(message, y: cursor)
    }

    /// Ends the lifelines of participants that end with the message, with a cross below it.
    private mutating func endLifelines(_ message: SequenceMessage, y: Double) {
        for participant in message.destroys {
            let end = max(y + 16, lifelineStarts[participant] + 16)
            while !barStarts[participant].isEmpty { endBar(participant, at: y) }
            lifelineEnds[participant] = end
            cursor = max(cursor, end + 8)
        }
    }
}
