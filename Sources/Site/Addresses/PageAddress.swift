import Course
import CourseConfiguration
import Diagnostics

/// Addresses of pages. Pages of one site refer to each other by relative addresses only, so that a site works below any address
/// and from disk.
enum PageAddress {
    /// The relative address of a path of the site, seen from a page, escaped for an attribute that holds an address; `index.html`
    /// stays, so that pages opened from disk find it.
    static func relative(from page: String, to target: String, anchor: String? = nil) -> String {
        let way = page == target ? CoursePath.name(of: target) : CoursePath.relative(from: page, to: target)
        return encoded(way) + (anchor.map { "#" + encoded($0) } ?? "")
    }

    /// The absolute address of a page; `index.html` is left out, as servers show it for its folder.
    static func absolute(_ page: String, baseURL: String) -> String { baseURL + published(page) }

    /// The path of a page below the site's root, as it stands in ``absolute(_:baseURL:)``.
    static func published(_ page: String) -> String {
        let name = "index.html"
        let isIndex = page.utf8.suffix(name.utf8.count).elementsEqual(name.utf8)
        return encoded(isIndex ? String(page.utf8.dropLast(name.utf8.count)) ?? page : page)
    }

    /// The relative address of the site's root, seen from a page: `../../`, or `./` from the root itself.
    static func root(from page: String) -> String {
        let depth = page.utf8.count { $0 == UInt8(ascii: "/") }
        return depth == 0 ? "./" : String(repeating: "../", count: depth)
    }

    /// Percent-encodes the characters that may not stand in a path.
    static func encoded(_ path: String) -> String { PercentEncoding.path(path) }
}
