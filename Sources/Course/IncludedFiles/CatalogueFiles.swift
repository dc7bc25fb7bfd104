import CourseConfiguration
import FileSystem

/// The files of a DocC catalogue by their names alone, as its tutorials name them.
struct CatalogueFiles: Sendable {
    /// The folders of the catalogue, relative to the course; a missing file may appear in any of them.
    let folders: [String]
    private let paths: [String: String]

    /// - Parameters:
    ///   - base: the folder that paths are relative to; empty for the working folder.
    ///   - catalogue: relative to it.
    init(_ catalogue: String, in base: String) {
        let scan = ContentScan(
            courseRoot: base,
            folder: catalogue,
            within: try? FileSystem.Enclosure(CoursePath.join(base, catalogue))
        )
        let files = scan.files.map { CoursePath.join(catalogue, $0) }
        paths = Dictionary(files.map { (CoursePath.name(of: $0), $0) }) { first, _ in first }
        folders = Set(files.map(CoursePath.folder) + [catalogue]).sorted()
    }

    var names: some Collection<String> { paths.keys }

    /// Returns the path of a file, relative to the course; of two files with the same name, the first.
    func path(named name: String) -> String? { paths[name] }
}
