import Course
import CourseChecks
import CourseConfiguration
import FileSystem
import Site
import SnippetCompiler
import Support

/// The memory of `translate status`: the last answer about a folder, which holds as long as its files and its history are the same.
///
/// It lies in the folder's `.glosa`; for a folder that is no course and has none, in the user's cache, so that a command that only
/// looks writes nothing there.
struct TranslationMemory {
    private let place: CourseLocation
    private let file: MemoryFile
    private let key: String
    /// The number of files from which a memory is worth its place.
    private let least: Int

    /// - Returns: nil if there is no place for a memory.
    init?(of place: CourseLocation, line: MainLine?, asksHistory: Bool) {
        guard let root = try? FileSystem.realPath(place.root) else { return nil }
        let own = CoursePath.join(place.root, ".glosa")
        if CourseLocation.isCourse(place.root) || FileSystem.exists(own) {
            file = MemoryFile(CoursePath.join(own, "translations"), form: Self.form)
            least = 0
        } else if let cache = UserCache.lastingFolder {
            // A folder may lose its place to another one: the cache doesn't grow with every folder that somebody looks at.
            let number = StableHash(Array(root.utf8)).value % Self.mostFolders
            file = MemoryFile(CoursePath.join(cache, "translations-\(number)"), form: Self.form)
            least = Self.leastFiles
        } else {
            return nil
        }
        self.place = place
        key = [
            Glosa.version, FileSystem.programIdentity, root, place.content ?? "", "\(asksHistory)",
            line?.identity ?? "",
        ].joined(separator: "\n")
    }

    private static let form = "glosa translations 1"
    private static let mostFolders: UInt64 = 64
    private static let leastFiles = 500

    private struct Record: Remembered {
        let key: String
        let inputs: FolderInputs
        let answer: ArraySlice<UInt8>

        init(key: String, inputs: FolderInputs, answer: ArraySlice<UInt8>) {
            (self.key, self.inputs, self.answer) = (key, inputs, answer)
        }

        func write(to writer: inout RecordWriter) {
            writer.add(key, inputs)
            writer.add(bytes: answer)
        }

        init(from reader: inout RecordReader) throws(RecordReader.Failure) {
            (key, inputs) = (try reader.take(), try reader.take())
            answer = try reader.byteSlice()
        }
    }

    /// Returns the remembered answer if it still holds, else the one that `read` gives, which is kept if it will hold.
    func answer(else read: () async throws -> TranslationReading) async throws -> TranslationAnswer {
        let kept = file.read().flatMap { Record(remembered: $0.bytes) }
        let inputs = try await FolderInputs.read(place.root, since: kept?.inputs)
        if let kept, kept.key == key, kept.inputs == inputs, let answer = TranslationAnswer(remembered: kept.answer) {
            return answer
        }
        let reading = try await read()
        let answer = TranslationAnswer(reading)
        // A file may have changed while the course was read.
        if inputs.count >= least, reading.isLasting,
            try await FolderInputs.read(place.root, since: inputs) == inputs
        {
            let record = Record(key: key, inputs: inputs, answer: answer.rememberedBytes[...])
            _ = try? file.keep(record)
        }
        return answer
    }
}
