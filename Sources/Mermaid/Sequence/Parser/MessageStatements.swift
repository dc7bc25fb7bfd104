import Diagnostics

extension SequenceParser {
    /// Reads `A->>B: text`, with `+`, `-` or `()` at the receiver and `()` at the sender.
    mutating func parseMessage() throws(SyntaxError) {
        let sender = current
        advance()
        let hasSourceCircle = take(.circle)
        guard current.kind == .arrow else { throw missingArrow(after: sender) }
        let arrow = SequenceArrow.spellings[current.arrow].arrow
        advance()
        var sign = SequenceToken.Kind.arrow
        if current.kind == .circle || (!hasSourceCircle && (current.kind == .plus || current.kind == .minus)) {
            sign = current.kind
            advance()
        }
        let receiver = try takeName(
            LocalizedText(en: "the participant that receives the message", es: "el participante que recibe el mensaje")
        )
        let label = try takeText()
        let source = try builder.participant(name(sender), at: place(sender.range), range: sender.range)
        let target = try builder.participant(name(receiver), at: place(receiver.range), range: receiver.range)
        let message = SequenceMessage(
            source: source,
            target: target,
            arrow: arrow,
            label: label,
            hasSourceCircle: hasSourceCircle,
            hasTargetCircle: sign == .circle,
            range: place(sender.range.lowerBound..<receiver.range.upperBound)
        )
        try builder.add(message, range: sender.range.lowerBound..<receiver.range.upperBound)
        if sign == .plus { builder.activate(name(receiver), range: receiver.range) }
        if sign == .minus { try builder.deactivate(name(sender), range: sender.range) }
        try endStatement()
    }

    mutating func parseActivation() throws(SyntaxError) {
        let isActivation = current.kind == .activate
        advance()
        let token = try takeName(LocalizedText(en: "a participant", es: "un participante"))
        if isActivation {
            builder.activate(name(token), range: token.range)
        } else {
            try builder.deactivate(name(token), range: token.range)
        }
        try endStatement()
    }

    /// Reads `note left of A: text`, `note right of A: text` or `note over A,B: text`.
    mutating func parseNote() throws(SyntaxError) {
        let start = current.range
        advance()
        let placement: SequenceNote.Placement
        switch current.kind {
        case .leftOf: placement = .left
        case .rightOf: placement = .right
        case .over: placement = .over
        default:
            throw unexpected(
                LocalizedText(en: "“left of”, “right of” or “over”", es: "«left of», «right of» u «over»"),
                advice: LocalizedText(
                    en: "write “Note right of A: text”, or “Note over A,B: text”",
                    es: "escribe «Note right of A: texto» o «Note over A,B: texto»"
                )
            )
        }
        advance()
        let expected = LocalizedText(
            en: "the participant that the note belongs to",
            es: "el participante al que pertenece la nota"
        )
        let first = try takeName(expected)
        var last = first
        if placement == .over, take(.comma) { last = try takeName(expected) }
        let label = try takeText()
        let ends = [
            try builder.participant(name(first), at: place(first.range), range: first.range),
            try builder.participant(name(last), at: place(last.range), range: last.range),
        ]
        builder.diagram.events.append(
            .note(
                SequenceNote(
                    placement: placement,
                    first: ends[0],
                    last: ends[1],
                    label: label,
                    range: place(start.lowerBound..<last.range.upperBound)
                )
            )
        )
        try endStatement()
    }

    /// Reads `autonumber`, `autonumber 10`, `autonumber 10 5` or `autonumber off`.
    mutating func parseNumbering() throws(SyntaxError) {
        advance()
        var numbers: [Double] = []
        let isVisible = !take(.off)
        while isVisible, numbers.count < 2, current.kind == .number {
            numbers.append(Double(text(current.range)) ?? Double("0" + text(current.range)) ?? 1)
            advance()
        }
        // 0 continues the count, as in Mermaid.
        let start = numbers.first.flatMap { $0 == 0 ? nil : $0 }
        let step = numbers.count == 2 ? (numbers[1] == 0 ? nil : numbers[1]) : numbers.isEmpty ? nil : 1
        builder.diagram.events.append(
            .numbering(SequenceNumbering(start: start, step: step, isVisible: isVisible))
        )
        guard take(.newline) else {
            throw unexpected(
                LocalizedText(
                    en: "the end of the line, “off”, or a number to start with and a step",
                    es: "el final de la línea, «off», o un número inicial y un paso"
                ),
                advice: trailingSpaceAdvice()
            )
        }
    }

