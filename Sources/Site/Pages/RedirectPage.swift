import Course
import CourseConfiguration

/// The page at an old address: it sends browsers on, and has a link for everything else.
///
/// It needs no template and no style, since nobody reads it; its addresses are relative, so it works below any address.
struct RedirectPage: Page {
    /// An index into ``RedirectTable/redirects``.
    let index: Int

    func dependencies(in course: Course) -> PageDependencies {
        // An anchor follows from the headings of any page.
        PageDependencies(texts: .all)
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        let redirect = site.list.redirects.redirects[index]
        let (address, canonical, title): (String, String, String)
        switch redirect.goal {
        case .lesson(let lesson, let anchor):
            let own = anchor.map { site.anchor(course.links.anchors(of: lesson)[$0] ?? $0, of: lesson) }
            (address, canonical) = Self.addresses(course.lessons[lesson].outputPath, own, from: path, course)
            title = course.lessons[lesson].title
        case .file(let file, let anchor):
            (address, canonical) = Self.addresses(file, anchor, from: path, course)
            title = course.title(in: redirect.language)
        case .address(let other):
            (address, canonical, title) = (other, other, other)
        }
        let escaped = XMLEscaping.escaped(address)
        let name = XMLEscaping.escaped(title)
        let policy =
            course.configuration.hasStrictSecurityPolicy
            ? "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">\n" : ""
        let page = """
            <!DOCTYPE html>
            <html lang="\(XMLEscaping.escaped(redirect.language))">
            <head>
            <meta charset="utf-8">
            \(policy)<title>\(name)</title>
            <meta http-equiv="refresh" content="0; url=\(escaped)">
            <link rel="canonical" href="\(XMLEscaping.escaped(canonical))">
            <meta name="robots" content="noindex">
            <meta name="viewport" content="width=device-width">
            <meta name="color-scheme" content="light dark">
            </head>
            <body>
            <p><a href="\(escaped)">\(name)</a></p>
            </body>
            </html>

            """
        return Array(page.utf8)
    }

    private static func addresses(_ target: String, _ anchor: String?, from path: String, _ course: Course) -> (
        address: String, canonical: String
    ) {
        let page = PageAddress.relative(from: path, to: target)
        let canonical = course.configuration.baseURL.map { PageAddress.absolute(target, baseURL: $0) } ?? page
        return (PageAddress.relative(from: path, to: target, anchor: anchor), canonical)
    }
}
