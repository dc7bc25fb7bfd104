import CourseConfiguration
import Diagnostics

/// The pages and files left when output conflicts are resolved. A conflict is an output path that another file has, also on file
/// systems that do not tell `A` from `a`, or that no file system takes.
struct OutputConflicts {
    let lessons: [Lesson]
    let assets: [Course.Asset]
    let diagnostics: [Diagnostic]

    /// Keeps the first of conflicting pages or files, and reports the others.
    ///
    /// - Parameter languages: the tags that the names of side-by-side pages contain.
    static func resolve(_ lessons: [Lesson], assets: [Course.Asset], languages: [String]) -> OutputConflicts {
        var taken: [String: String] = [:]
        /// Folders as they were spelled first, by their lowercased paths.
        var folders: [String: String] = [:]
        var knownFolders: Set<String> = [""]
        var findings: [Diagnostic] = []
        // `state.html` becomes `state.es.html`, or `state.es-2.html`, beside its translation.
        let suffix = (languages.map(\.utf8.count).max() ?? 0) + 4
        func isFree(_ output: String, for path: String, suffix: Int) -> Bool {
            if let finding = OutputName.finding(output, of: path, suffix: suffix) {
                findings.append(finding)
                return false
            }
            if let other = taken.updateValue(path, forKey: output.lowercased()) {
                taken[output.lowercased()] = other
                findings.append(conflict(path, other, output))
                return false
            }
            var folder = CoursePath.folder(of: output)
            while knownFolders.insert(folder).inserted {
                let first = folders.updateValue(folder, forKey: folder.lowercased())
                if let first { findings.append(spelling(path, folder, first)) }
                folder = CoursePath.folder(of: folder)
            }
            return true
        }
        let keptLessons = lessons.filter { isFree($0.outputPath, for: $0.filePath, suffix: suffix) }
        let keptAssets = assets.filter { isFree($0.outputPath, for: $0.path, suffix: 0) }
        return OutputConflicts(lessons: keptLessons, assets: keptAssets, diagnostics: findings)
    }

    private static func spelling(_ path: String, _ folder: String, _ other: String) -> Diagnostic {
        Diagnostic(
            rule: .outputConflict,
            severity: .warning,
            message: LocalizedText(
                en: "the folders \(folder) and \(other) of the site differ only in capital letters",
                es: "las carpetas \(folder) y \(other) del sitio solo se distinguen por las mayúsculas"
            ),
            range: SourceRange(path: path, bytes: 0..<0),
            reason: LocalizedText(
                en:
                    "on a Mac, on Windows and on some hosts they are the same folder, so that their start pages become one page",
                es:
                    "en un Mac, en Windows y en algunos servidores son la misma carpeta, y sus portadas se convierten en una sola página"
            ),
            advice: LocalizedText(en: "use the same spelling for both", es: "escribe las dos de la misma forma")
        )
    }

    private static func conflict(_ path: String, _ other: String, _ output: String) -> Diagnostic {
        Diagnostic(
            rule: .outputConflict,
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
