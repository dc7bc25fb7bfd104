import Diagnostics

/// A course's configuration with the files that it was read from.
package struct ReadConfiguration: Sendable {
    /// The configuration in the files; commands change it as their options ask.
    package var value: Configuration
    /// The configuration files (`glosa.yml`, `mkdocs.yml`); empty if a course has only its folders.
    package let files: [SourceFile]
    /// The findings in the files that don't keep the course from being read.
    package let findings: [Diagnostic]

    package init(value: Configuration, files: [SourceFile], findings: [Diagnostic]) {
        (self.value, self.files, self.findings) = (value, files, findings)
    }
}
