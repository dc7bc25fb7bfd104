import Course
import CourseChecks
import CourseConfiguration
import FileSystem
import Site
import Support

/// The state of a course that a session leaves for the next one: with it, a large course is there at once.
///
/// It holds for the files that it was made from. What differs is read anew, and all else when somebody asks for it.
struct CourseMemory: Remembered {
    /// The program, the course's place, and the compiler's answers on its samples.
    let key: String
    let inputs: CourseInputs
    /// An encoded ``CourseRecord``.
    let course: ArraySlice<UInt8>

    /// The path below the course's folder.
    static let path = ".glosa/editor"

    private static func file(_ root: String) -> MemoryFile {
        MemoryFile(CoursePath.join(root, path), form: "glosa editor 1")
    }

    /// - Parameter isCompiled: true if the compiler has answered: its former answers don't matter then.
    private static func key(
        _ loader: CourseLoader,
        _ place: CourseLocation,
        _ configuration: Configuration,
        isCompiled: Bool
    ) -> String {
        let answers = isCompiled ? loader.stateOfCompiler(configuration) : loader.stateOfAnswers(configuration)
        return [FileSystem.programIdentity, place.root, place.content ?? "", "\(isCompiled)", answers].joined(
            separator: "\n"
        )
    }

    // MARK: Reading

    /// Returns the course as a former session left it, with what has changed since.
    ///
    /// - Parameter edited: the paths of the editor's texts, relative to the course.
    /// - Returns: nil if nothing was left, or most of it is of no use.
    static func restored(
        _ place: CourseLocation,
        by loader: CourseLoader,
        edited: Set<String>
    ) async throws -> (course: RestoredCourse, update: CourseUpdate)? {
        guard let bytes = file(place.root).read()?.bytes else { return nil }
        let configuration = try loader.configuration()
        var reader = RecordReader(bytes)
        let keys = [true, false].map { key(loader, place, configuration.value, isCompiled: $0) }
        guard let key = try? reader.take(String.self), keys.contains(key),
            let memory = CourseMemory(remembered: bytes), let course = try await CourseRecord.read(memory.course)
        else { return nil }
        // The editor's texts count as changed, whatever is in them.
        let inputs = try await FileSystem.$unsavedTexts.withValue(UnsavedTexts()) {
            try await CourseInputs.read(root: place.root, configuration: configuration.value) { memory.inputs }
        }
        guard let changed = inputs.changes(since: memory.inputs), changed.count * 4 < course.count,
            let restored = try loader.restore(course, configuration)
        else { return nil }
        let update = try await loader.update(restored.checked, changed: changed.union(edited), configuration)
        return restored.isOutdated ? nil : (restored, update)
    }

    // MARK: Writing

    /// Leaves a course for the next session, if it was read from the files as they are, and its folder is a course's.
    ///
    /// - Parameter isCompiled: true if the compiler was asked.
    static func keep(
        _ checked: CheckedCourse,
        _ place: CourseLocation,
        by loader: CourseLoader,
        isCompiled: Bool
    ) async {
        let course = checked.course
        guard checked.areVerdictsLasting, !course.isLoose,
            FileSystem.exists(CoursePath.join(place.root, Configuration.fileName))
                || FileSystem.exists(CoursePath.join(place.root, ".glosa")),
            let inputs = try? await CourseInputs.read(root: place.root, configuration: course.configuration),
            let known = inputs.completed(by: course), known.hasFiles(of: course),
            let current = try? await CourseInputs.read(
                root: place.root,
                configuration: course.configuration,
                since: { known }
            ),
            current.isSame(as: known), let bytes = try? await CourseRecord(checked).bytes()
        else { return }
        let memory = CourseMemory(
            key: key(loader, place, course.configuration, isCompiled: isCompiled),
            inputs: current,
            course: bytes[...]
        )
        _ = try? file(place.root).keep(memory)
    }

    // MARK: Coding

    private init(key: String, inputs: CourseInputs, course: ArraySlice<UInt8>) {
        (self.key, self.inputs, self.course) = (key, inputs, course)
    }

    func write(to writer: inout RecordWriter) {
        writer.add(key, inputs)
        writer.add(bytes: course)
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (key, inputs) = (try reader.take(), try reader.take())
        course = try reader.byteSlice()
    }
}
