import Course
import Diagnostics
import Markdown
import Support

/// A lesson in the main language and its translation, about to be compared.
struct TwinPair {
    let course: Course
    /// Indices into ``Course/lessons``.
    let original: Int
    let translation: Int
    let originalOutline: LessonOutline
    let outline: LessonOutline
    let originalProse: [ProseBlock.Section]
    let prose: [ProseBlock.Section]
    /// The words of each page, by which text in code is known.
    let words: Lazy<(original: PageWords, own: PageWords)>

    var originalLesson: Lesson { course.lessons[original] }
    var lesson: Lesson { course.lessons[translation] }

    init(_ course: Course, original: Int, translation: Int) {
        self.course = course
        self.original = original
        self.translation = translation
        originalOutline = LessonOutline(course.lessons[original].document)
        outline = LessonOutline(course.lessons[translation].document)
        originalProse = ProseBlock.bySection(course.lessons[original].document)
        prose = ProseBlock.bySection(course.lessons[translation].document)
        let (first, second) = (course.lessons[original], course.lessons[translation])
        words = Lazy {
            (
                PageWords(first.document, language: first.language),
                PageWords(second.document, language: second.language)
            )
        }
    }

    /// A finding at the translation, with the original's place.
    ///
    /// - Parameter isMissing: true if the text at the original's place is missing in the translation.
    func finding(
        _ rule: RuleID,
        _ message: LocalizedText,
        severity: Severity = .warning,
        at range: SourceRange,
        original: SourceRange?,
        isMissing: Bool = false,
        reason: LocalizedText? = nil,
        advice: LocalizedText? = nil,
        fixes: [Fix] = []
    ) -> Diagnostic {
        let language = originalLesson.language
        return Diagnostic(
            rule: rule,
            severity: severity,
            message: message,
            range: range,
            reason: reason,
            advice: advice,
            fixes: fixes,
            related: original.map {
                [
                    Diagnostic.Related(
                        range: $0,
                        message: LocalizedText(
                            en: "the original, in “\(language)”",
                            es: "el original, en «\(language)»"
                        ),
                        isMissing: isMissing
                    )
                ]
            } ?? []
        )
    }
}
