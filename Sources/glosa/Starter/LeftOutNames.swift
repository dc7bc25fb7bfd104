import Course
import CourseConfiguration
import Diagnostics

/// The words and patterns for files that `init` leaves out.
enum LeftOutNames {
    /// The number of equal names in different folders that become one pattern.
    private static let leastAlike = 3

    /// Returns patterns of paths; what has the same name in several folders is named once.
    static func patterns(_ paths: [String]) -> [String] {
        let names = Dictionary(grouping: paths) { CoursePath.name(of: $0) }
        return names.flatMap { name, paths in paths.count < leastAlike ? paths : ["**/" + name] }.sorted()
    }

    /// Returns the line that says what is left out; nil if nothing is.
    ///
    /// - Parameter areListed: true if `exclude` names them.
    static func line(_ names: [String], areListed: Bool) -> LocalizedText? {
        guard !names.isEmpty else { return nil }
        let list = names.prefix(10).joined(separator: ", ") + (names.count > 10 ? ", …" : "")
        return LocalizedText(
            en: "Left out as parts of pages or files of tests\(areListed ? ", which `exclude` lists" : ""): \(list)",
            es:
                "Fuera quedan, por ser partes de páginas o ficheros de pruebas\(areListed ? ", que `exclude` lista" : ""): \(list)"
        )
    }
}
