import Diagnostics

extension YAMLValue {
    /// Returns the value without control characters and long runs of combining marks in its texts and keys, where escapes such as
    /// `"\\x02"` put them after the file was read; and a finding for each text that has some, at its key, or one for all if there
    /// are many.
    package func withoutControls() -> (root: YAMLValue, findings: [Diagnostic]) {
        var removal = ControlRemoval()
        let root = removal.cleaned(self, at: range)
        return (root, removal.findings)
    }
}

private struct ControlRemoval {
    /// The first texts with control characters: the first character of each, and the text's place.
    private var controls: [(scalar: Unicode.Scalar, range: SourceRange)] = []
    private var controlCount = 0
    private var marks: [SourceRange] = []
    private var markCount = 0

    private static let mostPlaces = 10

    var findings: [Diagnostic] {
        Self.findings(controls, controlCount) { finding($0.scalar, $0.range, count: $1) }
            + Self.findings(marks, markCount) { .combiningMarks(at: $0, count: $1) }
    }

    /// Returns one finding for each place, or one for all of them if there are many.
    private static func findings<Place>(
        _ places: [Place],
        _ count: Int,
        _ finding: (Place, _ count: Int) -> Diagnostic
    ) -> [Diagnostic] {
        count > mostPlaces ? places.prefix(1).map { finding($0, count) } : places.map { finding($0, 1) }
    }

    private func finding(_ scalar: Unicode.Scalar, _ range: SourceRange, count: Int) -> Diagnostic {
        let name = ControlCharacters.name(scalar)
        let message = LocalizedText(
            en: "an escape sequence in this text stands for \(name.en)",
            es: "una secuencia de escape de este texto representa \(name.es)"
        )
        return .controlCharacter(scalar, message, at: range, count: count)
    }

    /// - Parameter place: the place of a finding about a text.
    mutating func cleaned(_ value: YAMLValue, at place: SourceRange) -> YAMLValue {
        switch value.content {
        case .scalar(let text):
            let cleanText = clean(text, at: place)
            let isSame = cleanText.utf8.elementsEqual(text.utf8)
            return YAMLValue(content: .scalar(cleanText), range: value.range, exact: isSame ? nil : text)
        case .sequence(let values):
            return YAMLValue(content: .sequence(values.map { cleaned($0, at: $0.range) }), range: value.range)
        case .mapping(let entries):
            let cleanEntries = entries.map { entry in
                YAMLValue.Entry(
                    key: clean(entry.key, at: entry.keyRange),
                    keyRange: entry.keyRange,
                    value: cleaned(entry.value, at: entry.keyRange)
                )
            }
            return YAMLValue(content: .mapping(cleanEntries), range: value.range)
        }
    }

    private mutating func clean(_ text: String, at place: SourceRange) -> String {
        var bytes = Array(text.utf8)
        let replaced = ControlCharacters.replace(in: &bytes)
        guard !replaced.isEmpty else { return text }
        if let first = replaced.first.first {
            if controls.count < Self.mostPlaces { controls.append((first.scalar, place)) }
            controlCount += 1
        }
        if !replaced.marks.isEmpty {
            if marks.count < Self.mostPlaces { marks.append(place) }
            markCount += 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
