import Diagnostics
import Foundation
import SnippetLint
import SnippetSyntax
import Support
import Testing

@testable import FileSystem
@testable import SnippetCompiler

/// Nothing that a sample does may harm the machine, or the other samples.
@Suite("Samples that are run", Machine.needsConfinement)
struct RunTests {
    static func outcomes(of texts: [String]) async throws -> [RunOutcome?] {
        try await RanSamples.outcomes(of: [texts])[0]
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

    private static let slowProgram = """
        import \(Machine.systemModule)
        let tasks = (0..<2).map { n in
            Task.detached { let end = Date.now + 1.3; while Date.now < end { sched_yield(); usleep(1000) }; return n }
        }
        for task in tasks { print(await task.value) }
        """

    @Test("A sample may take its time, with threads at work")
    func slow() async throws {
        #expect(try await Self.ranOrdinary.outcome(of: Self.slowProgram)?.output == "0\n1\n")
    }

    /// What the filter of system calls must let pass.
    static let ordinaryPrograms = [
        (
            """
            let queue = DispatchQueue(label: "queue")
            queue.sync { print("sync") }
            DispatchQueue.concurrentPerform(iterations: 4) { _ in usleep(100) }
            let done = DispatchSemaphore(value: 0)
            let timer = DispatchSource.makeTimerSource(queue: .global())
            timer.schedule(deadline: .now(), repeating: 0.01)
            timer.setEventHandler { done.signal() }
            timer.resume()
            done.wait()
            timer.cancel()
            DispatchSource.makeSignalSource(signal: SIGUSR1).resume()
            Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in print("timer") }
            RunLoop.main.run(until: Date.now + 0.1)
            Thread.detachNewThread { done.signal() }
            done.wait()
            let operations = OperationQueue()
            operations.addOperation { print("operation") }
            operations.waitUntilAllOperationsAreFinished()
            let pipe = Pipe()
            pipe.fileHandleForWriting.write(Data("pipe".utf8))
            try pipe.fileHandleForWriting.close()
            print(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
            print(readLine() ?? "nothing")
            """, "sync\ntimer\noperation\npipe\nnothing\n"
        ),
        (
            """
            let format = DateFormatter()
            format.locale = Locale(identifier: "es_ES")
            format.timeZone = TimeZone(identifier: "Europe/Madrid")
            format.dateFormat = "EEEE H:mm"
            print(format.string(from: Date(timeIntervalSince1970: 0)))
            print(1234.5.formatted(.number.locale(Locale(identifier: "de_DE"))))
            print(try JSONDecoder().decode([Int].self, from: JSONEncoder().encode([1])))
            print("aXb".replacing(#/X/#, with: "-"), UUID().uuidString.count, UUID() == UUID(), Bundle.main.bundlePath.isEmpty)
            print(ProcessInfo.processInfo.activeProcessorCount > 0, ProcessInfo.processInfo.hostName.isEmpty)
            print((try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? [])
            """, "jueves 1:00\n1.234,5\n[1]\na-b 36 false false\ntrue false\n[\"sample\"]\n"
        ),
        (
            """
            import Synchronization
            actor Counter { var count = 0; func add() { count += 1 } }
            let counter = Counter()
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<50 { group.addTask { await counter.add(); await Task.yield() } }
            }
            print(await counter.count)
            try await Task.sleep(for: .milliseconds(5))
            let values = AsyncStream<Int> { stream in
                Task.detached { for n in 0..<3 { stream.yield(n) }; stream.finish() }
            }
            for await value in values { print(value) }
            let mutex = Mutex(0)
            DispatchQueue.concurrentPerform(iterations: 8) { _ in mutex.withLock { $0 += 1 } }
            print(mutex.withLock(\\.self), ContinuousClock().measure {} >= .zero)
            """, "50\n0\n1\n2\n8 true\n"
        ),
    ]

    private static let ranOrdinary = RanSamples(
        ordinaryPrograms.map { "import Foundation\n" + $0.0 } + [slowProgram, crashingProgram, faultyProgram]
    )

    @Test("What a program ordinarily does, it can do", arguments: ordinaryPrograms)
    func ordinary(text: String, output: String) async throws {
        let outcome = try await Self.ranOrdinary.outcome(of: "import Foundation\n" + text)
        #expect(outcome == RunOutcome(.success, output: output))
    }

    @Test(
        "What it can't do is an error that it can catch: the network, other programs, files",
        Machine.needsLinux
    )
    func refusals() async throws {
        let text = """
            import Foundation
            import FoundationNetworking
            let address = URL(string: "http://127.0.0.1:9/")
            do { print(try await URLSession.shared.data(from: address!)) } catch { print("refused") }
            let process = Process()
            process.executableURL = URL(filePath: "/bin/true")
            do { try process.run() } catch { print("refused") }
            do { try Data("a".utf8).write(to: URL(filePath: "./file")) } catch { print("refused") }
            """
        let outcome = try #require(try await Self.outcomes(of: [text])[0])
        #expect(outcome.ending == .success)
        // Foundation has words of its own for it, too.
        let lines = outcome.output.split(separator: "\n").filter { !$0.contains("CFSocket") }
        #expect(lines == ["refused", "refused", "refused"])
    }

    /// What it does, how it must end, and what it must print if it ends well.
    static let hostile: [(String, String, RunOutcome.Ending, String)] = [
        (
            "processes without end",
            """
            typealias Fork = @convention(c) () -> Int32
            let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
            for _ in 0..<3 { print(fork()) }
            """, .success, "-1\n-1\n-1\n"
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
        (
            "a connection",
            "#if canImport(Glibc)\nprint(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), socket(AF_UNIX, 2, 0))\n#endif",
            .success, "-1 -1\n"
        ),
        ("ending other processes", "print(kill(getppid(), 9), kill(-1, 9))", .success, "-1 -1\n"),
        (
            "becoming another program",
            """
            var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup("echo here"), nil]
            print(execv("/bin/sh", &arguments))
            """, .success, "-1\n"
        ),
        ("a status like that of a program that was not started", "exit(125)", .exit(125), ""),
        (
            "words like those of the system",
            "FileHandle.standardError.write(Data(\"Too many open files, failed to allocate\".utf8))", .success,
            "Too many open files, failed to allocate"
        ),
    ]

    /// Those whose result is another's on macOS: it has no `/proc`, and finds functions of C in another way.
    static let ofLinux: Set<String> = [
        "processes without end", "reading the home folder and the list of users", "a connection",
    ]

    static let possiblyHostile = hostile.filter { Machine.isLinux || !ofLinux.contains($0.0) }
    private static let harmless = "print(\"fine\")"
    private static let ranHostile = RanSamples(
        possiblyHostile.map { "import \(Machine.systemModule)\n" + $0.1 } + [harmless]
    )

    @Test("No sample gets what it must not have", arguments: possiblyHostile)
    func isHarmless(sample: (name: String, text: String, ending: RunOutcome.Ending, output: String)) async throws {
        let outcome = try await Self.ranHostile.outcome(of: "import \(Machine.systemModule)\n" + sample.text)
        #expect(outcome == RunOutcome(sample.ending, output: sample.output))
        #expect(try await Self.ranHostile.outcome(of: Self.harmless)?.output == "fine\n")
    }

    private static let crashingProgram = "let list = [1]\nprint(list[Int.random(in: 3...4)])"

    @Test("A crash is a signal, whatever the sample has written before")
    func crash() async throws {
        let outcome = try await Self.ranOrdinary.outcome(of: Self.crashingProgram)
        guard case .signal = outcome?.ending else {
            Issue.record("\(String(describing: outcome))")
            return
        }
    }

    /// What passes a limit, and which.
    static let greedy: [(String, RunLimits.Resource)] = [
        ("while true {}", .processorTime),
        ("signal(SIGXCPU, SIG_IGN)\nwhile true {}", .processorTime),
        ("try await Task.sleep(for: .seconds(9999))", .wallTime),
        ("close(1)\nclose(2)\nsleep(9999)", .wallTime),
        ("while true { print(\"0123456789012345678901234567890123456789\") }", .output),
        ("let all = (0..<10).map { _ in [UInt8](repeating: 1, count: 1 << 30) }\nprint(all.count)", .memory),
        (
            """
            final class Link { let next: Link?; let padding = [UInt8](repeating: 1, count: 1_000_000); init(_ next: Link?) { self.next = next } }
            var last: Link?
            while true { last = Link(last) }
            """, .memory
        ),
        ("for _ in 0..<400 { Thread.detachNewThread { sleep(9999) } }\nsleep(9999)", .threads),
        // With stacks so small that their memory is no limit.
        (
            """
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            pthread_attr_setstacksize(&attributes, 1 << 15)
            while true {
                var thread = pthread_t()
                pthread_create(&thread, &attributes, { _ in while true { sleep(9999) } }, nil)
            }
            """, .threads
        ),
        (
            """
            var files: [FileHandle] = []
            while true { files.append(try FileHandle(forReadingFrom: URL(filePath: "/proc/self/stat"))) }
            """, .descriptors
        ),
        ("while true { if open(\"/proc/self/stat\", O_RDONLY) < 0 { perror(\"open\"); exit(1) } }", .descriptors),
    ]

    private static func greedy(_ text: String) -> String {
        "import Foundation\nimport \(Machine.systemModule)\n" + text
    }

    /// Those that reach one of some limits. A sample that reaches another may take long to get there on a machine that is busy,
    /// and gets its time late.
    private static func ran(_ isMeant: (RunLimits.Resource) -> Bool, processor: Int = 60, wall: Int = 120) -> RanSamples
    {
        var limits = RunLimits()
        (limits.processorSeconds, limits.wallSeconds) = (processor, wall)
        return RanSamples(greedy.filter { isMeant($0.1) }.map { greedy($0.0) }, limits: limits)
    }
    private static let ranShort = ran({ $0 == .processorTime }, processor: 1)
    private static let ranSoon = ran({ $0 == .wallTime }, wall: 1)
    private static let ranLong = ran { $0 != .processorTime && $0 != .wallTime }

    @Test("A sample that passes a limit ends, and is told which", Machine.needsLinux, arguments: greedy)
    func limits(text: String, kind: RunLimits.Resource) async throws {
        let ran = [RunLimits.Resource.processorTime: Self.ranShort, .wallTime: Self.ranSoon][kind] ?? Self.ranLong
        let outcome = try await ran.outcome(of: Self.greedy(text))
        #expect(outcome?.ending == .exceeded(kind), "\(String(describing: outcome?.output.suffix(300)))")
    }

    /// How samples end themselves, and the signal.
    static let selfEnded: [(text: String, signal: Int)] = [
        ("kill(getpid(), SIGKILL)\n// prints: never", 9), ("raise(SIGKILL)", 9), ("kill(getpid(), SIGTERM)", 15),
        (
            "let all = [UInt8](repeating: 1, count: 300_000_000)\nprint(all[Int.random(in: 0..<9)])\nkill(getpid(), SIGKILL)",
            9
        ),
    ]
    private static let ranSelfEnded = RanSamples(selfEnded.map { greedy($0.text) })

    @Test(
        "A sample that ends itself by a signal has failed, whatever memory it has",
        Machine.needsLinux,
        arguments: selfEnded
    )
    func endsItself(text: String, signal: Int) async throws {
        #expect(try await Self.ranSelfEnded.outcome(of: Self.greedy(text))?.ending == .signal(signal))
    }

    @Test(
        "It is for want of memory that the system ends a sample where it has ended some process for that, and the sample was large",
        arguments: [
            (1 << 20, 3, 4, false), (1 << 30, 3, 3, false), (1 << 30, 3, 4, true), (1 << 20, nil, nil, false),
            (1 << 30, nil, nil, true), (1 << 30, 3, nil, true),
        ] as [(Int, Int?, Int?, Bool)]
    )
    func memory(peak: Int, before: Int?, after: Int?, isShort: Bool) {
        #expect(ConfinedRun.isMemoryShort(peak, before, after) == isShort)
    }

    @Test("How many processes the system has ended for want of memory is read where it says so")
    func memoryPressure() {
        func count(_ text: String) -> Int? { MemoryPressure.endedProcesses(in: Array(text.utf8)) }
        #expect(count("nr_free 1\noom_kill 12\nzone 0\n") == 12)
        #expect(count("nr_free 1\nnot_oom_kill 12\noom_killed 3\n") == nil)
        #expect(count("oom_kill x\n") == nil)
        let isSaid = (try? String(contentsOfFile: "/proc/vmstat", encoding: .utf8))?.contains("\noom_kill ") ?? false
        #expect((MemoryPressure.endedProcesses != nil) == isSaid)
    }

    private static let faultyProgram = "let n: Int = \"a\""

    @Test("A sample that doesn't compile is not run, and says why")
    func unbuilt() async throws {
        let outcome = try await Self.ranOrdinary.outcome(of: Self.faultyProgram)
        #expect(outcome?.ending == .unbuilt("cannot convert value of type 'String' to specified type 'Int'"))
    }
}
