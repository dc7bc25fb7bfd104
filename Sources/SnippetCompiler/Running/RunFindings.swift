import Diagnostics
import SnippetSyntax
import Support

/// Adds the findings of a sample's run to its verdict.
public enum RunFindings {

    /// - Parameter limits: The limits that the sample was run with.
    public static func add(
        _ outcome: RunOutcome,
        to verdict: SnippetVerdict,
        of snippet: Snippet,
        limits: RunLimits = RunLimits()
    ) -> SnippetVerdict {
        var verdict = verdict
        let finding = finding(outcome, snippet, limits)
        if case .skipped = outcome.ending { verdict.omissions.insert(.run) }
        if let finding, snippet.disabledRules.isDisjoint(with: [finding.rule.rawValue, "all"]) {
            verdict.diagnostics = (verdict.diagnostics + [finding]).sortedForReport()
        }
        if outcome.ending == .success {
            // Pages show the output, and a sample may write control characters for a terminal.
            verdict.output = ControlCharacters.replaced(outcome.output)
            let claims = OutputClaims(in: snippet)
            if finding == nil {
                verdict.evidence = .run
                verdict.comparesOutput = !claims.lines.isEmpty
            }
            let rule = RuleID.runOutput
            if snippet.disabledRules.isDisjoint(with: [rule.rawValue, "all"]) {
                verdict.diagnostics = (verdict.diagnostics + claims.ofValues.map { uncompared($0, snippet) })
                    .sortedForReport()
            }
        }
        return verdict
    }

    private static func finding(_ outcome: RunOutcome, _ snippet: Snippet, _ limits: RunLimits) -> Diagnostic? {
        func failure(_ message: LocalizedText) -> Diagnostic {
            return diagnostic(
                .runFailed,
                .error,
                message,
                fence(of: snippet),
                snippet,
                advice: outcome.lastWords.map {
                    LocalizedText(en: "the last that it wrote: \($0)", es: "lo último que ha escrito: \($0)")
                }
            )
        }
        switch outcome.ending {
        case .success: return difference(outcome.output, snippet)
        case .exit(let status):
            return failure(
                LocalizedText(
                    en: "this sample ends with status \(status)",
                    es: "esta muestra termina con el estado \(status)"
                )
            )
        case .signal(let signal):
            let (en, es) = cause(of: signal)
            return failure(
                LocalizedText(
                    en: "this sample crashes when it is run: \(en)",
                    es: "esta muestra falla al ejecutarse: \(es)"
                )
            )
        case .exceeded(let kind): return failure(limits.message(kind))
        case .unbuilt(let message):
            return failure(
                LocalizedText(
                    en: "this sample can't be built to be run: \(message)",
                    es: "no se puede compilar esta muestra para ejecutarla; \(CompilationFindings.quoting)\(message)"
                )
            )
        // Reported once, for all samples.
        case .skipped(.timeLimit): return nil
        case .skipped(let omission):
            // If the reason is permanent, an author can do nothing about it here.
            return diagnostic(
                .runSkipped,
                omission.isLasting ? .note : .warning,
                omission.message,
                fence(of: snippet),
                snippet,
                advice: omission.advice
            )
        }
    }

    /// Returns the finding that a sample which is run for its comments doesn't come to its end: a warning, since no fence promises
    /// that it can be run here; nil for one that does.
    static func unended(_ outcome: RunOutcome, _ snippet: Snippet) -> Diagnostic? {
        guard outcome.ending != .success, var finding = finding(outcome, snippet, RunLimits()) else { return nil }
        finding.severity = min(finding.severity, .warning)
        return finding
    }

    private static func fence(of snippet: Snippet) -> SourceRange {
        snippet.fenceRange ?? snippet.source.range(0..<0)
    }

    /// The most likely meaning of a signal (`man 7 signal`).
    private static func cause(of signal: Int) -> (en: String, es: String) {
        switch signal {
        case 4, 5:
            (
                "a trap, such as an index out of range or nil where a value is required",
                "una trampa, como un índice fuera de rango o nil donde debe haber un valor"
            )
        case 11, 7: ("it used memory that doesn't exist", "ha usado memoria que no existe")
        case 6: ("it aborted", "se ha interrumpido a sí misma")
        case 9:
            (
                "it was ended by SIGKILL, and not for want of memory: most likely by itself",
                "la ha terminado SIGKILL, y no por falta de memoria: lo más probable es que haya sido ella misma"
            )
        case 31: ("it made a system call that is not allowed", "ha hecho una llamada al sistema que no se permite")
        default: ("signal \(signal)", "señal \(signal)")
        }
    }

    private static func difference(_ output: String, _ snippet: Snippet) -> Diagnostic? {
        let claims = OutputClaims(in: snippet)
        var lines = output.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd).map {
            String($0).trimmed
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        guard let (claim, found) = claims.broken(by: lines) else { return nil }
        let whole = lines.isEmpty ? nil : lines.prefix(20).map { "// prints: \($0)" }.joined(separator: "\n")
        let message: LocalizedText
        if let found {
            let isMore =
                claims.areWhole && lines.count > claims.lines.count && claim == claims.lines.last
                && lines.prefix(claims.lines.count).elementsEqual(claims.lines.map(\.text))
            message =
                isMore
                ? LocalizedText(
                    en: "then the sample writes “\(found)”",
                    es: "la muestra escribe después «\(found)»"
                )
                : LocalizedText(en: "the sample writes “\(found)” here", es: "la muestra escribe aquí «\(found)»")
        } else {
            message = LocalizedText(
                en: "this line is not written: the sample ends before it",
                es: "esta línea no se escribe: la muestra termina antes"
            )
        }
        return diagnostic(
            .runOutput,
            .error,
            message,
            snippet.source.range(claim.range),
            snippet,
            advice: whole.map { LocalizedText(en: "its whole output:\n\($0)", es: "su salida completa:\n\($0)") }
        )
    }

    /// The note that a comment states a value which its line doesn't print.
    private static func uncompared(_ range: Range<Int>, _ snippet: Snippet) -> Diagnostic {
        diagnostic(
            .runOutput,
            .note,
            LocalizedText(
                en: "this comment is not compared with anything: its line prints nothing",
                es: "este comentario no se compara con nada: su línea no escribe nada"
            ),
            snippet.source.range(range),
            snippet,
            advice: LocalizedText(
                en: "print the value, or write the comment without the arrow",
                es: "escribe el valor con `print`, o el comentario sin la flecha"
            )
        )
    }

    private static func diagnostic(
        _ rule: RuleID,
        _ severity: Severity,
        _ message: LocalizedText,
        _ range: SourceRange,
        _ snippet: Snippet,
        advice: LocalizedText?
    ) -> Diagnostic {
        Diagnostic(
            rule: rule,
            severity: severity,
            message: message,
            range: range,
            advice: advice,
            snippet: SnippetReference(ordinal: snippet.ordinal, expectation: .none, evidence: .run)
        )
    }
}
