import Markdown

/// The anchors that a document's raw HTML sets: `<a name="x">`, `<div id="x">`.
enum HTMLAnchors {
    static func names(in document: Document) -> [String] {
        document.descendants(of: document.root)
            .filter { [.htmlBlock, .htmlInline].contains(document[$0].kind) }
            .flatMap { names(in: document.textBytes(of: $0)) }
    }

    /// The quoted values of `id` and `name` attributes. A look that is content with the usual spelling: a name it misses
    /// can't be linked to, nothing more.
    private static func names(in html: ArraySlice<UInt8>) -> [String] {
        var names: [String] = []
        var rest = html
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let before = rest[..<equals]
            rest = rest[(equals + 1)...]
            let isName = ["id", "name"].contains { attribute in
                before.count > attribute.utf8.count
                    && before.suffix(attribute.utf8.count).elementsEqual(attribute.utf8)
                    && before.dropLast(attribute.utf8.count).last.map { $0 <= UInt8(ascii: " ") } == true
            }
            guard isName, let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                let end = rest.dropFirst().firstIndex(of: quote)
            else { continue }
            names.append(String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self))
            rest = rest[(end + 1)...]
        }
        return names
    }
}
