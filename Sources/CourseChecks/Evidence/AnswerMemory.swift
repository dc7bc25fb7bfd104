import Course
import CourseConfiguration
import FileSystem
import SnippetCompiler
import SnippetSyntax
import Support

/// The answers that a check got from the compiler and from running samples, kept for the commands that do neither, so that they
/// report the same as the check.
///
/// Answers are found like those of the ledger, by a hash of the samples that are compiled together, and hold for the compiler,
/// the packages and the Glosa that gave them. The next check compares what lessons borrow from earlier ones.
struct AnswerMemory: Sendable {
    /// The packages as they were built before; nil if the samples are about none.
    let package: SamplePackage?
    private let key: EvidenceKey
    private let answers: [String: [SampleAnswer?]]

    private struct Contents: Remembered {
        /// The state of compiler and packages that the answers hold for.
        let state: String
        let answers: [String: [SampleAnswer?]]

        init(state: String, answers: [String: [SampleAnswer?]]) { (self.state, self.answers) = (state, answers) }

        func write(to writer: inout RecordWriter) { writer.add(state, answers) }

        init(from reader: inout RecordReader) throws(RecordReader.Failure) {
            (state, answers) = (try reader.take(), try reader.take())
        }
    }

    /// The path of the file with the answers.
    ///
    /// - Parameter cacheFile: the path of the compiler's remembered words.
    static func path(beside cacheFile: String) -> String { cacheFile + "-answers" }

    private static func file(_ cacheFile: String) -> MemoryFile {
        MemoryFile(path(beside: cacheFile), form: "glosa answers 3")
    }

    /// - Parameters:
    ///   - cacheFile: the path of the compiler's remembered words.
    ///   - packages: the folders of the packages that samples are about.
    /// - Returns: nil if there are no answers that hold.
    init?(_ cacheFile: String, _ configuration: Configuration, packages: [String], _ key: EvidenceKey) {
        guard FileSystem.exists(Self.path(beside: cacheFile)),
            let (toolchain, package) = Self.surroundings(configuration, packages: packages),
            let kept = Self.file(cacheFile).value(Contents.self)?.value,
            kept.state == SampleCompiler.state(of: toolchain, package: package)
        else { return nil }
        self.package = package
        self.key = key
        answers = kept.answers
    }

    /// - Returns: nil if there is no compiler, or a package isn't built.
    private static func surroundings(
        _ configuration: Configuration,
        packages: [String]
    ) -> (Toolchain, SamplePackage?)? {
        guard let toolchain = Toolchain.find(for: configuration.compile.platform) else { return nil }
        guard !packages.isEmpty else { return (toolchain, nil) }
        let products = configuration.compile.products
        return PackageBuild.remembered(in: packages, products: products, by: toolchain).map { (toolchain, $0) }
    }

    /// The identity of the answers that hold now; empty if there are none.
    static func state(_ cacheFile: String, _ configuration: Configuration, packages: [String]) -> String {
        guard let stamp = try? FileSystem.stamp(of: path(beside: cacheFile)) else { return "" }
        let state = state(configuration, packages: packages)
        return state.isEmpty ? "" : "\(stamp) \(state)"
    }

    /// The identity of the compiler and of the packages; empty if they are unknown.
    static func state(_ configuration: Configuration, packages: [String]) -> String {
        guard let (toolchain, package) = surroundings(configuration, packages: packages) else { return "" }
        return SampleCompiler.state(of: toolchain, package: package) ?? ""
    }

    // MARK: Answers

    /// The known answers on the samples; no verdicts if one of them, or one that they are compiled with, has changed.
    func answers(to question: CompilerQuestion) -> CompilerQuestion.Answers {
        var found: CompilerQuestion.Answers = [:]
        for group in question.groups where group.contains(where: \.needsEvidence) {
            guard let known = answers[key.text(of: group, for: question.platform)], known.count == group.count
            else { continue }
            for (item, answer) in zip(group, known) where item.needsEvidence {
                let sample = item.sample
                let verdict = answer?.verdict(on: sample.snippet, segments: sample.verdict.segments.count)
                guard let answer, let verdict else { continue }
                let isRun = key.isRun(sample.snippet)
                found[sample.id] = CompilerQuestion.Answer(
                    verdict: verdict,
                    run: isRun ? answer.outcome : nil,
                    hasOpenRun: isRun && answer.hasOpenRun
                )
            }
        }
        return found
    }

    /// Keeps the answers of a check in place of those of the last one.
    ///
    /// - Parameter keepsOthers: true if only a part of the course was judged: the other answers stay.
    static func keep(
        _ answered: [(question: CompilerQuestion, answers: CompilerQuestion.Answers)],
        from state: String,
        _ key: EvidenceKey,
        beside cacheFile: String,
        besideOthers keepsOthers: Bool = false
    ) {
        let known = keepsOthers ? file(cacheFile).value(Contents.self)?.value : nil
        var answers = known?.state == state ? known?.answers ?? [:] : [:]
        for (question, found) in answered {
            for group in question.groups where group.contains(where: \.needsEvidence) {
                answers[key.text(of: group, for: question.platform)] = group.map { item -> SampleAnswer? in
                    guard item.needsEvidence, let answer = found[item.sample.id] else { return nil }
                    return SampleAnswer(answer.verdict, run: answer.run)
                }
            }
        }
        _ = try? file(cacheFile).keep(Contents(state: state, answers: answers))
    }
}
