import CourseConfiguration
import Diagnostics
import Markdown

/// The findings about documentation comments that don't fit their declarations.
extension Diagnostic {
    /// The meaning of a name that is documented like a parameter.
    enum DocumentedName { case label, genericParameter, nothing }

    /// - Parameters:
    ///   - meant: the name of the parameter that is meant; nil if there is none.
    ///   - names: the names of the parameters that it may be.
    static func unknownParameter(
        _ field: CommentFields.Parameter,
        meant: String?,
        as kind: DocumentedName,
        _ names: [String]
    ) -> Diagnostic {
        let name = field.name
        let message =
            switch kind {
            case .label:
                LocalizedText(
                    en: "“\(name)” is the label of an argument; the parameter is called “\(meant ?? "")”",
                    es: "«\(name)» es la etiqueta de un argumento; el parámetro se llama «\(meant ?? "")»"
                )
            case .genericParameter:
                LocalizedText(
                    en: "“\(name)” is a generic parameter, which DocC has no field for",
                    es: "«\(name)» es un parámetro genérico, para los que DocC no tiene campo"
                )
            case .nothing:
                LocalizedText(
                    en: "the declaration has no parameter “\(name)”",
                    es: "la declaración no tiene ningún parámetro «\(name)»"
                )
            }
        return signature(
            .commentParameter,
            field.range,
            message,
            reason: LocalizedText(
                en: "DocC leaves the description out",
                es: "DocC suprime la descripción"
            ),
            advice: meant.map {
                LocalizedText(en: "write `- Parameter \($0):`", es: "escribe `- Parameter \($0):`")
            }
                ?? (kind == .genericParameter
                    ? LocalizedText(en: "say it in the text", es: "dilo en el texto")
                    : names.isEmpty
                        ? LocalizedText(en: "delete the line", es: "borra la línea")
                        : LocalizedText(
                            en: "delete the line, or document one of these: \(names.joined(separator: ", "))",
                            es: "borra la línea, o documenta uno de estos: \(names.joined(separator: ", "))"
                        ))
        )
    }

    static func parameterInCode(_ field: CommentFields.Parameter) -> Diagnostic {
        signature(
            .commentParameter,
            field.range,
            LocalizedText(
                en: "DocC doesn't read the name of a parameter between backticks",
                es: "DocC no lee el nombre de un parámetro entre acentos graves"
            ),
            reason: LocalizedText(en: "it takes the item for text", es: "toma el elemento por texto"),
            advice: LocalizedText(
                en: "write `\(field.name):` without them",
                es: "escribe `\(field.name):` sin ellos"
            )
        )
    }

    static func repeatedParameter(_ field: CommentFields.Parameter) -> Diagnostic {
        signature(
            .commentParameter,
            field.range,
            LocalizedText(
                en: "“\(field.name)” is documented already",
                es: "«\(field.name)» ya está documentado"
            ),
            reason: LocalizedText(en: "DocC shows one of them", es: "DocC muestra una de las dos descripciones"),
            advice: LocalizedText(en: "put both into one", es: "junta las dos en una")
        )
    }

    static func missingParameters(_ names: [String], _ range: SourceRange) -> Diagnostic {
        let list = names.joined(separator: ", ")
        return signature(
            .commentParameterMissing,
            severity: .note,
            range,
            names.count == 1
                ? LocalizedText(
                    en: "other parameters are documented, and \(list) isn't",
                    es: "otros parámetros están documentados, y \(list) no"
                )
                : LocalizedText(
                    en: "other parameters are documented, and these aren't: \(list)",
                    es: "otros parámetros están documentados, y estos no: \(list)"
                ),
            advice: LocalizedText(en: "describe all of them or none", es: "descríbelos todos, o ninguno")
        )
    }

    static func uselessReturns(_ range: SourceRange) -> Diagnostic {
        signature(
            .commentReturns,
            range,
            LocalizedText(en: "the function returns nothing", es: "la función no devuelve nada"),
            reason: LocalizedText(
                en: "it has another result than its comment says, or had one",
                es: "su resultado no es el que dice el comentario, o lo fue"
            ),
            advice: LocalizedText(en: "delete the field", es: "borra el campo")
        )
    }

    static func uselessThrows(_ range: SourceRange) -> Diagnostic {
        signature(
            .commentThrows,
            severity: .note,
            range,
            LocalizedText(
                en: "the declaration isn't marked with `throws`",
                es: "la declaración no lleva `throws`"
            ),
            reason: LocalizedText(
                en: "callers look for an error that can't come",
                es: "quien la llama espera un error que no puede llegar"
            ),
            advice: LocalizedText(
                en: "delete the field, or say in the text when it traps or returns an error",
                es: "borra el campo, o di en el texto cuándo se detiene el programa o se devuelve un error"
            )
        )
    }

    static func missingAbstract(_ range: SourceRange) -> Diagnostic {
        signature(
            .commentAbstract,
            severity: .note,
            range,
            LocalizedText(
                en: "the comment doesn't begin with a paragraph, so its symbol has no abstract",
                es: "el comentario no empieza por un párrafo, así que su símbolo no tiene resumen"
            ),
            reason: LocalizedText(
                en: "lists of symbols and the search show the abstract",
                es: "las listas de símbolos y la búsqueda muestran el resumen"
            ),
            advice: LocalizedText(
                en: "say in one sentence above it what the symbol is or does",
                es: "di encima, en una frase, qué es o qué hace el símbolo"
            )
        )
    }

    static func titleInComment(_ range: SourceRange) -> Diagnostic {
        signature(
            .commentHeading,
            range,
            LocalizedText(
                en: "DocC takes a heading of level 1 at the beginning for a title, and doesn't show it",
                es: "DocC toma por título un encabezado de nivel 1 al principio, y no lo muestra"
            ),
            reason: LocalizedText(
                en: "the title of a symbol's page is its name",
                es: "el título de la página de un símbolo es su nombre"
            ),
            advice: LocalizedText(
                en: "begin with a sentence; write headings behind it with `##`",
                es: "empieza por una frase; escribe los encabezados después y con `##`"
            )
        )
    }

    private static func signature(
        _ rule: RuleID,
        severity: Severity = .warning,
        _ range: SourceRange,
        _ message: LocalizedText,
        reason: LocalizedText? = nil,
        advice: LocalizedText
    ) -> Diagnostic {
        Diagnostic(
            rule: rule,
            severity: severity,
            message: message,
            range: range,
            reason: reason,
            advice: advice
        )
    }
}
