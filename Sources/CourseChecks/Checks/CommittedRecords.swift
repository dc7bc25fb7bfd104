import Course

/// What commands have written about a course and its author has committed: by which state of the original each translation was
/// reviewed, and what the compiler has said of the samples.
public struct CommittedRecords: Sendable {
    /// What each translation was last reviewed against.
    public var reviews = ReviewRecord()
    /// What the compiler has said of the samples; nil where no such file is.
    public var evidence: EvidenceLedger?

    /// Those of loose files: none.
    init() {}

    /// - Throws: ``CourseError`` for a file that is not what its name says.
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
