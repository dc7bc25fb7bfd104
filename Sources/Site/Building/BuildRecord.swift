import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem

/// The record that a build leaves for the next one: its inputs, its outputs and its report.
struct BuildRecord: Remembered {
    /// Everything that the site is made from apart from the course's files: the program and its settings.
    let key: String
    let inputs: CourseInputs
    /// The files of the site, by their paths.
    let outputs: [String: FileSystem.Identity]
    let pages: Int
    /// The number of files that a build reports: all but the one that marks the folder.
    let files: Int
    /// The findings and their counts as text.
    let said: String
    let errors: Int
    let warnings: Int
    /// The hash of the ``SearchRecord`` that was written with this record.
    let search: UInt64
    /// An encoded ``CourseRecord``; only a build that has something to do reads it.
    let course: ArraySlice<UInt8>

    /// The record's path below the course's folder.
    static let path = ".glosa/build"
    /// The version of the record's format.
    private static let form = "glosa build 13"

    // MARK: Files

    /// Reads a record; nil if it can't be read, is damaged, or was left by another program or with other settings.
    static func read(_ path: String, key: String) -> BuildRecord? {
        MemoryFile(path, form: form).read().flatMap { read($0.bytes, key: key) }
    }

    static func read(_ bytes: ArraySlice<UInt8>, key: String) -> BuildRecord? {
        // Decoding the whole record takes most of the time; the key at its beginning is compared first.
        var reader = RecordReader(bytes)
        return (try? reader.take(String.self)) == key ? BuildRecord(remembered: bytes) : nil
    }

    /// Writes the record atomically, then waits until the clock has moved on: a file written from now on has another time than
    /// the files of the site.
    ///
    /// - Parameter source: the course's folder.
    func write(below source: String) throws(FileError) {
        try MemoryFile(CoursePath.join(source, Self.path), form: Self.form).keep(self)
        FileSystem.waitForClock(after: outputs.values.map(\.written).max() ?? 0)
    }

    func write(to writer: inout RecordWriter) {
        writer.add(key, inputs)
        writer.add(inAnyOrder: outputs)
        writer.add(pages, files, said, errors, warnings, search)
        writer.add(bytes: course)
    }
}

extension BuildRecord {
    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (key, inputs, outputs) = (try reader.take(), try reader.take(), try reader.take())
        (pages, files, said) = (try reader.take(), try reader.take(), try reader.take())
        (errors, warnings, search) = (try reader.take(), try reader.take(), try reader.take())
        course = try reader.byteSlice()
    }
}
