import Diagnostics
import FileSystem

/// The result of a check of a whole course, which the next one repeats if nothing has changed since.
struct RememberedCheck: Remembered {
    let report: Report
    /// The paths of the lessons.
    let lessons: [String]
    /// The findings that `--fix` mends.
    let mendable: Set<Diagnostic>
    /// The files that findings are in.
    private let files: [SourceFile]

    init(_ report: Report, lessons: [String], mendable: Set<Diagnostic>, files: [SourceFile]) {
        (self.report, self.lessons, self.mendable) = (report, lessons, mendable)
        let named = Set(report.diagnostics.flatMap { Self.paths(of: $0) })
        var known: Set<String> = []
        self.files = files.filter { named.contains($0.path) && known.insert($0.path).inserted }
    }

    private static func paths(of finding: Diagnostic) -> [String] {
        [finding.range.path] + finding.related.map(\.range.path) + finding.fixes.map(\.range.path)
    }

    func write(to writer: inout RecordWriter) {
        writer.add(report.diagnostics, report.summary, lessons)
        writer.add(report.diagnostics.map(mendable.contains))
        writer.add(files.count)
        for file in files {
            writer.add(file.path)
            writer.add(bytes: file.bytes)
        }
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let findings: [Diagnostic] = try reader.take()
        let summary: Report.Summary = try reader.take()
        lessons = try reader.take()
        let areMendable: [Bool] = try reader.take()
        guard areMendable.count == findings.count else { throw RecordReader.Failure() }
        let count: Int = try reader.take()
        var files: [SourceFile] = []
        for _ in 0..<count {
            let path: String = try reader.take()
            files.append(SourceFile(path: path, bytes: Array(try reader.byteSlice())))
        }
        self.files = files
        mendable = Set(zip(findings, areMendable).filter(\.1).map(\.0))
        report = Report(diagnostics: findings, files: files, summary: summary)
    }
}
