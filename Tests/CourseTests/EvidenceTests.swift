import Diagnostics
import FileSystem
import Foundation
import SnippetCompiler
import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

/// What the compiler has said, as it is committed with a course.
@Suite("Evidence that is committed")
struct EvidenceTests {
    static let needsCompiler = ConditionTrait.enabled(
        if: Toolchain.find() != nil && ConfinedPrograms.arePossible,
        "there is no swiftc in PATH, or samples can't be run: nothing that needs a compiler is tested"
    )

    static let course = """
        -- glosa.yml --
        languages: [en, es]
        compile: {run: true}
        -- content/en/a.md --
        ---
        id: a
        ---

        # A

        ```swift
        struct Point { var x = 1 }
        ```

        ```swift
        let wrong: Int = "text" // ❌
        ```

        ```swift run
        print(Point().x) // prints: 1
        ```
        -- content/es/a.md --
        ---
        id: a
        ---

        # A

        ```swift
        struct Point { var x = 1 }
        ```

        ```swift
        let wrong: Int = "text" // ❌
        ```

        ```swift run
        print(Point().x) // prints: 1
        ```

        """

    static func check(_ folder: URL, asksCompiler: Bool) async throws -> CheckedCourse {
        try await CourseLoader(root: folder.path, checksTypes: asksCompiler).load()
    }

