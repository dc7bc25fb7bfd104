import Course
import Diagnostics

/// How pages of one site refer to each other: always by relative ways, so that a site works below any address and from
/// disk.
enum PageAddress {
    /// The way from a page to a path of the site, escaped for an attribute that holds an address; `index.html` stays, so
    /// that pages opened from disk find it.
    static func relative(from page: String, to target: String, anchor: String? = nil) -> String {
        let way = page == target ? CoursePath.name(of: target) : CoursePath.relative(from: page, to: target)
        return encoded(way) + (anchor.map { "#" + encoded($0) } ?? "")
    }

    /// The absolute address of a page; `index.html` is left out, as servers show it for its folder.
    static func absolute(_ page: String, baseURL: String) -> String {
        baseURL + encoded(page.hasSuffix("index.html") ? String(page.dropLast("index.html".count)) : page)
    }

    /// The way from a page to the site's root: `../../`, or `./` from the root itself.
    static func root(from page: String) -> String {
        let depth = page.utf8.count { $0 == UInt8(ascii: "/") }
        return depth == 0 ? "./" : String(repeating: "../", count: depth)
    }

    /// Percent-encodes what may not stand in a path.
    static func encoded(_ path: String) -> String { PercentEncoding.path(path) }
}
