import Diagnostics

/// Pages and files that would be written to the same place, also on file systems that do not tell `A` from `a`.
struct OutputConflicts {
    let lessons: [Lesson]
    let assets: [Course.Asset]
    let diagnostics: [Diagnostic]

    /// Keeps the first of those that clash, and reports the others.
    static func resolve(_ lessons: [Lesson], assets: [Course.Asset]) -> OutputConflicts {
        var taken: [String: String] = [:]
        var findings: [Diagnostic] = []
        func isFree(_ output: String, for path: String) -> Bool {
            if let other = taken.updateValue(path, forKey: output.lowercased()) {
                taken[output.lowercased()] = other
                findings.append(conflict(path, other, output))
                return false
            }
            return true
        }
        let keptLessons = lessons.filter { isFree($0.outputPath, for: $0.filePath) }
        let keptAssets = assets.filter { isFree($0.outputPath, for: $0.path) }
        return OutputConflicts(lessons: keptLessons, assets: keptAssets, diagnostics: findings)
    }

    private static func conflict(_ path: String, _ other: String, _ output: String) -> Diagnostic {
        Diagnostic(
            rule: "output-conflict",
            severity: .error,
            message: LocalizedText(
                en: "this file and \(other) would both become \(output); only the other one is published",
                es: "este fichero y \(other) se convertirían los dos en \(output); solo se publica el otro"
            ),
            range: SourceRange(path: path, bytes: 0..<0),
            advice: LocalizedText(en: "rename one of them", es: "cambia el nombre de uno de los dos")
        )
    }
}
