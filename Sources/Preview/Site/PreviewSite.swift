import Course
import CourseChecks
import Diagnostics
import FileSystem
import Site

/// The site of a course at one moment: where everything lies, and how a page is made when somebody asks for it.
///
/// Pages are not rendered beforehand: after a change only those that are open in a browser are asked for at once, so it does
/// not matter how many there are.
struct PreviewSite: Sendable {
    enum Entry: Sendable {
        case page(SitePage)
        case file([UInt8])
        case asset(Course.Asset)
    }

    let context: SiteContext
    /// By the path below the site's root.
    let entries: [String: Entry]

    var course: Course { context.course }

    init(context: SiteContext) {
        self.context = context
        var entries: [String: Entry] = [:]
        entries.reserveCapacity(context.pages.count + context.course.assets.count + 16)
        for asset in context.course.assets { entries[asset.outputPath] = .asset(asset) }
        for file in context.sharedFiles() { entries[file.path] = .file(file.bytes) }
        for page in context.pages {
            if let path = context.path(of: page) { entries[path] = .page(page) }
        }
        self.entries = entries
    }

    /// The site with other texts of lessons.
    func with(_ change: TextChange, of course: CheckedCourse) -> PreviewSite {
        let updated = context.with(change, of: course)
        return updated.hasSamePages(as: context)
            ? PreviewSite(context: updated, entries: entries) : PreviewSite(context: updated)
    }

    /// Whether the file at a path is what it was in a former state of the site.
    func keeps(_ path: String, since former: PreviewSite, _ change: TextChange) -> Bool {
        guard case .page(let page) = entries[path], context.hasSamePages(as: former.context) else { return false }
        return !context.isTouched(page, by: change)
    }

    private init(context: SiteContext, entries: [String: Entry]) {
        self.context = context
        self.entries = entries
    }

    /// A page as a build writes it.
    func bytes(of page: SitePage) -> [UInt8] { context.render(page).bytes }

    /// A file of the course; nil where it is gone, or leads out of the course.
    func open(_ asset: Course.Asset) -> OpenFile? { try? course.open(asset) }

    /// The language of a path: that of the folder it lies in, else the main one.
    func language(of path: String) -> String {
        let folder = String(path.prefix { $0 != "/" })
        return course.languages.contains(folder) ? folder : course.configuration.mainLanguage
    }
}
