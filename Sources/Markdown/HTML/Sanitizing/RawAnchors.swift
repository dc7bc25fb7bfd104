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
        rawHTMLAttributes { $0 == "id" || $0 == "name" }.map(\.value)
    }

    /// The addresses that raw HTML shows or links to, as written, in order.
    public var rawHTMLAddresses: [String] {
        rawHTMLAttributes { $0 == "src" || $0 == "href" || $0 == "srcset" || $0 == "poster" }.flatMap { name, value in
            guard name == "srcset" else { return [value] }
            // Addresses stand between commas, each with its size behind it.
            return value.split(separator: ",").compactMap {
                $0.split(whereSeparator: \.isWhitespace).first.map(String.init)
            }
        }
    }

    /// The attributes that sanitizing keeps and that have values.
    private func rawHTMLAttributes(where isMeant: (String) -> Bool) -> [(name: String, value: String)] {
        var result: [(String, String)] = []
        var references = CharacterReferences()
        for node in tree.nodes where node.kind == .htmlBlock || node.kind == .htmlInline {
            var tokenizer = HTMLTokenizer(Array(tree.text[node.text.range]))
            swap(&tokenizer.references, &references)
            defer { swap(&tokenizer.references, &references) }
            while let token = tokenizer.next() {
                guard case .startTag(let tag) = token, AllowedHTML.elements[tag.name] != nil else { continue }
                for attribute in tag.attributes where isMeant(attribute.name) {
                    if let value = attribute.value, AllowedHTML.allows(attribute.name, on: tag.name) {
                        result.append((attribute.name, value))
                    }
                }
            }
        }
        return result
    }
}
