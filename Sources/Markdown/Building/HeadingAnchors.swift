import Diagnostics

/// Gives the headings of a document their ids: those that their authors wrote, or GitHub's slugs. No two are the same, and none
/// is the id of anything else on the page.
struct HeadingAnchors {
    private let pending: [PendingHeading]
    private let tree: Tree
    private let file: SourceFile
    /// The slugs of the headings' words, without regard to one another.
    private let words: [String]
    private var explicit: [String?]
    /// The headings that have their authors' ids.
    private var owners: [String: Int] = [:]

    /// - Returns: the headings in document order.
    static func headings(
        _ pending: [PendingHeading],
        in tree: Tree,
        of file: SourceFile,
        diagnostics: inout DiagnosticList
    ) -> [Heading] {
        var anchors = HeadingAnchors(pending, in: tree, of: file)
        let raw = anchors.idsOfHTML
        anchors.takeExplicitIDs(besides: raw, &diagnostics)
        return anchors.headings(besides: raw, &diagnostics)
    }

    private init(_ pending: [PendingHeading], in tree: Tree, of file: SourceFile) {
        (self.pending, self.tree, self.file) = (pending, tree, file)
        explicit = pending.map(\.explicitID)
        words = pending.map { HeadingSlugs.slug(of: tree.slugText(of: $0.node)) }
    }

    /// The ids that raw HTML has where it is sanitized; none are looked for where no heading could have one.
    private var idsOfHTML: Set<String> {
        let prefix = RawIDPrefix.standard
        let mayClash = words.contains { $0.hasPrefix(prefix) } || explicit.contains { $0?.hasPrefix(prefix) == true }
        return mayClash ? Set(tree.rawHTMLAnchors.map { prefix + $0.value }) : []
    }

    /// Leaves out the ids that are taken.
    private mutating func takeExplicitIDs(besides raw: Set<String>, _ diagnostics: inout DiagnosticList) {
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
    }

    private func headings(besides raw: Set<String>, _ diagnostics: inout DiagnosticList) -> [Heading] {
        // What an author writes comes before all slugs, wherever it stands.
        var slugs = HeadingSlugs(reserved: raw.union(owners.keys))
        var reported: Set<Int> = []
        return pending.indices.map { index in
            let slug = slugs.next(words[index], keeping: explicit[index])
            if explicit[index] == nil, let owner = owners[words[index]], let id = explicit[owner],
                // Where the words of both say the same, a number is what anybody expects.
                words[owner] != id, reported.insert(owner).inserted
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
