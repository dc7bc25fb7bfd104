import Diagnostics

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
}
