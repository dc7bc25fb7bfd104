import Course
import CourseConfiguration
import Diagnostics
import Markdown

/// A link to a heading of a translation by the anchor of the original's heading.
///
/// Glosa's own pages give a section the same address in every language. Other generators make anchors of the translated words, so
/// the link leads nowhere there, unless the anchor is pinned to the translation's heading.
struct TranslatedAnchor {
    static let rule = RuleID.translationAnchor

    private let course: Course
    private let target: Int
    private let heading: Heading
    private let anchor: String
    private let spelling: AnchorSpelling

    /// - Parameter target: the lesson that a link leads to.
    /// - Returns: nil if the heading has the anchor in its own words.
    init?(_ destination: String, to target: Int, of course: Course) {
        let lesson = course.lessons[target]
        guard lesson.fallback == nil, lesson.language != course.configuration.mainLanguage,
            let spelling = AnchorSpelling(lesson.document.dialect, isRepository: course.configuration.isRepository),
            let anchor = LinkDestination.split(destination).anchor, !anchor.isEmpty,
            let index = course.headingIDs[target].firstIndex(of: anchor),
            lesson.document.headings.indices.contains(index)
        else { return nil }
        let heading = lesson.document.headings[index]
        guard heading.explicitID == nil, !LinkTable.ownAnchors(of: lesson).contains(anchor) else { return nil }
        (self.course, self.target, self.heading) = (course, target, heading)
        (self.anchor, self.spelling) = (anchor, spelling)
    }

    /// - Parameter place: the link's destination in its file.
    func finding(at place: SourceRange) -> Diagnostic {
        let fix = spelling.pin(anchor, to: heading, in: course.lessons[target].file)
        return Diagnostic(
            rule: Self.rule,
            severity: .warning,
            message: LocalizedText(
                en: "“#\(anchor)” is the original's anchor, and “\(heading.plainText)” has another in its site",
                es: "«#\(anchor)» es el ancla del original, y «\(heading.plainText)» tiene otra en su sitio"
            ),
            range: place,
            reason: LocalizedText(
                en: "its generator makes the anchor of the heading's words, which were translated",
                es: "su generador hace el ancla con las palabras del encabezado, que se tradujeron"
            ),
            advice: LocalizedText(
                en: "pin the anchor to the heading: \(spelling.example(anchor))",
                es: "fija el ancla en el encabezado: \(spelling.example(anchor))"
            ),
            fixes: fix.map { [$0] } ?? [],
            related: [
                Diagnostic.Related(
                    range: heading.range,
                    message: LocalizedText(en: "the heading", es: "el encabezado")
                )
            ]
        )
    }
}
