import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let bindingNeeded = Rule(
        .bindingNeeded,
        .state,
        levels: .taught(.error),
        fixability: .review,
        about: About(
            what: (
                "a control gets a value where it needs a binding",
                "un control recibe un valor donde necesita un enlace"
            ),
            why: (
                "it doesn't compile: the control must be able to write what the user enters",
                "no compila: el control tiene que poder escribir lo que introduce el usuario"
            ),
            instead: ("write `$name`", "escribe `$nombre`")
        ),
        examples: [
            .flagged(
                "struct Form: View {\n    @State private var name = \"\"\n    var body: some View { TextField(\"\", text: ‹name›) }\n}"
            ),
            .flagged(
                "struct Form: View {\n    @State private var model = FormModel()\n    var body: some View { Toggle(\"\", isOn: ‹model.isOn›) }\n}"
            ),
            .accepted(
                "struct Form: View {\n    @State private var name = \"\"\n    var body: some View { TextField(\"\", text: $name) }\n}"
            ),
            .accepted(
                "struct Form: View {\n    let name: Binding<String>\n    var body: some View { TextField(\"\", text: name) }\n}"
            ),
        ],
        checks: labels.sorted { $0.key < $1.key }.map { name, label in
            .call([name]) { call, context in
                guard let argument = call.argument(label)?.expression, let base = Self.base(of: argument) else {
                    return []
                }
                let owner = context.enclosingType(of: call.node)
                let properties = owner?.properties ?? context.outline.bareProperties
                let wrappers = ["State", "Binding", "AppStorage", "SceneStorage", "FocusState"]
                let models = wrappers + ["Bindable", "StateObject", "ObservedObject", "EnvironmentObject"]
                let isMember = argument.is(MemberAccessExprSyntax.self)
                guard let property = properties.first(where: { $0.name == base }),
                    property.attributes.contains(where: { (isMember ? models : wrappers).contains($0.name) }),
                    property.typeText?.hasPrefix("Binding<") != true
                else { return [] }
                let text = context.text(of: argument)
                return [
                    Finding(
                        context.range(of: argument),
                        message: (
                            en: "“\(name)” needs a binding here, and “\(text)” is a value",
                            es: "«\(name)» necesita aquí un enlace, y «\(text)» es un valor"
                        ),
                        advice: (en: "write `$\(text)`", es: "escribe `$\(text)`")
                    )
                ]
            }
        }
    )

    /// The labels of the arguments for which SwiftUI's controls and modifiers take a binding.
    private static let labels: [String: String] = [
        "TextField": "text", "SecureField": "text", "TextEditor": "text", "Toggle": "isOn", "Slider": "value",
        "Stepper": "value", "Picker": "selection", "DatePicker": "selection", "ColorPicker": "selection",
        "searchable": "text", "sheet": "isPresented", "fullScreenCover": "isPresented", "popover": "isPresented",
    ]

    /// Returns `name` of `name` and `name.part`; nil for anything else.
    private static func base(of expression: ExprSyntax) -> String? {
        var current = expression
        while let member = current.as(MemberAccessExprSyntax.self), let base = member.base { current = base }
        guard let name = current.as(DeclReferenceExprSyntax.self)?.baseName.text, !name.hasPrefix("$") else {
            return nil
        }
        return name
    }
}
