import Course

/// `sitemap.xml` after sitemaps.org, with each page's translations (Google's `xhtml:link` convention), and `robots.txt`.
struct Sitemap {
    /// - Returns: no sitemap where the site's address is not known, because its entries must be absolute.
    static func files(for site: SiteContext) -> [OutputFile] {
        guard let baseURL = site.course.configuration.baseURL else {
            return [OutputFile(path: "robots.txt", text: "User-agent: *\nAllow: /\n")]
        }
        let robots = "User-agent: *\nAllow: /\n\nSitemap: \(baseURL)sitemap.xml\n"
        return [
            OutputFile(path: "robots.txt", text: robots),
            OutputFile(path: "sitemap.xml", text: sitemap(site, baseURL: baseURL)),
        ]
    }

    private static func sitemap(_ site: SiteContext, baseURL: String) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

            """
        for page in site.pages {
            guard let entry = page.kind.sitemapEntry(in: site) else { continue }
            text += "<url><loc>\(XMLEscaping.escaped(PageAddress.absolute(entry.path, baseURL: baseURL)))</loc>"
            if let updated = entry.updated { text += "<lastmod>\(updated)</lastmod>" }
            if entry.versions.count > 1 {
                for language in site.structure.languages {
                    guard let path = entry.versions[language] else { continue }
                    let address = XMLEscaping.escaped(PageAddress.absolute(path, baseURL: baseURL))
                    text += "<xhtml:link rel=\"alternate\" hreflang=\"\(language)\" href=\"\(address)\"/>"
                }
            }
            text += "</url>\n"
        }
        return text + "</urlset>\n"
    }
}

/// What a sitemap says of a page.
struct SitemapEntry {
    let path: String
    /// The page's path in each language that has it; without those, its translations are not named.
    var versions: [String: String] = [:]
    var updated: String?
}
