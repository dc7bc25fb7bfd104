import Course
import Diagnostics
import Markdown

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

    var originalLesson: Lesson { course.lessons[original] }
    var lesson: Lesson { course.lessons[translation] }

    /// True if the original has text, and the translation none.
    var isEmpty: Bool {
        func hasText(_ document: Document) -> Bool { document.children(of: document.root).contains { _ in true } }
        return !hasText(lesson.document) && hasText(originalLesson.document)
    }

    /// True if the translation is a line or two, such as “Not translated yet”, and the original has several sections or paragraphs.
    var isStub: Bool { Self.isStub(prose, of: originalProse) }

    /// True if it is the original that has a line or two.
    var isOriginalStub: Bool {
        Self.isStub(originalProse, of: prose) && prose.reduce(0) { $0 + $1.length } >= Self.leastWritten
    }

    /// The least number of letters of a translation whose original is a stub.
    private static let leastWritten = 120

    private static func isStub(_ prose: [ProseBlock.Section], of other: [ProseBlock.Section]) -> Bool {
        let (length, otherLength) = (prose.reduce(0) { $0 + $1.length }, other.reduce(0) { $0 + $1.length })
        return prose.count <= 2 && prose.reduce(0) { $0 + $1.blocks.count } <= 2
            && (other.count > 3 || other.reduce(0) { $0 + $1.blocks.count } > 3)
            && length * 20 < otherLength
    }

    init(_ course: Course, original: Int, translation: Int) {
        self.course = course
        self.original = original
        self.translation = translation
        originalOutline = LessonOutline(course.lessons[original].document)
        outline = LessonOutline(course.lessons[translation].document)
        originalProse = ProseBlock.bySection(course.lessons[original].document)
        prose = ProseBlock.bySection(course.lessons[translation].document)
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
