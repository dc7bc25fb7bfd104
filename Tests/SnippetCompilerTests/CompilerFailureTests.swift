import Diagnostics
import FileSystem
import Foundation
import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import SnippetCompiler

/// A compiler of sh, which fails as compilers do.
@Suite("A compiler that doesn't answer")
struct CompilerFailureTests {
    /// What it does when it is asked about samples; about what they import, it always answers, unless it says otherwise.
    struct FakeCompiler {
        let folder: String
        var compiler: SampleCompiler

        /// - Parameter script: what it does; `$asked` are the files of samples it was given, `$folder` a place for notes.
        init(_ script: String, in folder: URL, limits: BatchChecker.Limits = .init()) throws {
            self.folder = folder.path
            let path = folder.appending(path: "swiftc").path
            let text = """
                #!/bin/sh
                # That it doesn't say what it is or what it would start, counts for nothing.
                case "$*" in *-print-target-info*|*-\\#\\#\\#*) exit 1;; esac
                folder='\(folder.path)'
                echo "$*" >> "$folder/calls"
                asked=
                for argument; do case "$argument" in u*.swift) asked="$asked $argument";; esac; done
                \(script)
                """
            try FileSystem.write(Array(text.utf8), to: path)
            chmod(path, 0o755)
            // With an SDK of its own, it is spared the shim.
            let toolchain = Toolchain(
                compiler: path,
                identity: "fake",
                kits: [InterfaceKit(name: .mac, path: "/none", version: "26.0", build: "25A1")]
            )
            compiler = SampleCompiler(toolchain, cacheFile: folder.appending(path: "types").path)
            compiler.compilerLimits = limits
        }

        /// How often it was started.
        var calls: Int {
            get throws { try FileSystem.read(folder + "/calls").count { $0 == UInt8(ascii: "\n") } }
        }
    }

    static let lesson = TestLesson(["let a = 1", "let hard = 2", "let c = 3"])

    static let failures: [(script: String, failure: CompilerFailure)] = [
        ("[ -z \"$asked\" ] || kill -9 $$", .crash("signal 9")),
        (
            "[ -z \"$asked\" ] || { echo '<unknown>:0: error: compile command failed due to signal 9'; exit 1; }",
            .crash("compile command failed due to signal 9")
        ),
        ("echo 'error: no space left on device'; exit 1", .unusable("no space left on device")),
        ("exit 3", .unusable("status 3")),
        ("[ -z \"$asked\" ] || exec sleep 600", .timeout(1)),
    ]

    @Test("It is said of every sample, nothing is remembered, and it is asked again", arguments: failures)
    func isSaid(script: String, failure: CompilerFailure) async throws {
        try await withTemporaryFolder { folder in
            var limits = BatchChecker.Limits()
            if case .timeout = failure { (limits.alone, limits.start, limits.each, limits.patience) = (1, 1, 0, 1) }
            let fake = try FakeCompiler(script, in: folder, limits: limits)
            let first = try await fake.compiler.verdicts(on: [Self.lesson.samples])
            #expect(first.verdicts[0].map(\.failure) == [failure, failure, failure])
            #expect(first.verdicts[0].allSatisfy { $0.rest == .undecided })
            #expect(!first.isLasting)
            let working = try FakeCompiler("", in: folder)
            let second = try await working.compiler.verdicts(on: [Self.lesson.samples])
            #expect(second.verdicts[0].map(\.rest) == [.passes, .passes, .passes])
            #expect(second.verdicts[0].allSatisfy { $0.failure == nil })
            #expect(second.isLasting)
        }
    }

    @Test("What the compiler can't do at all is found out once, not sample by sample")
    func isGeneral() async throws {
        try await withTemporaryFolder { folder in
            let fake = try FakeCompiler("echo 'error: no space left on device'; exit 1", in: folder)
            let lesson = TestLesson((0..<8).map { "let name\($0) = 1" })
            _ = try await fake.compiler.verdicts(on: [lesson.samples])
            // The modules, the samples, the modules once more.
            #expect(try fake.calls == 3)
        }
    }

    /// Takes its time where a sample is hard.
    static let slow = "for file in $asked; do if grep -q hard $file; then while :; do :; done; fi; done"

    @Test(
        "A sample that takes the compiler too long is found among others, remembered with the limit, and said each time"
    )
    func isTooHard() async throws {
        try await withTemporaryFolder { folder in
            var limits = BatchChecker.Limits()
            (limits.alone, limits.start, limits.each, limits.patience) = (1, 1, 0, 120)
            let fake = try FakeCompiler(Self.slow, in: folder, limits: limits)
            let first = try await fake.compiler.verdicts(on: [Self.lesson.samples])
            #expect(first.verdicts[0].map(\.failure) == [nil, .processorTime(1), nil])
            #expect(first.verdicts[0].map(\.rest) == [.passes, .undecided, .passes])
            #expect(first.isLasting)
            let calls = try fake.calls
            let second = try await fake.compiler.verdicts(on: [Self.lesson.samples])
            #expect(second.verdicts[0].map(\.failure) == [nil, .processorTime(1), nil])
            #expect(try fake.calls == calls)
            // With another limit it may be another story.
            limits.alone = 2
            let other = try FakeCompiler("", in: folder, limits: limits)
            let third = try await other.compiler.verdicts(on: [Self.lesson.samples])
            #expect(third.verdicts[0].map(\.rest) == [.passes, .passes, .passes])
            #expect(third.checked == 1)
        }
    }

