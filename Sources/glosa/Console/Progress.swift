import Diagnostics
import SnippetCompiler
import Support

/// The display of slow work for a person at a terminal, once the work has taken more than a second.
struct Progress: Sendable {
    private let isShown: Bool

    init() {
        isShown = Console.isErrorTerminal
    }

    /// Does some work; its name is shown while it lasts longer than a second.
    func during<Result: Sendable>(_ name: String, _ work: () async throws -> Result) async rethrows -> Result {
        try await during({ name }, work)
    }

    /// Does some work that may build packages; the output of SwiftPM is shown as it comes.
    func duringBuilds<Result: Sendable>(_ name: String, _ work: () async throws -> Result) async rethrows -> Result {
        let said = Mutex("")
        let label: @Sendable () -> String = {
            let line = said.with { $0 }
            return line.isEmpty ? name : "\(name): \(VisibleText.line(String(line.prefix(60))))"
        }
        let listener = PackageBuild.Listener { line in said.with { $0 = line } }
        return try await PackageBuild.$listener.withValue(listener, operation: { try await during(label, work) })
    }

    private func during<Result: Sendable>(
        _ name: @escaping @Sendable () -> String,
        _ work: () async throws -> Result
    ) async rethrows -> Result {
        guard isShown else { return try await work() }
        let start = ContinuousClock.now
        let note = Task {
            try await Task.sleep(for: .seconds(1))
            var seconds = 1
            while true {
                Console.show("\r\u{1B}[K\(name())… \(seconds) s")
                try await Task.sleep(for: .seconds(1))
                seconds += 1
            }
        }
        defer {
            note.cancel()
            Console.show("\r\u{1B}[K")
            if ContinuousClock.now - start > .seconds(3) { explainSlowness() }
        }
        return try await work()
    }

    /// Explains that an unoptimised build is slow, so that nobody takes it for the program's speed.
    private func explainSlowness() {
        #if DEBUG
            let text = LocalizedText(
                en:
                    "glosa: this program is not optimised and about twenty times slower; `make build` builds a fast one",
                es:
                    "glosa: este programa no está optimizado y es unas veinte veces más lento; `make build` compila uno rápido"
            )
            Console.log(text.text(in: Console.language))
        #endif
    }
}
