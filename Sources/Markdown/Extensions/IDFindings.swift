import Diagnostics

/// Diagnostics of ids that authors wrote and that are taken.
extension Diagnostic {
    static func duplicateHeadingID(_ id: String, _ range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .headingIDDuplicate,
            severity: .error,
            message: LocalizedText(
                en: "the id “\(id)” already belongs to another heading",
                es: "el id «\(id)» ya pertenece a otro encabezado"
            ),
            range: range,
            reason: LocalizedText(
                en: "links to `#\(id)` lead to the first of them; this one has the id that its words give it",
                es: "los enlaces a `#\(id)` llevan al primero de ellos; este tiene el id que le dan sus palabras"
            ),
            advice: anotherID,
            related: [
                Diagnostic.Related(
                    range: first,
                    message: LocalizedText(en: "first used here", es: "usado aquí por primera vez")
                )
            ]
        )
    }

    /// Returns the finding for an id of the page itself that a heading's braces or raw HTML use.
    package static func ownID(_ id: String, _ range: SourceRange) -> Diagnostic {
        taken(
            LocalizedText(
                en: "ids that begin with `\(OwnID.prefix)` belong to the page itself: “\(id)”",
                es: "los ids que empiezan por `\(OwnID.prefix)` son de la propia página: «\(id)»"
            ),
            range,
            reason: LocalizedText(
                en: "links to it could lead to a menu or a footnote",
                es: "los enlaces a él podrían llevar a un menú o a una nota al pie"
            )
        )
    }

    static func headingIDInHTML(_ id: String, _ range: SourceRange) -> Diagnostic {
        taken(
            LocalizedText(
                en: "the id “\(id)” already belongs to an element of raw HTML on this page",
                es: "el id «\(id)» ya pertenece a un elemento de HTML de esta página"
            ),
            range,
            reason: LocalizedText(
                en:
                    "the ids of raw HTML get `\(RawIDPrefix.standard)` before them; the heading has the one that its words give it",
                es:
                    "los ids del HTML llevan `\(RawIDPrefix.standard)` delante; el encabezado tiene el que le dan sus palabras"
            )
        )
    }

    /// - Parameters:
    ///   - heading: A heading whose words give the same id.
    ///   - slug: The id that this heading has instead.
    static func takenSlug(
        _ id: String,
        _ range: SourceRange,
        by heading: SourceRange,
        getting slug: String
    ) -> Diagnostic {
        taken(
            LocalizedText(
                en: "the words of another heading give it the same id: “\(id)”",
                es: "las palabras de otro encabezado le dan el mismo id: «\(id)»"
            ),
            range,
            reason: LocalizedText(
                en: "links to `#\(id)` lead here; the other heading has the id “\(slug)”",
                es: "los enlaces a `#\(id)` llevan aquí; el otro encabezado tiene el id «\(slug)»"
            ),
            related: [
                Related(range: heading, message: LocalizedText(en: "the other heading", es: "el otro encabezado"))
            ]
        )
    }

    package static func repeatedID(_ id: String, _ range: SourceRange, isLeftOut: Bool) -> Diagnostic {
        taken(
            LocalizedText(
                en: "raw HTML gives the id “\(id)” more than once",
                es: "el HTML da el id «\(id)» más de una vez"
            ),
            range,
            reason: isLeftOut
                ? LocalizedText(
                    en: "links to `#\(id)` lead to the first; this one is left out",
                    es: "los enlaces a `#\(id)` llevan al primero; este se omite"
                )
                : LocalizedText(
                    en: "links to `#\(id)` lead to the first",
                    es: "los enlaces a `#\(id)` llevan al primero"
                ),
            advice: anotherIDInHTML
        )
    }

    package static func htmlIDOfHeading(_ id: String, _ range: SourceRange) -> Diagnostic {
        taken(
            LocalizedText(
                en: "the id “\(id)” already belongs to a heading of this page",
                es: "el id «\(id)» ya pertenece a un encabezado de esta página"
            ),
            range,
            reason: LocalizedText(
                en: "browsers lead links to `#\(id)` to whichever of the two comes first",
                es: "los navegadores llevan los enlaces a `#\(id)` al primero de los dos"
            ),
            advice: anotherIDInHTML
        )
    }

    private static let anotherID = LocalizedText(en: "write another id in `{#…}`", es: "escribe otro id en `{#…}`")
    private static let anotherIDInHTML = LocalizedText(
        en: "write another id, or none",
        es: "escribe otro id, o ninguno"
    )

    private static func taken(
        _ message: LocalizedText,
        _ range: SourceRange,
        reason: LocalizedText,
        advice: LocalizedText = anotherID,
        related: [Related] = []
    ) -> Diagnostic {
        Diagnostic(
            rule: .idTaken,
            severity: .warning,
            message: message,
            range: range,
            reason: reason,
            advice: advice,
            related: related
        )
    }
}
