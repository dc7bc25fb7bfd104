import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Why a sample must fail", .needsCompiler)
struct ReasonTests {
    private struct Sample: Hashable {
        /// As `fails=` has it.
        let reason: String
        let code: String
    }

    /// A course with a lesson for each sample, which the compiler is asked about at once.
    private struct JudgedSamples: Sendable {
        private let found: Task<[Sample: [Diagnostic]], any Error>

        init(_ samples: [Sample]) {
            found = Task {
                try await withTemporaryFolder { folder in
                    let lessons = samples.enumerated().map { number, sample in
                        "-- content/en/\(number).md --\n# \(number)\n\n```swift fails=\(sample.reason)\n\(sample.code)\n```\n"
                    }
                    try FileTree("-- glosa.yml --\nlanguages: [en]\n" + lessons.joined()).write(to: folder)
                    let checked = try await CourseLoader(root: folder.path, checksTypes: true).load()
                    let findings = Dictionary(grouping: checked.diagnostics, by: \.range.path)
                    let all = samples.enumerated().map { ($1, findings["content/en/\($0).md"] ?? []) }
                    return Dictionary(all) { first, _ in first }
                }
            }
        }

        func findings(_ sample: Sample) async throws -> [Diagnostic] { try #require(try await found.value[sample]) }
    }

    private static let judged = JudgedSamples(
        namesOfFailures.map { Sample(reason: $0.0, code: refused) }
            + reasonsInWords.map { Sample(reason: "\"\($0.1)\"", code: $0.0) }
    )

    private static let refused = "final class Model { var name: String }"
    private static let namesOfFailures = [
        ("compile-error", true), ("type-error", true), ("\"has no initializers\"", true), ("\"no such words\"", false),
        ("NoSuchGroup", false),
    ]
    /// Code, why it fails, and what is found.
    private static let reasonsInWords: [(String, String, String?)] = [
        ("let total = 1 + 2", "a total says nothing", "counterexample-unproven note"),
        ("let total = 1 + 2", "slow, and nobody needs it", "counterexample-unproven note"),
        ("let total: Int = true", "a total says nothing", "expected-failure-missing error"),
        ("let total: Int = true", "cannot convert", nil),
        ("let total = 1 + 2", "slow", "expected-failure-missing error"),
        ("let total = 1 + 2", "state-private, a total says nothing", "expected-failure-missing error"),
    ]

    @Test(
        "What fails= asks of the compiler must happen",
        arguments: namesOfFailures
    )
    func expectations(name: String, happens: Bool) async throws {
        let found = try await Self.judged.findings(Sample(reason: name, code: Self.refused)).map(\.rule)
        #expect(found.contains(.expectedFailureMissing) != happens, "\(found)")
    }

    @Test(
        "A reason in words for what the compiler accepts is a note; where it refuses, its words count",
        arguments: reasonsInWords
    )
    func reasons(code: String, reason: String, finding: String?) async throws {
        let found = try await Self.judged.findings(Sample(reason: "\"\(reason)\"", code: code))
        #expect(found.contains { "\($0.rule) \($0.severity)" == finding } == (finding != nil), "\(found)")
        #expect(finding != nil || found.isEmpty)
    }

    @Test("The note about a reason in words can be silenced, and the comment is of use then")
    func silencedReason() async throws {
        let found = try await TypeCheckTests.findings(
            """
            -- glosa.yml --
            languages: [en]
            -- content/en/a.md --
            # A

            <!-- glosa:disable counterexample-unproven -->
            ```swift fails="a total says nothing"
            let total = 1 + 2
            ```
            <!-- glosa:enable counterexample-unproven -->
            """
        )
        #expect(found == [])
    }
}
