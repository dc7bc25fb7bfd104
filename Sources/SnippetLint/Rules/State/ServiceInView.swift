import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let serviceInView = Rule(
        .serviceInView,
        .state,
        levels: .taught(.off),
        fixability: .review,
        about: About(
            what: ("a view does the work of a model", "una vista hace el trabajo de un modelo"),
            why: (
                "what the view fetches, stores or decides itself can't be shared, or tested without drawing the view",
                "lo que la vista pide, guarda o decide no se puede compartir, ni probar sin dibujarla"
            ),
            instead: (
                "move it to an `@Observable` model that the view reads",
                "llévalo a un modelo `@Observable` que la vista lea"
            )
        ),
        examples: [
            .flagged(
                "struct Page: View {\n    func load() async throws {\n        _ = try await ‹URLSession›.shared.data(from: url)\n    }\n}"
            ),
            .flagged("struct Page: View {\n    private let service = ‹ItemService()›\n}"),
            .flagged("struct Page: View {\n    ‹@Environment(ItemRepository.self)› private var repository\n}"),
            .accepted("struct Page: View {\n    @State private var model = PageModel()\n}"),
            .accepted("final class PageModel {\n    let session = URLSession.shared\n}"),
        ],
        checks: [
            .name(["URLSession", "UserDefaults", "FileManager", "JSONDecoder", "NotificationCenter", "JSONEncoder"]) {
                name,
                context in
                context.isInView(name) ? [Finding(context.range(of: name))] : []
            },
            .call(["task", "Task", "onAppear", "refreshable"]) { call, context in
                guard let closure = call.node.trailingClosure, context.isInView(call.node),
                    Self.keepsResult(closure, context)
                else { return [] }
                return [Finding(context.range(of: call.name), isOnlyProof: true)]
            },
            .property { property, context in
                guard context.isOfView(property), let type = property.typeName, ModelName.isService(type) else {
                    return []
                }
                if let environment = property.attribute("Environment"), property.environmentType != nil {
                    return [Finding(context.range(of: environment.node))]
                }
                guard let value = property.initialValue else { return [] }
                return [Finding(context.range(of: value))]
            },
        ]
    )

    /// Returns true if the closure waits for something and writes the view's state.
    private static func keepsResult(_ closure: ClosureExprSyntax, _ context: RuleContext) -> Bool {
        let properties = context.enclosingType(of: closure)?.properties ?? context.outline.bareProperties
        let states = Set(properties.filter { $0.hasAttribute("State") }.map(\.name))
        var awaits = false
        var writes = false
        for token in closure.tokens(viewMode: .sourceAccurate) {
            if token.tokenKind == .keyword(.await) { awaits = true }
            if states.contains(token.text), token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal {
                writes = true
            }
        }
        return awaits && writes
    }
}
