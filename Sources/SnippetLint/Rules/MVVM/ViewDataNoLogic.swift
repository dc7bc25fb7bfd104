import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let viewDataNoLogic = Rule(
        .viewDataNoLogic,
        .mvvm,
        levels: .viewData(.warning),
        fixability: .none,
        about: About(
            what: ("logic in a ViewData", "lógica en un ViewData"),
            why: (
                "decisions belong in the ViewModel, where they can be tested with its dependencies",
                "las decisiones corresponden al ViewModel, donde se pueden probar con sus dependencias"
            ),
            instead: (
                "keep only `mutating` methods that assign values; move the rest to the ViewModel",
                "deja solo métodos `mutating` que asignen valores; lleva lo demás al ViewModel"
            )
        ),
        examples: [
            .flagged(
                "struct LoginViewData {\n    var isLoading: Bool = false\n    mutating func ‹validate›() {\n        if isLoading { isLoading = false }\n    }\n}"
            ),
            .accepted(
                "struct LoginViewData {\n    var isLoading: Bool = false\n    mutating func clear() {\n        isLoading = false\n    }\n}"
            ),
        ],
        checks: [
            .type { type, context in
                guard type.isViewData else { return [] }
                return type.functions.filter { !Self.onlyAssigns($0) }.map { function in
                    Finding(
                        context.range(of: function.name),
                        message: (
                            en: "“\(function.name.text)” makes a decision, but a ViewData only holds values",
                            es: "«\(function.name.text)» toma una decisión, pero un ViewData solo guarda valores"
                        )
                    )
                }
            }
        ]
    )

    /// Returns true if the method is mutating or static, and only assigns, calls mutating methods or calls functions.
    private static func onlyAssigns(_ function: FunctionDeclSyntax) -> Bool {
        guard function.modifiers.contains(where: { $0.name.text == "mutating" || $0.name.text == "static" }) else {
            return false
        }
        return (function.body?.statements ?? []).allSatisfy { item in
            guard case .expr(let expression) = item.item else { return false }
            if let call = expression.as(FunctionCallExprSyntax.self).flatMap(CallSite.init) {
                return NameUsage.mutators.contains(call.name.text) || !call.isMember
            }
            guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3 else {
                return false
            }
            return elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        }
    }
}
