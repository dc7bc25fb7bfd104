extension Diagnostic {
    /// That something stands in a text which ``ControlCharacters`` replaces.
    ///
    /// - Parameters:
    ///   - others: more places of the same kind.
    ///   - count: how many there are in all.
    public static func controlCharacter(
        _ message: LocalizedText,
        at range: SourceRange,
        others: [SourceRange] = [],
        count: Int = 1
    ) -> Diagnostic {
        let all = count > 1 ? (en: "; there are \(count) in all", es: "; hay \(count) en total") : (en: "", es: "")
        return Diagnostic(
            rule: .controlCharacter,
            severity: .warning,
            message: message,
            range: range,
            reason: LocalizedText(
                en:
                    "such characters control terminals and are not allowed in XML; pages show a space instead\(all.en)",
                es:
                    "estos caracteres controlan los terminales y no se admiten en XML; las páginas muestran un espacio en su lugar\(all.es)"
            ),
            advice: LocalizedText(
                en: "delete it; such characters often come with text that is copied from a PDF",
                es: "bórralo; estos caracteres suelen venir con el texto que se copia de un PDF"
            ),
            related: others.map { Related(range: $0, message: LocalizedText(en: "here too", es: "también aquí")) }
        )
    }
}
