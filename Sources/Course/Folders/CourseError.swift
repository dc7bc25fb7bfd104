import Diagnostics
import FileSystem

/// The failure to load a course: no such folder, or a configuration that can't be used.
package struct CourseError: Error, Sendable {
    package let diagnostics: [Diagnostic]
    /// The files that the findings point into.
    package let files: [SourceFile]

    package init(_ diagnostics: [Diagnostic], files: [SourceFile] = []) {
        self.diagnostics = diagnostics
        self.files = files
    }

    package init(path: String, _ message: LocalizedText, advice: LocalizedText? = nil) {
        self.init([
            Diagnostic(
                rule: .configuration,
                severity: .error,
                message: message,
                range: SourceRange(path: path, bytes: 0..<0),
                advice: advice
            )
        ])
    }

    /// - Parameters:
    ///   - file: the name of the unreadable file, for the beginning of a sentence or for its object.
    ///   - path: the path that the finding points to.
    init(unreadable file: LocalizedText, _ error: FileError, path: String, advice: LocalizedText? = nil) {
        self.init(
            path: path,
            LocalizedText(
                en: "\(file.en) can't be read: \(error.reason.en)",
                es: "no se puede leer \(file.es): \(error.reason.es)"
            ),
            advice: advice
        )
    }
}
