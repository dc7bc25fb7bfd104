import Diagnostics

/// A course's configuration with the files that it was read from.
public struct ReadConfiguration: Sendable {
    /// What the files say; commands change it as their options ask.
    public var value: Configuration
    /// `glosa.yml`, `mkdocs.yml`; none where a course has only its folders.
    package let files: [SourceFile]
    /// What is wrong with the files and doesn't keep the course from being read.
    package let findings: [Diagnostic]
}
