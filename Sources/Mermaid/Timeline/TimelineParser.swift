import Diagnostics
import Support

/// Reads a timeline: sections, and lines of `period : event : event`.
struct TimelineParser: LineParser {
    typealias Content = TimelineChart

    let source: DiagramSource
    var index = 0
    var content = TimelineChart()
    var diagnostics: [Diagnostic] = []
    private var isFirst = true

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        var line = line
        if isFirst {
            isFirst = false
            // The direction stands on the same line as the type.
            let isHeader = !bytes[source.typeName.upperBound..<line.lowerBound].contains(0x0A)
            if isHeader, hasIgnoringCase("td", at: line.lowerBound) || hasIgnoringCase("lr", at: line.lowerBound) {
                content.isVertical = hasIgnoringCase("td", at: line.lowerBound)
                line = trimmed((line.lowerBound + 2)..<line.upperBound)
                if line.isEmpty { return }
            }
        }
        if bytes[line.lowerBound] == UInt8(ascii: "#") { return }
        if let value = value(of: "section", in: line) {
            let end = bytes[value].firstIndex(of: UInt8(ascii: ":")) ?? value.upperBound
            content.sections.append(entry(trimmed(value.lowerBound..<end)))
            if end < value.upperBound { try events(end..<value.upperBound) }
            return
        }
        // In events a number sign is text.
        let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) ?? line.upperBound
        let isCommented = numberSign(in: line.lowerBound..<colon) != nil
        let period = isCommented ? withoutComment(line) : trimmed(line.lowerBound..<colon)
        if !period.isEmpty {
            let section = content.sections.isEmpty ? nil : content.sections.count - 1
            content.periods.append(.init(title: entry(period), section: section))
        }
        if !isCommented, colon < line.upperBound { try events(colon..<line.upperBound) }
    }

    private func entry(_ range: Range<Int>) -> TimelineChart.Entry {
        .init(label: DiagramLabel(text: source.text(range)), range: place(range))
    }

    /// - Parameter range: the rest of the line, from a colon on.
    private mutating func events(_ range: Range<Int>) throws(SyntaxError) {
        var start = range.lowerBound
        while start < range.upperBound {
            let isEnd = start + 1 >= range.upperBound
            guard !isEnd, bytes[start + 1].isSpaceOrTab, !content.periods.isEmpty else {
                throw content.periods.isEmpty
                    ? withoutPeriod(range) : withoutSpace(start..<range.upperBound, isEnd: isEnd)
            }
            var end = start + 1
            // A colon within a word is part of the event.
            while end < range.upperBound {
                let isColon = bytes[end] == UInt8(ascii: ":")
                if isColon, end + 1 >= range.upperBound || bytes[end + 1].isSpaceOrTab { break }
                end += 1
            }
            let text = trimmed((start + 1)..<end)
            guard !text.isEmpty else { throw withoutSpace(start..<range.upperBound, isEnd: true) }
            content.periods[content.periods.count - 1].events.append(entry(text))
            start = end
        }
    }

    private func withoutPeriod(_ range: Range<Int>) -> SyntaxError {
        SyntaxError(
            range: range,
            message: LocalizedText(
                en: "this event belongs to no period",
                es: "este suceso no pertenece a ningún periodo"
            ),
            advice: LocalizedText(
                en: "write the period before the colon: 2004 : Facebook",
                es: "escribe el periodo antes de los dos puntos: 2004 : Facebook"
            )
        )
    }

    private func withoutSpace(_ range: Range<Int>, isEnd: Bool) -> SyntaxError {
        SyntaxError(
            range: range,
            message: isEnd
                ? LocalizedText(
                    en: "after this colon there is no event",
                    es: "tras estos dos puntos no hay ningún suceso"
                )
                : LocalizedText(
                    en: "a space must follow this colon",
                    es: "a estos dos puntos debe seguir un espacio"
                ),
            advice: LocalizedText(
                en: "write: 2004 : Facebook : Google; a period can't contain a colon",
                es: "escribe: 2004 : Facebook : Google; un periodo no puede contener dos puntos"
            )
        )
    }
}
