import Diagnostics
import SnippetLint
import Testing

@testable import SnippetCompiler

/// Nothing that a sample does may harm the machine, or the other samples.
@Suite("Samples that are run", Machine.needsConfinement)
struct RunTests {
    static func outcomes(of texts: [String]) async throws -> [RunOutcome?] {
        let toolchain = try #require(Machine.toolchain)
        var limits = RunLimits()
        (limits.wallSeconds, limits.cpuSeconds) = (4, 2)
        let compiler = SampleCompiler(toolchain, cacheFile: nil, runsSamples: true, limits: limits)
        let lesson = TestLesson(
            texts.enumerated().map {
                Snippet(ordinal: $0.offset + 1, source: TestLesson.slice($0.element), isRun: true)
            }
        )
        let runs = try await compiler.verdicts(on: [lesson.samples]).runs[0]
        return texts.indices.map { runs[$0] }
    }

    @Test("A sample's output is what it prints, with the declarations of others, tasks and Observation")
    func output() async throws {
        let outcomes = try await Self.outcomes(of: [
            "@Observable final class Model { var a = 0; var b = 0 }\nprint(1)",
            """
            let model = Model()
            withObservationTracking { _ = model.a } onChange: { print("changed") }
            model.b = 1
            print("b")
            model.a = 1
            print(await Task { 2 }.value)
            """,
        ])
        #expect(outcomes.map { $0?.output } == ["1\n", "b\nchanged\n2\n"])
        #expect(outcomes.map { $0?.ending } == [.success, .success])
    }

    @Test("A sample may take its time, with threads at work")
    func slow() async throws {
        let text = """
            let tasks = (0..<2).map { n in
                Task.detached { let end = Date.now + 1.3; while Date.now < end { sched_yield(); usleep(1000) }; return n }
            }
            for task in tasks { print(await task.value) }
            """
        #expect(try await Self.outcomes(of: ["import Glibc\n" + text])[0]?.output == "0\n1\n")
    }

    /// What it does, and how it must end: its ending, or what it must print.
    static let hostile: [(String, String, RunOutcome.Ending?, String)] = [
        ("an endless loop", "while true {}", nil, ""),
        ("a sleep without end", "try await Task.sleep(for: .seconds(9999))", .timeout, ""),
        (
            "processes without end",
            """
            typealias Fork = @convention(c) () -> Int32
            let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
            for _ in 0..<3 { print(fork()) }
            """, .success, "-1\n-1\n-1\n"
        ),
        (
            "ten gigabytes",
            "var all: [[UInt8]] = []\nfor _ in 0..<10 { all.append([UInt8](repeating: 1, count: 1 << 30)) }\nprint(all.count)",
            nil, ""
        ),
        (
            "deleting its own folder",
            """
            let files = FileManager.default
            do { try files.removeItem(atPath: files.currentDirectoryPath + "/sample"); print("gone") } catch { print("refused") }
            do { try files.removeItem(atPath: files.currentDirectoryPath); print("gone") } catch { print("refused") }
            """, .success, "refused\nrefused\n"
        ),
        (
            "reading the home folder and the list of users",
            """
            print(ProcessInfo.processInfo.environment["HOME"] ?? "nowhere")
            for path in ["/etc/passwd", "/proc/1/environ", "/proc/1/maps", "/proc/kcore"] {
                print((try? String(contentsOfFile: path, encoding: .utf8)) == nil)
            }
            for path in ["/", "/home", "/root", "/tmp", "/proc"] {
                print((try? FileManager.default.contentsOfDirectory(atPath: path)) == nil)
            }
            """, .success, "nowhere\n" + String(repeating: "true\n", count: 9)
        ),
        (
            "writing files",
            """
            for path in ["/tmp/glosa-hostile", "./file", "/dev/shm/glosa-hostile", "/var/tmp/glosa-hostile"] {
                print(open(path, O_WRONLY | O_CREAT, 0o644))
            }
            """, .success, "-1\n-1\n-1\n-1\n"
        ),
        ("output without end", "while true { print(\"0123456789012345678901234567890123456789\") }", .flood, ""),
        (
            "a connection",
            "#if canImport(Glibc)\nprint(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), socket(AF_UNIX, 2, 0))\n#endif",
            .success, "-1 -1\n"
        ),
        ("ending other processes", "print(kill(getppid(), 9), kill(-1, 9))", .success, "-1 -1\n"),
        ("a crash", "let list = [1]\nprint(list[Int.random(in: 3...4)])", nil, ""),
    ]

    @Test("No sample gets what it must not have, and each ends", arguments: hostile)
    func isHarmless(sample: (name: String, text: String, ending: RunOutcome.Ending?, output: String)) async throws {
        let outcomes = try await Self.outcomes(of: ["import Glibc\n" + sample.text, "print(\"fine\")"])
        let outcome = try #require(outcomes[0])
        if let ending = sample.ending { #expect(outcome.ending == ending, "\(outcome)") }
        switch outcome.ending {
        case .success: #expect(outcome.output == sample.output)
        case .unbuilt, .unconfined: Issue.record("it was not run: \(outcome)")
        default: break
        }
        if sample.ending == nil { #expect(outcome.ending != .success) }
        #expect(outcomes[1]?.output == "fine\n")
    }

    @Test("A sample that doesn't compile is not run, and says why")
    func unbuilt() async throws {
        let outcome = try await Self.outcomes(of: ["let n: Int = \"a\""])[0]
        #expect(outcome?.ending == .unbuilt("cannot convert value of type 'String' to specified type 'Int'"))
    }
}

@Suite("What running shows")
struct RunFindingTests {
    static let sample = "print(1)  // prints: 1\nprint(2)\n// prints: 2"

    @Test(
        "The output must be the lines that are promised, in their order",
        arguments: [
            ("1\n2\n", nil), ("1\n3\n", "// prints: 2"), ("1\n", "// prints: 2"), ("2\n1\n", "// prints: 1"),
            ("1\n2\n3\n", "// prints: 2"), ("", "// prints: 1"),
        ]
    )
    func lines(output: String, place: String?) throws {
        let snippet = Snippet(ordinal: 1, source: TestLesson.slice(Self.sample), isRun: true)
        let verdict = SnippetLinter().lint(lesson: [snippet])[0]
        let result = RunFindings.add(RunOutcome(ending: .success, output: output), to: verdict, of: snippet)
        let found = result.diagnostics.filter { $0.rule == RunFindings.outputRule }
        #expect(found.map { snippet.source.text.bytes(in: $0.range.bytes) } == [place].compactMap(\.self))
        #expect((result.evidence == .run) == (place == nil))
        #expect(result.output == output)
    }

    @Test(
        "A sample that doesn't end well is an error",
        arguments: [RunOutcome.Ending.exit(3), .signal(4), .timeout, .flood, .unbuilt("x")]
    )
    func failures(ending: RunOutcome.Ending) {
        let snippet = Snippet(ordinal: 1, source: TestLesson.slice("print(1)"), isRun: true)
        let verdict = SnippetLinter().lint(lesson: [snippet])[0]
        let result = RunFindings.add(RunOutcome(ending: ending, output: ""), to: verdict, of: snippet)
        #expect(result.diagnostics.map(\.rule) == [RunFindings.failedRule])
        #expect(result.evidence != .run)
    }
}

extension String {
    fileprivate func bytes(in range: Range<Int>) -> String { String(decoding: Array(utf8)[range], as: UTF8.self) }
}
