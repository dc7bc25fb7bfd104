import Diagnostics
import Support

extension FlowchartParser {
    /// Reads an arrow with its label; nil if no arrow stands here.
    mutating func parseLink() throws(SyntaxError) -> FlowchartBuilder.EdgeTemplate? {
        var id: String?
        let first = current
        if take(.linkIdentifier) { id = String(source.text(first.range).dropLast()) }
        let token = current
        switch token.kind {
        case .link:
            advance()
            let range = trimmed(token.range)
            let arrow = EdgeArrow(source.bytes[range])
            var template = FlowchartBuilder.EdgeTemplate(arrow: arrow, label: nil, id: id, range: place(range))
            let bar = current.range
            if take(.pipe) {
                template.label = try parseLabel(until: .pipe)
                checkSigns(
                    from: bar.lowerBound,
                    label: bar.upperBound..<max(bar.upperBound, tokens[position - 1].range.lowerBound)
                )
                _ = take(.space)
            }
            return template
        case .linkStart:
            advance()
            let label = try parseEdgeText()
            let end = current
            guard take(.link) else {
                throw unexpected(
                    end,
                    expected: LocalizedText(en: "the arrow's second half", es: "la segunda mitad de la flecha")
                )
            }
            let startRange = trimmed(token.range)
            let endRange = trimmed(end.range)
            var arrow = EdgeArrow(source.bytes[endRange])
            guard arrow.join(start: source.bytes[startRange]) else {
                throw SyntaxError(
                    range: startRange.lowerBound..<endRange.upperBound,
                    message: LocalizedText(
                        en: "the two halves of this arrow do not match: their line and their heads must be the same",
                        es:
                            "las dos mitades de esta flecha no coinciden: la línea y las puntas deben ser iguales en ambas"
                    )
                )
            }
            return FlowchartBuilder.EdgeTemplate(
                arrow: arrow,
                label: label,
                id: id,
                range: place(startRange.lowerBound..<endRange.upperBound)
            )
        default:
            if id != nil { throw unexpected(token, expected: LocalizedText(en: "an arrow", es: "una flecha")) }
            return nil
        }
    }

    private mutating func parseEdgeText() throws(SyntaxError) -> DiagramLabel {
        var text = ""
        var isMarkdown = false
        let first = position
        loop: while true {
            switch current.kind {
            case .string where position == first, .markdownString where position == first:
                isMarkdown = current.kind == .markdownString
                text = source.text(current.range)
            case .edgeText, .unicodeText: text += source.text(current.range)
            default: break loop
            }
            advance()
        }
        guard position > first else {
            throw unexpected(current, expected: LocalizedText(en: "the arrow's label", es: "la etiqueta de la flecha"))
        }
        return DiagramLabel(text: Self.unquoted(text.trimmingSpace), isMarkdown: isMarkdown)
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, source.bytes[start].isWhitespace { start += 1 }
        while end > start, source.bytes[end - 1].isWhitespace { end -= 1 }
        return start..<end
    }
}
