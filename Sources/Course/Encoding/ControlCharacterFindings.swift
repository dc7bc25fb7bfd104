import Diagnostics

extension Diagnostic {
    private static let mostMarks = 4

    /// Returns the findings about characters replaced in a file, at most one for control characters and one for combining marks,
    /// each at the first place.
    static func controlCharacters(_ replaced: ControlCharacters.Replacements, in file: SourceFile) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        if let first = replaced.first.first {
            findings.append(
                controlCharacter(
                    first.scalar,
                    LocalizedText(
                        en: "here is \(ControlCharacters.name(first.scalar).en)",
                        es: "aquí está \(ControlCharacters.name(first.scalar).es)"
                    ),
                    at: file.range(first.bytes),
                    others: replaced.first.dropFirst().map { file.range($0.bytes) },
                    count: replaced.count
                )
            )
        }
        if let first = replaced.marks.first {
            findings.append(
                combiningMarks(
                    at: file.range(first),
                    others: replaced.marks.prefix(mostMarks).dropFirst().map(file.range),
                    count: replaced.marks.count
                )
            )
        }
        return findings
    }
}
