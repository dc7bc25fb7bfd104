extension Course {
    /// Returns the tree with a name in a language, as an index into ``decisionTrees``.
    package func tree(named name: String, in language: String) -> Int? {
        treePlaces.byName[TreePlaces.Name(language: language, name: name)]
    }

    /// Returns the tree that a code block of a lesson draws, as an index into ``decisionTrees``.
    package func tree(drawnBy block: Int, in lesson: Int) -> Int? {
        treePlaces.byBlock[TreePlaces.Block(lesson: lesson, ordinal: block)]
    }

    /// Returns the same tree in another language, as an index into ``decisionTrees``.
    package func twin(ofTree tree: Int, in language: String) -> Int? {
        decisionTrees[tree].language == language ? tree : self.tree(named: decisionTrees[tree].name, in: language)
    }

    /// Resolves the part of a `tree:NAME/ID` address after its scheme.
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
