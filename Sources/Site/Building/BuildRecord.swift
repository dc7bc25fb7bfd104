import Course
import CourseChecks
import Diagnostics
import FileSystem

/// What a build leaves behind for the next one: what it was made from, what it wrote, what it said.
struct BuildRecord: Remembered {
    /// All that a site is made from beside the course's files: the program, and what it was asked to do.
    let key: String
    let inputs: CourseInputs
    /// The files of the site, by their paths.
    let outputs: [String: FileSystem.Identity]
    let pages: Int
    /// How many files a build counts: all but the one that marks the folder.
    let files: Int
    /// The findings and their numbers, in words.
    let said: String
    let errors: Int
    let warnings: Int
    /// The hash of the ``SearchRecord`` that was left with it.
    let search: UInt64
    /// A ``CourseRecord``, which only a build that has something to do reads.
    let course: ArraySlice<UInt8>

    /// Below the course's folder.
    static let path = ".glosa/build"
    /// Changes with the form of the record.
    private static let form = "glosa build 10"

    // MARK: Files

    /// A record that can't be read, is damaged, or was left by something else, is as good as none.
    static func read(_ path: String, key: String) -> BuildRecord? {
        MemoryFile(path, form: form).read().flatMap { read($0.bytes, key: key) }
    }

    static func read(_ bytes: ArraySlice<UInt8>, key: String) -> BuildRecord? {
        // Most of the time goes into reading it all, and a key at its beginning is read at once.
        var reader = RecordReader(bytes)
        return (try? reader.take(String.self)) == key ? BuildRecord(remembered: bytes) : nil
    }

    /// Puts the record in its place at a stroke. Waits until a file that is written from now on has another time than those of
    /// the site.
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
