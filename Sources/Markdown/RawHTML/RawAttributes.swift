extension Document {
    /// The values of `id` and `name` in raw HTML, as written, in order; in sanitized HTML they get ``HTMLOptions/rawIDPrefix``.
    public var rawHTMLAnchors: [String] { tree.rawHTMLAnchors.map(\.value) }

    /// The addresses that raw HTML shows or links to, as written, in order.
    public var rawHTMLAddresses: [String] {
        tree.rawHTMLAttributes { $0 == "src" || $0 == "href" || $0 == "srcset" || $0 == "poster" }.flatMap {
            _,
            name,
            value in
            guard name == "srcset" else { return [value] }
            // Addresses are separated by commas, and each has its size behind it.
            return value.split(separator: ",").compactMap {
                $0.split(whereSeparator: \.isWhitespace).first.map(String.init)
            }
        }
    }
}

extension Tree {
    /// The values that raw HTML gives to `id` and `name`, each with the node that it stands in.
    package var rawHTMLAnchors: [(node: Int, isID: Bool, value: String)] {
        rawHTMLAttributes { $0 == "id" || $0 == "name" }.map { ($0, $1 == "id", $2) }
    }

    /// Returns the attributes that sanitizing keeps and that have values.
    fileprivate func rawHTMLAttributes(
        where isMeant: (String) -> Bool
    ) -> [(node: Int, name: String, value: String)] {
        var result: [(Int, String, String)] = []
        var references = CharacterReferences()
        for (index, node) in nodes.enumerated() where node.kind == .htmlBlock || node.kind == .htmlInline {
            var tokenizer = HTMLTokenizer(Array(text[node.text.range]))
            swap(&tokenizer.references, &references)
            defer { swap(&tokenizer.references, &references) }
            while let token = tokenizer.next() {
                guard case .startTag(let tag) = token, AllowedHTML.elements[tag.name] != nil else { continue }
                for attribute in tag.attributes where isMeant(attribute.name) {
                    if let value = attribute.value, AllowedHTML.allows(attribute.name, on: tag.name) {
                        result.append((index, attribute.name, value))
                    }
                }
            }
        }
        return result
    }
}
