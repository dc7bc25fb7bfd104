import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let secretInStorage = Rule(
        .secretInStorage,
        .state,
        levels: .taught(.warning),
        fixability: .review,
        about: About(
            what: ("a secret is kept in the user defaults", "un secreto se guarda en las preferencias de usuario"),
            why: (
                "they are a plain file that backups copy and anybody with the device can read",
                "son un fichero sin cifrar que se copia en las copias de seguridad y puede leer quien tenga el dispositivo"
            ),
            instead: ("keep it in the keychain", "guárdalo en el llavero")
        ),
        examples: [
            .flagged("@AppStorage(‹\"authToken\"›) private var token = \"\""),
            .flagged("UserDefaults.standard.set(value, forKey: ‹\"password\"›)"),
            .accepted("@AppStorage(\"theme\") private var theme = \"\""),
            .accepted("TextField(\"password\", text: $text)"),
        ],
        checks: [
            .node(.stringLiteralExpr) { node, context in
                guard let argument = node.parent?.as(LabeledExprSyntax.self), let owner = argument.parent?.parent,
                    Self.keepsPreferences(owner, under: argument.label?.text)
                else { return [] }
                let text = context.text(of: node).lowercased()
                let secrets = ["token", "password", "apikey", "api_key", "secret", "credential", "contraseña"]
                return secrets.contains { text.contains($0) } ? [Finding(context.range(of: node))] : []
            }
        ]
    )

    /// Returns true for `@AppStorage("…")`, or for a call such as `defaults.set(value, forKey: "…")`.
    private static func keepsPreferences(_ owner: Syntax, under label: String?) -> Bool {
        if let attribute = owner.as(AttributeSyntax.self) {
            return TypeName.last(of: attribute.attributeName) == "AppStorage"
        }
        guard label == "forKey", let call = owner.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.sourceText.contains("efaults")
    }
}
