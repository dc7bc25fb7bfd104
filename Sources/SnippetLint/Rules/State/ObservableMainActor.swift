import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let observableMainActor = Rule(
        .observableMainActor,
        .state,
        levels: .state(.note),
        fixability: .safe,
        about: About(
            what: (
                "an `@Observable` class without `@MainActor`",
                "una clase `@Observable` sin `@MainActor`"
            ),
            why: (
                "SwiftUI reads it on the main actor; if something writes from elsewhere at the same time, that is a data race",
                "SwiftUI la lee en el actor principal; si algo escribe a la vez desde otro sitio, hay una carrera de datos"
            ),
            instead: (
                "add `@MainActor`, or set `defaultIsolation: MainActor` if the module uses it",
                "añade `@MainActor`, o pon `defaultIsolation: MainActor` si el módulo lo usa"
            )
        ),
        examples: [
            .flagged(
                "@Observable\nfinal class ‹Cart› {\n    var total = 0\n}",
                fixed: "@Observable\n@MainActor final class Cart {\n    var total = 0\n}"
            ),
            .flagged(
                "@Observable final class ‹Cart› {}",
                fixed: "@Observable @MainActor final class Cart {}"
            ),
            .accepted("@Observable\n@MainActor\nfinal class Cart {\n    var total = 0\n}"),
            .accepted("@MainActor protocol Model {}\n@Observable final class Cart: Model {}"),
            .accepted("@Observable final class Cart: Somebodys {}"),
            .accepted("@Observable final class Cart {}", isMainActorByDefault: true),
        ],
        checks: [
            .type { type, context in
                guard type.isObservable, context.configuration.defaultIsolation != .mainActor,
                    !type.attributes.contains(where: { $0.name.hasSuffix("Actor") }),
                    !type.modifiers.contains("nonisolated"), let name = type.nameToken,
                    type.inheritedNames.allSatisfy({ Self.isKnownNonisolated($0, context) })
                else { return [] }
                let observable = type.attribute("Observable")?.node.lastToken(viewMode: .sourceAccurate)
                let edits = observable?.nextToken(viewMode: .sourceAccurate).map { next in
                    let start = context.range(of: next).lowerBound
                    return [Finding.Edit(range: start..<start, replacement: "@MainActor ")]
                }
                return [
                    Finding(
                        context.range(of: name),
                        message: (
                            en: "“\(type.name)” is @Observable but not @MainActor",
                            es: "«\(type.name)» es @Observable pero no @MainActor"
                        ),
                        edits: edits ?? []
                    )
                ]
            }
        ]
    )

    private static let nonisolated: Set<String> = [
        "Identifiable", "Hashable", "Equatable", "Codable", "Encodable", "Decodable", "Sendable", "Comparable",
        "CustomStringConvertible", "NSObject", "ObservableObject", "Observable", "AnyObject",
    ]

    private static func isKnownNonisolated(_ name: String, _ context: RuleContext) -> Bool {
        nonisolated.contains(name)
            || context.lesson.declares(name, from: context.sample) { type in
                !type.attributes.contains { $0.name.hasSuffix("Actor") } && type.inherited.isEmpty
            }
    }
}
