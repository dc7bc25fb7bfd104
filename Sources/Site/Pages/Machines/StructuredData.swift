import Course

/// The description of a page for search engines: JSON-LD in the vocabulary of schema.org.
///
/// It exists only if the site's address is known, because things are identified by their addresses.
struct StructuredData {
    private var graph: [String] = []

    /// Describes a lesson as an article of the course, and its breadcrumbs; nil for a page that stands in for a translation.
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
        if sections.last?.index != index { steps.append((lesson.title, lesson.outputPath)) }
        graph.append(Self.breadcrumbs(steps, baseURL: baseURL))
    }

    /// Describes the course, for the start page of a language.
    init?(home language: String, of site: SiteContext) {
        guard let course = site.structure.descriptions[language] else { return nil }
        graph.append(course)
    }

    /// The JSON as the content of a `script` element: none of its bytes ends the element.
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
