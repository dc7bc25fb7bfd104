/// Tells a person at a terminal what takes time, once it has taken more than a second.
struct Progress: Sendable {
    private let isShown: Bool

    init() {
        isShown = Console.isErrorTerminal
    }

    /// Does some work; its name appears while it lasts longer than a second.
    func during<Result: Sendable>(_ name: String, _ work: () async throws -> Result) async rethrows -> Result {
        guard isShown else { return try await work() }
        let note = Task {
            try await Task.sleep(for: .seconds(1))
            var seconds = 1
            while true {
                Console.show("\r\u{1B}[K\(name)… \(seconds) s")
                try await Task.sleep(for: .seconds(1))
                seconds += 1
            }
        }
        defer {
            note.cancel()
            Console.show("\r\u{1B}[K")
        }
        return try await work()
    }
}
