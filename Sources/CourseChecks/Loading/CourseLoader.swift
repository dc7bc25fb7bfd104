import Course
import Diagnostics
import SnippetCompiler
import Support

/// Reads a course from its folder, and checks it.
public struct CourseLoader: Sendable {
    let reader: CourseReader
    private let checksTypes: Bool
    private let makesPages: Bool
    private let shard: Shard?

    var root: String { reader.root }

    /// - Parameters:
    ///   - root: the folder that holds `glosa.yml`.
    ///   - content: the folder of its content, relative to `root`; nil: the one that `glosa.yml` names.
    ///   - includesDrafts: whether lessons marked `draft: true` belong to the course.
    ///   - checksTypes: whether the compiler is asked about samples; the course's `compile.typecheck` can forbid it.
    ///   - makesPages: whether what pages show of the samples is wanted.
    ///   - shard: which part of the samples is judged; nil: all.
    public init(
        root: String,
        content: String? = nil,
        includesDrafts: Bool = false,
        checksTypes: Bool = false,
        makesPages: Bool = true,
        shard: Shard? = nil
    ) {
        reader = CourseReader(root: root, content: content, includesDrafts: includesDrafts)
        (self.checksTypes, self.makesPages, self.shard) = (checksTypes, makesPages, shard)
    }

    /// The configuration alone.
    ///
    /// - Throws: ``CourseError``, as loading does.
    public func configuration() throws -> ReadConfiguration { try reader.configuration() }

    /// - Parameter configuration: the course's, changed as the command line asks; nil: it is read.
    /// - Throws: ``CourseError`` where there is no course or its configuration can't be used. Whatever is wrong with the
    ///   content is among the ``CheckedCourse/diagnostics``.
    public func load(_ configuration: ReadConfiguration? = nil) async throws -> CheckedCourse {
        let course = try await reader.course(try configuration ?? reader.configuration())
        return try await check(course, records: try CommittedRecords(reader))
    }

    /// - Parameter former: a state of the course that this loader checked before.
    func check(
        _ course: Course,
        records: CommittedRecords,
        since former: FormerState? = nil
    ) async throws -> CheckedCourse {
        try await CheckedCourse(
            course,
            records: records,
            checksTypes: checksTypes,
            makesPages: makesPages,
            shard: shard,
            since: former
        )
    }

    /// What tells this machine's Swift compiler from others, and whether samples can be run; empty where there is none.
    public static var compilerIdentity: String {
        Toolchain.find().map { "\($0.identity) \(ConfinedPrograms.arePossible)" } ?? ""
    }

    /// What tells the answers that a check has left for builds without the compiler from others; empty where none hold.
    public func stateOfAnswers(_ configuration: Configuration) -> String {
        TypeCheck.state(ofAnswersIn: root, configuration)
    }
}
