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
            JSONLD.field("@type", "TechArticle"), JSONLD.field("@id", address), JSONLD.field("url", address),
            JSONLD.field("headline", lesson.title), JSONLD.field("inLanguage", lesson.language),
        ]
        if let description { fields.append(JSONLD.field("description", description)) }
        if let updated = lesson.metadata.updated { fields.append(JSONLD.field("dateModified", updated)) }
        if let home = site.structure.descriptions[lesson.language] { fields.append("\"isPartOf\":" + home) }
        if !translations.isEmpty {
            let all = translations.map { code, path in
                JSONLD.object([
                    JSONLD.field("@type", "TechArticle"),
                    JSONLD.field("@id", PageAddress.absolute(path, baseURL: baseURL)),
                    JSONLD.field("inLanguage", code),
                ])
            }
            fields.append("\"workTranslation\":[\(all.joined(separator: ","))]")
        }
        graph.append(JSONLD.object(fields))
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

    private static func breadcrumbs(_ steps: [(title: String, path: String)], baseURL: String) -> String {
        let items = steps.enumerated().map { index, step in
            JSONLD.object([
                JSONLD.field("@type", "ListItem"), "\"position\":\(index + 1)", JSONLD.field("name", step.title),
                JSONLD.field("item", PageAddress.absolute(step.path, baseURL: baseURL)),
            ])
        }
        return JSONLD.object([
            JSONLD.field("@type", "BreadcrumbList"), "\"itemListElement\":[\(items.joined(separator: ","))]",
        ])
    }
}
