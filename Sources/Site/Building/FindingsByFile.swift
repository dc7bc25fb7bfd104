import Course
import Diagnostics
import FileSystem

/// What a build says of one file.
struct FindingsByFile: Sendable {
    let path: String
    /// As it is printed.
    let text: String
    let errors: Int
    let warnings: Int
    let notes: Int
    /// The other files that places are shown in.
    let mentioned: Set<String>

    /// What a report says of each file, in its order.
    static func all(_ report: Report, _ format: HumanReport) -> [FindingsByFile] {
        format.renderByFile(report).map { path, findings, text in
            FindingsByFile(
                path: path,
                text: text,
                errors: findings.count { $0.severity == .error },
                warnings: findings.count { $0.severity == .warning },
                notes: findings.count { $0.severity == .note },
                mentioned: Set(findings.flatMap { $0.related.map(\.range.path) }).subtracting([path])
            )
        }
    }
}

extension FindingsByFile {
    func write(to writer: inout RecordWriter) {
        writer.add(path)
        writer.add(text)
        for number in [errors, warnings, notes] { writer.add(number) }
        writer.add(mentioned)
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        path = try reader.string()
        text = try reader.string()
        errors = try reader.int()
        warnings = try reader.int()
        notes = try reader.int()
        mentioned = Set(try reader.strings())
    }
}
