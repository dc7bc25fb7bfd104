import SnippetSyntax

extension Rule {
    static let viewModelDependency = Rule(
        .viewModelDependency,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .review,
        about: About(
            what: (
                "a dependency of a ViewModel without `@Dependency`", "una dependencia de un ViewModel sin `@Dependency`"
            ),
            why: (
                "when all dependencies are injected in the same way, tests and previews can replace them",
                "si todas las dependencias se inyectan igual, las pruebas y las previsualizaciones pueden sustituirlas"
            ),
            instead: (
                "write `@Dependency(\\.name) private var name`",
                "escribe `@Dependency(\\.nombre) private var nombre`"
            )
        ),
        examples: [
            .flagged(
                "@MainActor final class LoginViewModelImpl: LoginViewModel {\n    @Published var data: LoginViewData\n    private let ‹service›: LoginService\n}"
            ),
            .accepted(
                "@MainActor final class LoginViewModelImpl: LoginViewModel {\n    @Published var data: LoginViewData\n    @Dependency(\\.login) private var service\n    private let resolver = SessionResolver()\n}"
            ),
        ],
        checks: [
            .property { property, context in
                guard let owner = context.outline.owner(of: property), owner.isViewModel, property.attributes.isEmpty,
                    !property.isComputed, !property.isStatic
                else { return [] }
                let suffixes = ["Service", "Repository", "Client", "Provider", "Router", "UseCase", "Gateway", "API"]
                let isGiven =
                    property.initialValue == nil && suffixes.contains { (property.typeName ?? "").hasSuffix($0) }
                let isShared = property.initialValue.map { context.text(of: $0).hasSuffix(".shared") } ?? false
                return isGiven || isShared ? [Finding(context.range(of: property.nameToken))] : []
            }
        ]
    )
}
