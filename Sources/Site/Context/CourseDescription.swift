import Course

/// The description of a course in a language for search engines, in the vocabulary of schema.org.
enum CourseDescription {
    /// The course in a language, as a JSON-LD object.
    static func json(of course: Course, in language: String, baseURL: String) -> String {
        let home = PageAddress.absolute(course.sitePath("index.html", in: language), baseURL: baseURL)
        var fields = [
            JSONLD.field("@type", "Course"), JSONLD.field("@id", home), JSONLD.field("url", home),
            JSONLD.field("name", course.title(in: language)), JSONLD.field("inLanguage", language),
        ]
        if let author = course.configuration.author?.text(in: language, main: course.configuration.mainLanguage) {
            fields.append(
                "\"provider\":" + JSONLD.object([JSONLD.field("@type", "Organization"), JSONLD.field("name", author)])
            )
        }
        return JSONLD.object(fields)
    }
}
