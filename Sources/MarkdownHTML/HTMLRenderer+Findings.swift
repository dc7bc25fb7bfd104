import Diagnostics
import Markdown

extension HTMLRenderer {
    /// Returns the findings of writing a document as HTML, without writing it: the same as ``render(_:options:into:)`` returns.
    ///
    /// Visits only blocks that may have findings, and those within raw HTML: in most documents none.
    public static func findings(in document: Document, rawHTML policy: HTMLOptions.RawHTML) -> [Diagnostic] {
        guard policy != .allow else { return [] }
        var suspects: [Int] = []
        for (index, node) in document.tree.nodes.enumerated() {
            switch node.kind {
            case .htmlBlock, .htmlInline: if policy == .sanitize { suspects.append(index) }
            case .link, .image:
                if URLSafety.isDangerous(document.links[Int(node.detail)].destination) { suspects.append(index) }
            default: continue
            }
        }
        guard !suspects.isEmpty else { return [] }
        var renderer = HTMLRenderer(document, options: HTMLOptions(rawHTML: policy))
        renderer.suspects = suspects[...]
        renderer.run()
        return renderer.diagnostics.diagnostics
    }

    /// Returns true if a block of the outermost level has none of the nodes that may have findings.
    mutating func isUnsuspected(_ block: Range<Int>) -> Bool {
        guard let rest = suspects?.drop(while: { $0 < block.lowerBound }) else { return false }
        suspects = rest
        return !sanitizer.isOpen && (rest.first.map { $0 >= block.upperBound } ?? true)
    }
}
