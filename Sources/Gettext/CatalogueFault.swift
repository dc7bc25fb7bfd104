import Diagnostics

/// The faults of a PO file's lines and entries.
enum CatalogueFault {
    case noMessage, noKeyword, noText, repeatedPart, noID, noTranslation

    func finding(_ range: SourceRange) -> Diagnostic {
        let (message, advice) = words
        return Diagnostic(
            rule: .messageCatalogue,
            severity: .error,
            message: message,
            range: range,
            reason: LocalizedText(
                en: "a message that can't be read keeps the original's text",
                es: "un mensaje que no se puede leer conserva el texto del original"
            ),
            advice: advice
        )
    }

    private var words: (LocalizedText, LocalizedText) {
        switch self {
        case .noMessage:
            (
                LocalizedText(
                    en: "this line is neither a comment nor a part of a message",
                    es: "esta línea no es ni un comentario ni una parte de un mensaje"
                ),
                LocalizedText(
                    en: "begin it with #, msgctxt, msgid, msgid_plural, msgstr or a quote",
                    es: "empiézala por #, msgctxt, msgid, msgid_plural, msgstr o una comilla"
                )
            )
        case .noKeyword:
            (
                LocalizedText(
                    en: "this text belongs to no message",
                    es: "este texto no es de ningún mensaje"
                ),
                LocalizedText(
                    en: "write msgid or msgstr before the first of its lines",
                    es: "escribe msgid o msgstr antes de la primera de sus líneas"
                )
            )
        case .noText:
            (
                LocalizedText(
                    en: "this is no text between two quotes",
                    es: "esto no es un texto entre dos comillas"
                ),
                LocalizedText(
                    en: "close it with a quote at the end of the line, and write quotes in it as \\\"",
                    es:
                        "ciérralo con una comilla al final de la línea, y escribe \\\" por cada comilla que tenga dentro"
                )
            )
        case .repeatedPart:
            (
                LocalizedText(
                    en: "the message has this part already",
                    es: "el mensaje ya tiene esta parte"
                ),
                LocalizedText(
                    en: "delete one of the two lines, or begin a message of its own with msgid",
                    es: "borra una de las dos líneas, o empieza otro mensaje con msgid"
                )
            )
        case .noID:
            (
                LocalizedText(en: "this message has no msgid", es: "este mensaje no tiene msgid"),
                LocalizedText(
                    en: "write the original's text before it: msgid \"…\"",
                    es: "escribe antes el texto del original: msgid \"…\""
                )
            )
        case .noTranslation:
            (
                LocalizedText(en: "this message has no msgstr", es: "este mensaje no tiene msgstr"),
                LocalizedText(
                    en: "write the translation behind it, or msgstr \"\" if there is none yet",
                    es: "escribe detrás la traducción, o msgstr \"\" si aún no hay ninguna"
                )
            )
        }
    }
}

extension Diagnostic {
    static func repeatedMessage(_ range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .messageCatalogue,
            severity: .warning,
            message: LocalizedText(
                en: "this message is there twice; its first translation counts",
                es: "este mensaje está dos veces; cuenta su primera traducción"
            ),
            range: range,
            advice: LocalizedText(
                en: "delete one of the two, or let msguniq do it",
                es: "borra uno de los dos, o deja que lo haga msguniq"
            ),
            related: [
                Diagnostic.Related(range: first, message: LocalizedText(en: "the first one", es: "el primero"))
            ]
        )
    }

    static func otherCharset(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .messageCatalogue,
            severity: .warning,
            message: LocalizedText(
                en: "the header says that the file is written in “\(name)”, and it is read as UTF-8",
                es: "la cabecera dice que el fichero está escrito en «\(name)», y se lee como UTF-8"
            ),
            range: range,
            advice: LocalizedText(
                en: "convert it: msgconv --to-code=UTF-8",
                es: "conviértelo: msgconv --to-code=UTF-8"
            )
        )
    }
}
