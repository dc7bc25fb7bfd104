import Diagnostics
import Mathematics
import Support

extension DocumentBuilder {
    /// Replaces the texts and code spans that spell formulas with formulas.
    mutating func replaceFormulas(in leaf: LeafInlines, _ blockStart: Int) -> [InlineEvent] {
        guard source.mayHoldFormulas else { return leaf.events }
        var events = leaf.events
        if leaf.isAligned, !leaf.formulas.isEmpty { events = replaceSpans(in: leaf, blockStart) }
        return replaceCode(between: events, leaf, blockStart)
    }

    private mutating func replaceSpans(in leaf: LeafInlines, _ blockStart: Int) -> [InlineEvent] {
        var result: [InlineEvent] = []
        let events = Self.cut(leaf.events, at: leaf.formulas)
        var rest = leaf.formulas[...]
        var index = 0
        while index < events.count {
            let start = Int(events[index].contentStart)
            while let next = rest.first, start > next.whole.lowerBound { rest.removeFirst() }
            guard let span = rest.first, start == span.whole.lowerBound, events[index].phase == .leaf,
                let formula = formula(span, in: events[index...], leaf, blockStart)
            else {
                result.append(events[index])
                index += 1
                continue
            }
            result.append(formula.event)
            index = formula.end
        }
        return result
    }

    /// Cuts texts where formulas begin and end.
    private static func cut(_ events: [InlineEvent], at spans: [FormulaSpan]) -> [InlineEvent] {
        let places = spans.flatMap {
            [$0.whole.lowerBound, $0.content.lowerBound, $0.content.upperBound, $0.whole.upperBound]
        }
        var result: [InlineEvent] = []
        result.reserveCapacity(events.count + places.count)
        var next = 0
        for event in events {
            guard event.kind == .text, event.isLiteral, let place = event.contentRange else {
                result.append(event)
                continue
            }
            var start = Int(event.text.start)
            while next < places.count, places[next] <= place.lowerBound { next += 1 }
            while next < places.count, places[next] < place.upperBound {
                let end = Int(event.text.start) + places[next] - place.lowerBound
                if end > start { result.append(event.part(start..<end)) }
                start = end
                next += 1
            }
            if start < Int(event.text.end) { result.append(event.part(start..<Int(event.text.end))) }
        }
        return result
    }

    /// Returns the formula that begins with the first of the events; nil if anything but text and line breaks stands in it.
    private mutating func formula(
        _ span: FormulaSpan,
        in events: ArraySlice<InlineEvent>,
        _ leaf: LeafInlines,
        _ blockStart: Int
    ) -> (event: InlineEvent, end: Int)? {
        var tex: [UInt8] = []
        var places = FormulaPlaces()
        var index = events.startIndex
        while index < events.endIndex {
            let event = events[index]
            guard let place = event.contentRange, place.upperBound <= span.whole.upperBound, event.phase == .leaf else {
                return nil
            }
            if place.lowerBound >= span.content.lowerBound, place.upperBound <= span.content.upperBound {
                switch event.kind {
                case .text:
                    places.append(
                        tex.count..<tex.count + event.text.count,
                        at: place,
                        isLiteral: event.isLiteral
                    )
                    tex += text[event.text.range]
                case .softBreak, .lineBreak: tex.append(UInt8(ascii: "\n"))
                default: return nil
                }
            } else if event.kind != .text {
                return nil
            }
            index += 1
            guard place.upperBound == span.whole.upperBound else { continue }
            var formula = events[events.startIndex]
            formula.contentEnd = Int32(truncatingIfNeeded: place.upperBound)
            let (source, file) = (self.source, self.source.file)
            finish(&formula, tex, isDisplay: span.isDisplay) { range in
                places.contentRange(of: range).map { range in
                    file.range(source.fileRange(leaf.content.sourceRange(range.clamped(to: span.content))))
                }
            }
            return (formula, index)
        }
        return nil
    }

