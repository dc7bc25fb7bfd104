import Course
import CourseChecks
import Markdown
import MarkdownHTML
import Support

/// The data that the pages of a site are rendered from: the course, the theme, and values that many pages need.
///
/// A context never changes. A part that the next state of a course keeps is handed on whole; the one initializer makes everything
/// else anew.
package struct SiteContext: Sendable {
    /// The parts, held by reference: each page holds a context, and all cores would count the references of every part of it.
    private final class Parts: Sendable {
        let checked: CheckedCourse
        let theme: Theme
        let structure: SiteStructure
        let rules: RuleTable
        let trees: TreeMap
        let termUses: LazyTable<[TermUse]>
        let descriptions: LazyTable<String?>
        let anchors: LazyTable<[String]>

        init(
            checked: CheckedCourse,
            theme: Theme,
            structure: SiteStructure,
            rules: RuleTable,
            trees: TreeMap
        ) {
            (self.checked, self.theme, self.structure, self.rules, self.trees) = (
                checked, theme, structure, rules, trees
            )
            let course = checked.course
            termUses = LazyTable(count: course.lessons.count) { course.firstUses(ofTermsIn: $0) }
            anchors = LazyTable(count: course.lessons.count) { HeadingAnchors.shown(on: $0, of: course) }
            descriptions = LazyTable(count: course.lessons.count) { LessonDescription.text(of: course.lessons[$0]) }
        }
    }

    private let parts: Parts
    private(set) var list = PageList()
    /// The rendered texts of lessons on their own pages while a group of pages with the same texts is rendered, so that equal
    /// pieces are made once; nil outside of such a group.
    var texts: Mutex<[Int: [HTMLPiece]]>?
    /// The marks and languages that only translators see; nil in a site for readers.
    package internal(set) var desk: TranslatorDesk?

    /// Every page of the site.
    package var pages: [SitePage] { list.pages }

    /// - Parameter prepares: true if the navigation of each folder is rendered beforehand, on all cores; else each page renders
    ///   its own, which is less work for few pages. The pages are the same.
    package init(_ checked: CheckedCourse, theme: Theme, prepares: Bool = true) async throws {
        let trees = TreeMap(checked, strings: theme.strings)
        self.init(
            checked: checked,
            theme: theme,
            structure: try await SiteStructure(checked.course, theme: theme, trees: trees, prepares: prepares),
            rules: RuleTable(checked, strings: theme.strings),
            trees: trees,
            list: nil
        )
    }

    /// The context of a later state of the course in which only texts of lessons changed (``CourseUpdate/Extent/texts(_:)``),
    /// with the same theme.
    package func with(_ change: TextChange, of checked: CheckedCourse) -> SiteContext {
        let keepsRules = change.lessons.allSatisfy { RuleTable.isSame($0, in: checked, as: self.checked) }
        let rules = keepsRules ? rules : RuleTable(checked, strings: theme.strings)
        return SiteContext(
            checked: checked,
            theme: theme,
            structure: structure,
            rules: rules,
            trees: TreeMap(checked, strings: theme.strings),
            // Only pages of rules appear or disappear when texts change.
            list: rules.hasSamePages(as: self.rules) ? list : nil
        )
    }

    /// - Parameter list: nil if it is to be made.
    private init(
        checked: CheckedCourse,
        theme: Theme,
        structure: SiteStructure,
        rules: RuleTable,
        trees: TreeMap,
        list: PageList?
    ) {
        parts = Parts(checked: checked, theme: theme, structure: structure, rules: rules, trees: trees)
        self.list = list ?? PageList(self)
    }

    package var checked: CheckedCourse { parts.checked }
    package var course: Course { parts.checked.course }
    package var theme: Theme { parts.theme }
    var structure: SiteStructure { parts.structure }
    var rules: RuleTable { parts.rules }
    var trees: TreeMap { parts.trees }

    /// The first uses of glossary terms in a lesson, found once; several pages show a lesson.
    func termUses(in lesson: Int) -> [TermUse] { parts.termUses[lesson] }

    /// The anchors of a lesson's headings on its page, in its own language.
    func anchors(of lesson: Int) -> [String] { parts.anchors[lesson] }

    /// The description of a lesson for search engines and previews: its author's words, or the beginning of its text.
    func description(of lesson: Int) -> String? { parts.descriptions[lesson] }

    /// Returns true if a text change has left the site with the same pages.
    package func hasSamePages(as other: SiteContext) -> Bool { rules.hasSamePages(as: other.rules) }
}
