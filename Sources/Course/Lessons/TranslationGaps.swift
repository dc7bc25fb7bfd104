import CourseConfiguration
import Diagnostics

/// The finding about languages that lack most lessons, in place of one at each lesson, and about the pages that are left out then.
enum TranslationGaps {
    /// The number of languages and of lessons that are named.
    private static let (mostLanguages, mostLessons) = (40, 3)

    /// - Parameter read: the files of the configuration.
    static func findings(
        _ coverage: LanguageCoverage,
        _ lessons: [Lesson],
        _ configuration: Configuration,
        read: [SourceFile]
    ) -> [Diagnostic] {
        let large = coverage.large
        let place =
            configuration.pathRanges["languages"] ?? read.first?.range(0..<0)
            ?? SourceRange(path: configuration.content, bytes: 0..<0)
        var findings: [Diagnostic] = []
        if let finding = missing(large, coverage, lessons, place) { findings.append(finding) }
        if let finding = leftOut(coverage, place) { findings.append(finding) }
        return findings
    }

    private static func missing(
        _ gaps: [LanguageCoverage.Gap],
        _ coverage: LanguageCoverage,
        _ lessons: [Lesson],
        _ place: SourceRange
    ) -> Diagnostic? {
        guard let main = coverage.languages.first, !gaps.isEmpty else { return nil }
        let count = coverage.counts[main] ?? 0
        let others = gaps.filter { $0.language != main }
        let strangers = gaps.first { $0.language == main }
        var parts: [LocalizedText] = []
        if !others.isEmpty {
            let shown = others.prefix(mostLanguages).map { "\($0.language) \($0.lessons.count)" }.joined(
                separator: ", "
            )
            let more = others.count > mostLanguages ? ", …" : ""
            parts.append(
                LocalizedText(
                    en: "of the \(count) lessons in “\(main)”, most have no translation; they lack: \(shown)\(more)",
                    es:
                        "de las \(count) lecciones en «\(main)», la mayoría no tiene traducción; faltan: \(shown)\(more)"
                )
            )
        }
        if let strangers {
            let number = strangers.lessons.count
            parts.append(
                LocalizedText(
                    en: "\(number) lessons of other languages have no counterpart in “\(main)”",
                    es: "\(number) lecciones de otros idiomas no tienen equivalente en «\(main)»"
                )
            )
        }
        let named = (strangers ?? others.first ?? gaps[0]).lessons.prefix(mostLessons).map { lessons[$0] }
        return Diagnostic(
            rule: .translationMissing,
            severity: .warning,
            message: LocalizedText(
                en: parts.map(\.en).joined(separator: "; "),
                es: parts.map(\.es).joined(separator: "; ")
            ),
            range: place,
            reason: LocalizedText(
                en: "a lesson and its translation have the same path, or the same `id` in their front matter",
                es: "una lección y su traducción tienen la misma ruta, o el mismo `id` en sus metadatos"
            ),
            advice: LocalizedText(
                en:
                    "if they are translated under other names, give both the same `id`; otherwise translate them, or leave "
                    + "the languages out of `languages`",
                es:
                    "si están traducidas con otros nombres, dales el mismo `id`; si no, tradúcelas, o quita esos idiomas "
                    + "de `languages`"
            ),
            related: named.map { lesson in
                Diagnostic.Related(
                    range: lesson.file.range(0..<0),
                    message: LocalizedText(en: "one of them", es: "una de ellas")
                )
            }
        )
    }

    /// The note about pages that the site does without because of their number.
    private static func leftOut(_ coverage: LanguageCoverage, _ place: SourceRange) -> Diagnostic? {
        let poor = coverage.languagesWithoutFallbacks
        guard !poor.isEmpty || coverage.leavesPairsOut else { return nil }
        let shown = poor.prefix(mostLanguages).joined(separator: ", ") + (poor.count > mostLanguages ? ", …" : "")
        let pages: LocalizedText? =
            poor.isEmpty
            ? nil
            : LocalizedText(
                en: "no pages in the main language for what these languages lack: \(shown)",
                es: "páginas en el idioma principal para lo que falta en estos idiomas: \(shown)"
            )
        let pairs: LocalizedText? =
            coverage.leavesPairsOut
            ? LocalizedText(
                en: "no pages with a translation beside its original",
                es: "páginas con la traducción junto al original"
            ) : nil
        let both = [pages, pairs].compactMap(\.self)
        let keys = [pages.map { _ in "`fallbacks: true`" }, pairs.map { _ in "`sideBySide: true`" }].compactMap(\.self)
        return Diagnostic(
            rule: .translationPages,
            severity: .note,
            message: LocalizedText(
                en: "the site has " + both.map(\.en).joined(separator: " and "),
                es: "el sitio no tiene " + both.map(\.es).joined(separator: " ni ")
            ),
            range: place,
            reason: LocalizedText(
                en: "with them the site would be nearly twice as large as the course, or larger",
                es: "con ellas el sitio sería casi el doble de grande que el curso, o más"
            ),
            advice: LocalizedText(
                en: "if you want them all the same, write " + keys.joined(separator: " and ")
                    + "; `false` ends this note",
                es: "si las quieres de todos modos, escribe " + keys.joined(separator: " y ")
                    + "; con `false` desaparece esta nota"
            )
        )
    }
}
