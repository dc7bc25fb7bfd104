/// The anchors that raw HTML sets with `id` and `name`, and the prefix that sanitizing gives them.
struct RawAnchors {
    let prefix: String
    private let names: Set<String>

    init(_ document: Document, _ options: HTMLOptions) {
        prefix = options.rawIDPrefix
        let raw = options.rawHTML == .sanitize ? document.rawHTMLAnchors : []
        names = raw.isEmpty ? [] : Set(raw).subtracting(document.headings.map(\.anchor))
    }

    /// A link to such an anchor of the same page, with the prefix; nil for all other destinations.
    func prefixed(_ destination: String) -> String? {
        guard destination.hasPrefix("#"), names.contains(String(destination.dropFirst())) else { return nil }
        return "#\(prefix)\(destination.dropFirst())"
    }
}

extension Document {
    /// What raw HTML sets with `id` and `name`, as written, in order; in sanitized HTML they get
    /// ``HTMLOptions/rawIDPrefix``.
    public var rawHTMLAnchors: [String] {
        rawHTMLValues { $0 == "id" || $0 == "name" }
    }

    /// The addresses that raw HTML shows or links to, as written, in order.
    public var rawHTMLAddresses: [String] {
        rawHTMLValues { $0 == "src" || $0 == "href" || $0 == "srcset" || $0 == "poster" }.flatMap { value in
            // In `srcset`, addresses stand between commas, each with its size behind it.
            value.split(separator: ",").compactMap { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) }
        }
    }

    /// The values of attributes that sanitizing keeps.
    private func rawHTMLValues(of isMeant: (String) -> Bool) -> [String] {
        var result: [String] = []
        var references = CharacterReferences()
        for node in tree.nodes where node.kind == .htmlBlock || node.kind == .htmlInline {
            var tokenizer = HTMLTokenizer(Array(tree.text[node.text.range]))
            swap(&tokenizer.references, &references)
            defer { swap(&tokenizer.references, &references) }
            while let token = tokenizer.next() {
                guard case .startTag(let tag) = token, AllowedHTML.elements[tag.name] != nil else { continue }
                for attribute in tag.attributes where isMeant(attribute.name) {
                    if let value = attribute.value, AllowedHTML.allows(attribute.name, on: tag.name) {
                        result.append(value)
                    }
                }
            }
        }
        return result
    }
}
