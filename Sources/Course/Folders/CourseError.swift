import Diagnostics
import FileSystem

/// Why a course could not be loaded at all: no such folder, or a configuration that can't be used.
public struct CourseError: Error, Sendable {
    public let diagnostics: [Diagnostic]
    /// The files that the findings point into.
    public let files: [SourceFile]

    init(_ diagnostics: [Diagnostic], files: [SourceFile] = []) {
        self.diagnostics = diagnostics
        self.files = files
    }

    init(path: String, _ message: LocalizedText, advice: LocalizedText? = nil) {
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
    ///   - file: what can't be read, in words that begin a sentence or are its object.
    ///   - path: where that is said.
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
