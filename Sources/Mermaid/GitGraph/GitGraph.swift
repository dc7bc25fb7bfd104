import Diagnostics

/// The history of a repository as the author describes it.
struct GitGraph: Sendable {
    enum Kind: String, Sendable {
        case normal = "NORMAL"
        case reverse = "REVERSE"
        case highlight = "HIGHLIGHT"
    }

    enum Origin: Sendable, Equatable { case commit, merge, cherryPick }

    struct Commit: Sendable {
        /// The id; nil if the author gave none.
        let id: String?
        let message: String?
        let kind: Kind
        let origin: Origin
        let tags: [String]
        /// Indices into ``GitGraph/commits``; the second parent of a merge is the merged commit, of a cherry-pick the repeated
        /// one.
        let parents: [Int]
        /// The index of its branch in ``GitGraph/branches``.
        let branch: Int
        let range: SourceRange

        /// The label beside the commit: its id, or its message.
        var label: String? { id ?? message }
    }

    struct Branch: Sendable {
        let name: String
        /// The branch's position among all branches, from the top or from the left; lower numbers first.
        let order: Double
        let range: SourceRange
        /// The index of the last commit; nil before the first.
        var head: Int?
    }

    enum Direction: String, Sendable {
        case leftToRight = "LR"
        case topToBottom = "TB"
        case bottomToTop = "BT"
    }

    var commits: [Commit] = []
    var branches: [Branch] = []
    var direction = Direction.leftToRight
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    /// The branches in the order in which they are drawn, side by side.
    var lanes: [Int] {
        branches.indices.sorted { (branches[$0].order, $0) < (branches[$1].order, $1) }
    }
}
