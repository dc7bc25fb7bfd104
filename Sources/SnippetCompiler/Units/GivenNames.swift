import SnippetSyntax
import Support

/// What is taken for given where a sample uses names that nobody declares: types that earlier lessons declare; values of the
/// type that other samples write for them, or of one that is called like them; variables of earlier lessons' scripts.
struct GivenNames: Sendable {
    /// Declarations of another lesson, as text.
    struct Declarations: Sendable {
        let text: [UInt8]
        let names: Set<String>
        let imports: [String]
        /// What of them other files of a module would see.
        let claims: Set<String>
    }

    let context: LessonContext
    let known: KnownNames
    let package: SamplePackage?
    /// The type that an earlier lesson declares by a name.
    let earlier: @Sendable (String) -> Declarations?
    /// The variable that the script of an earlier lesson declares by a name.
    let earlierValue: @Sendable (String) -> Declarations?

    /// The same unit with something in place of what is missing in it, in the ways in which that may be meant.
    ///
    /// - Parameter messages: what the compiler says of the unit.
    /// - Returns: nothing where nothing can stand for it.
    func units(_ unit: CompilationUnit, after messages: [CompilerMessage]) -> [(unit: CompilationUnit, names: [String])]
    {
        guard unit.missingModules.isEmpty else { return [] }
        let errors = messages.filter { $0.severity == .error }
        let calls = errors.compactMap { Doubt.systemCall(in: $0.text, unit.text, at: $0.offset) }
            .filter { !context.declaresFunction($0.name) }.map(\.offset)
        let missing = errors.filter { Self.isMissing($0.text) }
        let places = Set(missing.map(\.offset) + calls)
        guard !places.isEmpty, places.count <= Self.most else { return [] }
        let names = Set(missing.compactMap { MissingName.name(in: $0.text) })
        let lent = names.sorted().compactMap { name in name.first?.isUppercase == true ? earlier(name) : nil }
        let lentNames = lent.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        // One lesson's types; those of several may not go together.
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
                in: unit.text,
                at: places,
                declared: lentNames,
                values: Set(values.keys),
                trial: trial
            ) { name in
                guard let type = type(of: name, in: unit) else { return nil }
                imports.formUnion(package?.offering([type]) ?? [])
                return type
            }
            // What a view is made of, with types that are guessed, keeps the compiler busy for minutes.
            guard let holes, !isView || !(holes.hasUnknown || holes.declaresTypes) else { return nil }
            let borrowed = holes.lent.sorted().compactMap { values[$0] }
            for value in borrowed { imports.formUnion(value.imports) }
            let head = imports.subtracting(unit.imports).sorted()
            let texts = (lent + borrowed).reduce(into: [[UInt8]]()) { if !$0.contains($1.text) { $0.append($1.text) } }
            let text = Array(head.map { "import \($0)\n" }.joined().utf8) + holes.text + texts.joined()
            let claims = (lent + borrowed).reduce(into: Set<String>()) { $0.formUnion($1.claims) }
            return (
                unit.given(text, importing: head, claiming: claims), holes.names, holes.needsTrial, holes.hasUnknown
            )
        }
        // What the lessons before show says more than any guess.
        let shown = values.isEmpty ? nil : filled(taking: nil, lending: values)
        let known = shown.flatMap { $0.needsTrial ? nil : [($0.unit, $0.names)] } ?? []
        // What is meant to be wrong may be so because of a guess: only what is really declared counts.
        if unit.mustFail { return known.filter(\.1.isEmpty) }
        guard let first = filled(taking: nil) else { return known }
        let untried = known + (first.needsTrial ? [] : [(first.unit, first.names)])
        guard first.hasUnknown else { return untried }
        // Without a package most of what is missing is the model of some app, of which nobody knows anything.
        guard package != nil else { return untried }
        return untried + Self.trials.compactMap { filled(taking: $0) }.map { ($0.unit, $0.names) }
    }

    /// Of a sample that misses more than this little is left to be judged.
    private static let most = 24

    /// What a value may be of which nothing is known but what is done with it.
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

    /// Whether all types in a type's name are there.
    private func isKnown(_ type: String, in unit: CompilationUnit) -> Bool {
        let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        return words.allSatisfy {
            known.contains($0) || unit.types[$0] != nil || package?.declaredTypes.contains($0) == true
        }
    }

    /// Values that everybody calls alike.
    private static let common = [
        "url": "URL", "error": "any Error", "data": "Data", "date": "Date", "uuid": "UUID", "calendar": "Calendar",
        "locale": "Locale", "fileManager": "FileManager", "encoder": "JSONEncoder", "decoder": "JSONDecoder",
    ]
}
