import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import Site

/// The memory of a check, in the course's `.glosa`.
struct CheckRecord {
    private let loader: CourseLoader
    private let configuration: Configuration
    private let file: MemoryFile
    private let settings: [String]
    private let asksCompiler: Bool
    private let root: String
    /// The inputs before the course was read.
    private var inputs: CourseInputs?

    /// - Parameters:
    ///   - settings: what the command line asks for.
    ///   - asksCompiler: true if the compiler is asked about samples, unless the course forbids it.
    /// - Returns: nil for a course that depends on more than its own files.
    init?(_ loader: CourseLoader, root: String, _ configuration: Configuration, settings: [String], asksCompiler: Bool)
    {
        guard CourseLocation.isCourse(root), configuration.compile.packages.isEmpty else { return nil }
        (self.loader, self.root, self.configuration) = (loader, root, configuration)
        self.settings = settings
        self.asksCompiler = asksCompiler && configuration.compile.typecheck
        file = MemoryFile(CoursePath.join(root, ".glosa/check"), form: "glosa check 1")
    }

    /// The level of findings that sum up a translation's differences.
    var differences: RuleLevel? { PageDifferences.level(configuration) }

    /// Everything that the result depends on apart from the course's files.
    private var key: String {
        let compiler = asksCompiler ? CourseLoader.compilerIdentity : ""
        let parts = [
            Glosa.version, FileSystem.programIdentity, (try? FileSystem.realPath(root)) ?? root, "\(asksCompiler)",
            compiler, loader.stateOfAnswers(configuration),
        ]
        return (parts + settings).joined(separator: "\n")
    }

    private struct Record: Remembered {
        let key: String
        let inputs: CourseInputs
        let result: ArraySlice<UInt8>

        init(key: String, inputs: CourseInputs, result: ArraySlice<UInt8>) {
            (self.key, self.inputs, self.result) = (key, inputs, result)
        }

        func write(to writer: inout RecordWriter) {
            writer.add(key, inputs)
            writer.add(bytes: result)
        }

        init(from reader: inout RecordReader) throws(RecordReader.Failure) {
            (key, inputs) = (try reader.take(), try reader.take())
            result = try reader.byteSlice()
        }
    }

    /// Returns the result of the last check if it still holds.
    mutating func result() async throws -> RememberedCheck? {
        let file = file
        let reading = Task { file.read().flatMap { Record(remembered: $0.bytes) } }
        let inputs = try await CourseInputs.read(root: root, configuration: configuration) {
            await reading.value?.inputs
        }
        self.inputs = inputs
        guard let record = await reading.value, record.key == key, inputs.isSame(as: record.inputs) else { return nil }
        return RememberedCheck(remembered: record.result)
    }

    /// Keeps a result, if it holds as long as the course's files are the same.
    func keep(_ result: RememberedCheck, of checked: CheckedCourse) async throws {
        guard checked.areVerdictsLasting, let known = inputs?.completed(by: checked.course) else { return }
        let current = try await CourseInputs.read(root: root, configuration: configuration) { known }
        // A file may have changed while the course was read.
        guard current.isSame(as: known) else { return }
        let record = Record(key: key, inputs: current, result: result.rememberedBytes[...])
        _ = try? file.keep(record)
    }
}
