import Course
import Diagnostics
import Markdown

/// The findings about samples, without repetitions in other languages: the finding in the main language names the others.
enum ToldOnce {
    private struct Cause: Hashable {
        let rule: RuleID
        let message: String
        let line: String
    }

    /// Returns the findings about a lesson's samples that are reported there: for an original with the places of the same findings in
    /// its translations, for a translation without those.
    ///
    /// They follow from the texts of the lesson and its twins alone.
    static func findings(of lesson: Int, in course: Course, _ samples: [SampleVerdicts]) -> [Diagnostic] {
        let own = samples[lesson].diagnostics
        guard !own.isEmpty else { return own }
        if let original = course.original(of: lesson) {
            let shared = samples[original].diagnostics
            guard !shared.isEmpty else { return own }
            return withoutRepetitions(own, of: lesson, in: shared, of: original, course).own
        }
        let translations = (course.twins[course.lessons[lesson].id] ?? [:]).values.filter {
            $0 != lesson && course.original(of: $0) == lesson && !samples[$0].diagnostics.isEmpty
        }
        return translations.sorted().reduce(own) { told, translation in
            withoutRepetitions(samples[translation].diagnostics, of: translation, in: told, of: lesson, course).original
        }
    }

    /// Returns the findings of a translation that its original lacks, and those of the original with the places of the others.
    private static func withoutRepetitions(
        _ findings: [Diagnostic],
        of lesson: Int,
        in originals: [Diagnostic],
        of original: Int,
        _ course: Course
    ) -> (own: [Diagnostic], original: [Diagnostic]) {
        var places: [Cause: [Int]] = [:]
        for (index, finding) in originals.enumerated().reversed() {
            if let cause = cause(of: finding, in: course.lessons[original]) { places[cause, default: []].append(index) }
        }
        let language = course.lessons[lesson].language
        var told = originals
        let own = findings.filter { finding in
            guard let cause = cause(of: finding, in: course.lessons[lesson]), let place = places[cause]?.popLast()
            else {
                return true
            }
            told[place] = told[place].adding(
                Diagnostic.Related(
                    range: finding.range,
                    message: LocalizedText(en: "the same in “\(language)”", es: "lo mismo en «\(language)»"),
                    isRepetition: true
                )
            )
            return false
        }
        return (own, told)
    }

    /// The part of a finding that is the same in all languages; nil if the finding is not about a sample of the lesson's own
    /// text.
    private static func cause(of finding: Diagnostic, in lesson: Lesson) -> Cause? {
        guard finding.snippet != nil, finding.range.path == lesson.filePath else { return nil }
        let bytes = lesson.file.bytes
        let place = min(finding.range.bytes.lowerBound, bytes.count)
        let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        // Comments are translated.
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        let code = text.firstRange(of: "//").map { String(text[..<$0.lowerBound]) } ?? text
        return Cause(
            rule: finding.rule,
            message: finding.message.en,
            line: code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        )
    }
}

extension Diagnostic {
    /// The same finding with one more place.
    func adding(_ place: Related) -> Diagnostic {
        Diagnostic(
            rule: rule,
            severity: severity,
            message: message,
            range: range,
            reason: reason,
            advice: advice,
            fixes: fixes,
            related: related + [place],
            snippet: snippet
        )
    }
}
