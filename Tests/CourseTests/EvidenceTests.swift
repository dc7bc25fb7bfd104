import Diagnostics
import FileSystem
import Foundation
import SnippetCompiler
import SnippetLint
import TestSupport
import Testing

@testable import Course

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
            let ledger = try #require(asked.evidence).dated("2026-11-23", keepingDaysOf: nil)
            #expect(ledger.count == 3)
            try Self.write(ledger, to: folder)
            let read = try await Self.check(folder, asksCompiler: false)
            #expect(Self.evidence(read) == Self.evidence(asked))
            #expect(read.diagnostics == asked.diagnostics)
            // The compiler agrees with what it said.
            let again = try await Self.check(folder, asksCompiler: true)
            #expect(Self.stale(again).isEmpty)
            #expect(try #require(again.evidence).dated("2027-01-01", keepingDaysOf: ledger) == ledger)
        }
    }

    @Test("A sample that changed leaves its lesson without evidence, and is a finding", EvidenceTests.needsCompiler)
    func isStale() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let asked = try await Self.check(folder, asksCompiler: true)
            try Self.write(try #require(asked.evidence).dated("2026-11-23", keepingDaysOf: nil), to: folder)
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

    @Test("A ledger that says otherwise than the compiler is a finding at the sample", EvidenceTests.needsCompiler)
    func isContradicted() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let asked = try await Self.check(folder, asksCompiler: true)
            let ledger = try #require(asked.evidence).dated("2026-11-23", keepingDaysOf: nil)
            let forged = try ledger.json().replacingOccurrences(of: #""output" : "1\n""#, with: #""output" : "2\n""#)
            #expect(try forged != ledger.json())
            try Data(forged.utf8).write(to: folder.appending(path: EvidenceLedger.fileName))
            let compiled = try await Self.check(folder, asksCompiler: true)
            // In both languages, at the sample that is run.
            let found = compiled.diagnostics.filter { $0.rule == .staleEvidence }
            #expect(found.map { $0.range.path } == ["content/en/a.md", "content/es/a.md"])
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
}
