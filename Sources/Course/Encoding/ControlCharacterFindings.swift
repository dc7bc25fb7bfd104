import Diagnostics

extension Diagnostic {
    /// What was replaced in a file, at the place of the first.
    static func controlCharacters(_ replaced: ControlCharacters.Replacements, in file: SourceFile) -> [Diagnostic] {
        guard let first = replaced.first.first else { return [] }
        return [
            controlCharacter(
                LocalizedText(
                    en: "there is an invisible control character here: \(first.scalar.codePoint)",
                    es: "aquí hay un carácter de control invisible: \(first.scalar.codePoint)"
                ),
                at: file.range(first.bytes),
                others: replaced.first.dropFirst().map { file.range($0.bytes) },
                count: replaced.count
            )
        ]
    }
}
