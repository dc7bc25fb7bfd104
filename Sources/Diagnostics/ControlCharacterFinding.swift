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
                    "such characters steer terminals and can't stand in XML; pages have a blank in their place\(all.en)",
                es:
                    "estos caracteres gobiernan los terminales y no caben en XML; las páginas llevan un espacio en su lugar\(all.es)"
            ),
            advice: LocalizedText(
                en: "delete it; it often comes along with text that is copied out of a PDF",
                es: "bórralo; suele venir con el texto que se copia de un PDF"
            ),
            related: others.map { Related(range: $0, message: LocalizedText(en: "here too", es: "también aquí")) }
        )
    }
}
