import Course
import Diagnostics
import SnippetCompiler
import SnippetSyntax

/// Compares the expectations of tests in comments with the compiler's messages and the results of a run.
struct CommentTestCheck {
    private let compiler: SampleCompiler
    private let runs: Bool

    /// - Parameter runs: true if programs are run.
    init(_ compiler: SampleCompiler, runs: Bool) { (self.compiler, self.runs) = (compiler, runs) }

    /// The findings on the tests of each file.
    func findings(on files: [(file: SourceFile, tests: [CommentTest])]) async throws -> [[Diagnostic]] {
        let tests = files.enumerated().flatMap { index, entry in entry.tests.map { (file: index, test: $0) } }
        let scripts = tests.map(\.test).map {
            Script(text: $0.text, isLibrary: $0.isLibrary, isRun: runs && $0.runs)
        }
        let modules = files.map { file in Set(file.tests.lazy.map(\.name).filter { $0.contains("_Module") }) }
        var found = tests.indices.map { index in
            missingContext(of: tests[index].test, scripts[index], modules: modules[tests[index].file])
        }
        var open = tests.indices.filter { found[$0].isEmpty }
        let languages = compiler.scriptLanguages
        for (number, language) in languages.enumerated() {
            let answers = try await compiler.answers(on: open.map { scripts[$0] }, language: language)
            for (index, answer) in zip(open, answers) {
                let new = compare(tests[index].test, answer, in: files[tests[index].file].file)
                // The language mode with the fewest findings counts.
                if number == 0 || new.count < found[index].count { found[index] = new }
            }
            open = open.filter { !found[$0].isEmpty }
        }
        var byFile = files.map { _ in [Diagnostic]() }
        var told: [RuleID: Set<SourceRange>] = [:]
        for (entry, findings) in zip(tests, found) {
            // A fault in a part of several tests is reported once.
            for finding in findings where told[finding.rule, default: []].insert(finding.range).inserted {
                byFile[entry.file].append(finding)
            }
        }
        return byFile
    }

    /// Reports a test that is one file of several, or imports a module that isn't there.
    ///
    /// - Parameter modules: the names of tests that are modules, which others import: `name_Module` is one of `name_Module_Main`.
    private func missingContext(of test: CommentTest, _ script: Script, modules: Set<String>) -> [Diagnostic] {
        let beginnings = test.name.indices.lazy.filter { test.name[$0] == "_" }.map { String(test.name[..<$0]) }
        let module = modules.isEmpty ? nil : beginnings.first(where: modules.contains)
        let missing = Set(compiler.missingModules(of: script) + [module].compactMap(\.self)).sorted()
        return missing.isEmpty ? [] : [Self.needsContext(test, missing.map { "import \($0)" })]
    }

    /// The undeclared name in a message of the compiler: `cannot find 'a' in scope`, `cannot find type 'A' in scope`; else nil.
    private static func missingName(_ message: String) -> String? {
        guard message.hasPrefix("cannot find "), message.contains("' in scope") else { return nil }
        let parts = message.split(separator: "'", maxSplits: 2)
        return parts.count == 3 ? String(parts[1]) : nil
    }

    // MARK: Comparison

    private func compare(_ test: CommentTest, _ answer: ScriptAnswer, in file: SourceFile) -> [Diagnostic] {
        // The messages of another system's compiler are not known.
        let messages: [ScriptAnswer.Message]
        switch answer.messages {
        case .success(let said): messages = said
        case .failure(.missingSDK): return []
        case .failure(let failure): return [Self.unanswered(test, failure)]
        }
        guard !messages.contains(where: { Self.isOfSystem($0.text) }) else { return [] }
        let expects = Set(test.expected.map(\.text))
        let names = Set(
            messages.lazy.filter { $0.isError && !expects.contains($0.text) }.compactMap { Self.missingName($0.text) }
        )
        guard names.isEmpty else { return [Self.needsContext(test, names.sorted())] }
        var findings: [Diagnostic] = []
        var rest = messages
        var open = test.expected.filter { $0.kind == .error || $0.kind == .warning }
        open.removeAll { expected in
            guard
                let place = rest.firstIndex(where: {
                    $0.isError == (expected.kind == .error) && Self.isSame($0.text, expected.text)
                })
            else { return false }
            rest.remove(at: place)
            return true
        }
        for expected in open {
            let isError = expected.kind == .error
            // The compiler may use other words for it now.
            let other = rest.firstIndex { $0.isError == isError }
            // The compiler looks up versions of systems only for the system that it compiles for.
            if other == nil, !isError, test.looksAtVersions { continue }
            findings.append(Self.missing(expected, isError: isError, said: other.map { rest[$0].text }))
            if let other { rest.remove(at: other) }
        }
        let isRefused = messages.contains(where: \.isError)
        for message in rest
        where message.isError && !test.expectsErrors && !AnnouncedError.isBeside(message.offset, in: test.text) {
            findings.append(Self.unexpected(message, test, at: test.place(of: message.offset, in: file)))
        }
        if !isRefused, let run = answer.run { findings += compare(test, run) }
        return findings
    }

    private static func isSame(_ said: String, _ expected: String) -> Bool {
        func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
        return words(said) == words(expected)
    }

    private static func isOfSystem(_ message: String) -> Bool {
        message.contains("Objective-C interoperability is disabled") || message.contains("no such module")
    }

    private func compare(_ test: CommentTest, _ run: RunOutcome) -> [Diagnostic] {
        let lines = run.output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        let written = lines.last == "" ? lines.dropLast() : lines[...]
        let crash = test.expected.first { $0.kind == .crash }
        switch run.ending {
        case .success:
            if let crash { return [Self.survived(crash)] }
            return Self.difference(Array(written), test)
        case .exit, .signal:
            guard crash == nil else { return [] }
            return [Self.failed(test, run.lastWords)]
        case .exceeded, .unbuilt, .skipped: return []
        }
    }

    private static func difference(_ written: [String], _ test: CommentTest) -> [Diagnostic] {
        func trimmed(_ text: String) -> Substring {
            let text = text.drop(while: \.isWhitespace)
            return text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)]
        }
        let expected = test.outputs
        // Sets and dictionaries have no fixed order.
        if expected.map({ trimmed($0.text) }).sorted() == written.map(trimmed).sorted() { return [] }
        for index in 0..<max(expected.count, written.count) {
            if index < expected.count, index < written.count, trimmed(expected[index].text) == trimmed(written[index]) {
                continue
            }
            return [
                output(
                    index < expected.count ? expected[index] : nil,
                    index < written.count ? written[index] : nil,
                    test
                )
            ]
        }
        return []
    }
}
