import Diagnostics
import SnippetSyntax
import Support

/// Suggestions to an author for names that nothing declares: correct them, or declare them as the lesson uses them.
public struct NameSuggestions: Sendable {
    /// A name that is probably misspelt, and the one that is meant.
    struct Slip: Sendable, Hashable {
        let written: String
        let meant: String
    }

    private let roles: Lazy<[String: NameRole]>
    /// The names that the samples bind, by their first letter: no type is suggested for a value.
    private let bound: Lazy<[Character: Set<String>]>

    /// - Parameter samples: Returns the lesson's samples; called only if a name is missing.
    public init(for samples: @escaping @Sendable () -> [SampleAnatomy]) {
        let samples = Lazy(samples)
        roles = Lazy {
            samples.value.reduce(into: [:]) { roles, sample in roles.merge(sample.roles) { first, _ in first } }
        }
        bound = Lazy {
            samples.value.reduce(into: [:]) { bound, sample in
                for name in sample.boundNames { if let first = name.first { bound[first, default: []].insert(name) } }
            }
        }
    }

    /// The names that are spelt nearly as one that the lesson's samples bind, each with that name.
    ///
    /// Names of a program share whole words, so a difference in a third of their letters is too large: `RemoteSource`,
    /// `LocalSource`.
    func slips(among names: [String]) -> [Slip] {
        var nearMiss = NearMiss()
        return names.compactMap { name in
            // A type's member isn't meant by a name that the lesson binds.
            guard !name.contains("."), let candidates = name.first.flatMap({ bound.value[$0] }),
                let meant = nearMiss.suggestion(for: name, among: candidates, differingOncePer: 10),
                !Self.areForms(name, meant)
            else { return nil }
            return Slip(written: name, meant: meant)
        }
    }

    /// True if two names are told apart on purpose, by an ending or a number: `user` and `users`, `Decoder` and `Decoded`,
    /// `first1` and `first2`.
    private static func areForms(_ name: String, _ other: String) -> Bool {
        name.hasPrefix(other) || other.hasPrefix(name) || name.dropLast() == other.dropLast()
            || name.filter { !$0.isNumber } == other.filter { !$0.isNumber }
    }

    /// A declaration to paste for a name; nil if none can be guessed.
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
