import SnippetSyntax
import SwiftSyntax

extension Rule {
    static let statePropagated = Rule(
        .statePropagated,
        .state,
        levels: .taught(.error),
        fixability: .review,
        about: About(
            what: (
                "a value is passed where the child view needs a binding",
                "se pasa un valor donde la vista hija necesita un enlace"
            ),
            why: (
                "it doesn't compile: the child view declares a `@Binding`, which must be able to write the value",
                "no compila: la vista hija declara un `@Binding`, que debe poder escribir el valor"
            ),
            instead: ("put `$` before the name", "pon `$` delante del nombre")
        ),
        examples: [
            .flagged(
                """
                struct Field: View {
                    @Binding var beds: Int
                }
                struct Page: View {
                    @State private var beds = 1
                    var body: some View { Field(beds: ‹beds›) }
                }
                """
            ),
            .accepted(
                """
                struct Field: View {
                    @Binding var beds: Int
                }
                struct Page: View {
                    @State private var beds = 1
                    var body: some View { Field(beds: $beds) }
                }
                """
            ),
        ],
        checks: [
            .call([]) { call, context in
                guard !call.isMember, call.name.text.first?.isUppercase == true,
                    case let children = context.lesson.types(named: call.name.text, from: context.sample),
                    !children.isEmpty,
                    let owner = context.enclosingType(of: call.node), owner.isView
                else { return [] }
                return call.node.arguments.compactMap { argument in
                    guard let label = argument.label?.text,
                        let value = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                        children.allSatisfy({ child in
                            child.initializers.isEmpty
                                && child.properties.contains { $0.name == label && $0.hasAttribute("Binding") }
                        }),
                        owner.properties.contains(where: { $0.name == value && $0.hasAttribute("State") })
                    else { return nil }
                    return Finding(
                        context.range(of: argument.expression),
                        message: (
                            en: "\(call.name.text) needs a binding for “\(label)”, but gets a value",
                            es: "\(call.name.text) necesita un enlace en «\(label)», pero recibe un valor"
                        ),
                        advice: (en: "write `$\(value)`", es: "escribe `$\(value)`")
                    )
                }
            }
        ]
    )
}
