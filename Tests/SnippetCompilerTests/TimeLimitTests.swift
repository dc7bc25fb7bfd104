import FileSystem
import Foundation
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("The time of a whole command")
struct TimeLimitTests {
    @Test("What runs is ended when it is over, and nothing more is started")
    func programs() throws {
        let limit = TimeLimit(seconds: 1)
        #expect(!limit.wasReached)
        try TimeLimit.$current.withValue(limit) {
            let outcome = try SubprocessTests.shell("echo said; exec sleep 600").run()
            #expect(outcome.ending == .timeLimit)
            #expect(limit.isOver && limit.wasReached)
            // It would be quick.
            let next = try SubprocessTests.shell("exit 0").run()
            #expect(next.ending == .timeLimit)
        }
        #expect(try SubprocessTests.shell("exit 0").run().ending == .exit(0))
    }

    @Test("A program's own time comes first where it is shorter")
    func ownLimit() throws {
        let limit = TimeLimit(seconds: 600)
        try TimeLimit.$current.withValue(limit) {
            var program = SubprocessTests.shell("exec sleep 600")
            program.limits.wall = 0.2
            let outcome = try program.run()
            #expect(outcome.ending == .timeout)
        }
        #expect(!limit.wasReached)
    }

    @Test(
        "Samples of which nothing is known then are counted, nothing is remembered of them, and nobody calls them right"
    )
    func samples() async throws {
        try await withTemporaryFolder { folder in
            let fake = try CompilerFailureTests.FakeCompiler("", in: folder)
            let known = TestLesson(["let known = 1"])
            let first = try await fake.compiler.verdicts(on: [known.samples])
            #expect(first.late == [0])
            let lesson = TestLesson(["let known = 1", "let a = 1", "let b = 2"])
            let late = try await TimeLimit.$current.withValue(TimeLimit(seconds: 0)) {
                try await fake.compiler.verdicts(on: [known.samples, lesson.samples])
            }
            // What was answered before is still known.
            #expect(late.late == [0, 2])
            #expect(late.verdicts[1].map(\.failure) == [nil, .timeLimit, .timeLimit])
            #expect(late.verdicts[1].map(\.rest.name) == ["passes", "undecided", "undecided"])
            #expect(!late.isLasting)
            let again = try await fake.compiler.verdicts(on: [lesson.samples])
            #expect(again.late == [0])
            #expect(again.verdicts[0].map(\.rest.name) == ["passes", "passes", "passes"])
        }
    }
}
