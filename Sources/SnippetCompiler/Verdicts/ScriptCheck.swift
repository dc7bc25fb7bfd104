import FileSystem
import Support
import SwiftSamples

/// A complete program of its author: nothing is wrapped around it, and it borrows nothing.
public struct Script: Sendable {
    public let text: [UInt8]
    /// True if it has no statements of its own, but a type with `@main`: it is compiled as a library.
    public let isLibrary: Bool
    /// True if it is run when the compiler accepts it.
    public let isRun: Bool

    public init(text: [UInt8], isLibrary: Bool, isRun: Bool) {
        (self.text, self.isLibrary, self.isRun) = (text, isLibrary, isRun)
    }
}

/// The compiler's result for a script, and the outcome of its run.
public struct ScriptAnswer: Sendable {
    public struct Message: Sendable {
        /// The offset in the script's text, in bytes.
        public let offset: Int
        public let isError: Bool
        /// The message in the compiler's words.
        public let text: String
    }

    public let messages: Result<[Message], CompilerFailure>
    /// The outcome of the run; nil if the script was not run.
    public let run: RunOutcome?
}

extension SampleCompiler {
    /// The language modes in which scripts are tried, the preferred one first.
    public var scriptLanguages: [String] { environment.scriptLanguages }

    /// The modules that a script imports and that don't exist.
    public func missingModules(of script: Script) -> [String] {
        script.text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count >= 2, words[0].elementsEqual("import".utf8) else { return nil }
            let module = String(decoding: words[1].prefix { $0.isIdentifierByte }, as: UTF8.self)
            return module == "Foundation" || environment.hasModule(module) ? nil : module
        }
    }

    /// Compiles scripts, each by itself, and runs those that ask for it.
    ///
    /// - Parameter language: The language mode.
    public func answers(on scripts: [Script], language: String) async throws -> [ScriptAnswer] {
        guard !scripts.isEmpty else { return [] }
        let environment = environment
        let settings = environment.settings([]).replacingLanguage(by: language)
        let keys = scripts.map { script in
            let kind = script.isLibrary ? "library" : "script"
            var hash = ContentHash(environment.key, kind, settings.joined(separator: " "))
            hash.add(script.text)
            return hash.text
        }
        let file = cacheFile.map { Self.typesFile("\($0)-scripts-\(language)") }
        var memory = file.map { Memory<BatchChecker.Result>(reading: $0) } ?? Memory()
        let unknown = memory.missing(zip(keys, scripts).map { ($0, $1) }, \.0)
        if !unknown.isEmpty {
            let folder = try FileSystem.makeTemporaryFolder()
            defer { FileSystem.removeTemporaryFolder(folder) }
            let found = try await unknown.concurrentMap { key, script in
                (key, messages(of: script, settings, in: "\(folder)/\(key)"))
            }
            for (key, result) in found { memory[key] = result }
        }
        var programs: [(key: String, program: SampleProgram)] = []
        for (key, script) in zip(keys, scripts) where script.isRun && runsSamples {
            guard case .messages(let messages) = memory[key], !messages.contains(where: { $0.severity == .error })
            else {
                continue
            }
            programs.append((key, SampleProgram(script: script.text, settings: settings)))
        }
        let runs = await outcomes(of: programs, language: language)
        if let file {
            let used = Set(keys)
            _ = try? file.keep(
                memory.filter { key, result in
                    if case .messages = result { used.contains(key) } else { false }
                }
            )
        }
        return keys.map { key in
            let messages: Result<[ScriptAnswer.Message], CompilerFailure> =
                switch memory[key] ?? .failure(.unusable("no answer")) {
                case .messages(let found):
                    .success(
                        found.map {
                            ScriptAnswer.Message(offset: $0.offset, isError: $0.severity == .error, text: $0.text)
                        }
                    )
                case .failure(let failure): .failure(failure)
                }
            return ScriptAnswer(messages: messages, run: runs[key])
        }
    }

    private func outcomes(
        of programs: [(key: String, program: SampleProgram)],
        language: String
    ) async -> [String: RunOutcome] {
        guard !programs.isEmpty else { return [:] }
        let file = cacheFile.map { Self.runsFile("\($0)-script-runs-\(language)") }
        var memory = file.map { Memory<RunOutcome>(reading: $0) } ?? Memory()
        let missing = memory.missing(programs, \.key)
        let ended = await run(missing.map { LessonPlan.Program(sample: 0, program: $0.program, key: $0.key) })
        for (key, outcome) in ended { memory[key] = outcome }
        let used = Set(programs.map(\.key))
        if let file { _ = try? file.keep(memory.filter { used.contains($0) && $1.isRemembered }) }
        return memory.values.filter { used.contains($0.key) }
    }

    private func messages(of script: Script, _ settings: [String], in folder: String) -> BatchChecker.Result {
        do {
            try FileSystem.makeFolder(folder)
            // The script's `#sourceLocation` would move its errors to another place.
            guard let text = LineControl.blanked(script.text) else { return .failure(.displaced) }
            let file = UnitFiles().script
            try FileSystem.write(text, to: "\(folder)/\(file)")
            // Some errors are found only in the analysis of control flow, after the types.
            let arguments =
                (script.isLibrary ? ["-parse-as-library"] : []) + [
                    "-emit-sib", "-o", "/dev/null", "-module-name", "Sample", "-diagnostic-style", "llvm",
                    "-print-diagnostic-groups", file,
                ]
            var command = toolchain.command(
                arguments + settings + toolchain.sdkArguments() + (environment.package?.search ?? []),
                in: folder,
                wall: 120
            )
            command.limits.cpu = compilerLimits.processorSeconds(1)
            let outcome = try command.run()
            let output = CompilerOutput(outcome.output, of: [file])
            let messages = output.messages(of: file, in: script.text).map { TypesOfC.naming($0, in: script.text) }
            let hasErrors = messages.contains { $0.severity == .error }
            let failure = CompilerFailure(outcome, of: command, output, hasMessages: hasErrors)
            if let failure { return .failure(failure) }
            // APIs of Foundation that exist only on Apple's systems are unknown here.
            let isOfSystem = messages.contains { message in
                let parts = message.text.split(separator: "'", maxSplits: 2)
                return message.text.hasPrefix("value of type '") && message.text.contains("has no member")
                    && parts.count > 1 && KnownNames.isOfFoundation(String(parts[1]))
            }
            return isOfSystem ? .failure(.missingSDK) : .messages(messages)
        } catch {
            return .failure(.unusable("\(error)"))
        }
    }
}

extension [String] {
    func replacingLanguage(by language: String) -> [String] {
        guard let place = firstIndex(of: "-swift-version"), place + 1 < count else {
            return self + ["-swift-version", language]
        }
        var settings = self
        settings[place + 1] = language
        return settings
    }
}
