import SnippetSyntax
import SwiftSyntax

extension Check {
    /// Returns a check for calls of a modifier that goes by another name today, with the edit that renames it.
    ///
    /// - Parameter isSame: returns true if the renamed call means the same; if not, the finding has no edit.
    static func renamedModifier(
        _ old: String,
        to new: String,
        isSame: @escaping @Sendable (CallSite, RuleContext) -> Bool = { _, _ in true }
    ) -> Check {
        .call([old]) { call, context in
            guard call.isMember else { return [] }
            let range = context.range(of: call.name)
            let edits = isSame(call, context) ? [Finding.Edit(range: range, replacement: new)] : []
            return [
                Finding(
                    range,
                    message: (
                        en: "`\(old)` has been replaced by `\(new)`", es: "`\(old)` ha sido sustituido por `\(new)`"
                    ),
                    edits: edits
                )
            ]
        }
    }

    /// Returns a check for calls of a modifier that has been replaced by something that a person must write.
    static func replacedModifier(_ names: String...) -> Check {
        .call(names) { call, context in call.isMember ? [Finding(context.range(of: call.name))] : [] }
    }

    /// Returns a check for calls of an initialiser of a type that has been replaced.
    static func replacedType(_ name: String) -> Check {
        .call([name]) { call, context in call.isMember ? [] : [Finding(context.range(of: call.name))] }
    }
}
