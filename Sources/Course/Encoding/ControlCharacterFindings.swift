import Diagnostics

extension Diagnostic {
    /// What was replaced in a file, at the place of the first.
    static func controlCharacters(_ replaced: ControlCharacters.Replacements, in file: SourceFile) -> [Diagnostic] {
        guard let first = replaced.first.first else { return [] }
        return [
            controlCharacter(
                LocalizedText(
                    en: "the control character \(first.scalar.codePoint) stands here: nobody can see it",
                    es: "aquí está el carácter de control \(first.scalar.codePoint): nadie lo ve"
                ),
                at: file.range(first.bytes),
                others: replaced.first.dropFirst().map { file.range($0.bytes) },
                count: replaced.count
            )
        ]
    }
}
