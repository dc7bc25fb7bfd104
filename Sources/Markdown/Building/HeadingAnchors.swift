import Diagnostics

/// Gives the headings of a document their ids: the explicit ids that authors wrote, else GitHub's slugs. Each id is unique on the
/// page, among headings and everything else.
struct HeadingAnchors {
    private let pending: [PendingHeading]
    private let tree: Tree
    private let file: SourceFile
    /// The slug of each heading's text, before duplicates are told apart.
    private let words: [String]
    /// The headings in raw HTML that have no id.
    private let raw: [RawHeadingWords]
    private var explicit: [String?]
    /// The index of the heading that has each explicit id.
    private var owners: [String: Int] = [:]

    /// - Returns: The headings in document order, and apart from them those in raw HTML that get an id.
    static func headings(
        _ pending: [PendingHeading],
        in tree: Tree,
        of file: SourceFile,
        diagnostics: inout DiagnosticList
    ) -> (headings: [Heading], raw: [RawHeading]) {
        var anchors = HeadingAnchors(pending, in: tree, of: file)
        let raw = anchors.idsOfHTML
        anchors.takeExplicitIDs(besides: raw, &diagnostics)
        return anchors.headings(besides: raw, &diagnostics)
    }

    private init(_ pending: [PendingHeading], in tree: Tree, of file: SourceFile) {
        (self.pending, self.tree, self.file) = (pending, tree, file)
        explicit = pending.map(\.explicitID)
        raw = RawHeadingWords.find(in: tree)
        words = pending.map { HeadingSlugs.slug(of: tree.slugText(of: $0.node)) }
    }

    /// The ids that raw HTML has when it is sanitized; empty, without a search, if no heading could clash with them.
    private var idsOfHTML: Set<String> {
        let prefix = RawIDPrefix.standard
        let mayClash = words.contains { $0.hasPrefix(prefix) } || explicit.contains { $0?.hasPrefix(prefix) == true }
        return mayClash ? Set(tree.rawHTMLAnchors.map { prefix + $0.value }) : []
    }

    /// Keeps the explicit ids that are free; drops and reports those that are taken.
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

    private func headings(
        besides taken: Set<String>,
        _ diagnostics: inout DiagnosticList
    ) -> (headings: [Heading], raw: [RawHeading]) {
        // Explicit ids take precedence over all slugs, wherever they stand.
        var slugs = HeadingSlugs(reserved: taken.union(owners.keys))
        var reported: Set<Int> = []
        var rest = raw[...]
        var named: [RawHeading] = []
        func nameRaw(before node: Int) {
            while let next = rest.first, next.node < node {
                let slug = slugs.next(HeadingSlugs.slug(of: next.words), keeping: nil)
                named.append(RawHeading(node: NodeID(next.node), offset: next.offset, slug: slug))
                rest.removeFirst()
            }
        }
        let headings = pending.indices.map { index in
            nameRaw(before: pending[index].node.index)
            let slug = slugs.next(words[index], keeping: explicit[index])
            if explicit[index] == nil, let owner = owners[words[index]], let id = explicit[owner],
                // If both headings have the same slug, a numbered one is expected.
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
        nameRaw(before: .max)
        return (headings, named)
    }

    private func range(_ index: Int) -> SourceRange {
        let node = tree.nodes[pending[index].node.index]
        return file.range(Int(node.sourceStart)..<max(Int(node.sourceStart), Int(node.sourceEnd)))
    }
}
