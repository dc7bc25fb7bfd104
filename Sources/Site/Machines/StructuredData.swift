import Course

/// What a page says of itself to search engines: JSON-LD with the words of schema.org.
///
/// Only where the site's address is known, for things are named by their addresses.
struct StructuredData {
    private var graph: [String] = []

    /// A lesson as an article of the course, and the way to it.
    ///
    /// - Parameter versions: the lesson's page in each language that has it.
    init?(lesson index: Int, of site: SiteContext, description: String?, versions: [String: String]) {
        let course = site.course
        let lesson = course.lessons[index]
        guard let baseURL = course.configuration.baseURL, lesson.fallback == nil else { return nil }
        let address = PageAddress.absolute(lesson.outputPath, baseURL: baseURL)
        let translations = versions.filter { $0.key != lesson.language }.sorted { $0.key < $1.key }
        var fields = [
            Self.field("@type", "TechArticle"), Self.field("@id", address), Self.field("url", address),
            Self.field("headline", lesson.title), Self.field("inLanguage", lesson.language),
        ]
        if let description { fields.append(Self.field("description", description)) }
        if let updated = lesson.metadata.updated { fields.append(Self.field("dateModified", updated)) }
        if let home = site.structure.descriptions[lesson.language] { fields.append("\"isPartOf\":" + home) }
        if !translations.isEmpty {
            let all = translations.map { code, path in
                Self.object([
                    Self.field("@type", "TechArticle"), Self.field("@id", PageAddress.absolute(path, baseURL: baseURL)),
                    Self.field("inLanguage", code),
                ])
            }
            fields.append("\"workTranslation\":[\(all.joined(separator: ","))]")
        }
        graph.append(Self.object(fields))
        let sections = site.structure.map.ancestors[lesson.language]?[course.section(of: index)] ?? []
        var steps = sections.map { section in
            (title: section.path.isEmpty ? course.title(in: lesson.language) : section.title, path: section.outputPath)
        }
        if !lesson.isIndex { steps.append((lesson.title, lesson.outputPath)) }
        graph.append(Self.breadcrumbs(steps, baseURL: baseURL))
    }

    /// The course, on the start page of a language.
    init?(home language: String, of site: SiteContext) {
        guard let course = site.structure.descriptions[language] else { return nil }
        graph.append(course)
    }

    /// As the content of a `script` element: no byte of it ends that.
    var html: TemplateValue {
        .html(Array("{\"@context\":\"https://schema.org\",\"@graph\":[\(graph.joined(separator: ","))]}".utf8))
    }

    // MARK: Parts

    /// The course in a language.
    static func course(_ course: Course, _ language: String, baseURL: String) -> String {
        let home = PageAddress.absolute("\(language)/index.html", baseURL: baseURL)
        var fields = [
            field("@type", "Course"), field("@id", home), field("url", home),
            field("name", course.title(in: language)), field("inLanguage", language),
        ]
        if let author = course.configuration.author?.text(in: language, main: course.configuration.mainLanguage) {
            fields.append("\"provider\":" + object([field("@type", "Organization"), field("name", author)]))
        }
        return object(fields)
    }

    private static func breadcrumbs(_ steps: [(title: String, path: String)], baseURL: String) -> String {
        let items = steps.enumerated().map { index, step in
            object([
                field("@type", "ListItem"), "\"position\":\(index + 1)", field("name", step.title),
                field("item", PageAddress.absolute(step.path, baseURL: baseURL)),
            ])
        }
        return object([field("@type", "BreadcrumbList"), "\"itemListElement\":[\(items.joined(separator: ","))]"])
    }

    private static func object(_ fields: [String]) -> String { "{\(fields.joined(separator: ","))}" }

    private static func field(_ name: String, _ value: String) -> String { "\"\(name)\":\"\(escaped(value))\"" }

    /// A JSON string's content (RFC 8259, section 7); `<` is escaped too, so that it can stand in HTML.
    static func escaped(_ text: String) -> String {
        // E2 begins U+2028 and U+2029.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x3C || $0 == 0x5C || $0 == 0xE2 }) else {
            return text
        }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "<": result += "\\u003c"
            case "\u{0}"..."\u{1F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
