import Diagnostics
import SnippetSyntax

/// Adds the findings on the claims of a sample's comments to its verdict.
public enum ClaimFindings {
    public static func add(_ answer: ClaimAnswer, to verdict: SnippetVerdict, of snippet: Snippet) -> SnippetVerdict {
        var verdict = verdict
        var counts = SampleReport.Claims()
        counts.stated = answer.verdicts.count
        counts.held = answer.verdicts.count { $0 == .holds }
        counts.broken = answer.verdicts.count(where: \.isFalse)
        counts.open = counts.stated - counts.held - counts.broken
        verdict.claims = counts
        if case .skipped? = answer.outcome?.ending { verdict.omissions.insert(.run) }
        if counts.stated > 0, counts.held == counts.stated {
            verdict.evidence = .run
            verdict.comparesOutput = true
        }
        let found =
            zip(answer.claims, answer.verdicts).compactMap { finding($0, $1, snippet) }
            + [end(answer, snippet)].compactMap(\.self)
        let shown = found.filter { snippet.disabledRules.isDisjoint(with: [$0.rule.rawValue, "all"]) }
        if shown.count < found.count {
            verdict.usedDisabledRules.formUnion(
                snippet.disabledRules.intersection(found.map(\.rule.rawValue) + ["all"])
            )
        }
        verdict.diagnostics = (verdict.diagnostics + shown).sortedForReport()
        return verdict
    }

    private static func finding(_ claim: RunClaim, _ verdict: ClaimVerdict, _ snippet: Snippet) -> Diagnostic? {
        switch verdict {
        case .holds: nil
        case .differs(let found): difference(of: claim, from: found, snippet)
        case .open(let reason): note(on: claim, reason, snippet)
        }
    }

    // MARK: Differences

    private static func difference(of claim: RunClaim, from found: [String], _ snippet: Snippet) -> Diagnostic {
        let (range, fixes) = fixes(of: claim, by: found)
        let shown = found.joined(separator: "⏎")
        let message: LocalizedText
        let advice: LocalizedText?
        switch claim.kind {
        case .prints:
            message = LocalizedText(
                en: "the sample prints “\(shown)” here",
                es: "la muestra escribe aquí «\(shown)»"
            )
            advice = LocalizedText(
                en: "write that, or mend the code: the sample was compiled and run",
                es: "escríbelo así o arregla el código: la muestra se ha compilado y ejecutado"
            )
        case .value, .equation:
            message = LocalizedText(en: "the value is \(shown) here", es: "el valor es aquí \(shown)")
            advice = LocalizedText(
                en: "write that, or mend the code: the sample was compiled and run",
                es: "escríbelo así o arregla el código: la muestra se ha compilado y ejecutado"
            )
        case .trap:
            message = LocalizedText(
                en: "the comment announces a runtime error, and the sample goes on without one",
                es: "el comentario anuncia un error de ejecución y la muestra sigue sin ninguno"
            )
            advice = nil
        }
        return Diagnostic(
            rule: .runOutput,
            severity: .error,
            message: message,
            range: snippet.source.range(range),
            advice: advice,
            fixes: fixes.map { Fix(range: snippet.source.range($0.range), replacement: $0.text) },
            snippet: reference(snippet)
        )
    }

    /// The place of a difference, and the edits of the comment that state what was found; none if a person must decide.
    private static func fixes(
        of claim: RunClaim,
        by found: [String]
    ) -> (place: Range<Int>, edits: [(range: Range<Int>, text: String)]) {
        switch claim.kind {
        case .trap: return (claim.range, [])
        case .value, .equation: return (claim.valueRange, found.first.map { [(claim.valueRange, $0)] } ?? [])
        case .prints(let lines):
            let place = zip(lines, found).first { $0.0.text != $0.1 }?.0 ?? lines.last
            guard let place else { return (claim.range, []) }
            let isOneComment = Set(lines.map(\.range)).count == 1
            guard isOneComment || lines.count == found.count,
                !found.contains(where: { $0.contains(where: \.isNewline) })
            else { return (place.range, []) }
            if isOneComment {
                guard place.isQuoted || found.count == 1 else { return (place.range, []) }
                return (place.range, [(place.range, written(found.joined(separator: "\n"), isQuoted: place.isQuoted))])
            }
            guard Set(lines.map(\.range)).count == lines.count else { return (place.range, []) }
            return (
                place.range,
                zip(lines, found).filter { $0.0.text != $0.1 }.map { ($0.range, written($1, isQuoted: $0.isQuoted)) }
            )
        }
    }

    private static func written(_ text: String, isQuoted: Bool) -> String {
        isQuoted ? text.replacing("\n", with: "\\n") : text
    }

    // MARK: Notes

    private static func note(on claim: RunClaim, _ reason: ClaimVerdict.Reason, _ snippet: Snippet) -> Diagnostic? {
        guard let (en, es) = words(reason) else { return nil }
        return Diagnostic(
            rule: .runOutput,
            severity: .note,
            message: LocalizedText(
                en: "this comment was not compared with the sample's run: \(en)",
                es: "este comentario no se ha comparado con la ejecución de la muestra: \(es)"
            ),
            range: snippet.source.range(claim.range),
            snippet: reference(snippet)
        )
    }

    /// The reason why a claim is open; nil if another finding says it.
    private static func words(_ reason: ClaimVerdict.Reason) -> (en: String, es: String)? {
        switch reason {
        case .uncompiled, .unended: nil
        case .unbuilt:
            (
                "the sample can't be built as a program, so that it has no run",
                "la muestra no se puede construir como programa, de modo que no hay ejecución"
            )
        case .unreached: ("the code before it isn't run", "el código anterior no se ejecuta")
        case .unplaced:
            (
                "it stands behind no statement that can be followed",
                "no está detrás de una sentencia que se pueda seguir"
            )
        case .wording:
            (
                "it can be read in several ways, and the run agrees with none of them",
                "se puede leer de varias maneras y ninguna coincide con la ejecución"
            )
        case .variation: ("it says that the result varies", "dice que el resultado varía")
        case .unstable:
            (
                "the result differs from run to run, as do random values, addresses, times and the order of sets",
                "el resultado cambia de una ejecución a otra, como los valores aleatorios, las direcciones, las horas y el orden de los conjuntos"
            )
        case .silent: ("the code before it prints nothing", "el código anterior no escribe nada")
        case .repeated: ("the code before it runs several times", "el código anterior se ejecuta varias veces")
        case .noLiteral: ("the value has another form", "el valor tiene otra forma")
        case .leftOut: ("the sample leaves code out", "la muestra omite código")
        }
    }

    /// The finding that a sample's run doesn't come to its end, if the claims behind that place stay open.
    private static func end(_ answer: ClaimAnswer, _ snippet: Snippet) -> Diagnostic? {
        guard let outcome = answer.outcome,
            answer.verdicts.contains(where: { $0 == .open(.unended) || $0 == .open(.unreached) }),
            outcome.ending != .success
        else { return nil }
        // A trap that a comment announces ends the run as it should.
        let isAnnounced = zip(answer.claims, answer.verdicts).contains { $0.kind.isTrap && $1 == .holds }
        guard !isAnnounced else { return nil }
        return RunFindings.unended(outcome, snippet)
    }

    private static func reference(_ snippet: Snippet) -> SnippetReference {
        SnippetReference(ordinal: snippet.ordinal, expectation: .none, evidence: .run)
    }
}
