import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let cancelledTaskWrites = Rule(
        .cancelledTaskWrites,
        .state,
        levels: .state(.warning),
        fixability: .review,
        about: About(
            what: ("a cancelled task still writes", "una tarea cancelada sigue escribiendo"),
            why: (
                "the old task may end last and replace what the new one has loaded, or show “cancelled” as a failure",
                "la tarea antigua puede acabar la última y pisar lo que ha cargado la nueva, o mostrar la cancelación como un fallo"
            ),
            instead: (
                "keep the result in a constant, write `guard !Task.isCancelled else { return }`, and assign it then",
                "guarda el resultado en una constante, escribe `guard !Task.isCancelled else { return }` y asígnalo después"
            )
        ),
        examples: [
            .flagged(
                """
                struct Forecast: View {
                    let hut: Hut
                    @State private var forecast: String?
                    var body: some View {
                        // ✅ Starts again with each hut
                        Text(forecast ?? "").task(id: hut) { ‹forecast = try? await load(hut)› }
                    }
                }
                """
            ),
            .flagged(
                """
                // ✅ A model worth copying
                @MainActor @Observable final class Valley {
                    private(set) var hasFailed = false
                    private(set) var names: [String] = []
                    func load() async {
                        do { names = try await fetch() } catch { ‹hasFailed = true› }
                    }
                }
                """
            ),
            .accepted(
                """
                struct Forecast: View {
                    let hut: Hut
                    @State private var forecast: String?
                    var body: some View {
                        // ✅ Starts again with each hut
                        Text(forecast ?? "").task(id: hut) {
                            let fresh = try? await load(hut)
                            guard !Task.isCancelled else { return }
                            forecast = fresh
                        }
                    }
                }
                """
            ),
            .accepted(
                """
                // ✅ Cancelling is no failure
                func load() async {
                    do { names = try await fetch() } catch is CancellationError {} catch { hasFailed = true }
                }
                """
            ),
            .accepted(
                """
                // Nobody says that this is worth copying
                func load() async {
                    do { names = try await fetch() } catch { hasFailed = true }
                }
                """
            ),
            .accepted(
                """
                // ✅ The task lives as long as the view
                Text(name).task { name = await load() }
                """
            ),
        ],
        checks: [
            .node(.sequenceExpr) { node, context in
                guard let sequence = node.as(SequenceExprSyntax.self), Self.isAssignment(sequence),
                    Self.isLateResult(sequence) || Self.isFailure(sequence)
                else { return [] }
                return [Finding(context.range(of: sequence), needsMark: true)]
            }
        ]
    )

    private static func isAssignment(_ sequence: SequenceExprSyntax) -> Bool {
        let parts = Array(sequence.elements)
        return parts.count >= 3 && parts[1].is(AssignmentExprSyntax.self)
            && !parts[0].is(DiscardAssignmentExprSyntax.self)
    }

    /// Returns true if the assigned value is awaited in the closure of a `task` with an id.
    private static func isLateResult(_ assignment: SequenceExprSyntax) -> Bool {
        let isAwaited = assignment.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
        guard isAwaited,
            let closure = surroundings(of: Syntax(assignment)).first(where: { $0.is(ClosureExprSyntax.self) }),
            let call = closure.parent?.as(FunctionCallExprSyntax.self).flatMap(CallSite.init)
        else { return false }
        return call.isMember && call.name.text == "task" && call.argument("id") != nil
    }

    /// Returns true if the assignment notes a failure in a `catch` that cancelling leads to.
    private static func isFailure(_ assignment: SequenceExprSyntax) -> Bool {
        if let last = assignment.elements.last {
            // An end of loading isn't shown as a failure.
            if last.is(NilLiteralExprSyntax.self) { return false }
            if last.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false) { return false }
        }
        let around = surroundings(of: Syntax(assignment))
        guard let clause = around.lazy.compactMap({ $0.as(CatchClauseSyntax.self) }).first, clause.catchItems.isEmpty,
            let whole = clause.parent?.parent?.as(DoStmtSyntax.self)
        else { return false }
        let knowsOfCancelling = whole.catchClauses.tokens(viewMode: .sourceAccurate).contains { token in
            ["CancellationError", "isCancelled", "cancelled", "throw"].contains(token.text)
        }
        return !knowsOfCancelling
            && whole.body.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
    }

    /// Returns the nodes around a node, the innermost first, up to the function or closure that it belongs to.
    private static func surroundings(of node: Syntax) -> [Syntax] {
        var around: [Syntax] = []
        var next = node.parent
        while let node = next, !node.is(FunctionDeclSyntax.self) {
            around.append(node)
            if node.is(ClosureExprSyntax.self) { break }
            next = node.parent
        }
        return around
    }
}
