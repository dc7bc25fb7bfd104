import Diagnostics

/// Gives the headings of a document their ids: those that their authors wrote, or GitHub's slugs. No two are the same, and none
/// is the id of anything else on the page.
struct HeadingAnchors {
    private let pending: [PendingHeading]
    private let tree: Tree
    private let file: SourceFile
    /// The headings that have their authors' ids.
    private var owners: [String: Int] = [:]
    private var explicit: [String?]
    /// What raw HTML takes.
    private let raw: Set<String>
    private var slugs = HeadingSlugs()

    /// - Returns: the headings in document order.
    static func headings(
        _ pending: [PendingHeading],
        in tree: Tree,
        of file: SourceFile,
        diagnostics: inout DiagnosticList
    ) -> [Heading] {
        var anchors = HeadingAnchors(pending, in: tree, of: file)
        anchors.takeExplicitIDs(&diagnostics)
        return anchors.headings(&diagnostics)
    }

    private init(_ pending: [PendingHeading], in tree: Tree, of file: SourceFile) {
        (self.pending, self.tree, self.file) = (pending, tree, file)
        explicit = pending.map(\.explicitID)
        let anchors = pending.isEmpty ? [] : tree.rawHTMLAnchors
        raw = Set(anchors.map { HTMLOptions.defaultRawIDPrefix + $0.value })
    }

    /// What an author writes comes before all slugs, wherever it stands.
    private mutating func takeExplicitIDs(_ diagnostics: inout DiagnosticList) {
        for index in pending.indices {
            guard let id = explicit[index] else { continue }
            if let first = owners[id] {
                diagnostics.append(.duplicateHeadingID(id, range(index), first: range(first)))
            } else if id.hasPrefix(OwnID.prefix) {
                diagnostics.append(.ownID(id, range(index)))
            } else if raw.contains(id) {
                diagnostics.append(.headingIDInHTML(id, range(index)))
            } else {
                owners[id] = index
                continue
            }
            explicit[index] = nil
        }
        for id in raw { slugs.reserve(id) }
        for id in owners.keys { slugs.reserve(id) }
    }

    private mutating func headings(_ diagnostics: inout DiagnosticList) -> [Heading] {
        var reported: Set<Int> = []
        return pending.indices.map { index in
            let words = tree.slugText(of: pending[index].node)
            let slug = slugs.next(for: words, keeping: explicit[index])
            if explicit[index] == nil, let owner = owners[HeadingSlugs.slug(of: words)], let id = explicit[owner],
                // Where the words of both say the same, a number is what anybody expects.
                HeadingSlugs.slug(of: tree.slugText(of: pending[owner].node)) != id, reported.insert(owner).inserted
            {
                diagnostics.append(.takenSlug(id, range(owner), by: range(index), getting: slug))
            }
            return Heading(
                node: pending[index].node,
                level: Int(tree.nodes[pending[index].node.index].value),
                plainText: tree.plainText(of: pending[index].node),
                explicitID: explicit[index],
                slug: slug,
                range: range(index)
            )
        }
    }

    private func range(_ index: Int) -> SourceRange {
        let node = tree.nodes[pending[index].node.index]
        return file.range(Int(node.sourceStart)..<max(Int(node.sourceStart), Int(node.sourceEnd)))
    }
}
