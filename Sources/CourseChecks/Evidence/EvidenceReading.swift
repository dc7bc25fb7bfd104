import Course
import Diagnostics
import SnippetCompiler
import SnippetSyntax

/// A course's ledger, read for the present questions to the compiler.
struct EvidenceReading: Sendable {
    let ledger: EvidenceLedger
    private let key: EvidenceKey

    init(_ ledger: EvidenceLedger, _ key: EvidenceKey) { (self.ledger, self.key) = (ledger, key) }

    /// The ledger's answers; nil if it has no entry for exactly these samples.
    func answers(to question: CompilerQuestion) -> CompilerQuestion.Answers? {
        var answers: CompilerQuestion.Answers = [:]
        // If nothing is asked, no entry is needed.
        for group in question.groups where group.contains(where: \.needsEvidence) {
            guard let entry = ledger.entries[key.text(of: group, for: question.platform)] else { return nil }
            for (place, item) in group.enumerated() where item.needsEvidence {
                let sample = item.sample
                guard let evidence = entry.samples["\(place)"],
                    let verdict = evidence.verdict(on: sample.snippet, segments: sample.verdict.segments.count)
                else { continue }
                let run = key.isRun(sample.snippet) ? evidence.outcome : nil
                answers[sample.id] = CompilerQuestion.Answer(verdict: verdict, run: run)
            }
        }
        return answers
    }

    // MARK: Findings

    /// Findings for answers of the compiler that differ from the ledger's, and for answers that the ledger lacks.
    ///
    /// - Parameter fresh: the compiler's answers.
    func findings(on question: CompilerQuestion, _ fresh: [EvidenceRecord]) -> [Diagnostic] {
        guard fresh.allSatisfy({ ledger.entries[$0.key] != nil }),
            question.packageFiles.allSatisfy(ledger.isOfPackage)
        else { return [stale(question)].compactMap(\.self) }
        return fresh.flatMap { new in
            new.group.indices.compactMap { place in
                guard let now = new.entry.samples["\(place)"], let old = ledger.entries[new.key] else { return nil }
                guard let then = old.samples["\(place)"] else { return stale(new.group[place].sample.snippet) }
                return then.agrees(with: now) ? nil : contradiction(then, now, old, new.group[place].sample.snippet)
            }
        }
    }

    /// The finding that the ledger is about other samples; nil if there are no samples.
    func stale(_ question: CompilerQuestion) -> Diagnostic? {
        let asked = question.groups.lazy.flatMap(\.self).first(where: \.needsEvidence)?.sample.snippet
        return (asked ?? question.packageSnippet).map(stale)
    }

    private func stale(_ snippet: Snippet) -> Diagnostic {
        diagnostic(
            snippet,
            LocalizedText(
                en: "\(EvidenceLedger.fileName) has no entry for these samples: they are new, or were changed",
                es: "\(EvidenceLedger.fileName) no tiene entrada para estas muestras: son nuevas o han cambiado"
            ),
            LocalizedText(
                en: "pages don't show what the compiler answers about them",
                es: "las páginas no muestran qué responde el compilador sobre ellas"
            )
        )
    }

    private func contradiction(
        _ then: RecordedAnswer,
        _ now: RecordedAnswer,
        _ entry: EvidenceLedger.Entry,
        _ snippet: Snippet
    ) -> Diagnostic {
        let by = "\(then.toolchain ?? entry.toolchain), \(entry.date)"
        return diagnostic(
            snippet,
            then.run == now.run
                ? LocalizedText(
                    en:
                        "the compiler's answer about this sample differs from the one in \(EvidenceLedger.fileName) (\(by))",
                    es: "la respuesta del compilador sobre esta muestra no es la de \(EvidenceLedger.fileName) (\(by))"
                )
                : LocalizedText(
                    en:
                        "the end or the output of this sample differs from the one in \(EvidenceLedger.fileName) (\(by))",
                    es: "el final o la salida de esta muestra no son los de \(EvidenceLedger.fileName) (\(by))"
                ),
            LocalizedText(
                en: "pages show what the file says",
                es: "las páginas muestran lo que dice el fichero"
            )
        )
    }

    private func diagnostic(_ snippet: Snippet, _ message: LocalizedText, _ reason: LocalizedText) -> Diagnostic {
        Diagnostic(
            rule: .staleEvidence,
            severity: .warning,
            message: message,
            range: snippet.fenceRange ?? snippet.source.range(0..<0),
            reason: reason,
            advice: LocalizedText(
                en: "run `glosa check --renew-evidence` where there is a compiler, and commit the file",
                es: "ejecuta `glosa check --renew-evidence` donde haya un compilador, y guarda el fichero con el curso"
            ),
            snippet: SnippetReference(ordinal: snippet.ordinal, expectation: .none, evidence: .lint)
        )
    }
}
