import CourseConfiguration
import Diagnostics
import Markdown

/// The findings about the sections that DocC knows by name.
extension Diagnostic {
    static func misspelledSection(_ heading: Heading, _ meant: String) -> Diagnostic {
        // Without the other two a page loses a list; without these it only gets a heading of DocC's own.
        let isText = meant == "Overview" || meant == "Discussion"
        return topics(
            heading.range,
            severity: isText ? .note : .warning,
            LocalizedText(
                en: "DocC doesn't take “\(heading.plainText)” for the section “\(meant)”",
                es: "DocC no toma «\(heading.plainText)» por la sección «\(meant)»"
            ),
            reason: LocalizedText(
                en: "it knows the section only in that spelling, and shows this one as text",
                es: "solo conoce la sección escrita así, y esta la muestra como texto"
            ),
            advice: LocalizedText(en: "write `## \(meant)`", es: "escribe `## \(meant)`")
        )
    }

    static func sectionAtWrongLevel(_ heading: Heading, _ meant: String) -> Diagnostic {
        topics(
            heading.range,
            LocalizedText(
                en: "a heading of level \(heading.level) is not DocC's section “\(meant)”",
                es: "un encabezado de nivel \(heading.level) no es la sección «\(meant)» de DocC"
            ),
            reason: LocalizedText(
                en: "the links below it are shown as text, and give no page its place",
                es: "los enlaces que siguen se muestran como texto y no dan su sitio a ninguna página"
            ),
            advice: LocalizedText(
                en: "write `## \(meant)`, or call the section otherwise",
                es: "escribe `## \(meant)`, o llama de otra manera a la sección"
            )
        )
    }

    /// - Parameter first: The section of the same name.
    static func repeatedSection(_ heading: Heading, _ first: Heading) -> Diagnostic {
        let isText = heading.plainText == "Overview" || heading.plainText == "Discussion"
        return Diagnostic(
            rule: .topicsSection,
            severity: isText ? .note : .warning,
            message: LocalizedText(
                en: "the page has a section “\(heading.plainText)” already",
                es: "la página ya tiene una sección «\(heading.plainText)»"
            ),
            range: heading.range,
            reason: isText
                ? LocalizedText(
                    en: "links to it lead to the first one",
                    es: "los enlaces a ella llevan a la primera"
                )
                : LocalizedText(
                    en: "DocC reads one, and takes this heading for text that it doesn't show",
                    es: "DocC lee una, y toma este encabezado por texto que no muestra"
                ),
            advice: isText
                ? LocalizedText(en: "call it by what it is about", es: "llámala por aquello de lo que trata")
                : LocalizedText(
                    en: "put its groups into the first one, or call it otherwise",
                    es: "pon sus grupos en la primera, o llámala de otra manera"
                ),
            related: [
                Related(range: first.range, message: LocalizedText(en: "the first one", es: "la primera"))
            ]
        )
    }

    static func afterSeeAlso(_ heading: Heading) -> Diagnostic {
        topics(
            heading.range,
            LocalizedText(
                en: "DocC shows nothing from here on: “See Also” ends a page",
                es: "DocC no muestra nada desde aquí: «See Also» termina la página"
            ),
            reason: LocalizedText(
                en: "it takes one list of links there, without headings",
                es: "ahí toma una sola lista de enlaces, sin encabezados"
            ),
            advice: heading.level > 2
                ? LocalizedText(en: "delete the heading", es: "borra el encabezado")
                : LocalizedText(en: "put the section before “See Also”", es: "pon la sección antes de «See Also»")
        )
    }

    static func afterTopics(_ heading: Heading) -> Diagnostic {
        topics(
            heading.range,
            LocalizedText(
                en: "DocC doesn't show this section: behind “Topics” only “See Also” may follow",
                es: "DocC no muestra esta sección: detrás de «Topics» solo puede ir «See Also»"
            ),
            reason: LocalizedText(
                en: "in “Topics” it reads only groups of links",
                es: "en «Topics» solo lee grupos de enlaces"
            ),
            advice: LocalizedText(en: "put it before “Topics”", es: "ponla antes de «Topics»")
        )
    }