    @Test("A sample that takes too long is found at once where the compiler says over which it was")
    func isNamed() async throws {
        try await withTemporaryFolder { folder in
            var limits = BatchChecker.Limits()
            (limits.alone, limits.start, limits.each, limits.patience) = (1, 1, 0, 120)
            let script = """
                for file in $asked; do
                    if grep -q hard $file; then
                        printf '4.\\tWhile type-checking statement at [%s:1:1 - line:1:2]\\n' $file
                        while :; do :; done
                    fi
                done
                """
            let fake = try FakeCompiler(script, in: folder, limits: limits)
            let lesson = TestLesson((0..<8).map { $0 == 2 ? "let hard = 1" : "let name\($0) = 1" })
            let found = try await fake.compiler.verdicts(on: [lesson.samples]).verdicts[0]
            #expect(found.map(\.failure) == (0..<8).map { $0 == 2 ? .processorTime(1) : nil })
            // The modules, all samples, the hard one, the rest; with halves it would be eleven.
            #expect(try fake.calls == 4)
        }
    }

    @Test("A sample isn't blamed for what it took beside another: the rest of a pair is compiled alone too")
    func isNeighbour() async throws {
        try await withTemporaryFolder { folder in
            var limits = BatchChecker.Limits()
            (limits.alone, limits.start, limits.each, limits.patience) = (1, 1, 0, 120)
            // Each is quick alone; all together say nothing, so that halves are tried, and a pair names its first.
            let script = """
                set -- $asked
                if [ $# -gt 1 ]; then
                    [ $# -gt 2 ] || printf '4.\\tWhile type-checking statement at [%s:1:1 - line:1:2]\\n' $1
                    while :; do :; done
                fi
                """
            let fake = try FakeCompiler(script, in: folder, limits: limits)
            let lesson = TestLesson((0..<4).map { "let name\($0) = 1" })
            let found = try await fake.compiler.verdicts(on: [lesson.samples]).verdicts[0]
            #expect(found.map(\.failure) == [nil, nil, nil, nil])
            #expect(found.map(\.rest) == [.passes, .passes, .passes, .passes])
        }
    }

    @Test("A sample isn't blamed for the time that its imports took, also where it is the only one")
    func isColdAlone() async throws {
        try await withTemporaryFolder { folder in
            var limits = BatchChecker.Limits()
            (limits.alone, limits.start, limits.each, limits.patience) = (1, 1, 0, 120)
            // The first process compiles what is imported, and is at the sample's own code when its time is over.
            let script = """
                if [ -n "$asked" ] && [ ! -e $folder/warm ]; then
                    touch $folder/warm
                    printf '4.\\tWhile type-checking statement at [%s:1:1 - line:1:2]\\n' $asked
                    while :; do :; done
                fi
                """
            let fake = try FakeCompiler(script, in: folder, limits: limits)
            let found = try await fake.compiler.verdicts(on: [TestLesson(["let a = 1"]).samples])
            #expect(found.verdicts[0].map(\.failure) == [nil])
            #expect(found.verdicts[0].map(\.rest) == [.passes])
            // What Apple's modules need, the sample, and the sample once more.
            #expect(try fake.calls == 3)
        }
    }

    @Test("Where the compiler doesn't say what it is, nothing of this machine is said in its place")
    func isNameless() async throws {
        try await withTemporaryFolder { folder in
            let fake = try FakeCompiler("", in: folder)
            #expect(fake.compiler.compilerName == "unknown")
        }
    }

    @Test("What all samples import is compiled without a limit before one of them is blamed")
    func isCold() async throws {
        try await withTemporaryFolder { folder in
            var limits = BatchChecker.Limits()
            (limits.alone, limits.start, limits.each, limits.patience) = (1, 1, 0, 120)
            // As if the modules had to be compiled, which nobody has done when the samples come.
            let script = "[ -n \"$asked\" ] || touch $folder/warm; [ -e $folder/warm ] || while :; do :; done"
            let fake = try FakeCompiler(script, in: folder, limits: limits)
            let toolchain = try #require(Mirror(reflecting: fake.compiler).descendant("toolchain") as? Toolchain)
            let checker = BatchChecker(toolchain: toolchain, arguments: [], folder: folder.path, limits: limits)
            let unit = CompilationUnit(
                text: Array("import SwiftUI\nlet a = 1\n".utf8),
                origins: [],
                claims: [],
                mustFail: false,
                missingModules: [],
                imports: ["SwiftUI"],
                settings: [],
                isUncertain: false,
                types: [:]
            )
            #expect(checker.answers(on: [unit], name: "batch") == [.result(.messages([]))])
            let right = BatchChecker.Answer.result(.messages([]))
            #expect(checker.answers(on: [unit, unit], name: "batch") == [right, right])
            #expect(checker.answer(on: unit, .all, name: "alone") == .messages([]))
        }
    }

