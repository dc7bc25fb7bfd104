import Course

/// `sitemap.xml` after sitemaps.org, with each page's translations (Google's `xhtml:link` convention), and `robots.txt`.
struct Sitemap {
    static let path = "sitemap.xml"

    static func robots(for site: SiteContext) -> OutputFile {
        let rest = site.course.configuration.baseURL.map { "\nSitemap: \($0)\(path)\n" } ?? ""
        return OutputFile(path: "robots.txt", text: "User-agent: *\nAllow: /\n" + rest)
    }

    /// The sitemap: it follows from the course's structure, not from the lessons' texts.
    ///
    /// - Returns: nil if the site's address is not known, because the entries must be absolute.
    static func file(for site: SiteContext) -> OutputFile? {
        site.course.configuration.baseURL.map { OutputFile(path: path, bytes: sitemap(site, baseURL: $0)) }
    }

    private static func sitemap(_ site: SiteContext, baseURL: String) -> [UInt8] {
        let root = Array(XMLEscaping.escaped(baseURL).utf8)
        var bytes = Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

            """.utf8
        )
        bytes.reserveCapacity(site.pages.count * (100 + site.structure.languages.count * (70 + root.count)))
        func add(address path: String) {
            bytes += root
            bytes += XMLEscaping.escaped(PageAddress.published(path)).utf8
        }
        for page in site.pages {
            guard let entry = page.kind.sitemapEntry(in: site) else { continue }
            bytes += "<url><loc>".utf8
            add(address: entry.path)
            bytes += "</loc>".utf8
            if let updated = entry.updated { bytes += "<lastmod>\(updated)</lastmod>".utf8 }
            if entry.versions.count > 1 {
                for language in site.structure.languages {
                    guard let path = entry.versions[language] else { continue }
                    bytes += "<xhtml:link rel=\"alternate\" hreflang=\"".utf8
                    bytes += language.utf8
                    bytes += "\" href=\"".utf8
                    add(address: path)
                    bytes += "\"/>".utf8
                }
            }
            bytes += "</url>\n".utf8
        }
        return bytes + "</urlset>\n".utf8
    }
}

/// A page's entry in a sitemap.
struct SitemapEntry {
    let path: String
    /// The page's path in each language that has it; empty if the sitemap is not to name its translations.
    var versions: [String: String] = [:]
    var updated: String?
}
