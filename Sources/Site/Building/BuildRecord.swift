import Course
import Diagnostics
import FileSystem

/// What a build leaves behind for the next one: what it was made from, what it wrote, what it said.
struct BuildRecord: Remembered {
    /// All that a site is made from beside the course's files: the program, and what it was asked to do.
    let key: String
    let places: CourseInputs.Places
    let inputs: CourseInputs
    /// The files of the site, by their paths.
    let outputs: [String: FileSystem.Identity]
    let pages: Int
    /// How many files a build counts: all but the one that marks the folder.
    let files: Int
    let findings: [FindingsByFile]
    /// How much each written lesson holds.
    let counts: [Report.Summary]
    /// The rules that have pages.
    let rules: [String]
    /// The hash of the ``SearchRecord`` that was left with it.
    var search: UInt64 = 0
    let course: CourseRecord

    /// Below the course's folder.
    static let path = ".glosa/build"
    /// Changes with the form of the record.
    private static let form = "glosa build 3"

    // MARK: Files

    /// A record that can't be read, is damaged, or was left by something else, is as good as none.
    static func read(_ path: String, key: String) -> BuildRecord? {
        MemoryFile(path, form: form).read().flatMap { read($0.bytes, key: key) }
    }

    static func read(_ bytes: [UInt8], key: String) -> BuildRecord? {
        // Most of the time goes into reading it all, and a key at its beginning is read at once.
        var reader = RecordReader(bytes)
        return (try? reader.string()) == key ? BuildRecord(remembered: bytes) : nil
    }

    /// Puts the record in its place at a stroke, and that of the search beside it.
    ///
    /// - Parameter source: the course's folder.
    func write(with search: SearchRecord, below source: String) throws(FileError) {
        var record = self
        record.search = try search.write(to: CoursePath.join(source, SearchRecord.path))
        try record.write(to: CoursePath.join(source, Self.path))
    }

    /// Puts the record in its place at a stroke.
    private func write(to path: String) throws(FileError) {
        try MemoryFile(path, form: Self.form).keep(self)
    }

    func write(to writer: inout RecordWriter) {
        writer.add(key)
        places.write(to: &writer)
        writer.add(inputs.files) { writer, file in
            writer.add(file.key)
            writer.add(file.value)
        }
        writer.add(inputs.frame)
        writer.add(inputs.listing)
        writer.add(outputs) { writer, file in
            writer.add(file.key)
            writer.add(file.value.number)
            writer.add(Int(file.value.size))
            writer.add(Int(file.value.written))
        }
        writer.add(pages)
        writer.add(self.files)
        writer.add(findings) { $1.write(to: &$0) }
        writer.add(counts) { writer, count in
            for number in [count.files, count.snippets, count.segments, count.diagrams, count.links] {
                writer.add(number)
            }
        }
        writer.add(rules)
        writer.add(search)
        course.write(to: &writer)
    }
}

extension BuildRecord {
    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        key = try reader.string()
        places = try CourseInputs.Places(from: &reader)
        let files = try reader.array { (reader) throws(RecordReader.Failure) in
            (try reader.string(), try reader.word())
        }
        let (frame, listing) = (try reader.word(), try reader.word())
        inputs = CourseInputs(files: Dictionary(files) { first, _ in first }, frame: frame, listing: listing)
        let outputs = try reader.array { (reader) throws(RecordReader.Failure) in
            let path = try reader.string()
            let number = try reader.word()
            let (size, written) = (Int64(try reader.int()), Int64(try reader.int()))
            return (path, FileSystem.Identity(number: number, size: size, written: written))
        }
        self.outputs = Dictionary(outputs) { first, _ in first }
        pages = try reader.int()
        self.files = try reader.int()
        findings = try reader.array { (reader) throws(RecordReader.Failure) in try FindingsByFile(from: &reader) }
        counts = try reader.array { (reader) throws(RecordReader.Failure) in
            var count = Report.Summary()
            count.files = try reader.int()
            count.snippets = try reader.int()
            count.segments = try reader.int()
            count.diagrams = try reader.int()
            count.links = try reader.int()
            return count
        }
        rules = try reader.strings()
        search = try reader.word()
        course = try CourseRecord(from: &reader)
    }
}
