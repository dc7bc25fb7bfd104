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

extension Course {
    /// The tree of a name in a language, as an index into ``trees``.
    public func tree(named name: String, in language: String) -> Int? {
        decisionTrees.firstIndex { $0.language == language && $0.name == name }
    }

    /// The tree that a code block of a lesson draws, as an index into ``decisionTrees``.
    public func tree(drawnBy block: Int, in lesson: Int) -> Int? {
        decisionTrees.firstIndex { $0.lesson == lesson && $0.block == block }
    }

    /// The same tree in another language, as an index into ``decisionTrees``.
    public func twin(ofTree tree: Int, in language: String) -> Int? {
        decisionTrees[tree].language == language ? tree : self.tree(named: decisionTrees[tree].name, in: language)
    }

    /// Where `tree:NAME/ID` leads.
    func resolveTree(_ destination: Substring, in language: String) -> ResolvedLink {
        let (name, id) = TreeLink.split(destination)
        guard let tree = tree(named: name, in: language) else {
            let names = decisionTrees.filter { $0.language == language }.map(\.name)
            return .broken(.missingTree(name, suggestion: NearMiss.suggestion(for: name, among: names)))
        }
        guard let id, !id.isEmpty else { return .tree(tree, node: nil) }
        guard let node = decisionTrees[tree].place(of: id) else {
            let near = NearMiss.suggestion(for: id, among: decisionTrees[tree].nodes.map(\.id))
            return .broken(.missingTree("\(name)/\(id)", suggestion: near.map { "\(name)/\($0)" }))
        }
        return .tree(tree, node: node)
    }
}
