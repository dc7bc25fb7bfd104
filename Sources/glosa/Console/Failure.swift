import ArgumentParser
import Course
import Diagnostics
import FileSystem
import Site

/// The reason why a command could not do its work, for a person.
enum Failure {
    /// Returns a message for a terminal: it may be coloured; other control characters in it are escaped.
    static func message(for error: any Error) -> String {
        switch error {
        case let error as CourseError: findings(error.diagnostics, files: error.files)
        case let error as ThemeError: findings(error.diagnostics, files: error.files)
        default: VisibleText.escaping(words(for: error))
        }
    }

    private static func words(for error: any Error) -> String {
        let language = Console.language
        switch error {
        case let error as FileError: return "glosa: \(text(error).text(in: language))"
        case let error as any LocalizedFailure: return "glosa: \(error.text.text(in: language))"
        case SiteWriterError.foreignFolder(let folder):
            return LocalizedText(
                en: """
                    glosa: \(folder) contains files that Glosa did not write, and a build would remove them.
                    Choose another folder with --output, or empty this one.
                    """,
                es: """
                    glosa: \(folder) contiene ficheros que Glosa no ha escrito, y construir el sitio los borraría.
                    Elige otra carpeta con --output, o vacía esta.
                    """
            ).text(in: language)
        case SiteWriterError.misplaced(let folder, let reason):
            return LocalizedText(
                en: "glosa: the site can't be written to \(folder): \(reason.en). Choose another folder with --output.",
                es: "glosa: el sitio no se puede escribir en \(folder): \(reason.es). Elige otra carpeta con --output."
            ).text(in: language)
        default: return GlosaCommand.fullMessage(for: error)
        }
    }

    private static func text(_ error: FileError) -> LocalizedText {
        let verbs = [
            "look at": "consultar", "read": "leer", "write": "escribir", "make folder": "crear la carpeta",
            "link": "enlazar",
            "move": "mover", "remove": "borrar", "exchange": "intercambiar", "find": "encontrar",
        ]
        return LocalizedText(
            en: error.description,
            es: "no se puede \(verbs[error.operation] ?? error.operation) \(error.path): \(error.reason.es)"
        )
    }

    private static func findings(_ diagnostics: [Diagnostic], files: [SourceFile]) -> String {
        let report = Report(diagnostics: diagnostics, files: files, summary: Report.Summary())
        return HumanReport(language: Console.language, style: Console.errorStyle).renderFindings(report)
    }
}
