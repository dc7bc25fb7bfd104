import Diagnostics
import SnippetSyntax

/// The findings for a sample's author, made from the compiler's messages.
extension CompilationFindings {
    /// The words before the compiler's own, in Spanish messages: pages mark what follows as English.
    public static let quoting = "el compilador dice: "

    static func diagnostic(
        _ error: CompilerError,
        more: Int = 0,
        severity: Severity,
        _ snippet: Snippet,
        expectation: SnippetReference.Expectation,
        isGuess: Bool = false
    ) -> Diagnostic {
        let marked = expectation == .valid
        let others =
            more == 0
            ? LocalizedText(en: "", es: "")
            : LocalizedText(
                en: " (and the same in \(more) more \(more == 1 ? "line" : "lines"))",
                es: " (y lo mismo en \(more) \(more == 1 ? "línea" : "líneas") más)"
            )
        let story = error.former?.story
        let former = LocalizedText(en: story.map { "; \($0.en)" } ?? "", es: story.map { "; \($0.es)" } ?? "")
        return Diagnostic(
            rule: .compileError,
            severity: severity,
            message: LocalizedText(
                en: marked
                    ? "this is marked as right but doesn't compile: \(error.message)\(former.en)\(others.en)"
                    : "this doesn't compile: \(error.message)\(former.en)\(others.en)",
                es: marked
                    ? "esto está marcado como correcto, pero no compila; \(quoting)\(error.message)\(former.es)\(others.es)"
                    : "esto no compila; \(quoting)\(error.message)\(former.es)\(others.es)"
            ),
            range: error.range,
            reason: expectation == .broken ? nil : reason(for: error, isGuess: isGuess),
            advice: expectation == .broken
                ? nil
                : error.former?.question
                    ?? LocalizedText(
                        en:
                            "correct it; mark it with ❌ if it is meant to fail; or put `excerpt` on the fence of a fragment",
                        es: "corrígela; márcala con ❌ si debe fallar; o pon `excerpt` en el bloque de un fragmento"
                    ),
            snippet: SnippetReference(ordinal: snippet.ordinal, expectation: expectation, evidence: .types)
        )
    }

    private static func reason(for error: CompilerError, isGuess: Bool) -> LocalizedText {
        if error.isOfMode {
            return LocalizedText(
                en: "in Swift 6 mode whoever copies the sample gets this error; in Swift 5 mode it is not an error",
                es: "en modo Swift 6, quien copie la muestra recibirá este error; en modo Swift 5 no es un error"
            )
        }
        if error.isOfLoan {
            return LocalizedText(
                en: "with what other samples declare and use, whoever copies the sample gets this error",
                es: "con lo que declaran y usan otras muestras, quien copie la muestra recibirá este error"
            )
        }
        if isGuess {
            return LocalizedText(
                en:
                    "whoever copies the sample gets this error, unless a library or the project declares what Glosa doesn't know",
                es:
                    "quien copie la muestra recibirá este error, salvo que una biblioteca o el proyecto declaren lo que Glosa no conoce"
            )
        }
        return LocalizedText(
            en: "whoever copies the sample gets this error",
            es: "quien copie la muestra recibirá este error"
        )
    }

    /// Returns the finding that a sample uses a deprecated declaration of the package.
    static func deprecated(_ warning: CompilerError, _ snippet: Snippet) -> Diagnostic {
        Diagnostic(
            rule: .packageDeprecated,
            severity: .warning,
            message: LocalizedText(
                en: "the package deprecates what this uses: \(warning.message)",
                es: "el paquete marca como obsoleto lo que se usa aquí; \(quoting)\(warning.message)"
            ),
            range: warning.range,
            reason: LocalizedText(
                en: "whoever copies the sample gets this warning",
                es: "quien copie la muestra recibirá este aviso"
            ),
            advice: LocalizedText(
                en: "use what has taken its place; mark the sample with ❌ if it shows what no longer should be used",
                es: "usa lo que lo ha sustituido; marca la muestra con ❌ si enseña lo que ya no se debe usar"
            ),
            snippet: SnippetReference(ordinal: snippet.ordinal, expectation: .none, evidence: .types)
        )
    }

    /// Returns the finding that the compiler has not answered. A warning: otherwise nobody would notice that the check is
    /// incomplete.
    static func skipped(_ failure: CompilerFailure, _ snippet: Snippet) -> Diagnostic {
        let (reason, advice) = (failure.reason, failure.advice)
        return Diagnostic(
            rule: .compileSkipped,
            severity: .warning,
            message: LocalizedText(
                en: "the types of this sample were not checked completely: \(reason.en)",
                es: "no se han comprobado del todo los tipos de esta muestra: \(reason.es)"
            ),
            range: snippet.fenceRange ?? snippet.source.range(0..<0),
            reason: LocalizedText(
                en: "compile errors in it would go unnoticed",
                es: "sus errores de compilación pasarían inadvertidos"
            ),
            advice: advice,
            snippet: SnippetReference(ordinal: snippet.ordinal, expectation: .none, evidence: .lint)
        )
    }

