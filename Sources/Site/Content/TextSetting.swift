import Course
import Markdown
import MarkdownHTML

/// Where the text of a lesson is set: on its own page, beside its translation, or among all lessons of its language.
struct TextSetting: Sendable {
    /// The page's path below the site's root; links are written relative to it.
    let page: String
    /// What stands before the ids of the lessons that share the page, so that no id is there twice.
    let slots: [Int: String]
    /// How many levels deeper the text's headings are set.
    var headingShift = 0
    /// Whether headings lead to their twins in other languages.
    var linksTranslations = false

    /// A lesson on its own page.
    static func alone(_ lesson: Int, of course: Course) -> TextSetting {
        TextSetting(page: course.lessons[lesson].outputPath, slots: [lesson: ""], linksTranslations: true)
    }

    /// Which pieces of a lesson are the same as on its own page.
    func reach(of lesson: Int, in course: Course) -> HTMLReach {
        let isInFolder = CoursePath.folder(of: page) == CoursePath.folder(of: course.lessons[lesson].outputPath)
        return isInFolder && prefix(of: lesson).isEmpty ? .folder : .everywhere
    }

    /// What is written before each id of a lesson.
    func prefix(of lesson: Int) -> String {
        guard let slot = slots[lesson], !slot.isEmpty else { return "" }
        return slot + "."
    }

    /// The address of a lesson, or of an id in it, as the page writes it.
    func address(of target: Int, anchor: String?, in course: Course) -> String {
        guard let slot = slots[target] else {
            return PageAddress.relative(from: page, to: course.lessons[target].outputPath, anchor: anchor)
        }
        guard let anchor else { return "#" + PageAddress.encoded(slot) }
        // Raw HTML that nobody sanitizes keeps its ids as they are.
        let isRaw = course.configuration.rawHTML != .sanitize && !course.headingIDs[target].contains(anchor)
        return "#" + PageAddress.encoded((isRaw ? "" : prefix(of: target)) + anchor)
    }
}