    static func emptyTopics(_ heading: Heading) -> Diagnostic {
        topics(
            heading.range,
            LocalizedText(
                en: "“\(heading.plainText)” lists no pages, so DocC leaves it out",
                es: "«\(heading.plainText)» no enumera ninguna página, así que DocC lo suprime"
            ),
            advice: LocalizedText(
                en: "write a list of links below it, or delete the heading",
                es: "escribe debajo una lista de enlaces, o borra el encabezado"
            )
        )
    }

    static func topicWithoutLink(_ range: SourceRange, isCode: Bool) -> Diagnostic {
        topics(
            range,
            LocalizedText(
                en: "this item of “Topics” doesn't begin with a link, so DocC lists nothing for it",
                es: "este elemento de «Topics» no empieza por un enlace, así que DocC no lista nada por él"
            ),
            advice: isCode
                ? LocalizedText(
                    en: "put a symbol between two backticks: ``` ``Name`` ```",
                    es: "pon un símbolo entre acentos graves dobles: ``` ``Name`` ```"
                )
                : LocalizedText(
                    en: "write `<doc:Name>` or a symbol between two backticks at its beginning",
                    es: "escribe al principio `<doc:Name>`, o un símbolo entre acentos graves dobles"
                )
        )
    }

    static func topicByPath(_ link: Link) -> Diagnostic {
        topics(
            link.range,
            LocalizedText(
                en: "DocC takes no link to a file into “Topics”",
                es: "DocC no admite en «Topics» un enlace a un fichero"
            ),
            advice: LocalizedText(
                en: "write `<doc:Name>`, with the page's file name without its ending",
                es: "escribe `<doc:Name>`, con el nombre del fichero de la página sin su extensión"
            )
        )
    }

    static func topicWithMore(_ range: SourceRange) -> Diagnostic {
        topics(
            range,
            LocalizedText(
                en: "DocC lists nothing for an item that holds more than one link",
                es: "DocC no lista nada por un elemento que contiene más que un enlace"
            ),
            advice: LocalizedText(
                en: "end it behind the link; make an item of each page, without indentation",
                es: "termínalo detrás del enlace; haz de cada página un elemento, sin sangría"
            )
        )
    }

    static func wordsAfterTopic(_ range: SourceRange) -> Diagnostic {
        topics(
            range,
            LocalizedText(
                en: "DocC leaves out the words behind a link in “Topics”",
                es: "DocC suprime las palabras que siguen a un enlace en «Topics»"
            ),
            advice: LocalizedText(
                en: "delete them: DocC shows the first sentence of the page",
                es: "bórralas: DocC muestra la primera frase de la página"
            )
        )
    }

    static func numberedTopics(_ range: SourceRange) -> Diagnostic {
        topics(
            range,
            LocalizedText(
                en: "DocC takes no numbered list into “Topics”",
                es: "DocC no admite en «Topics» una lista numerada"
            ),
            advice: LocalizedText(en: "begin its items with `-`", es: "empieza sus elementos con `-`")
        )
    }

    static func proseInTopics(_ range: SourceRange) -> Diagnostic {
        topics(
            range,
            LocalizedText(
                en: "DocC doesn't show this paragraph here",
                es: "DocC no muestra este párrafo aquí"
            ),
            reason: LocalizedText(
                en: "in “Topics” it shows words only above the first list of a group",
                es: "en «Topics» solo muestra palabras encima de la primera lista de un grupo"
            ),
            advice: LocalizedText(
                en: "put it above the list, or begin a group with `### Title` before it",
                es: "ponlo encima de la lista, o empieza delante un grupo con `### Título`"
            )
        )
    }

    private static func topics(
        _ range: SourceRange,
        severity: Severity = .warning,
        _ message: LocalizedText,
        reason: LocalizedText? = nil,
        advice: LocalizedText
    ) -> Diagnostic {
        Diagnostic(
            rule: .topicsSection,
            severity: severity,
            message: message,
            range: range,
            reason: reason,
            advice: advice
        )
    }
}