    static func ledger(
        _ checked: CheckedCourse,
        on day: String = "2026-11-23",
        over older: EvidenceLedger? = nil
    ) throws -> EvidenceLedger {
        EvidenceRenewal(try #require(checked.evidence), over: older, on: day).ledger
    }

    static func write(_ ledger: EvidenceLedger, to folder: URL) throws {
        try Data(try ledger.json().utf8).write(to: folder.appending(path: EvidenceLedger.fileName))
    }

    static func evidence(_ checked: CheckedCourse) -> [String] {
        checked.sampleReports.map { "\($0.evidence) \($0.verdict)" }
    }

    static func stale(_ checked: CheckedCourse) -> [String] {
        checked.diagnostics.filter { $0.rule == .staleEvidence }.map { $0.range.path }
    }

    @Test(
        "Without the compiler the ledger says the same of every sample, in all languages",
        EvidenceTests.needsCompiler
    )
    func isTheSame() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let without = try await Self.check(folder, asksCompiler: false)
            let asked = try await Self.check(folder, asksCompiler: true)
            #expect(Self.evidence(asked) != Self.evidence(without))
            let ledger = try Self.ledger(asked)
            #expect(ledger.count == 3)
            try Self.write(ledger, to: folder)
            let read = try await Self.check(folder, asksCompiler: false)
            #expect(Self.evidence(read) == Self.evidence(asked))
            #expect(read.diagnostics == asked.diagnostics)
            // The compiler agrees with what it said.
            let again = try await Self.check(folder, asksCompiler: true)
            #expect(Self.stale(again).isEmpty)
            #expect(try Self.ledger(again, on: "2027-01-01", over: ledger) == ledger)
        }
    }

    @Test("A sample that changed leaves its lesson without evidence, and is a finding", EvidenceTests.needsCompiler)
    func isStale() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let asked = try await Self.check(folder, asksCompiler: true)
            try Self.write(try Self.ledger(asked), to: folder)
            let changed = Self.course.components(separatedBy: "-- content/es/a.md --")[0]
                .replacingOccurrences(of: "var x = 1", with: "var x = 2")
            try FileTree(changed).write(to: folder)
            let read = try await Self.check(folder, asksCompiler: false)
            #expect(Self.stale(read) == ["content/en/a.md"])
            let english = read.course.lessons.indices.filter { read.course.lessons[$0].language == "en" }
            for lesson in english {
                #expect(read.samples[lesson].byBlock.values.allSatisfy { $0.evidence != .types && $0.output == nil })
            }
            let compiled = try await Self.check(folder, asksCompiler: true)
            #expect(Self.stale(compiled) == ["content/en/a.md"])
        }
    }

    @Test("A lesson whose samples all are parts of a file has evidence too", EvidenceTests.needsCompiler)
    func files() async throws {
        let tree = """
            -- glosa.yml --
            languages: [en]
            -- Walk.swift --
            struct Walk { var steps = 0 }
            -- content/en/a.md --
            # A

            ```swift file=Walk.swift
            ```

            """
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let asked = try await Self.check(folder, asksCompiler: true)
            #expect(Self.evidence(asked) == ["types compiles"])
            try Self.write(try Self.ledger(asked), to: folder)
            let read = try await Self.check(folder, asksCompiler: false)
            #expect(Self.stale(read).isEmpty)
            #expect(Self.evidence(read) == Self.evidence(asked))
        }
    }

    static let package = """
        \(WalksPackage.manifest)
        -- Sources/Walks/Walk.swift --
        public struct Walk {
            public init() {}
        }
        -- docs/glosa.yml --
        languages: [en]
        compile: {package: ..}
        -- docs/content/en/a.md --
        # A

        ```swift file=Sources/Walks/Walk.swift
        ```
        -- docs/content/en/b.md --
        # B

        ```swift
        let walk = Walk()
        ```

        """

    @Test(
        "A package's own files have evidence as long as they are what was built, also where nobody can build it",
        EvidenceTests.needsCompiler
    )
    func ofPackage() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.package).write(to: folder)
            let docs = folder.appending(path: "docs")
            let asked = try await Self.check(docs, asksCompiler: true)
            #expect(Self.evidence(asked) == ["types compiles", "types compiles"])
            try Self.write(try Self.ledger(asked), to: docs)
            let read = try await Self.check(docs, asksCompiler: false)
            #expect(Self.evidence(read) == Self.evidence(asked))
            #expect(Self.stale(read).isEmpty)
            // A package that can't be built is as good as no compiler.
            try FileTree("-- Package.swift --\nnonsense\n").write(to: folder)
            let broken = try await Self.check(docs, asksCompiler: true)
            #expect(broken.diagnostics.map(\.rule) == [.packageBuild])
            #expect(Self.evidence(broken) == Self.evidence(asked))
            // Of another text nobody has said that it compiles.
            try FileTree("-- Sources/Walks/Walk.swift --\npublic struct Walk { let n: Int = \"a\" }\n").write(
                to: folder
            )
            let changed = try await Self.check(docs, asksCompiler: false)
            #expect(Self.evidence(changed).first != "types compiles")
            #expect(Self.stale(changed) == ["content/en/a.md"])
        }
    }

    @Test(
        "What says in which mode samples are compiled is part of what was asked",
        EvidenceTests.needsCompiler,
        arguments: ["profile: documentation\n", "compile: {run: true, language: 5}\n"]
    )
    func mode(setting: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let asked = try await Self.check(folder, asksCompiler: true)
            try Self.write(try Self.ledger(asked), to: folder)
            let run = setting.hasPrefix("compile") ? "" : "compile: {run: true}\n"
            try FileTree("-- glosa.yml --\nlanguages: [en, es]\n\(run)\(setting)").write(to: folder)
            #expect(try await !Self.stale(Self.check(folder, asksCompiler: false)).isEmpty)
        }
    }

    @Test("To say the mode that counts anyway changes nothing", EvidenceTests.needsCompiler)
    func sameMode() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let asked = try await Self.check(folder, asksCompiler: true)
            try Self.write(try Self.ledger(asked), to: folder)
            try FileTree("-- glosa.yml --\nlanguages: [en, es]\ncompile: {run: true, language: 6}\n").write(to: folder)
            #expect(try await Self.stale(Self.check(folder, asksCompiler: false)).isEmpty)
        }
    }

    @Test("A ledger can't make a sample one that is run", EvidenceTests.needsCompiler)
    func isNotRun() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let asked = try await Self.check(folder, asksCompiler: true)
            let ledger = try Self.ledger(asked)
            var file = try #require(
                try JSONSerialization.jsonObject(with: Data(try ledger.json().utf8)) as? [String: Any]
            )
            var entries = try #require(file["entries"] as? [String: [String: Any]])
            for (key, entry) in entries {
                var samples = try #require(entry["samples"] as? [String: [String: Any]])
                #expect(samples.count == 3)
                for place in samples.keys { samples[place]?["run"] = ["output": "forged"] }
                entries[key]?["samples"] = samples
            }
            file["entries"] = entries
            try JSONSerialization.data(withJSONObject: file).write(to: folder.appending(path: EvidenceLedger.fileName))
            let read = try await Self.check(folder, asksCompiler: false)
            for lesson in read.samples {
                #expect(lesson.byBlock.values.filter { $0.output != nil }.count == 1)
                #expect(lesson.byBlock.values.filter { $0.evidence == .run }.count <= 1)
            }
        }
    }

    @Test("A ledger that says otherwise than the compiler is a finding at the sample", EvidenceTests.needsCompiler)
    func isContradicted() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let asked = try await Self.check(folder, asksCompiler: true)
            let ledger = try Self.ledger(asked)
            let forged = try ledger.json().replacingOccurrences(of: #""output" : "1\n""#, with: #""output" : "2\n""#)
            #expect(try forged != ledger.json())
            try Data(forged.utf8).write(to: folder.appending(path: EvidenceLedger.fileName))
            let compiled = try await Self.check(folder, asksCompiler: true)
            // Once for both languages, at the sample that is run.
            let found = compiled.diagnostics.filter { $0.rule == .staleEvidence }
            #expect(found.map { $0.range.path } == ["content/en/a.md"])
            #expect(found.allSatisfy { $0.snippet?.ordinal == 3 })
        }
    }

    @Test(
        "What is no ledger stops the command, and says what it should be",
        arguments: ["", "{", "[]", #"{"schemaVersion": 2, "entries": {}}"#]
    )
    func isNone(text: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            try Data(text.utf8).write(to: folder.appending(path: EvidenceLedger.fileName))
            let error = await #expect(throws: CourseError.self) { try await Self.check(folder, asksCompiler: false) }
            #expect(error.map { "\($0)".contains(EvidenceLedger.fileName) } == true)
        }
    }

    @Test("What a machine can't settle keeps its answer, the compiler that gave it, and is counted")
    func unsettled() throws {
        func ledger(_ toolchain: String, _ samples: String) throws -> EvidenceLedger {
            let entry =
                "{\"path\": \"a.md\", \"toolchain\": \"\(toolchain)\", \"date\": \"2026-01-01\", \"samples\": {\(samples)}}"
            return try EvidenceLedger(json: Array("{\"schemaVersion\": 1, \"entries\": {\"key\": \(entry)}}".utf8))
        }
        let passes = "{\"rest\": {\"kind\": \"passes\"}}"
        let old = try ledger("Swift 6.1", "\"1\": \(passes), \"2\": \(passes)")
        var fresh = EvidenceLedger()
        fresh.note(
            EvidenceRecord(
                key: "key",
                group: [],
                entry: try #require(try ledger("Swift 6.2", "\"1\": \(passes)").entries["key"]),
                unsettled: ["2", "3"]
            )
        )
        let renewal = EvidenceRenewal(fresh, over: old, on: "2026-11-23")
        #expect(renewal.kept == 1)
        #expect(renewal.leftOut == 1)
        let entry = try #require(renewal.ledger.entries["key"])
        #expect(entry.toolchain == "Swift 6.2")
        #expect(entry.samples.mapValues(\.toolchain) == ["1": nil, "2": "Swift 6.1"])
        // The one that the first compiler answered is still its own after another renewal.
        let again = EvidenceRenewal(fresh, over: renewal.ledger, on: "2026-11-24")
        #expect(again.ledger == renewal.ledger)
        #expect(EvidenceRenewal(fresh, over: nil, on: "2026-11-23").leftOut == 2)
    }

    @Test("No control character of a ledger's reaches a verdict")
    func controls() throws {
        let forged = """
            {"rest": {"kind": "needsContext", "names": ["\\u001b[31mA"],
                "errors": [{"from": 0, "to": 1, "text": "\\u0007no", "group": "\\u009bG"}]},
             "run": {"output": "\\u001b]0;x\\u0007\\u0000y\\n"}}
            """
        let answer = try JSONText.decode(RecordedAnswer.self, from: Array(forged.utf8))
        let snippet = Snippet(ordinal: 1, source: SourceSlice(SourceFile(path: "a.md", text: "let a = 1")))
        let verdict = try #require(answer.verdict(on: snippet, segments: 0))
        let outcome = try #require(answer.outcome)
        let shown = RunFindings.add(outcome, to: SnippetLinter().lint(lesson: [snippet])[0], of: snippet)
        let texts =
            verdict.rest.missingNames + verdict.rest.errors.flatMap { [$0.message, $0.group ?? ""] }
            + [shown.output ?? ""]
        #expect(texts.count == 4 && texts.allSatisfy { !$0.isEmpty })
        for text in texts { #expect(!text.unicodeScalars.contains(where: ControlCharacters.contains)) }
    }

    @Test("A ledger can't name bytes that a sample hasn't")
    func bounds() async throws {
        let forged = #"{"rest": {"kind": "fails", "errors": [{"from": 5, "to": 5000, "text": "no"}]}}"#
        let evidence = try JSONText.decode(RecordedAnswer.self, from: Array(forged.utf8))
        let snippet = Snippet(ordinal: 1, source: SourceSlice(SourceFile(path: "a.md", text: "let a = 1")))
        #expect(evidence.verdict(on: snippet, segments: 0) == nil)
        #expect(evidence.verdict(on: snippet, segments: 1) == nil)
    }

    @Test("A ledger can't say more of a sample than there is in it", arguments: [(9, true), (10, false)])
    func amount(count: Int, holds: Bool) throws {
        let names = (0..<count).map { "\"name\($0)\"" }.joined(separator: ", ")
        let errors = (0..<count).map { "{\"from\": 0, \"to\": 1, \"text\": \"no \($0)\"}" }.joined(separator: ", ")
        let snippet = Snippet(ordinal: 1, source: SourceSlice(SourceFile(path: "a.md", text: "let a = 1")))
        for forged in [
            "{\"rest\": {\"kind\": \"needsContext\", \"names\": [\(names)]}}",
            "{\"rest\": {\"kind\": \"fails\", \"errors\": [\(errors)]}}",
        ] {
            let answer = try JSONText.decode(RecordedAnswer.self, from: Array(forged.utf8))
            #expect((answer.verdict(on: snippet, segments: 0) != nil) == holds)
        }
    }
}
