import CourseConfiguration
import Diagnostics

/// Paths for sections that are named groups rather than folders: each is unique, and no folder of lessons has it.
struct SectionPaths {
    private var taken: Set<String> = []

    /// - Parameter parent: the path of the section around it; empty if there is none.
    mutating func path(for title: String, in parent: String = "") -> String {
        let name = SourceName.slug(path: title.replacing("/", with: " "))
        let base = CoursePath.join(parent.isEmpty ? "topics" : parent, name.isEmpty ? "group" : name)
        var (path, number) = (base, 1)
        while !taken.insert(path).inserted {
            number += 1
            path = "\(base)-\(number)"
        }
        return path
    }

    /// Returns the title of the section with the lessons that no group names.
    static func restTitle(in language: String) -> String {
        LocalizedText(en: "More pages", es: "Más páginas").text(in: language)
    }
}
