import SnippetSyntax
import Support

/// Stand-ins for names that nothing declares: types of earlier lessons; values of the type that other samples write for their
/// name, or of a type of the same name; variables of earlier lessons' scripts.
struct GivenNames: Sendable {
    /// Declarations of another lesson, as text.
    struct Declarations: Sendable {
        let text: [UInt8]
        let names: Set<String>
        let imports: [String]
        /// The claims of the declarations: what other files of a module would see.
        let claims: Set<String>
    }

    let context: LessonContext
    let known: KnownNames
    let package: SamplePackage?
    /// Returns an earlier lesson's declarations for the name of a type; nil if there are none.
    let earlier: @Sendable (String) -> Declarations?
    /// Returns an earlier lesson's declarations for the name of a script's variable; nil if there are none.
    let earlierValue: @Sendable (String) -> Declarations?

    /// Returns the unit with stand-ins for its missing names, in the ways in which they may be meant.
    ///
    /// - Parameters:
    ///   - messages: The compiler's messages about the unit.
    ///   - documented: The member that the sample's comment documents.
    /// - Returns: No units if nothing can stand for the missing names.
    func units(
        _ unit: CompilationUnit,
        after messages: [CompilerMessage],
        documenting documented: String? = nil
    ) -> [(unit: CompilationUnit, names: [String])] {
        guard unit.missingModules.isEmpty else { return [] }
        let errors = messages.filter { $0.severity == .error }
        let calls = errors.compactMap { Doubt.systemCall(in: $0.text, unit.text, at: $0.offset) }
            .filter { !context.declaresFunction($0.name) }.map(\.offset)
        let missing = errors.filter { Self.isMissing($0.text) }
        let places = Set(missing.map(\.offset) + calls)
        guard places.count <= Self.most,
            let unknown = NameHoles.Places(
                in: unit.text,
                at: places,
                isKnownMethod: { $0 == documented || package?.declares($0) == true }
            )
        else { return [] }
        let names = Set(missing.compactMap { MissingName.name(in: $0.text) })
        let lent = names.sorted().compactMap { name in name.first?.isUppercase == true ? earlier(name) : nil }
        let lentNames = lent.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        // The types of one lesson; those of several may not go together.
        guard
            lent.count <= 1
                || lent.allSatisfy({ $0.names == lent[0].names || $0.names.isDisjoint(with: lent[0].names) })
        else { return [] }
        let values = names.sorted().filter { $0.first?.isLowercase == true }.reduce(into: [String: Declarations]()) {
            $0[$1] = earlierValue($1)
        }
        let isView = unit.text.contains(bytes: "some View".utf8)
        func filled(taking trial: String?, lending values: [String: Declarations] = [:]) -> (
            unit: CompilationUnit, names: [String], needsTrial: Bool, hasUnknown: Bool
        )? {
            var imports = lent.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
            let holes = NameHoles(
                unknown,
                declared: lentNames,
                values: Set(values.keys),
                trial: trial
            ) { name in
                guard let type = type(of: name, in: unit) else { return nil }
                imports.formUnion(package?.offering([type]) ?? [])
                return type
            }
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
            return (given, holes.names, holes.needsTrial, holes.hasUnknown)
        }
        // Declarations of earlier lessons are more certain than any guess.
        let shown = values.isEmpty ? nil : filled(taking: nil, lending: values)
        let known = shown.flatMap { $0.needsTrial ? nil : [($0.unit, $0.names)] } ?? []
        // A sample that is meant to be wrong may be wrong because of a guess: only real declarations count.
        if unit.mustFail { return known.filter(\.1.isEmpty) }
        guard let first = filled(taking: nil) else { return known }
        let untried = known + (first.needsTrial ? [] : [(first.unit, first.names)])
        guard first.hasUnknown else { return untried }
        // Without a package, most missing names belong to the model of some app, of which nothing is known.
        guard package != nil else { return untried }
        return untried + Self.trials.compactMap { filled(taking: $0) }.map { ($0.unit, $0.names) }
    }

    /// The largest number of places with missing names at which a sample is still judged.
    private static let most = 24

    /// The types to try for a value of which only its use is known.
    private static let trials = [
        "[Int]", "[String]", "AsyncStream<Int>", "AsyncStream<UInt8>", "AsyncStream<Character>", "String",
    ]

    private static func isMissing(_ message: String) -> Bool {
        (message.hasPrefix("cannot find '") && message.contains("in scope")) || message.hasPrefix("cannot find type '")
            || message.hasSuffix("requires leading '#'")
    }

    private func type(of name: String, in unit: CompilationUnit) -> String? {
        if let said = context.typedNames[name], isKnown(said, in: unit) { return said }
        if let type = Self.common[name] { return type }
        let capital = (name.first?.uppercased() ?? "") + name.dropFirst()
        guard package?.declaredTypes.contains(capital) == true || unit.types[capital] != nil else { return nil }
        return capital
    }

    /// True if all types in a type's name are known.
    private func isKnown(_ type: String, in unit: CompilationUnit) -> Bool {
        let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return words.allSatisfy {
            known.contains($0) || unit.types[$0] != nil || package?.declaredTypes.contains($0) == true
        }
    }

    /// The types of values whose names are conventional.
    private static let common = [
        "url": "URL", "error": "any Error", "data": "Data", "date": "Date", "uuid": "UUID", "calendar": "Calendar",
        "locale": "Locale", "fileManager": "FileManager", "encoder": "JSONEncoder", "decoder": "JSONDecoder",
    ]
}
