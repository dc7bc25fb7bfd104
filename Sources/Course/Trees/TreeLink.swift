import Diagnostics

/// Addresses of decision trees: `tree:NAME` and, for one of its nodes, `tree:NAME/ID`.
enum TreeLink {
    static let scheme = "tree:"

    /// The two parts of what follows the scheme.
    static func split(_ text: some StringProtocol) -> (tree: String, node: String?) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
}

/// Where the decision trees of a course are, by their names and by the blocks that draw them.
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

extension Course {
    /// The tree of a name in a language, as an index into ``trees``.
    public func tree(named name: String, in language: String) -> Int? {
        treePlaces.byName[TreePlaces.Name(language: language, name: name)]
    }

    /// The tree that a code block of a lesson draws, as an index into ``decisionTrees``.
    public func tree(drawnBy block: Int, in lesson: Int) -> Int? {
        treePlaces.byBlock[TreePlaces.Block(lesson: lesson, ordinal: block)]
    }

    /// The same tree in another language, as an index into ``decisionTrees``.
    public func twin(ofTree tree: Int, in language: String) -> Int? {
        decisionTrees[tree].language == language ? tree : self.tree(named: decisionTrees[tree].name, in: language)
    }

    /// Where `tree:NAME/ID` leads.
    func resolveTree(_ destination: Substring, in language: String) -> ResolvedLink {
        let (name, id) = TreeLink.split(destination)
        guard let tree = tree(named: name, in: language) else {
            return .broken(.missingTree(name))
        }
        guard let id, !id.isEmpty else { return .tree(tree, node: nil) }
        guard let node = decisionTrees[tree].place(of: id) else {
            return .broken(.missingTree("\(name)/\(id)"))
        }
        return .tree(tree, node: node)
    }
}
