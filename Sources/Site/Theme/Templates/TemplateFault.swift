import Diagnostics

/// The reason why a template can't be compiled, and the tag at fault.
struct TemplateFault: Error {
    enum Reason {
        /// A tag without end, with the delimiter that should have closed it.
        case unclosedTag(String)
        case noName
        case badName(String)
        case badDelimiters
        case unclosed(String)
        /// A closing tag with a wrong name, with the name of the open section, if there is one.
        case wrongClose(String, open: String?)
        case endless(String)
    }

    let reason: Reason
    let range: Range<Int>

    init(_ reason: Reason, _ range: Range<Int>) {
        self.reason = reason
        self.range = range
    }

    func finding(in file: SourceFile) -> Diagnostic {
        Diagnostic(
            rule: .theme,
            severity: .error,
            message: message,
            range: file.range(range),
            reason: LocalizedText(
                en: "no page can be written with a template that is incomplete",
                es: "con una plantilla incompleta no se puede escribir ninguna página"
            ),
            advice: advice
        )
    }

    private var message: LocalizedText {
        switch reason {
        case .unclosedTag(let end):
            LocalizedText(en: "this tag has no end: “\(end)” is missing", es: "esta marca no acaba: falta «\(end)»")
        case .noName:
            LocalizedText(en: "this tag has no name", es: "esta marca no tiene nombre")
        case .badName(let name):
            LocalizedText(en: "“\(name)” is not a valid name", es: "«\(name)» no es un nombre válido")
        case .badDelimiters:
            LocalizedText(
                en: "this tag must contain two delimiters with a space between them",
                es: "esta marca debe contener dos delimitadores separados por un espacio"
            )
        case .unclosed(let name):
            LocalizedText(en: "“\(name)” is opened but never closed", es: "«\(name)» se abre, pero no se cierra")
        case .wrongClose(let name, let open?):
            LocalizedText(
                en: "“\(name)” is closed here, but “\(open)” is open",
                es: "aquí se cierra «\(name)», pero está abierto «\(open)»"
            )
        case .wrongClose(let name, nil):
            LocalizedText(
                en: "“\(name)” is closed but was never opened",
                es: "se cierra «\(name)», que no se ha abierto"
            )
        case .endless(let name):
            LocalizedText(
                en: "“\(name)” includes this template again, so the page would never end",
                es: "«\(name)» vuelve a incluir esta plantilla, así que la página no terminaría nunca"
            )
        }
    }

    private var advice: LocalizedText {
        switch reason {
        case .unclosedTag(let end):
            LocalizedText(
                en: "close the tag with “\(end)”, or write `&#123;` for a brace that the page should show",
                es: "cierra la marca con «\(end)», o escribe `&#123;` para una llave que deba verse en la página"
            )
        case .noName:
            LocalizedText(
                en: "write the name of a variable, such as `{{title}}`",
                es: "escribe el nombre de una variable, como `{{title}}`"
            )
        case .badName:
            LocalizedText(
                en:
                    "a name can't contain spaces, braces or parentheses, and needs text on both sides of a dot; there are no functions",
                es:
                    "un nombre no puede llevar espacios, llaves ni paréntesis, y necesita texto a los dos lados de un punto; no hay funciones"
            )
        case .badDelimiters:
            LocalizedText(en: "for example `{{=<% %>=}}`", es: "por ejemplo `{{=<% %>=}}`")
        case .unclosed(let name), .wrongClose(_, let name?):
            LocalizedText(
                en: "write `{{/\(name)}}` where it ends",
                es: "escribe `{{/\(name)}}` donde acaba"
            )
        case .wrongClose(let name, nil):
            LocalizedText(
                en: "remove this tag, or open “\(name)” before it",
                es: "quita esta marca, o abre «\(name)» antes"
            )
        case .endless:
            LocalizedText(
                en: "include a template in itself only within a section of a list, as `navigation-section` does",
                es: "incluye una plantilla en sí misma solo dentro de una sección de lista, como `navigation-section`"
            )
        }
    }
}
