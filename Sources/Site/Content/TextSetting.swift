import Course
import CourseConfiguration
import Markdown
import MarkdownHTML

/// The place of a lesson's text: on its own page, beside its translation, or among all lessons of its language.
struct TextSetting: Sendable {
    /// The page's path below the site's root; links are written relative to it.
    let page: String
    /// The prefixes of the ids of the lessons that share the page, by lesson, so that no id occurs twice.
    let slots: [Int: String]
    /// The number of levels by which the text's headings are set deeper.
    var headingShift = 0
    /// True if headings link to their twins in other languages.
    var linksTranslations = false

    /// A lesson on its own page.
    static func alone(_ lesson: Int, of course: Course) -> TextSetting {
        TextSetting(page: course.lessons[lesson].outputPath, slots: [lesson: ""], linksTranslations: true)
    }

    /// The reach of a lesson's pieces: the pieces that are the same as on its own page.
    func reach(of lesson: Int, in course: Course) -> HTMLReach {
        let isInFolder = CoursePath.folder(of: page) == CoursePath.folder(of: course.lessons[lesson].outputPath)
        return isInFolder && prefix(of: lesson).isEmpty ? .folder : .everywhere
    }

    /// The prefix of each id of a lesson; empty if the lesson has none.
    func prefix(of lesson: Int) -> String {
        guard let slot = slots[lesson], !slot.isEmpty else { return "" }
        return slot + "."
    }

    /// The address of a lesson, or of an id in it, as the page writes it.
    func address(of target: Int, anchor: String?, in site: SiteContext) -> String {
        let course = site.course
        let shown = anchor.map { site.anchor($0, of: target) }
        guard let slot = slots[target] else {
            return PageAddress.relative(from: page, to: course.lessons[target].outputPath, anchor: shown)
        }
        guard let anchor, let shown else { return "#" + PageAddress.encoded(slot) }
        // Raw HTML that is not sanitized keeps its ids as they are.
        let isRaw =
            course.configuration.rawHTML != .sanitize && !course.headingIDs[target].contains(anchor)
            && !course.lessons[target].facts.rawHeadings.contains(anchor)
        return "#" + PageAddress.encoded((isRaw ? "" : prefix(of: target)) + shown)
    }
}
