import SnippetLint
import Support

/// Declarations to complete and paste for names that nothing declares, by what a lesson does with them.
public struct SuggestedDeclarations: Sendable {
    private let roles: Lazy<[String: NameRole]>

    /// - Parameter samples: the lesson's; only asked for if something is missing in it.
    public init(for samples: @escaping @Sendable () -> [SampleAnatomy]) {
        roles = Lazy {
            samples().reduce(into: [:]) { roles, sample in roles.merge(sample.roles) { first, _ in first } }
        }
    }

    /// Nil where a declaration can't be guessed.
    func declaration(of name: String) -> String? {
        guard let first = name.first, !name.contains(" ") else { return nil }
        if let dot = name.firstIndex(of: ".") {
            return "extension \(name[..<dot]) { /* \(name[name.index(after: dot)...]) */ }"
        }
        switch roles.value[name] {
        case .conformance: return "protocol \(name) {}"
        case .propertyWrapper: return "@propertyWrapper struct \(name)<Value> { var wrappedValue: Value }"
        case .attribute: return nil
        case nil: break
        }
        if first.isUppercase { return "struct \(name): Identifiable, Hashable { let id = 0 }" }
        return first.isLetter ? "let \(name) = 0" : nil
    }
}
