import Diagnostics
import Markdown
import Support

/// Finds ids of unsanitized raw HTML that something else on the page has, too.
public enum RawIDs {
    /// - Parameters:
    ///   - document: A lesson whose raw HTML is not sanitized.
    ///   - headingIDs: The ids that its headings have on the page.
    public static func findings(in document: Document, headingIDs: [String]) -> [Diagnostic] {
        var findings = DiagnosticList()
        let headings = Lazy {
            Dictionary(zip(headingIDs, document.headings.map(\.node))) { first, _ in first }
        }
        var known: Set<String> = []
        var references = CharacterReferences()
        for (index, node) in document.tree.nodes.enumerated() where node.kind == .htmlBlock || node.kind == .htmlInline
        {
            var tokenizer = HTMLTokenizer(Array(document.tree.text[node.text.range]))
            swap(&tokenizer.references, &references)
            defer { swap(&tokenizer.references, &references) }
            while let token = tokenizer.next() {
                guard case .startTag(let tag) = token, let id = tag.attributes.first(where: { $0.name == "id" })?.value,
                    !id.isEmpty
                else { continue }
                let place =
                    node.kind == .htmlBlock
                    ? document.htmlSlices[Int(node.detail)].range(tag.range) : document.range(of: NodeID(index))
                if id.hasPrefix(OwnID.prefix) {
                    findings.append(.ownID(id, place))
                } else if let heading = headings.value[id] {
                    // Links to an id right above the heading lead to the right place.
                    if !document.isBeside(NodeID(index), heading) { findings.append(.htmlIDOfHeading(id, place)) }
                } else if !known.insert(id).inserted {
                    findings.append(.repeatedID(id, place, isLeftOut: false))
                }
            }
        }
        return findings.diagnostics
    }
}

extension Document {
    /// Returns true if raw HTML stands in a heading, or is all of the block right before it.
    fileprivate func isBeside(_ html: NodeID, _ heading: NodeID) -> Bool {
        if heading < html, html.index < Int(self[heading].end) { return true }
        var block = html
        while self[block].kind.isBlock == false, let parent = self[block].parent { block = parent }
        let isAlone = descendants(of: block).allSatisfy { self[$0].kind == .htmlInline }
        return isAlone && sibling(after: block) == heading
    }
}