    @Test("Where Apple's modules are used, they are compiled before any sample is")
    func isWarmedUp() async throws {
        try await withTemporaryFolder { folder in
            let fake = try FakeCompiler("", in: folder)
            _ = try await fake.compiler.verdicts(on: [Self.lesson.samples])
            let calls = String(decoding: try FileSystem.read(fake.folder + "/calls"), as: UTF8.self).split(
                separator: "\n"
            )
            #expect(calls.map { $0.contains("warm-up.swift") } == [true, false])
        }
    }

    @Test("Without an answer, nothing counts as checked, and the finding is in both languages")
    func finding() throws {
        for failure: CompilerFailure in [.processorTime(10), .expression(3), .timeout(60), .crash("x"), .unusable("x")]
        {
            let snippet = Snippet(ordinal: 1, source: TestLesson.slice("let a = 1"))
            let lint = SnippetLinter().lint(lesson: [snippet])[0]
            let compilation = CompilationVerdict(
                rest: .passes,
                segments: [],
                warnings: [],
                failure: failure,
                isInterface: false
            )
            let verdict = CompilationFindings.add(compilation, to: lint, of: snippet, suggesting: .none)
            #expect(verdict.omissions == [.types])
            #expect(verdict.evidence == lint.evidence)
            let finding = try #require(verdict.diagnostics.first)
            #expect(finding.rule == .compileSkipped)
            #expect(finding.rule == SnippetVerdict.Omission.types.rule)
            #expect(finding.severity == .warning)
            #expect(finding.message.en != finding.message.es)
        }
    }

    @Test(
        "An expression that is too hard for the compiler is no error, but it is said",
        Machine.needsCompiler
    )
    func expression() async throws {
        let toolchain = try #require(Machine.toolchain)
        let hard = (0..<14).map { "[\($0)].map { $0 + 1.0 - 1 }.reduce(0, +)" }.joined(separator: " + ")
        let lesson = TestLesson(["let sum = \(hard) + \"\"", "let c = 1"])
        var compiler = SampleCompiler(toolchain, cacheFile: nil)
        // On a slow machine what is imported takes long too: only the expression's own limit is to be reached.
        (compiler.compilerLimits.alone, compiler.compilerLimits.start) = (120, 120)
        let outcome = try await compiler.verdicts(on: [lesson.samples])
        #expect(outcome.verdicts[0].map(\.failure) == [.expression(UnitChecker.secondsForExpression), nil])
        #expect(outcome.verdicts[0][0].rest == .undecided)
        #expect(outcome.isLasting)
    }

    @Test("Where a name is missing, an expression takes too long because its types are unknown", Machine.needsCompiler)
    func unknownTypes() async throws {
        let toolchain = try #require(Machine.toolchain)
        let hard = (0..<14).map { "[\($0)].map { $0 + 1.0 - 1 }.reduce(0, +)" }.joined(separator: " + ")
        let lesson = TestLesson(["let walk: Walk\nlet sum = \(hard) + \"\""])
        let outcome = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(on: [lesson.samples])
        #expect(outcome.verdicts[0][0].failure == nil)
        #expect(
            outcome.verdicts[0][0].rest == .passesGiven(["Walk"])
                || outcome.verdicts[0][0].rest.missingNames == ["Walk"]
        )
    }

    @Test("What takes more steps than a unit has beside others is asked once more alone", Machine.needsCompiler)
    func manySteps() async throws {
        let toolchain = try #require(Machine.toolchain)
        // About a hundred thousand solutions, and it compiles (Swift 6.3).
        let chain = "(1...10)\n    .flatMap { n in n % 2 == 0 ? n/2 : nil }"
        let samples = [chain, "let n: Int = \"a\""]
        let outcome = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(on: [TestLesson(samples).samples])
        #expect(outcome.verdicts[0][0].failure == nil)
        #expect(outcome.verdicts[0][0].rest == .passes)
    }

    @Test(
        "What is wrong with the flow of a unit beside others is found in one go, whatever is wrong with those",
        Machine.needsCompiler,
        arguments: [
            [
                "func a() -> Int { _ = 1 }", "func b() { let x: Int; print(x) }", "struct S { var a: Int; init() {} }",
                "let n = 1",
            ],
            ["func a() -> Int { _ = 1 }", "let m: Int = \"a\"", "func b() { let x: Int; print(x) }", "let n = 1"],
        ]
    )
    func flow(samples: [String]) async throws {
        let toolchain = try #require(Machine.toolchain)
        let outcome = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(on: [TestLesson(samples).samples])
        let errors = outcome.verdicts[0].map { $0.rest.errors.count }
        #expect(errors == [1, 1, 1, 0])
        #expect(outcome.verdicts[0][3].rest == .passes)
    }
}
