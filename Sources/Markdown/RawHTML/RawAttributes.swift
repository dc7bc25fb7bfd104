extension Document {
    /// The values of `id` and `name` in raw HTML, as written, in order; in sanitized HTML they get ``HTMLOptions/rawIDPrefix``.
    public var rawHTMLAnchors: [String] { tree.rawHTMLAnchors.map(\.value) }
}

extension Tree {
    /// The values that raw HTML gives to `id` and `name`, each with the node that it stands in.
    package var rawHTMLAnchors: [(node: Int, isID: Bool, value: String)] {
        rawHTMLAttributes { $0 == "id" || $0 == "name" }.map { ($0.node, $0.name == "id", $0.value) }
    }

    /// Returns the attributes that sanitizing keeps and that have values.
    ///
    /// - Returns: with the place of each value in the text of its node.
    func rawHTMLAttributes(
        where isMeant: (String) -> Bool
    ) -> [(node: Int, name: String, value: String, place: Range<Int>)] {
        var result: [(Int, String, String, Range<Int>)] = []
        var references = CharacterReferences()
        for (index, node) in nodes.enumerated() where node.kind == .htmlBlock || node.kind == .htmlInline {
            var tokenizer = HTMLTokenizer(Array(text[node.text.range]))
            swap(&tokenizer.references, &references)
            defer { swap(&tokenizer.references, &references) }
            while let token = tokenizer.next() {
                guard case .startTag(let tag) = token, AllowedHTML.elements[tag.name] != nil else { continue }
                for attribute in tag.attributes where isMeant(attribute.name) {
                    if let value = attribute.value, AllowedHTML.allows(attribute.name, on: tag.name) {
                        result.append((index, attribute.name, value, attribute.place))
                    }
                }
            }
        }
        return result
    }
}
