import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let bindableUnneeded = Rule(
        .bindableUnneeded,
        .state,
        levels: .state(.warning),
        fixability: .review,
        about: About(
            what: ("`@Bindable` without any `$`", "`@Bindable` sin ningún `$`"),
            why: (
                "it offers bindings that no code uses; reading an `@Observable` object needs no wrapper",
                "ofrece enlaces que ningún código usa; para leer un objeto `@Observable` no hace falta envoltorio"
            ),
            instead: ("write `let`", "escribe `let`")
        ),
        examples: [
            .flagged(
                "struct Header: View {\n    ‹@Bindable› var profile: Profile\n    var body: some View { Text(profile.name) }\n}"
            ),
            .accepted(
                "struct Header: View {\n    let profile: Profile\n    var body: some View { Text(profile.name) }\n}"
            ),
            .accepted(
                """
                struct Editor: View {
                    @Bindable var profile: Profile
                    var body: some View { TextField("Name", text: $profile.name) }
                }
                """
            ),
        ],
        checks: [
            .property { property, context in
                guard let attribute = property.attribute("Bindable"), let owner = context.outline.owner(of: property),
                    owner.body != nil, !context.sample.isElided(in: owner.range)
                else { return [] }
                let pieces = [owner] + context.lesson.extensions(of: owner.name)
                let usages = pieces.map {
                    NameUsage(of: property.name, in: $0.node, context.lesson, skipping: Syntax(property.declaration))
                }
                guard !usages.contains(where: { $0.isProjected || $0.isStorageUsed }) else { return [] }
                return [
                    Finding(
                        context.range(of: attribute.node),
                        message: (
                            en: "“\(property.name)” is @Bindable, but no code uses `$\(property.name)`",
                            es: "«\(property.name)» es @Bindable, pero ningún código usa `$\(property.name)`"
                        )
                    )
                ]
            }
        ]
    )
}
