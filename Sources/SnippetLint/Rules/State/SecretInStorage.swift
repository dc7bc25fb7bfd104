import SwiftSyntax

extension Rule {
    static let secretInStorage = Rule(
        "secret-in-storage",
        .state,
        levels: .always(.warning),
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
                let text = node.trimmedDescription.lowercased()
                let secrets = ["token", "password", "apikey", "api_key", "secret", "credential", "contraseña"]
                guard secrets.contains(where: text.contains), let argument = node.parent?.as(LabeledExprSyntax.self),
                    let owner = argument.parent?.parent
                else { return [] }
                let isAttribute = owner.as(AttributeSyntax.self).map {
                    TypeName.last(of: $0.attributeName) == "AppStorage"
                }
                let isKey = argument.label?.text == "forKey" && owner.trimmedDescription.contains("efaults")
                return isAttribute == true || isKey ? [Finding(context.range(of: node))] : []
            }
        ]
    )
}
