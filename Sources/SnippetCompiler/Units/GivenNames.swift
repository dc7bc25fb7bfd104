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

    /// A unit with stand-ins.
    struct Filled {
        var unit: CompilationUnit
        /// The names that have a stand-in.
        let names: [String]
        /// The types that are as the documentation shows them in other samples.
        var shown: Set<String> = []

        /// The same in a synchronous function, if the sample doesn't wait for anything.
        var asPasted: Filled {
            var filled = self
            filled.unit = unit.synchronous ?? unit
            return filled
        }
    }

    let context: LessonContext
    let known: KnownNames
    let package: SamplePackage?
    /// Returns an earlier lesson's declarations for the name of a type; nil if there are none.
    let earlier: @Sendable (String) -> Declarations?
    /// Returns an earlier lesson's declarations for the name of a script's variable; nil if there are none.
    let earlierValue: @Sendable (String) -> Declarations?
    /// Returns the ways in which a package's documentation shows types, the likeliest for a sample's identifiers first.
    var shapes: @Sendable (_ types: [String], _ uses: Set<String>) -> [[Declarations]] = { _, _ in [] }

    /// Returns the unit with stand-ins for its missing names, in the ways in which they may be meant.
    ///
    /// - Parameters:
    ///   - messages: The compiler's messages about the unit.
    ///   - uses: The sample's identifiers.
    ///   - documented: The member that the sample's comment documents.
    ///   - isBound: True if values of the unit have types that are tried already.
    /// - Returns: No units if nothing can stand for the missing names.
    func units(
        _ unit: CompilationUnit,
        after messages: [CompilerMessage],
        using uses: Set<String> = [],
        documenting documented: String? = nil,
        isBound: Bool = false
    ) -> [Filled] {
        guard unit.missingModules.isEmpty, let (names, unknown) = holes(in: unit, after: messages, documented) else {
            return []
        }
        let types = names.sorted().filter { $0.first?.isUppercase == true }
        let lent = types.compactMap(earlier)
        let filling = Filling(names: self, unit: unit, places: unknown)
        let shown = shapes(types, uses).compactMap { shape in
            filling.filled(lending: shape, showing: Set(types))?.untried?.asPasted
        }
        // The types of one lesson; those of several may not go together.
        guard
            lent.count <= 1
                || lent.allSatisfy({ $0.names == lent[0].names || $0.names.isDisjoint(with: lent[0].names) })
        else { return shown }
        let values = names.sorted().filter { $0.first?.isLowercase == true }.reduce(into: [String: Declarations]()) {
            $0[$1] = earlierValue($1)
        }
        // Declarations of earlier lessons are more certain than any guess.
        let known = values.isEmpty ? nil : filling.filled(lending: lent, values: values).flatMap(\.untried)
        // A sample that is meant to be wrong may be wrong because of a guess: only real declarations count.
        if unit.mustFail { return [known].compactMap(\.self).filter(\.names.isEmpty) }
        let certain = [known].compactMap(\.self) + shown
        guard let first = filling.filled(lending: lent) else { return certain }
        let untried = certain + [isBound ? first.untried?.asPasted : first.untried].compactMap(\.self)
        guard first.hasUnknown, !isBound else { return untried }
        // Without a package, most missing names belong to the model of some app, of which nothing is known.
        guard package != nil else { return untried }
        return untried + Self.trials.compactMap { filling.filled(lending: lent, taking: $0)?.filled }
    }

    /// The names that a unit lacks, and their places; nil if they can't be filled.
    func holes(
        in unit: CompilationUnit,
        after messages: [CompilerMessage],
        _ documented: String?
    ) -> (names: Set<String>, places: NameHoles.Places)? {
        let errors = messages.filter { $0.severity == .error }
        let calls = errors.compactMap { Doubt.systemCall(in: $0.text, unit.text, at: $0.offset) }
            .filter { !context.declaresFunction($0.name) }.map(\.offset)
        let missing = errors.filter { Self.isMissing($0.text) }
        let offsets = Set(missing.map(\.offset) + calls)
        guard offsets.count <= Self.most,
            let places = NameHoles.Places(
                in: unit.text,
                at: offsets,
                isKnownMethod: { $0 == documented || package?.declares($0) == true }
            )
        else { return nil }
        return (Set(missing.compactMap { MissingName.name(in: $0.text) }), places)
    }

    /// The largest number of places with missing names at which a sample is still judged.
    private static let most = 24

    /// The types to try for a value of which only its use is known.
    private static let trials = [
        "[Int]", "[String]", "AsyncStream<Int>", "AsyncStream<UInt8>", "AsyncStream<Character>", "String",
    ]

    static func isMissing(_ message: String) -> Bool {
        (message.hasPrefix("cannot find '") && message.contains("in scope")) || message.hasPrefix("cannot find type '")
            || message.hasSuffix("requires leading '#'")
    }

    /// The type that is known for a value; nil if there is none.
    func type(of name: String, in unit: CompilationUnit) -> String? {
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
