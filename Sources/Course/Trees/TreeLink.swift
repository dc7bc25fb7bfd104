/// Addresses of decision trees: `tree:NAME` and, for one of its nodes, `tree:NAME/ID`.
package enum TreeLink {
    package static let scheme = "tree:"

    /// Returns the two parts of an address after its scheme.
    package static func split(_ text: some StringProtocol) -> (tree: String, node: String?) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
}

/// The indices of a course's decision trees, by their names and by the blocks that draw them.
struct TreePlaces: Sendable {
    struct Name: Hashable {
        let language: String
        let name: String
    }

    struct Block: Hashable {
        let lesson: Int
        let ordinal: Int
    }

    let byName: [Name: Int]
    let byBlock: [Block: Int]

    init(_ trees: [DecisionTree]) {
        byName = Dictionary(
            trees.enumerated().map { (Name(language: $1.language, name: $1.name), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        byBlock = Dictionary(
            trees.enumerated().map { (Block(lesson: $1.lesson, ordinal: $1.block), $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}
