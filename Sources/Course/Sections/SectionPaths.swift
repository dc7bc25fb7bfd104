import Diagnostics

/// Paths for sections that are groups somebody named, and no folders: each its own, which no folder of lessons has.
struct SectionPaths {
    private var taken: Set<String> = []

    /// - Parameter parent: the path of the section around it; empty where there is none.
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

    /// What the section of the lessons is called that no group names.
    static func restTitle(in language: String) -> String {
        LocalizedText(en: "More pages", es: "Más páginas").text(in: language)
    }
}
