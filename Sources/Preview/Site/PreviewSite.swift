import Course
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

    let renderer: PageRenderer
    /// By the path below the site's root.
    let entries: [String: Entry]

    var course: Course { renderer.course }

    init(renderer: PageRenderer) {
        self.renderer = renderer
        var entries: [String: Entry] = [:]
        entries.reserveCapacity(renderer.pages.count + renderer.course.assets.count + 16)
        for asset in renderer.course.assets { entries[asset.outputPath] = .asset(asset) }
        for file in renderer.sharedFiles() { entries[file.path] = .file(file.bytes) }
        for page in renderer.pages {
            if let path = renderer.path(of: page) { entries[path] = .page(page) }
        }
        self.entries = entries
    }

    /// The site with other texts of lessons.
    func withTexts(of course: Course, changed lessons: Set<Int>) -> PreviewSite {
        let updated = renderer.withTexts(of: course, changed: lessons)
        guard updated.pages.count != renderer.pages.count || updated.pages != renderer.pages else {
            return PreviewSite(renderer: updated, entries: entries)
        }
        return PreviewSite(renderer: updated)
    }

    private init(renderer: PageRenderer, entries: [String: Entry]) {
        self.renderer = renderer
        self.entries = entries
    }

    /// A page as a build writes it.
    func bytes(of page: SitePage) -> [UInt8] { renderer.render(page).bytes }

    /// A file of the course; nil where it is gone, or leads out of the course.
    func open(_ asset: Course.Asset) -> OpenFile? { try? course.open(asset) }

    /// The language of a path: that of the folder it lies in, else the main one.
    func language(of path: String) -> String {
        let folder = String(path.prefix { $0 != "/" })
        return course.languages.contains(folder) ? folder : course.configuration.mainLanguage
    }
}
