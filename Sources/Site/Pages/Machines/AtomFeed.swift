import Course

/// The news of a language of the course as an Atom feed (RFC 4287): the lessons that carry a date.
struct AtomFeed: Page {
    let language: String

    // An entry's summary may be the beginning of its lesson's text.
    func dependencies(in course: Course) -> PageDependencies { PageDependencies(texts: .all) }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        guard let baseURL = course.configuration.baseURL else { return [] }
        let entries = FeedEntries.latest(in: language, of: course)
        let title = course.title(in: language)
        let home = XMLEscaping.escaped(
            PageAddress.absolute(course.sitePath("index.html", in: language), baseURL: baseURL)
        )
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
