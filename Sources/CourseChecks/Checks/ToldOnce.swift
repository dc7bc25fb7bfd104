import Course
import Diagnostics
import Markdown

/// The findings about samples, without repetitions in other languages: the finding in the main language names the others.
struct ToldOnce {
    /// The findings about the samples of each written lesson that are reported there.
    private(set) var findings: [[Diagnostic]]

    private struct Cause: Hashable {
        let rule: RuleID
        let message: String
        let line: String
    }

    init(_ course: Course, _ samples: [SampleVerdicts]) {
        findings = course.written.map { samples[$0].diagnostics }
        for lesson in course.written where !findings[lesson].isEmpty {
            guard let original = course.original(of: lesson), !findings[original].isEmpty else { continue }
            leaveToOriginal(lesson, original, course)
        }
        // An unknown profile that the course names for many lessons is reported once.
        var profiles: Set<String> = []
        for lesson in course.written where course.lessons[lesson].metadata.profile == nil {
            findings[lesson].removeAll { $0.rule == .unknownProfile && !profiles.insert($0.message.en).inserted }
        }
    }

    private mutating func leaveToOriginal(_ lesson: Int, _ original: Int, _ course: Course) {
        var places: [Cause: [Int]] = [:]
        for (index, finding) in findings[original].enumerated().reversed() {
            if let cause = Self.cause(of: finding, in: course.lessons[original]) {
                places[cause, default: []].append(index)
            }
        }
        let language = course.lessons[lesson].language
        var told = findings[original]
        findings[lesson] = findings[lesson].filter { finding in
            guard let cause = Self.cause(of: finding, in: course.lessons[lesson]), let place = places[cause]?.popLast()
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
        findings[original] = told
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
