import SnippetSyntax

/// Views that a sample uses and nothing declares: they are assumed to exist, with the initializers that the sample calls.
enum AssumedViews {
    private static let endings = ["View", "Row", "Screen", "Cell"]

    /// SwiftUI's names with one of these endings.
    static let ofSwiftUI = StandInCoverage.embedded.names.filter { name in
        endings.contains(where: name.hasSuffix) && StandInCoverage.embedded.frameworks(having: name).contains("SwiftUI")
    }

    static func isAssumable(_ name: String) -> Bool {
        name.first?.isUppercase == true && endings.contains { name.hasSuffix($0) && name.count > $0.count }
            // A framework's name is no view of the sample's author.
            && StandInCoverage.embedded.frameworks(having: name).isEmpty && !isOfKits(name)
    }

    /// True if a name has the form of AppKit's and UIKit's names: newer systems have more of them.
    private static func isOfKits(_ name: String) -> Bool {
        (name.hasPrefix("NS") || name.hasPrefix("UI")) && KnownNames.isOfAppleFramework(name)
    }

    /// Declarations of the views that are called and unknown.
    ///
    /// - Parameter isKnown: Returns true for a name that is declared, or a slip for one that is.
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
        // The attribute of a parameter is written before its label.
        let list = parameters.map { parameter in
            parameter.contains("@ViewBuilder ")
                ? "@ViewBuilder " + parameter.replacing("@ViewBuilder ", with: "") : parameter
        }
        // The view's properties are unknown, and so is whether its initializer belongs to the main actor.
        return "nonisolated init\(clause)(\(list.joined(separator: ", "))) {}"
    }
}
