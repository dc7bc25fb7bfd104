import Course
import Diagnostics
import FileSystem
import Foundation
import Site

/// The site of a course at one moment: where everything lies, and how a page is made when somebody asks for it.
///
/// Pages are not rendered beforehand: after a change only those that are open in a browser are asked for at once, so it does
/// not matter how many there are.
struct PreviewSite: Sendable {
    enum Entry: Sendable {
        case page(SitePage)
        case file(Data)
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
        for file in renderer.sharedFiles() { entries[file.path] = .file(Data(file.bytes)) }
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

    /// The bytes of a file of the site, as a build writes them; nil for a path that the site doesn't have.
    func bytes(at path: String) -> Data? {
        switch entries[path] {
        case .page(let page): return Data(renderer.render(page).bytes)
        case .file(let bytes): return bytes
        case .asset(let asset):
            // The scan took it in when it was a file of the course; it may have become a link out of it since.
            let file = CoursePath.join(course.root, asset.path)
            guard let real = try? FileSystem.realPath(file),
                let root = try? FileSystem.realPath(course.root.isEmpty ? "." : course.root),
                real.hasPrefix(root + "/")
            else { return nil }
            return (try? FileSystem.read(real)).map { Data($0) }
        case nil: return nil
        }
    }

    /// The language of a path: that of the folder it lies in, else the main one.
    func language(of path: String) -> String {
        let folder = String(path.prefix { $0 != "/" })
        return course.languages.contains(folder) ? folder : course.configuration.mainLanguage
    }
}
