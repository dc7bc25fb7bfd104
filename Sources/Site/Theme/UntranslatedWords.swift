import Course
import CourseChecks
import Diagnostics

/// Finds words of the interface that were left in another of the course's languages.
enum UntranslatedWords {
    /// - Parameter name: the file's path below the templates folder: `strings/es.yml`.
    static func check(_ file: SourceFile, name: String, course: Course) -> [Diagnostic] {
        let language = String(name.dropFirst("strings/".count).prefix { $0 != "." })
        let table = LineTable(file)
        let detector = LanguageDetector(course.configuration.languages)
        return (1...table.count).compactMap { number in
            let range = table.bytes(ofLine: number)
            let line = file.text(in: range)
            guard let colon = line.firstIndex(of: ":"), !line.hasPrefix("#"),
                let foreign = detector.foreignLanguage(of: String(line[colon...]), own: language)
            else { return nil }
            return Diagnostic(
                rule: .translationUntranslated,
                severity: .warning,
                message: LocalizedText(
                    en: "this text of the interface seems to be in “\(foreign)”, in the file for “\(language)”",
                    es: "este texto de la interfaz parece estar en «\(foreign)», en el fichero de «\(language)»"
                ),
                range: file.range(range),
                advice: LocalizedText(en: "translate it", es: "tradúcelo")
            )
        }
    }
}
