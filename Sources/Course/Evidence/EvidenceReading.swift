import Diagnostics
import SnippetCompiler
import SnippetLint

/// A course's ledger, beside what is asked now.
struct EvidenceReading: Sendable {
    let ledger: EvidenceLedger
    private let key: EvidenceKey

    init(_ ledger: EvidenceLedger, _ configuration: Configuration) {
        self.ledger = ledger
        key = EvidenceKey(configuration)
    }

    /// What the ledger answers; nil where it knows nothing of these very samples.
    func answers(to question: CompilerQuestion) -> [CompilerQuestion.Found]? {
        var answers: [CompilerQuestion.Found] = []
        for samples in question.evidenceSamples {
            guard let entry = ledger.entries[key.text(of: samples, for: question.platform)] else { return nil }
            var runs: [Int: RunOutcome] = [:]
            let verdicts = samples.indices.map { place in
                let (sample, evidence) = (samples[place], entry.samples["\(place)"])
                let count = sample.segments.count
                guard sample.isAsked, let verdict = evidence?.verdict(on: sample.snippet, segments: count) else {
                    return CompilationVerdict.unanswered(segments: count)
                }
                if let outcome = evidence?.outcome { runs[place] = outcome }
                return verdict
            }
            answers.append((verdicts, runs))
        }
        return answers
    }

    // MARK: Renewing

    /// What the compiler has answered, as a ledger says it.
    static func entries(
        for question: CompilerQuestion,
        _ answers: [CompilerQuestion.Found],
        by toolchain: String,
        _ configuration: Configuration
    ) -> [(key: String, entry: EvidenceLedger.Entry)] {
        let key = EvidenceKey(configuration)
        return zip(question.evidenceSamples, answers).compactMap { samples, found in
            guard let first = samples.first(where: \.isAsked) else { return nil }
            var entry = EvidenceLedger.Entry(
                path: first.snippet.source.path,
                toolchain: toolchain,
                date: "",
                samples: [:]
            )
            for place in samples.indices where samples[place].isAsked {
                entry.samples["\(place)"] = RecordedAnswer(
                    found.verdicts[place],
                    run: found.runs[place],
                    isRun: configuration.compile.run && samples[place].snippet.isRun
                        && !samples[place].snippet.isExcerpt
                )
            }
            return (key.text(of: samples, for: question.platform), entry)
        }
    }

    // MARK: Findings

    /// Where the compiler answers otherwise than the ledger, and where that answers nothing.
    func findings(
        on question: CompilerQuestion,
        _ answers: [CompilerQuestion.Found],
        by toolchain: String,
        _ configuration: Configuration
    ) -> [Diagnostic] {
        let fresh = Self.entries(for: question, answers, by: toolchain, configuration)
        guard fresh.allSatisfy({ ledger.entries[$0.key] != nil }) else { return [stale(question)].compactMap(\.self) }
        let groups = question.evidenceSamples.filter { $0.contains(where: \.isAsked) }
        return zip(groups, fresh).flatMap { samples, new in
            samples.indices.compactMap { place in
                guard let now = new.entry.samples["\(place)"], let old = ledger.entries[new.key] else { return nil }
                guard let then = old.samples["\(place)"] else { return stale(samples[place].snippet) }
                return then.agrees(with: now) ? nil : contradiction(then, now, old, samples[place].snippet)
            }
        }
    }

    /// That the ledger is about other samples; nil where nothing is asked of any.
    func stale(_ question: CompilerQuestion) -> Diagnostic? {
        question.evidenceSamples.lazy.flatMap(\.self).first(where: \.isAsked).map { stale($0.snippet) }
    }

    private func stale(_ snippet: Snippet) -> Diagnostic {
        diagnostic(
            snippet,
            LocalizedText(
                en: "\(EvidenceLedger.fileName) knows nothing of these samples: they are new, or were changed",
                es: "\(EvidenceLedger.fileName) no sabe nada de estas muestras: son nuevas o han cambiado"
            ),
            LocalizedText(
                en: "pages don't say what the compiler makes of them",
                es: "las páginas no dicen qué opina de ellas el compilador"
            )
        )
    }

    private func contradiction(
        _ then: RecordedAnswer,
        _ now: RecordedAnswer,
        _ entry: EvidenceLedger.Entry,
        _ snippet: Snippet
    ) -> Diagnostic {
        let by = "\(entry.toolchain), \(entry.date)"
        return diagnostic(
            snippet,
            then.run == now.run
                ? LocalizedText(
                    en: "the compiler answers otherwise on this sample than \(EvidenceLedger.fileName) says (\(by))",
                    es: "el compilador responde sobre esta muestra otra cosa que \(EvidenceLedger.fileName) (\(by))"
                )
                : LocalizedText(
                    en: "this sample ends or writes otherwise than \(EvidenceLedger.fileName) says (\(by))",
                    es: "esta muestra termina o escribe otra cosa que lo que dice \(EvidenceLedger.fileName) (\(by))"
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
