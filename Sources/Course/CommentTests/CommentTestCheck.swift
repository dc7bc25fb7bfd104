import Diagnostics
import SnippetCompiler
import SnippetLint

/// Compares what tests in comments expect with what the compiler says and a run shows.
struct CommentTestCheck {
    private let compiler: SampleCompiler
    private let runs: Bool

    /// - Parameter runs: whether programs are run.
    init(_ compiler: SampleCompiler, runs: Bool) { (self.compiler, self.runs) = (compiler, runs) }

    /// The findings on the tests of each file.
    func findings(on files: [(file: SourceFile, tests: [CommentTest])]) async throws -> [[Diagnostic]] {
        let tests = files.enumerated().flatMap { index, entry in entry.tests.map { (file: index, test: $0) } }
        let scripts = tests.map(\.test).map {
            Script(text: $0.text, isLibrary: $0.isLibrary, isRun: runs && $0.runs)
        }
        var found = tests.indices.map { index in
            missingContext(of: tests[index].test, scripts[index], among: files[tests[index].file].tests)
        }
        var open = tests.indices.filter { found[$0].isEmpty }
        let languages = compiler.scriptLanguages
        for (number, language) in languages.enumerated() {
            let answers = try await compiler.answers(on: open.map { scripts[$0] }, language: language)
            for (index, answer) in zip(open, answers) {
                let new = compare(tests[index].test, answer, in: files[tests[index].file].file)
                // Of several modes the one counts that a test does best in.
                if number == 0 || new.count < found[index].count { found[index] = new }
            }
            open = open.filter { !found[$0].isEmpty }
        }
        var byFile = files.map { _ in [Diagnostic]() }
        for (entry, findings) in zip(tests, found) {
            // A part of several tests is at fault once.
            for finding in findings
            where !byFile[entry.file].contains(where: { $0.range == finding.range && $0.rule == finding.rule }) {
                byFile[entry.file].append(finding)
            }
        }
        return byFile
    }

    /// A test that is one file of several, or imports what isn't there.
    private func missingContext(of test: CommentTest, _ script: Script, among all: [CommentTest]) -> [Diagnostic] {
        let module = all.first { test.name.hasPrefix($0.name + "_") && $0.name.contains("_Module") }
        let missing = Set(compiler.missingModules(of: script) + [module?.name].compactMap(\.self)).sorted()
        return missing.isEmpty ? [] : [Self.needsContext(test, missing.map { "import \($0)" })]
    }

    private static func needsContext(_ test: CommentTest, _ names: [String]) -> Diagnostic {
        let names = names.joined(separator: ", ")
        return Diagnostic(
            rule: .needsContext,
            severity: .note,
            message: LocalizedText(
                en: "the test `\(test.name)` can't be compiled: nothing declares \(names)",
                es: "la prueba `\(test.name)` no se puede compilar: nada declara \(names)"
            ),
            range: test.range
        )
    }

    /// The name that nobody declares, in the compiler's words: `cannot find 'a' in scope`, `cannot find type 'A' in scope`.
    private static func missingName(_ message: String) -> String? {
        guard message.hasPrefix("cannot find "), message.contains("' in scope") else { return nil }
        let parts = message.split(separator: "'", maxSplits: 2)
        return parts.count == 3 ? String(parts[1]) : nil
    }

    // MARK: Comparison

    private func compare(_ test: CommentTest, _ answer: ScriptAnswer, in file: SourceFile) -> [Diagnostic] {
        // What another system's compiler would have to say is not known.
        guard let messages = answer.messages, !messages.contains(where: { Self.isOfSystem($0.text) }) else { return [] }
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
            // The compiler may have found other words for it since.
            let other = rest.firstIndex { $0.isError == isError }
            // Which versions of which systems there are, it looks up for the system that it compiles for.
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
            return [Self.failed(test, lines.last { !$0.isEmpty } ?? "")]
        case .exceeded, .unbuilt, .skipped: return []
        }
    }

    private static func difference(_ written: [String], _ test: CommentTest) -> [Diagnostic] {
        func trimmed(_ text: String) -> Substring {
            text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed().map(String.init)
                .joined()[...]
        }
        let expected = test.outputs
        // Sets and dictionaries promise no order.
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

// MARK: Findings

extension CommentTestCheck {
    private static func missing(_ expected: CommentTest.Expected, isError: Bool, said: String?) -> Diagnostic {
        let (kind, spanish) = isError ? ("error", "error") : ("warning", "aviso")
        return Diagnostic(
            rule: .testExpectation,
            severity: said == nil ? .error : .warning,
            message: said == nil
                ? LocalizedText(
                    en: "the compiler doesn't give this \(kind): “\(expected.text)”",
                    es: "el compilador no da este \(spanish): «\(expected.text)»"
                )
                : LocalizedText(
                    en: "the compiler gives this \(kind) in other words: “\(said ?? "")”",
                    es: "el compilador da este \(spanish) con otras palabras: «\(said ?? "")»"
                ),
            range: expected.range,
            reason: LocalizedText(
                en: "the page may say something about the sample that is no longer true",
                es: "puede que lo que dice la página sobre la muestra ya no sea cierto"
            ),
            advice: LocalizedText(
                en: "check the text and the sample, and write what the compiler says",
                es: "revisa el texto y la muestra, y escribe lo que dice el compilador"
            )
        )
    }

    private static func unexpected(_ message: ScriptAnswer.Message, _ test: CommentTest, at place: SourceRange)
        -> Diagnostic
    {
        Diagnostic(
            rule: .compileError,
            severity: .error,
            message: LocalizedText(
                en: "the test `\(test.name)` doesn't compile: \(message.text)",
                es: "la prueba `\(test.name)` no compila; el compilador dice: \(message.text)"
            ),
            range: place,
            advice: LocalizedText(
                en: "correct it, or write what the compiler says after `!$ error:`",
                es: "corrígela, o escribe lo que dice el compilador después de `!$ error:`"
            )
        )
    }

    private static func survived(_ crash: CommentTest.Expected) -> Diagnostic {
        Diagnostic(
            rule: .testExpectation,
            severity: .error,
            message: LocalizedText(
                en: "the program doesn't crash: it ends normally",
                es: "el programa no falla: termina con normalidad"
            ),
            range: crash.range
        )
    }

    private static func failed(_ test: CommentTest, _ words: String) -> Diagnostic {
        let last = String(words.prefix(200))
        return Diagnostic(
            rule: .runFailed,
            severity: .error,
            message: LocalizedText(
                en: "the test `\(test.name)` crashes when it is run",
                es: "la prueba `\(test.name)` falla al ejecutarse"
            ),
            range: test.range,
            advice: last.isEmpty
                ? nil : LocalizedText(en: "the last that it wrote: \(last)", es: "lo último que ha escrito: \(last)")
        )
    }

    private static func output(_ expected: CommentTest.Expected?, _ written: String?, _ test: CommentTest) -> Diagnostic
    {
        let message: LocalizedText
        switch (expected, written) {
        case (_?, let written?):
            message = LocalizedText(
                en: "the program writes “\(written)” here",
                es: "el programa escribe aquí «\(written)»"
            )
        case (nil, let written?):
            message = LocalizedText(
                en: "then the program writes “\(written)”",
                es: "el programa escribe después «\(written)»"
            )
        default:
            message = LocalizedText(
                en: "this line is not written: the program ends before it",
                es: "esta línea no se escribe: el programa termina antes"
            )
        }
        return Diagnostic(
            rule: .runOutput,
            severity: .error,
            message: message,
            range: expected?.range ?? test.outputs.last?.range ?? test.range
        )
    }
}
