import SwiftUI

/// What happens while views are evaluated: which bodies run, and what has to be done when all stand.
@MainActor
final class Journal {
    private var counts: [String: Int] = [:]
    /// The views' names, as they ran first.
    private var order: [String] = []
    /// `onAppear`, `onChange` and their like.
    private var pending: [() -> Void] = []

    /// `Page 1, Row 3`.
    var runs: String { order.map { "\($0) \(counts[$0] ?? 0)" }.joined(separator: ", ") }

    func runs(of view: any View.Type) -> Int { counts[Self.name(of: view)] ?? 0 }

    func noteRun(of view: any View.Type) {
        let name = Self.name(of: view)
        // What a view modifier makes is nobody's view.
        guard name != "ModifiedContent" else { return }
        if counts[name] == nil { order.append(name) }
        counts[name, default: 0] += 1
    }

    func forgetRuns() { for name in order { counts[name] = 0 } }

    func afterwards(_ call: @escaping () -> Void) { pending.append(call) }

    func takePending() -> [() -> Void] {
        defer { pending = [] }
        return pending
    }

    /// The name without what it is generic over.
    private static func name(of view: any View.Type) -> String {
        String("\(view)".prefix { $0 != "<" }.split(separator: ".").last ?? "")
    }
}
