import Course
import CourseConfiguration
import Diagnostics
import SnippetCompiler
import Support

/// Reads a course from its folder, and checks it.
package struct CourseLoader: Sendable {
    let reader: CourseReader
    private let checksTypes: Bool
    private let makesPages: Bool
    private let shard: Shard?

    var root: String { reader.root }

    /// - Parameters:
    ///   - root: the folder that holds `glosa.yml`.
    ///   - content: the folder of its content, relative to `root`; nil: the one that `glosa.yml` names.
    ///   - includesDrafts: true if lessons marked `draft: true` belong to the course.
    ///   - checksTypes: true if the compiler is asked about samples; the course's `compile.typecheck` can forbid it.
    ///   - makesPages: true if the facts that pages show of the samples are wanted.
    ///   - shard: the part of the samples that is judged; nil: all.
    package init(
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
    /// - Parameter assumed: the text that is read in place of `glosa.yml`; nil: the file.
    /// - Throws: ``CourseError``, as loading does.
    package func configuration(assuming assumed: SourceFile? = nil) throws -> ReadConfiguration {
        try reader.configuration(assuming: assumed)
    }

    /// - Parameter configuration: the course's, changed as the command line asks; nil: it is read.
    /// - Throws: ``CourseError`` if there is no course or its configuration can't be used. Faults of the content are among the
    ///   ``CheckedCourse/diagnostics``.
    package func load(_ configuration: ReadConfiguration? = nil) async throws -> CheckedCourse {
        let course = try await reader.course(try configuration ?? reader.configuration())
        return try await check(course, records: try CommittedRecords(reader))
    }

    /// Reads a course and the records of its reviews, and judges nothing.
    ///
    /// - Throws: ``CourseError``, as loading does.
    package func read(_ configuration: ReadConfiguration) async throws -> (course: Course, reviews: ReviewRecord) {
        (try await reader.course(configuration), try CommittedRecords(reader).reviews)
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

    /// The identity of this machine's Swift compiler, with the ability to run samples; empty if there is no compiler.
    package static var compilerIdentity: String {
        Toolchain.find().map { "\($0.identity) \(ConfinedPrograms.arePossible)" } ?? ""
    }

    /// The identity of the compiler and of the packages that samples are about; empty if the compiler isn't asked, or unknown.
    package func stateOfCompiler(_ configuration: Configuration) -> String {
        TypeCheck.state(ofCompilerFor: configuration, root: root)
    }

    /// The identity of the answers that a check has left for builds without the compiler; empty if none hold.
    package func stateOfAnswers(_ configuration: Configuration) -> String {
        TypeCheck.state(ofAnswersIn: root, configuration)
    }
}
