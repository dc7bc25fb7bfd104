import Markdown

/// The anchors that raw HTML sets with `id` and `name`, and the prefix that sanitizing gives them.
struct RawAnchors {
    let prefix: String
    private let names: Set<String>
    /// The ids that are set more than once, each with the index of the first node that sets it.
    let repeated: [String: Int]

    init(_ document: Document, _ options: HTMLOptions) {
        prefix = options.rawIDPrefix
        let raw = options.rawHTML == .sanitize ? document.tree.rawHTMLAnchors : []
        names = raw.isEmpty ? [] : Set(raw.map(\.value)).subtracting(document.headings.map(\.anchor))
        var first: [String: Int] = [:]
        var repeated: [String: Int] = [:]
        for anchor in raw where anchor.isID {
            if let node = first[anchor.value] {
                repeated[anchor.value] = node
            } else {
                first[anchor.value] = anchor.node
            }
        }
        self.repeated = repeated
    }

    /// Returns a link to such an anchor of the same page, with the prefix; nil for all other destinations.
    func prefixed(_ destination: String) -> String? {
        guard destination.utf8.first == UInt8(ascii: "#") else { return nil }
        let name = String(Substring(destination.utf8.dropFirst()))
        return names.contains(name) ? "#\(prefix)\(name)" : nil
    }
}
