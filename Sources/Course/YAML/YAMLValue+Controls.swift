import Diagnostics

extension YAMLValue {
    /// The value without control characters in its texts and keys, where escapes such as `"\\x02"` put them after the file
    /// was read.
    ///
    /// - Parameter findings: gets one for each text that has some, at its key.
    func withoutControls(_ findings: inout [Diagnostic]) -> YAMLValue { withoutControls(at: range, &findings) }

    private func withoutControls(at place: SourceRange, _ findings: inout [Diagnostic]) -> YAMLValue {
        let cleaned: Content
        switch content {
        case .scalar(let text): cleaned = .scalar(Self.clean(text, at: place, &findings))
        case .sequence(let values): cleaned = .sequence(values.map { $0.withoutControls(at: $0.range, &findings) })
        case .mapping(let entries):
            cleaned = .mapping(
                entries.map { entry in
                    Entry(
                        key: Self.clean(entry.key, at: entry.keyRange, &findings),
                        keyRange: entry.keyRange,
                        value: entry.value.withoutControls(at: entry.keyRange, &findings)
                    )
                }
            )
        }
        return YAMLValue(content: cleaned, range: range)
    }

    private static func clean(_ text: String, at place: SourceRange, _ findings: inout [Diagnostic]) -> String {
        guard let scalar = text.unicodeScalars.first(where: ControlCharacters.contains) else { return text }
        findings.append(
            .controlCharacter(
                LocalizedText(
                    en: "an escape puts the control character \(scalar.codePoint) into this text",
                    es: "un escape pone el carácter de control \(scalar.codePoint) en este texto"
                ),
                at: place
            )
        )
        return ControlCharacters.replaced(text)
    }
}