    /// Replaces GitHub's other spelling of formulas, a code span between dollars.
    private mutating func replaceCode(
        between events: [InlineEvent],
        _ leaf: LeafInlines,
        _ blockStart: Int
    ) -> [InlineEvent] {
        guard events.contains(where: { $0.kind == .code }) else { return events }
        let dollar = UInt8(ascii: "$")
        var result: [InlineEvent] = []
        var events = events
        for index in events.indices {
            guard events[index].kind == .code, index + 1 < events.count, let before = result.last,
                before.kind == .text, before.isLiteral, let last = text[before.text.range].last, last == dollar,
                text[before.text.range].dropLast().last?.isAlphanumeric != true,
                events[index + 1].kind == .text, events[index + 1].isLiteral,
                let first = text[events[index + 1].text.range].first, first == dollar,
                text[events[index + 1].text.range].dropFirst().first?.isAlphanumeric != true
            else {
                if events[index].kind != .text || !events[index].text.isEmpty { result.append(events[index]) }
                continue
            }
            let after = events[index + 1]
            result.removeLast()
            if before.text.count > 1 {
                result.append(before.part(Int(before.text.start)..<Int(before.text.end) - 1))
            }
            events[index + 1] = after.part(Int(after.text.start) + 1..<Int(after.text.end))
            var formula = events[index]
            let place = leaf.place(formula.contentRange, source, blockStart)
            finish(&formula, Array(text[formula.text.range]), isDisplay: false) { _ in place }
            result.append(formula)
        }
        return result
    }

    /// Turns an event into a formula, and reports its faults.
    private mutating func finish(
        _ event: inout InlineEvent,
        _ tex: [UInt8],
        isDisplay: Bool,
        place: (Range<Int>) -> SourceRange?
    ) {
        let start = text.count
        text += tex
        event.kind = .formula
        event.phase = .leaf
        event.isLiteral = false
        event.detail = isDisplay ? 1 : 0
        event.text = TextRange(start..<text.count)
        for fault in Formula(tex, nearMiss: &nearMiss).faults {
            guard let range = place(fault.range) else { continue }
            diagnostics.append(.formula(fault, range))
        }
    }

    /// Reports the faults of the formula in a code block whose language is `math`.
    mutating func checkFormula(in slice: SourceSlice) {
        for fault in Formula(slice.bytes, nearMiss: &nearMiss).faults {
            diagnostics.append(.formula(fault, slice.range(fault.range)))
        }
    }
    /// Reports the signs of formulas that a blank line cuts in two.
    mutating func reportCutFormulas() {
        for sign in source.cutFormulas {
            let start = source.fileOffset(sign.lowerBound)
            diagnostics.append(.cutFormula(source.file.range(start..<start + sign.count)))
        }
    }
}

extension CodeBlock {
    /// True if the block is a formula on lines of its own: a fence with the language `math`, as on GitHub.
    public var isFormula: Bool { language == "math" && isFenced && origin == nil }
}

extension Diagnostic {
    fileprivate static func cutFormula(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .formulaSyntax,
            severity: .warning,
            message: LocalizedText(
                en: "no formula begins here: there is no `$$` before the next blank line",
                es: "aquí no empieza ninguna fórmula: no hay ningún `$$` antes de la siguiente línea en blanco"
            ),
            range: range,
            reason: LocalizedText(
                en: "a blank line ends the paragraph, so readers see the signs",
                es: "una línea en blanco termina el párrafo, así que se ven los signos"
            ),
            advice: LocalizedText(
                en: "delete the blank lines in the formula, or write its end",
                es: "borra las líneas en blanco de la fórmula, o escribe su final"
            )
        )
    }

    fileprivate static func formula(_ fault: FormulaFault, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: fault.kind == .unknown ? .formulaUnknownCommand : .formulaSyntax,
            severity: .error,
            message: fault.message,
            range: range,
            reason: LocalizedText(
                en: "the page shows the formula's source instead, as code",
                es: "en su lugar, la página muestra la fuente de la fórmula, como código"
            ),
            advice: fault.advice
        )
    }
}
