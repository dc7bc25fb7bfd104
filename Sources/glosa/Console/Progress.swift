import Diagnostics
import SnippetCompiler
import Support

/// Tells a person at a terminal what takes time, once it has taken more than a second.
struct Progress: Sendable {
    private let isShown: Bool

    init() {
        isShown = Console.isErrorTerminal
    }

    /// Does some work; its name appears while it lasts longer than a second.
    func during<Result: Sendable>(_ name: String, _ work: () async throws -> Result) async rethrows -> Result {
        try await during({ name }, work)
    }

    /// The same for work that may have packages built; what SwiftPM says is shown as it comes.
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

    /// Who first meets an unoptimised build must not take it for the program's speed.
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
