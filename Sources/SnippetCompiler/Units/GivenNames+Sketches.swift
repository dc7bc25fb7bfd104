import SnippetSyntax
import Support

extension GivenNames {
    /// Returns units in which the types whose bodies a sample leaves empty are as the documentation shows them elsewhere.
    ///
    /// - Parameters:
    ///   - sketched: The types.
    ///   - messages: The compiler's messages about the unit with the empty types.
    ///   - uses: The sample's identifiers.
    ///   - documented: The member that the sample's comment documents.
    func units(
        completing sketched: SketchedTypes,
        after messages: [CompilerMessage],
        using uses: Set<String>,
        documenting documented: String?
    ) -> [Filled] {
        let unit = sketched.unit
        guard unit.missingModules.isEmpty, !unit.mustFail else { return [] }
        let missing = messages.filter { $0.severity == .error && Self.isMissing($0.text) }
        guard !missing.isEmpty else {
            return shapes(sketched.names, uses).map { shape in
                let imports = shape.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
                    .subtracting(unit.imports).sorted()
                let text = imports.flatMap { Array("import \($0)\n".utf8) } + unit.text + shape.flatMap(\.text)
                let claims = shape.reduce(into: Set<String>()) { $0.formUnion($1.claims) }
                let given = unit.given(text, importing: imports, claiming: claims)
                    .with(origins: unit.origins, behind: imports.reduce(0) { $0 + "import \($1)\n".utf8.count })
                return Filled(unit: given, names: [], shown: Set(sketched.names)).asPasted
            }
        }
        guard let (names, places) = holes(in: unit, after: messages, documented) else { return [] }
        let types = sketched.names + names.sorted().filter { $0.first?.isUppercase == true }
        let filling = Filling(names: self, unit: unit, places: places)
        return shapes(types, uses).compactMap { shape in
            filling.filled(lending: shape, showing: Set(types))?.untried?.asPasted
        }
    }
}
