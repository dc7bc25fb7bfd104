import SnippetLint

/// What is taken for given where a sample uses names that nobody declares: types by what other samples say of values of the
/// same name, or by a type that is called like the value.
struct GivenNames: Sendable {
    let context: LessonContext
    let known: KnownNames
    let package: SamplePackage?

    /// The same unit with something in place of what is missing in it.
    ///
    /// - Parameter messages: what the compiler says of the unit.
    /// - Returns: nil where nothing can stand for it.
    func unit(_ unit: CompilationUnit, after messages: [CompilerMessage]) -> (unit: CompilationUnit, names: [String])? {
        guard !unit.mustFail, unit.missingModules.isEmpty else { return nil }
        let missing = messages.filter { $0.severity == .error && Self.isMissing($0.text) }
        guard !missing.isEmpty, missing.count <= Self.most else { return nil }
        var imports: Set<String> = []
        let holes = NameHoles(in: unit.text, at: Set(missing.map(\.offset))) { name in
            guard let type = type(of: name, in: unit) else { return nil }
            imports.formUnion(package?.offering([type]) ?? [])
            return type
        }
        guard let holes else { return nil }
        let head = imports.subtracting(unit.imports).sorted()
        let text = Array(head.map { "import \($0)\n" }.joined().utf8) + holes.text
        return (unit.given(text, importing: head), holes.names)
    }

    /// Of a sample that misses more than this little is left to be judged.
    private static let most = 24

    private static func isMissing(_ message: String) -> Bool {
        (message.hasPrefix("cannot find '") && message.hasSuffix("in scope"))
            || message.hasPrefix("cannot find type '")
            || (message.hasPrefix("cannot find '") && message.contains("in scope; did you mean"))
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
