import Diagnostics

/// The history of a repository as its author tells it.
struct GitGraph: Sendable {
    enum Kind: String, Sendable {
        case normal = "NORMAL"
        case reverse = "REVERSE"
        case highlight = "HIGHLIGHT"
    }

    enum Origin: Sendable, Equatable { case commit, merge, cherryPick }

    struct Commit: Sendable {
        /// Nil where the author gave none.
        let id: String?
        let message: String?
        let kind: Kind
        let origin: Origin
        let tags: [String]
        /// In ``GitGraph/commits``; of a merge the second is what it takes in, of a cherry-pick what it repeats.
        let parents: [Int]
        /// In ``GitGraph/branches``.
        let branch: Int
        let range: SourceRange

        /// What readers see beside it.
        var label: String? { id ?? message }
    }

    struct Branch: Sendable {
        let name: String
        /// Among the branches, from above or from the left.
        let order: Double
        let range: SourceRange
        /// The last commit; nil before the first.
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

    /// The branches as they are drawn, side by side.
    var lanes: [Int] {
        branches.indices.sorted { (branches[$0].order, $0) < (branches[$1].order, $1) }
    }
}
