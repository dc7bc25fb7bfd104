import Course

/// The records that commands write about a course and its author commits: the state of the original against which each
/// translation was reviewed, and the compiler's answers on the samples.
package struct CommittedRecords: Sendable {
    /// The state of the original against which each translation was last reviewed.
    package var reviews = ReviewRecord()
    /// The compiler's answers on the samples; nil if there is no such file.
    package var evidence: EvidenceLedger?

    /// The records of loose files: none.
    init() {}

    /// - Throws: ``CourseError`` if a file is not what its name says.
    init(_ reader: CourseReader) throws {
        evidence = try reader.record(
            EvidenceLedger.fileName,
            by: "glosa check --renew-evidence",
            EvidenceLedger.init(json:)
        )
        if let read = try reader.record(ReviewRecord.fileName, by: "glosa translate accept", ReviewRecord.init(json:)) {
            reviews = read
        }
    }
}
