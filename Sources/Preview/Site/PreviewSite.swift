import Course
import CourseChecks
import Diagnostics
import FileSystem
import Site

/// The site of a course at one moment: the place of each file, and the rendering of pages on request.
///
/// Pages are not rendered beforehand: after a change only pages that are open in a browser are requested at once, so the number
/// of pages does not matter.
struct PreviewSite: Sendable {
    enum Entry: Sendable {
        case page(SitePage)
        case file([UInt8])
        case asset(Course.Asset)
    }

    let context: SiteContext
    /// The entries of the site, by their paths below its root, without the pages in three languages.
    let entries: [String: Entry]

    var course: Course { context.course }

    init(context: SiteContext) {
        self.context = context.withDesk()
        var entries: [String: Entry] = [:]
        entries.reserveCapacity(context.pages.count + context.course.assets.count + 16)
        for asset in context.course.assets { entries[asset.outputPath] = .asset(asset) }
        for file in context.sharedFiles() { entries[file.path] = .file(file.bytes) }
        for page in context.pages {
            if let path = context.path(of: page) { entries[path] = .page(page) }
        }
        self.entries = entries
    }

    /// Returns the entry at a path below the site's root; nil if the site has none there.
    func entry(at path: String) -> Entry? {
        if let entry = entries[path] { return entry }
        return context.thirdLanguagePage(at: path) { page(at: $0) }.map(Entry.page)
    }

    /// Returns the page at a path below the site's root; nil if there is a file, or nothing.
    func page(at path: String) -> SitePage? {
        guard case .page(let page) = entry(at: path) else { return nil }
        return page
    }

    /// Returns the site with what the history tells of some translations, by their indices.
    func marking(_ drifts: [Int: PageDrift?]) -> PreviewSite {
        PreviewSite(context: context.marking(drifts), entries: entries)
    }

    /// Returns the site with changed texts of lessons.
    func with(_ change: TextChange, of course: CheckedCourse) -> PreviewSite {
        let updated = context.with(change, of: course)
        return updated.hasSamePages(as: context)
            ? PreviewSite(context: updated, entries: entries) : PreviewSite(context: updated)
    }

    /// Returns true if the file at a path is the same as in a former state of the site.
    func keeps(_ path: String, since former: PreviewSite, _ change: TextChange) -> Bool {
        guard let page = page(at: path), context.hasSamePages(as: former.context) else { return false }
        return !context.isTouched(page, by: change)
    }

    private init(context: SiteContext, entries: [String: Entry]) {
        self.context = context.withDesk()
        self.entries = entries
    }

    /// Returns a page as a build writes it.
    func bytes(of page: SitePage) -> [UInt8] { context.render(page).bytes }

    /// Opens a file of the course; nil if it is gone, or leads out of the course.
    func open(_ asset: Course.Asset) -> OpenFile? { try? course.open(asset) }

    /// Returns the language of a path: that of the folder it lies in, else the main one.
    func language(of path: String) -> String {
        let folder = String(path.prefix { $0 != "/" })
        return course.languages.contains(folder) ? folder : course.configuration.mainLanguage
    }
}
