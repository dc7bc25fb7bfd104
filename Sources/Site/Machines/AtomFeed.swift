import Course

/// What is new in a language of the course, as an Atom feed (RFC 4287): the lessons that carry a date.
struct AtomFeed: Page {
    let language: String

    /// Readers ask often; older lessons are on the site.
    private static let most = 50

    static let fileName = "feed.xml"

    /// The feed's path in a language; nil where there is none, because its entries need the site's address and dates.
    static func path(in language: String, of course: Course) -> String? {
        guard course.configuration.baseURL != nil, !entries(in: language, of: course).isEmpty else { return nil }
        return "\(language)/\(fileName)"
    }

    func path(in site: SiteContext) -> String? { site.structure.feeds[language] }

    // An entry's summary may be the beginning of its text.
    func dependencies(in course: Course) -> PageDependencies { PageDependencies(texts: .all) }

    /// The lessons of a language with their dates, the latest first.
    private static func entries(in language: String, of course: Course) -> [(lesson: Int, updated: String)] {
        let dated = course.lessons.indices.compactMap { index -> (lesson: Int, updated: String)? in
            let lesson = course.lessons[index]
            // The start page is what the feed itself is about.
            guard lesson.language == language, lesson.fallback == nil, !course.isHome(index),
                let updated = lesson.metadata.updated
            else {
                return nil
            }
            return (index, updated)
        }
        let latestFirst = dated.sorted { first, second in
            first.updated == second.updated
                ? course.lessons[first.lesson].outputPath < course.lessons[second.lesson].outputPath
                : first.updated > second.updated
        }
        return Array(latestFirst.prefix(most))
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        guard let baseURL = course.configuration.baseURL else { return [] }
        let entries = Self.entries(in: language, of: course)
        let title = course.title(in: language)
        let home = XMLEscaping.escaped(PageAddress.absolute("\(language)/index.html", baseURL: baseURL))
        let own = XMLEscaping.escaped(PageAddress.absolute(path, baseURL: baseURL))
        let main = course.configuration.mainLanguage
        let author = course.configuration.author?.text(in: language, main: main) ?? title
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(language)">
            <title>\(XMLEscaping.escaped(title))</title>
            <id>\(home)</id>
            <link rel="alternate" type="text/html" href="\(home)"/>
            <link rel="self" type="application/atom+xml" href="\(own)"/>
            <updated>\(entries.first?.updated ?? "1970-01-01")T00:00:00Z</updated>
            <author><name>\(XMLEscaping.escaped(author))</name></author>
            <generator>\(Glosa.generator)</generator>

            """
        for (index, updated) in entries {
            let lesson = course.lessons[index]
            let address = XMLEscaping.escaped(PageAddress.absolute(lesson.outputPath, baseURL: baseURL))
            text += "<entry>\n<title>\(XMLEscaping.escaped(lesson.title))</title>\n<id>\(address)</id>\n"
            text += "<link rel=\"alternate\" type=\"text/html\" hreflang=\"\(language)\" href=\"\(address)\"/>\n"
            text += "<updated>\(updated)T00:00:00Z</updated>\n"
            if let description = site.description(of: index) {
                text += "<summary>\(XMLEscaping.escaped(description))</summary>\n"
            }
            text += "</entry>\n"
        }
        return Array((text + "</feed>\n").utf8)
    }
}
