import Diagnostics
import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import SnippetCompiler

/// The compiler of the machine that runs the tests.
enum Machine {
    static let toolchain = Toolchain.find()

    /// Tests that need a compiler are skipped without one, and say so.
    static let needsCompiler = ConditionTrait.enabled(
        if: toolchain != nil,
        "there is no swiftc in PATH: nothing that needs a compiler is tested"
    )
    /// Where SwiftUI itself is, nothing is compiled against the shim, and its names would clash with Apple's.
    static let needsShim = ConditionTrait.enabled(
        if: toolchain?.hasSwiftUI == false,
        "this machine has no swiftc, or SwiftUI itself: the shim is not tested"
    )
    /// What the C library is called here.
    static var systemModule: String {
        #if canImport(Darwin)
            "Darwin"
        #else
            "Glibc"
        #endif
    }
    /// What a system says to a program that it refuses something is known of Linux only.
    static let isLinux: Bool = {
        #if os(Linux)
            true
        #else
            false
        #endif
    }()
    static let needsLinux = ConditionTrait.enabled(
        if: isLinux,
        "the words and numbers of refusals are Linux's: on macOS only what every system has in common is tested"
    )
    static let needsConfinement = ConditionTrait.enabled(
        if: toolchain != nil && ConfinedRun.obstacle() == nil,
        "this system can't confine programs: no sample is run"
    )
}

extension NameSuggestions {
    /// Of a lesson of which nothing is known.
    static let none = NameSuggestions { [] }
}

/// A lesson made of texts.
struct TestLesson {
    var samples: [SampleCompiler.Sample]

    init(preamble: String? = nil, _ texts: [String]) {
        let preambles = preamble.map { [Snippet(ordinal: 0, source: Self.slice($0), isPreamble: true)] } ?? []
        let snippets =
            preambles + texts.enumerated().map { Snippet(ordinal: $0.offset + 1, source: Self.slice($0.element)) }
        self.init(snippets)
    }

    init(_ snippets: [Snippet]) {
        let verdicts = SnippetLinter().lint(lesson: snippets)
        samples = zip(snippets, verdicts).map { SampleCompiler.Sample(snippet: $0, verdict: $1) }
    }

    static func slice(_ text: String) -> SourceSlice { SourceSlice(SourceFile(path: "lesson.md", text: text)) }

    /// What the compiler says of each sample.
    func verdicts(isolation: String? = nil) async throws -> [CompilationVerdict] {
        let toolchain = try #require(Machine.toolchain)
        let compiler = SampleCompiler(toolchain, cacheFile: nil, defaultIsolation: isolation)
        return try await compiler.verdicts(on: [samples]).verdicts[0]
    }
}

/// What the compiler says of many lessons that have nothing to do with one another: it is asked for all of them at once, since
/// each of its processes takes its time. With `GLOSA_THOROUGH=1` each is asked for alone too.
struct JudgedLessons: Sendable {
    private let answers: Task<[[String]: [CompilationVerdict]], any Error>

    init(_ lessons: [[String]]) {
        answers = Task {
            let toolchain = try #require(Machine.toolchain)
            let compiler = SampleCompiler(toolchain, cacheFile: nil)
            let found = try await compiler.verdicts(on: lessons.map { TestLesson($0).samples }).verdicts
            return Dictionary(zip(lessons, found)) { first, _ in first }
        }
    }

    /// - Parameter texts: the samples of one of the lessons.
    func verdicts(on texts: [String]) async throws -> [CompilationVerdict] {
        let found = try #require(try await answers.value[texts])
        if Effort.isThorough {
            let alone = try await TestLesson(texts).verdicts()
            #expect(found.map(\.rest.name) == alone.map(\.rest.name))
        }
        return found
    }
}

extension CompilationVerdict.Outcome {
    /// `passes`, `fails`, `needs Product`, `undecided`.
    var name: String {
        switch self {
        case .passes: "passes"
        case .fails: "fails"
        case .needsContext(let names, let errors):
            (["needs"] + names + (errors.isEmpty ? [] : ["!"])).joined(separator: " ")
        case .passesGiven(let names): (["passes given"] + names).joined(separator: " ")
        case .undecided: "undecided"
        }
    }
}
