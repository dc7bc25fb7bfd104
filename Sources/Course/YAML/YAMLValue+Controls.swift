import Diagnostics

extension YAMLValue {
    /// The value without control characters in its texts and keys, where escapes such as `"\\x02"` put them after the file
    /// was read; and a finding for each text that has some, at its key, or one for all where there are many.
    func withoutControls() -> (value: YAMLValue, findings: [Diagnostic]) {
        var removal = ControlRemoval()
        let value = removal.cleaned(self, at: range)
        return (value, removal.findings)
    }
}

private struct ControlRemoval {
    /// The first texts that have some, each with the first of it.
    private var places: [(scalar: Unicode.Scalar, range: SourceRange)] = []
    private var count = 0

    private static let mostPlaces = 10

    var findings: [Diagnostic] {
        guard count > Self.mostPlaces else { return places.map { finding($0.scalar, $0.range) } }
        return places.first.map { [finding($0.scalar, $0.range, count: count)] } ?? []
    }

    private func finding(_ scalar: Unicode.Scalar, _ range: SourceRange, count: Int = 1) -> Diagnostic {
        let message = LocalizedText(
            en: "an escape sequence puts the control character \(scalar.codePoint) into this text",
            es: "una secuencia de escape pone el carácter de control \(scalar.codePoint) en este texto"
        )
        return .controlCharacter(message, at: range, count: count)
    }

    /// - Parameter place: what is shown for a text.
    mutating func cleaned(_ value: YAMLValue, at place: SourceRange) -> YAMLValue {
        let content: YAMLValue.Content
        switch value.content {
        case .scalar(let text): content = .scalar(clean(text, at: place))
        case .sequence(let values): content = .sequence(values.map { cleaned($0, at: $0.range) })
        case .mapping(let entries):
            content = .mapping(
                entries.map { entry in
                    YAMLValue.Entry(
                        key: clean(entry.key, at: entry.keyRange),
                        keyRange: entry.keyRange,
                        value: cleaned(entry.value, at: entry.keyRange)
                    )
                }
            )
        }
        return YAMLValue(content: content, range: value.range)
    }

    private mutating func clean(_ text: String, at place: SourceRange) -> String {
        guard let scalar = text.unicodeScalars.first(where: ControlCharacters.contains) else { return text }
        if places.count < Self.mostPlaces { places.append((scalar, place)) }
        count += 1
        return ControlCharacters.replaced(text)
    }
}
