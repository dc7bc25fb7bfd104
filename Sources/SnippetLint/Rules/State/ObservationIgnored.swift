import SnippetSyntax

extension Rule {
    static let observationIgnored = Rule(
        .observationIgnored,
        .state,
        levels: .state(.note),
        fixability: .review,
        about: About(
            what: (
                "a `var` that no view shows is observed",
                "se observa una `var` que ninguna vista muestra"
            ),
            why: (
                "views don't show dependencies, caches and subscriptions, and observing them has a cost",
                "las vistas no muestran dependencias, cachés ni suscripciones, y observarlas tiene un coste"
            ),
            instead: (
                "make it a `let`, or write `@ObservationIgnored` before it",
                "hazla un `let`, o escribe `@ObservationIgnored` delante"
            )
        ),
        examples: [
            .flagged("@Observable final class Cart {\n    private var ‹cache›: [Int: String] = [:]\n}"),
            .flagged("@Observable final class Cart {\n    ‹@ObservationIgnored› private let service: Service\n}"),
            .accepted(
                "@Observable final class Cart {\n    @ObservationIgnored private var cache: [Int: String] = [:]\n}"
            ),
            .accepted("@Observable final class Cart {\n    private let service: Service\n    var items: [Int] = []\n}"),
        ],
        checks: [
            .property { property, context in
                guard context.outline.owner(of: property)?.isObservable == true, !property.isComputed,
                    !property.isStatic
                else { return [] }
                if let ignored = property.attribute("ObservationIgnored") {
                    guard property.isLet else { return [] }
                    return [
                        Finding(
                            context.range(of: ignored.node),
                            message: (
                                en: "@ObservationIgnored has no effect on a `let`, which never changes",
                                es: "@ObservationIgnored no tiene efecto en un `let`, que nunca cambia"
                            ),
                            advice: (en: "delete the attribute", es: "borra el atributo")
                        )
                    ]
                }
                guard !property.isLet, property.attributes.isEmpty, Self.isInternal(property) else { return [] }
                return [
                    Finding(
                        context.range(of: property.nameToken),
                        message: (
                            en: "“\(property.name)” is observed, but no view shows it",
                            es: "«\(property.name)» se observa, pero ninguna vista la muestra"
                        )
                    )
                ]
            }
        ]
    )

    /// Returns true if the name or the type is that of a dependency, a cache or a subscription.
    private static func isInternal(_ property: Property) -> Bool {
        let type = property.typeText ?? ""
        let name = property.name.lowercased()
        return ["cancellables", "cache", "subscriptions", "subscriptionids", "cancellable", "eventbus", "mediator"]
            .contains { name == $0 || name.hasSuffix($0) }
            || ["AnyCancellable", "NSCache<"].contains(where: type.holds)
            || ["Service", "Repository", "UseCase", "Client", "Gateway", "Interactor"].contains {
                (property.typeName ?? "").hasSuffix($0)
            }
    }
}
