import Diagnostics
import Support

/// An error of syntax: the place at which a diagram stops being valid, and a message on what was expected.
struct SyntaxError: Error {
    /// Offsets into the prepared text.
    let range: Range<Int>
    let message: LocalizedText
    var advice: LocalizedText?
    var rule = RuleID.diagramSyntax

    func diagnostic(in source: DiagramSource) -> Diagnostic {
        Diagnostic(
            rule: rule,
            severity: .error,
            message: message,
            range: source.place(range),
            advice: advice
        )
    }
}

extension DiagramSource {
    /// Returns the place of a range in its file. The end of the text counts as a part of it.
    func place(_ range: Range<Int>) -> SourceRange {
        slice.range(min(range.lowerBound, bytes.count)..<min(range.upperBound, bytes.count))
    }

    /// Returns the error for a piece of text that does not fit.
    ///
    /// - Parameter range: the text in place of the expected one; a line break or the end of the text is named as such.
    func unexpected(
        _ range: Range<Int>,
        expected: LocalizedText,
        advice: LocalizedText? = nil
    ) -> SyntaxError {
        let found = found(at: range)
        return SyntaxError(
            range: range,
            message: LocalizedText(
                en: "expected \(expected.en), but found \(found.en)",
                es: "se esperaba \(expected.es), pero hay \(found.es)"
            ),
            advice: advice
        )
    }

    private func found(at range: Range<Int>) -> LocalizedText {
        var start = range.lowerBound
        while start < bytes.count, bytes[start].isSpaceOrTab || bytes[start] == 0x0D { start += 1 }
        guard start < bytes.count else {
            return LocalizedText(en: "the end of the diagram", es: "el final del diagrama")
        }
        if bytes[start] == 0x0A { return LocalizedText(en: "the end of the line", es: "el final de la línea") }
        var text = text(start..<max(start + 1, range.upperBound))
        // A range of one byte may be a part of a longer character.
        if range.count <= 1, let character = self.text(start..<min(start + 4, bytes.count)).first {
            text = String(character)
        }
        if let line = text.firstIndex(where: \.isNewline) { text = String(text[..<line]) }
        text = text.trimmingSpace
        if text.count > 24 { text = String(text.prefix(24)) + "…" }
        return LocalizedText(en: "“\(text)”", es: "«\(text)»")
    }
}

/// Returns the range from one offset to another; empty if the first lies behind the second, as happens before blanks.
func span(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, end) }
