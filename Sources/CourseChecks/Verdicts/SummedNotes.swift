import Course
import Diagnostics
import SnippetSyntax

/// Sums up notes of the compiler on a loose file: one note for all names that its samples need and nothing declares, at the first
/// of these samples, and one note of each other kind.
enum SummedNotes {
    private static let mostNames = 10

    /// The same verdicts with one note for each kind of compiler message in a file, in place of one for each sample.
    static func withOneNoteOfAKind(_ verdicts: SampleVerdicts) -> SampleVerdicts {
        var first: [String: Int] = [:]
        var result: [Diagnostic] = []
        var more: [Int: Int] = [:]
        for finding in verdicts.diagnostics {
            guard finding.rule == .compileError, finding.severity == .note else {
                result.append(finding)
                continue
            }
            // The parts between quotes are names.
            let words = finding.message.en.split(separator: "'", omittingEmptySubsequences: false)
            let kind = words.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "'")
            if let place = first[kind] {
                more[place, default: 0] += 1
            } else {
                first[kind] = result.count
                result.append(finding)
            }
        }
        guard !more.isEmpty else { return verdicts }
        for (place, count) in more {
            let one = result[place]
            result[place] = Diagnostic(
                rule: one.rule,
                severity: one.severity,
                message: LocalizedText(
                    en: "\(one.message.en) (and \(count) more of this kind in the file)",
                    es: "\(one.message.es) (y \(count) más de esta clase en el fichero)"
                ),
                range: one.range,
                reason: one.reason,
                advice: one.advice,
                snippet: one.snippet
            )
        }
        return verdicts.with(diagnostics: result)
    }

    /// The same verdicts with one note for all undeclared names, in place of one for each sample.
    static func withMissingNamesSummed(_ verdicts: SampleVerdicts, hasPackage: Bool) -> SampleVerdicts {
        let diagnostics = verdicts.diagnostics
        let notes = diagnostics.filter { $0.rule == .needsContext && $0.severity == .note }
        guard let first = notes.min(by: { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }) else {
            return verdicts
        }
        let ordinals = Set(notes.compactMap { $0.snippet?.ordinal })
        let compiling = Set(verdicts.byBlock.values.filter(\.restCompiles).map(\.ordinal)).intersection(ordinals).count
        var counts: [String: (samples: Int, place: Int)] = [:]
        for (_, verdict) in verdicts.byBlock.sorted(by: { $0.key < $1.key }) where ordinals.contains(verdict.ordinal) {
            for name in verdict.missingNames {
                let known = counts[name] ?? (0, counts.count)
                counts[name] = (known.samples + 1, known.place)
            }
        }
        guard !counts.isEmpty else { return verdicts }
        let names = counts.sorted { ($1.value.samples, $0.value.place) < ($0.value.samples, $1.value.place) }
        let summary = note(
            names.map { ($0.key, $0.value.samples) },
            samples: ordinals.count,
            compiling: compiling,
            first,
            hasPackage
        )
        let others = diagnostics.filter { $0.rule != .needsContext || $0.severity != .note }
        return verdicts.with(diagnostics: (others + [summary]).sortedForReport())
    }

    private static func note(
        _ names: [(name: String, samples: Int)],
        samples: Int,
        compiling: Int,
        _ first: Diagnostic,
        _ hasPackage: Bool
    ) -> Diagnostic {
        func list(_ one: String, _ many: String) -> String {
            names.prefix(mostNames).map { name, count in
                samples == 1 ? name : "\(name) (\(count) \(count == 1 ? one : many))"
            }.joined(separator: ", ")
        }
        let more = max(0, names.count - mostNames)
        let rest = more == 0 ? (en: "", es: "") : (en: " and \(more) more", es: " y \(more) más")
        let (english, spanish) = (list("sample", "samples") + rest.en, list("muestra", "muestras") + rest.es)
        return Diagnostic(
            rule: .needsContext,
            severity: .note,
            message: message(english, spanish, samples: samples, compiling: compiling),
            range: first.range,
            reason: first.reason,
            advice: hasPackage
                ? LocalizedText(
                    en: "declare or import them in a sample, or in a comment `<!-- glosa:preamble … -->`",
                    es: "decláralos o impórtalos en una muestra, o en un comentario `<!-- glosa:preamble … -->`"
                )
                : LocalizedText(
                    en: "declare or import them; if a package has them, try --package",
                    es: "decláralos o impórtalos; si los tiene un paquete, prueba con --package"
                ),
            snippet: first.snippet
        )
    }

    /// - Parameters:
    ///   - english: The names in English.
    ///   - spanish: The names in Spanish.
    ///   - compiling: The number of samples that the compiler accepts with stand-ins for the names.
    private static func message(_ english: String, _ spanish: String, samples: Int, compiling: Int) -> LocalizedText {
        switch (samples, compiling) {
        case (1, 1):
            LocalizedText(
                en: "this sample would compile if something declared what it needs: \(english)",
                es: "esta muestra compilaría si algo declarara lo que necesita: \(spanish)"
            )
        case (1, _):
            LocalizedText(
                en: "the types of this sample can't be checked, because nothing declares: \(english)",
                es: "no se pueden comprobar los tipos de esta muestra, porque nada declara: \(spanish)"
            )
        case (_, samples):
            LocalizedText(
                en: "\(samples) samples of this file would compile if something declared what they need: \(english)",
                es: "\(samples) muestras de este fichero compilarían si algo declarara lo que necesitan: \(spanish)"
            )
        case (_, 0):
            LocalizedText(
                en:
                    "the types of \(samples) samples of this file can't be checked, because nothing declares: \(english)",
                es:
                    "no se pueden comprobar los tipos de \(samples) muestras de este fichero, porque nada declara: \(spanish)"
            )
        default:
            LocalizedText(
                en: "\(samples) samples of this file need what nothing declares, \(compiling) of them nothing else: "
                    + english,
                es:
                    "\(samples) muestras de este fichero necesitan lo que nada declara, y \(compiling) de ellas nada más: "
                    + spanish
            )
        }
    }
}
