import SnippetSyntax
import Support

extension GivenNames {
    /// A unit whose missing names are filled with stand-ins.
    struct Filling {
        let names: GivenNames
        let unit: CompilationUnit
        let places: NameHoles.Places

        /// A unit with all its stand-ins.
        struct Result {
            let filled: Filled
            /// True if a value has no type yet.
            let needsTrial: Bool
            /// True if the type of a value is unknown.
            let hasUnknown: Bool
            /// The unit, if it needs no type for a value of which nothing is known.
            var untried: Filled? { needsTrial ? nil : filled }
        }

        /// - Parameters:
        ///   - lent: The types of other lessons.
        ///   - values: The variables of earlier lessons' scripts.
        ///   - trial: The type to try for values of which only the use is known.
        ///   - shown: The types that are as the documentation shows them.
        /// - Returns: Nil if a name can't have a stand-in.
        func filled(
            lending lent: [Declarations],
            values: [String: Declarations] = [:],
            taking trial: String? = nil,
            showing shown: Set<String> = []
        ) -> Result? {
            let lentNames = lent.reduce(into: Set<String>()) { $0.formUnion($1.names) }
            var imports = lent.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
            let holes = NameHoles(places, declared: lentNames, values: Set(values.keys), trial: trial) { name in
                guard let type = names.type(of: name, in: unit) else { return nil }
                imports.formUnion(names.package?.offering([type]) ?? [])
                return type
            }
            let isView = unit.text.contains(bytes: "some View".utf8)
            // A view's body with guessed types keeps the compiler busy for minutes.
            guard let holes, !isView || !(holes.hasUnknown || holes.declaresTypes) else { return nil }
            let borrowed = holes.lent.sorted().compactMap { values[$0] }
            for value in borrowed { imports.formUnion(value.imports) }
            let head = imports.subtracting(unit.imports).sorted()
            let texts = (lent + borrowed).reduce(into: [[UInt8]]()) { if !$0.contains($1.text) { $0.append($1.text) } }
            let text = Array(head.map { "import \($0)\n" }.joined().utf8) + holes.text + texts.joined()
            let claims = (lent + borrowed).reduce(into: Set<String>()) { $0.formUnion($1.claims) }
            var given = unit.given(text, importing: head, claiming: claims)
            // Nothing in the sample is replaced: the compiler's messages have a place in it.
            if holes.text.starts(with: unit.text) {
                given = given.with(origins: unit.origins, behind: head.reduce(0) { $0 + "import \($1)\n".utf8.count })
            }
            return Result(
                filled: Filled(unit: given, names: holes.names, shown: shown),
                needsTrial: holes.needsTrial,
                hasUnknown: holes.hasUnknown
            )
        }
    }
}