    // MARK: Fragments

    /// The deepest nesting of fragments: more than readers can follow, and enough for texts that a program writes.
    private static let deepest = 100

    mutating func openFragment() throws(SyntaxError) {
        let keyword = current
        let kind: SequenceFragment.Kind =
            switch keyword.kind {
            case .loop: .loop
            case .rect: .rect
            case .opt: .opt
            case .alt: .alt
            case .par: .par
            case .parOver: .parOver
            case .critical: .critical
            default: .break
            }
        advance()
        let label = takeRestOfLine()
        guard open.count < Self.deepest else {
            throw .tooLarge(
                at: keyword.range,
                en: "fragments are nested more than \(Self.deepest) levels deep",
                es: "hay más de \(Self.deepest) fragmentos unos dentro de otros"
            )
        }
        open.append(OpenFragment(kind: kind, keyword: keyword.range))
        builder.diagram.events.append(
            .fragmentStart(SequenceFragment(kind: kind, label: label, range: place(keyword.range)))
        )
    }

    mutating func openSection() throws(SyntaxError) {
        let keyword = current
        let (kinds, name): ([SequenceFragment.Kind], String) =
            switch keyword.kind {
            case .else: ([.alt], "alt")
            case .and: ([.par, .parOver], "par")
            default: ([.critical], "critical")
            }
        guard let fragment = open.last, kinds.contains(fragment.kind) else {
            let word = text(keyword.range)
            throw SyntaxError(
                range: keyword.range,
                message: LocalizedText(
                    en: "“\(word)” belongs between “\(name)” and its “end”",
                    es: "«\(word)» va entre «\(name)» y su «end»"
                ),
                advice: open.last.map { fragment in
                    LocalizedText(
                        en: "the fragment that is open here is “\(fragment.kind.rawValue)”",
                        es: "el fragmento abierto aquí es «\(fragment.kind.rawValue)»"
                    )
                }
            )
        }
        advance()
        builder.diagram.events.append(.section(takeRestOfLine()))
    }

    mutating func closeFragment() throws(SyntaxError) {
        guard open.popLast() != nil else {
            throw SyntaxError(
                range: current.range,
                message: LocalizedText(
                    en: "this “end” closes no fragment",
                    es: "este «end» no cierra ningún fragmento"
                ),
                advice: reservedWordAdvice(for: current)
            )
        }
        advance()
        builder.diagram.events.append(.fragmentEnd)
    }

    // MARK: Pieces

    func name(_ token: SequenceToken) -> String { text(token.range) }

    mutating func takeName(_ expected: LocalizedText) throws(SyntaxError) -> SequenceToken {
        guard current.kind == .name else { throw unexpected(expected, advice: reservedWordAdvice(for: current)) }
        defer { advance() }
        return current
    }

    /// Reads `: text`, which Mermaid requires after messages and notes, though it may be empty.
    mutating func takeText() throws(SyntaxError) -> SequenceText {
        guard current.kind == .text else {
            throw unexpected(
                LocalizedText(en: "“:” and a text", es: "«:» y un texto"),
                advice: LocalizedText(
                    en: "every message and every note needs a colon and a text: A->>B: text",
                    es: "todo mensaje y toda nota necesita dos puntos y un texto: A->>B: texto"
                )
            )
        }
        defer { advance() }
        return sequenceText((current.range.lowerBound + 1)..<current.range.upperBound)
    }

    mutating func takeRestOfLine() -> SequenceText {
        guard current.kind == .restOfLine else {
            return sequenceText(current.range.lowerBound..<current.range.lowerBound)
        }
        defer { advance() }
        return sequenceText(current.range)
    }

    /// Returns the text without `wrap:` or `nowrap:`.
    func sequenceText(_ range: Range<Int>) -> SequenceText {
        var text = text(range)
        var wraps: Bool?
        for (prefix, value) in [(":wrap:", true), ("wrap:", true), (":nowrap:", false), ("nowrap:", false)]
        where wraps == nil && text.hasPrefix(prefix) {
            text = String(text.dropFirst(prefix.count)).trimmingSpace
            wraps = value
        }
        return SequenceText(text: text, wraps: wraps, range: place(SequenceLexer.trim(bytes, range)))
    }
}
