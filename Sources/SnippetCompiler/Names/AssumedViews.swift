import SnippetSyntax

/// Views that a sample shows without anybody declaring them: they are taken to exist, with the initializers that the
/// sample calls.
enum AssumedViews {
    private static let endings = ["View", "Row", "Screen", "Cell"]

    /// SwiftUI's names that end so.
    static let ofSwiftUI = StandInCoverage.embedded.names.filter { name in
        endings.contains(where: name.hasSuffix) && StandInCoverage.embedded.frameworks(having: name).contains("SwiftUI")
    }

    static func isAssumable(_ name: String) -> Bool {
        name.first?.isUppercase == true && endings.contains { name.hasSuffix($0) && name.count > $0.count }
            // What is a framework's is nobody's own.
            && StandInCoverage.embedded.frameworks(having: name).isEmpty && !isOfKits(name)
    }

    /// Whether a name is made as those of AppKit and UIKit are: newer systems have more of them.
    private static func isOfKits(_ name: String) -> Bool {
        (name.hasPrefix("NS") || name.hasPrefix("UI")) && KnownNames.isOfAppleFramework(name)
    }

    /// Declarations of the views that are called and not known.
    ///
    /// - Parameter isKnown: whether a name is one that is there, or a slip for one.
    static func declarations(for calls: Set<SampleAnatomy.Call>, isKnown: (String) -> Bool) -> String {
        let unknown = calls.filter { isAssumable($0.name) && !isKnown($0.name) }
        let byName = Dictionary(grouping: unknown, by: \.name)
        return byName.sorted { $0.key < $1.key }.map { name, calls in
            let initializers = Set(calls.map(initializer)).sorted().joined(separator: "; ")
            return "@MainActor private struct \(name): View { \(initializers); var body: some View { EmptyView() } }\n"
        }.joined()
    }

    private static func initializer(_ call: SampleAnatomy.Call) -> String {
        var parameters: [String] = []
        var generics: [String] = []
        for label in call.labels {
            let type = "_T\(generics.count)"
            generics.append(type)
            parameters.append("\(label ?? "_") _\(generics.count): \(type)")
        }
        func closure(_ label: String, _ kind: SampleAnatomy.Call.Trailing) {
            let place = "_\(parameters.count + 1)"
            switch kind {
            case .none: break
            case .views:
                let type = "_C\(generics.count): View"
                parameters.append("\(label) \(place): @ViewBuilder () -> _C\(generics.count)")
                generics.append(type)
            case .action: parameters.append("\(label) \(place): () -> Void")
            }
        }
        closure("_", call.trailing)
        for label in call.furtherTrailing { closure(label, .action) }
        let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        // A parameter's attribute stands before its label.
        let list = parameters.map { parameter in
            parameter.contains("@ViewBuilder ")
                ? "@ViewBuilder " + parameter.replacing("@ViewBuilder ", with: "") : parameter
        }
        // Nobody shows what is in it, and so whether its initializer is the main actor's.
        return "nonisolated init\(clause)(\(list.joined(separator: ", "))) {}"
    }
}
