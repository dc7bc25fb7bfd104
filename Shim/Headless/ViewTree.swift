import SwiftUI

/// The views on screen.
@MainActor
final class ViewTree {
    let journal = Journal()
    let root: ViewNode

    init(_ content: any View) {
        root = ViewNode(slot: .init(index: 0), value: content, journal: journal)
        root.update(content, EnvironmentValues())
    }

    /// Runs bodies until nothing asks for it any more.
    func settle() {
        for _ in 0..<100 {
            root.refresh()
            let calls = journal.takePending()
            guard !calls.isEmpty || root.needsRefresh else { return }
            for call in calls { call() }
        }
        fatalError("the views ask for one another without end")
    }
}