    /// Returns the finding that the compiler accepts a sample that is marked as wrong for a reason in words.
    static func unchecked(_ reason: String, _ snippet: Snippet) -> Diagnostic {
        Diagnostic(
            rule: .counterexampleUnproven,
            severity: .note,
            message: LocalizedText(
                en:
                    "neither a rule nor the compiler proves “\(reason)”: the page says that it was not checked by a machine",
                es:
                    "ni una regla ni el compilador demuestran «\(reason)»: la página dice que no lo ha comprobado una máquina"
            ),
            range: snippet.fenceRange ?? snippet.source.range(0..<0),
            reason: LocalizedText(
                en: "the compiler accepts the sample and reports no such error",
                es: "el compilador acepta la muestra y no da ningún error así"
            ),
            advice: LocalizedText(
                en:
                    "if you mean a message of the compiler, correct it or the sample; a reason in your own words can stay",
                es:
                    "si es un mensaje del compilador, corrígelo o corrige la muestra; un motivo con tus propias palabras puede quedarse"
            ),
            snippet: SnippetReference(ordinal: snippet.ordinal, expectation: .broken, evidence: .types)
        )
    }

    /// Returns the note that a sample uses undeclared names, with declarations to paste; nil for no names.
    static func missing(
        _ names: [String],
        isGiven: Bool,
        under conditions: [String: String] = [:],
        in snippet: Snippet,
        suggesting suggestions: NameSuggestions
    ) -> Diagnostic? {
        let names = uniqued(names)
        guard !names.isEmpty else { return nil }
        let list = names.joined(separator: ", ")
        let start = snippet.source.bytes.firstIndex { !" \t\n".utf8.contains($0) } ?? 0
        let end = snippet.source.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? snippet.source.bytes.count
        return Diagnostic(
            rule: .needsContext,
            severity: .note,
            message: isGiven
                ? LocalizedText(
                    en: "this sample would compile if something declared what it needs: \(list)",
                    es: "esta muestra compilaría si algo declarara lo que necesita: \(list)"
                )
                : LocalizedText(
                    en: "the types of this sample can't be checked, because nothing declares: \(list)",
                    es: "no se pueden comprobar los tipos de esta muestra, porque nada declara: \(list)"
                ),
            range: snippet.source.range(start..<end),
            reason: Self.reason(names.compactMap { name in conditions[name].map { (name, $0) } })
                ?? LocalizedText(
                    en: "no sample of the lesson and no preamble declares these names",
                    es: "ninguna muestra de la lección ni ningún preámbulo declara esos nombres"
                ),
            advice: advice(onMissing: names, suggestions),
            snippet: SnippetReference(ordinal: snippet.ordinal, expectation: .none, evidence: .lint)
        )
    }

    /// The reason that the package has some of the names on other systems only; nil for no such names.
    private static func reason(_ conditions: [(name: String, condition: String)]) -> LocalizedText? {
        guard !conditions.isEmpty else { return nil }
        return LocalizedText(
            en: conditions.map { "the package has “\($0.name)” only where \($0.condition)" }.joined(separator: "; "),
            es: conditions.map { "el paquete solo tiene «\($0.name)» donde \($0.condition)" }.joined(separator: "; ")
        )
    }

    private static func advice(onMissing names: [String], _ suggestions: NameSuggestions) -> LocalizedText {
        let declaring = declaring(names, suggestions)
        let slips = suggestions.slips(among: names)
        guard !slips.isEmpty else { return declaring }
        let asked = LocalizedText(
            en: slips.map { "“\($0.written)”: did you mean “\($0.meant)”?" }.joined(separator: " "),
            es: slips.map { "«\($0.written)»: ¿querías decir «\($0.meant)»?" }.joined(separator: " ")
        )
        return LocalizedText(en: "\(asked.en) If not, \(declaring.en)", es: "\(asked.es) Si no, \(declaring.es)")
    }

    private static func declaring(_ names: [String], _ suggestions: NameSuggestions) -> LocalizedText {
        let declarations = names.compactMap(suggestions.declaration).joined(separator: "\n")
        guard !declarations.isEmpty else {
            return LocalizedText(
                en:
                    "name the package that has it, if one has: with --package, or in glosa.yml: `compile: {package: .}`",
                es: "indica el paquete que lo tiene, si lo hay: con --package, o en glosa.yml: `compile: {package: .}`"
            )
        }
        let preamble = "<!-- glosa:preamble\n\(declarations)\n-->"
        return LocalizedText(
            en: "declare them in a sample, or in a preamble, which readers don't see:\n\(preamble)",
            es: "decláralos en una muestra, o en un preámbulo, que no se ve al leer:\n\(preamble)"
        )
    }
}
