import Course
import Diagnostics

/// Finds differences between the languages of a course: lessons without a translation, and translations that no longer say the
/// same as the original in the main language.
///
/// The number of languages is not limited to two: each lesson in another language is compared with the main one's.
struct TwinCheck: Sendable {
    let course: Course
    let reviews: ReviewRecord
    /// The verdicts on every lesson's samples.
    let verdicts: [SampleVerdicts]
    private let detector: LanguageDetector
    private let siblings: SiblingOrder

    init(_ course: Course, reviews: ReviewRecord, samples: [SampleVerdicts]) {
        (self.course, self.reviews, verdicts) = (course, reviews, samples)
        detector = LanguageDetector(course.configuration.languages)
        siblings = SiblingOrder(course)
    }

    /// The faults of one lesson as a translation, or as an original without one.
    func check(_ lesson: Int) -> [Diagnostic] {
        guard !course.isLoose, course.languages.count > 1 else { return [] }
        let main = course.configuration.mainLanguage
        let own = course.lessons[lesson]
        // One note counts the messages that a PO file doesn't translate.
        let isMade = course.configuration.catalogue(of: own.language) != nil
        let untranslated = isMade ? [] : UntranslatedText.check(lesson, of: course, by: detector)
        guard own.language != main, let original = course.twin(of: lesson, in: main) else {
            return missing(lesson) + untranslated
        }
        // A second lesson of the same id has no twin of its own.
        guard course.twin(of: lesson, in: own.language) == lesson else { return untranslated }
        // If a closing fence is missing, text is taken for code.
        guard
            [original, lesson].allSatisfy({ course.lessons[$0].document.codeBlocks.allSatisfy { $0.proseStart == nil } }
            )
        else {
            return []
        }
        let pair = TwinPair(course, original: original, translation: lesson)
        let stale = course.staleFindings(lesson, since: reviews)
        let beside = FrontMatterTwins.compare(pair, siblings) + untranslated
        if pair.isMadeByTemplate { return beside + stale }
        if let gap = pair.gap {
            // Nothing of the other page is here, which one finding says.
            return [pair.finding(.translationHeadings, gap, at: own.file.range(0..<0), original: nil)] + beside
        }
        let includes = [original, lesson].map { UnreadInclude.count(in: course.lessons[$0].document) }
        guard includes[0] == includes[1] else { return beside + stale }
        let headings = HeadingTwins.compare(pair)
        let samples = SampleTwins.compare(pair, headings.sections, verdicts: verdicts)
        var inSections = DiagnosticList()
        let prose = ComparedProse(pair, headings.sections)
        ListTwins.compare(pair, headings.sections, prose, to: &inSections)
        LinkTwins.compare(pair, headings.sections, to: &inSections)
        ProseTwins.compare(pair, headings.sections, prose, to: &inSections)
        let blocks =
            samples + DiagramTwins.compare(pair, headings.sections) + TableTwins.compare(pair, headings.sections)
            + ContainerTwins.compare(pair, headings.sections, prose) + FormulaTwins.compare(pair, headings.sections)
        let compared =
            headings.findings + blocks.filter { !headings.sections.isTold($0, of: pair) }
            + GlossaryCheck.missing(pair)
            + inSections.diagnostics
        return Self.joined(compared) + beside + stale
    }

    /// Joins findings that say the same at the same place, such as those about several samples before the first one.
    private static func joined(_ findings: [Diagnostic]) -> [Diagnostic] {
        var places: [[String]: Int] = [:]
        return findings.reduce(into: []) { joined, finding in
            let range = finding.range
            let key = [finding.rule.rawValue, finding.message.en, "\(range.path) \(range.bytes)"]
            if let place = places[key] {
                joined[place].related += finding.related
            } else {
                places[key] = joined.count
                joined.append(finding)
            }
        }
    }

    /// A finding for each language that lacks a lesson of the main language, or for the main language if it lacks one of another;
    /// without languages whose gaps are told in sum (``TranslationGaps``).
    private func missing(_ lesson: Int) -> [Diagnostic] {
        let own = course.lessons[lesson]
        let twins = course.twins[own.id] ?? [:]
        guard course.languages.first(where: { twins[$0] != nil }) == own.language, twins[own.language] == lesson,
            let main = course.languages.first
        else { return [] }
        let others = own.language == main ? course.languages : [main]
        let told = Set(course.coverage.large.map(\.language))
        return others.filter { twins[$0] == nil && !told.contains($0) }.map { language in
            Diagnostic(
                rule: .translationMissing,
                severity: .warning,
                message: LocalizedText(
                    en: "this lesson has no translation into “\(language)”",
                    es: "esta lección no tiene traducción a «\(language)»"
                ),
                range: own.file.range(0..<0),
                advice: LocalizedText(
                    en: "write it with the same `id` (“\(own.id)”), or the same path",
                    es: "escríbela con el mismo `id` («\(own.id)»), o la misma ruta"
                )
            )
        }
    }
}
