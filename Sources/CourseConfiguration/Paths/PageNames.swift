/// The files and folders that by their names are no pages, wherever nobody has chosen the content.
package enum PageNames {
    /// The names of folders with files from other authors, or that tests read, in lower case.
    private static let never: Set = [
        "node_modules", "pods", "carthage", "deriveddata", "__fixtures__", "fixtures", "__tests__", "testdata",
    ]
    /// The names of folders in a repository whose texts are about something else, in lower case.
    private static let besides: Set = [
        "test", "tests", "spec", "specs", "examples", "benchmarks", "vendor", "third_party", "third-party",
    ]

    /// The headings and names of files, in lower case, that say nothing about a site.
    private static let namesOfFiles: Set = ["readme", "readme.md", "index", "_index", "home"]
    private static let namesOfParts: Set = [
        "install", "installation", "installing", "usage", "contents", "table of contents", "overview", "about",
    ]

    /// Returns true if a title is that of no site: the name of a file, or the heading of a part that most repositories have.
    ///
    /// - Parameter ofPart: true if headings of parts count.
    package static func saysNothing(_ title: String, ofPart: Bool) -> Bool {
        let title = title.lowercased()
        return namesOfFiles.contains(title) || ofPart && namesOfParts.contains(title)
    }

    /// Returns true for a path that every folder has: that of its own page.
    package static func isGeneral(_ path: String) -> Bool {
        !path.contains("/") && namesOfFiles.contains(SourceName.stem(path).lowercased())
    }

    /// Returns the file or folder on a path because of which it is no page: a folder that is told above, or a part of other pages,
    /// whose name begins with an underscore; nil for pages. `_index.md` is the page of its folder.
    ///
    /// - Parameters:
    ///   - path: below the content folder.
    ///   - isRepository: true if the content folder is a repository's top.
    ///   - admitsExamples: true if a repository's examples are pages, as those of a library of components are.
    package static func leftOut(_ path: String, isRepository: Bool, admitsExamples: Bool = false) -> String? {
        let parts = path.split(separator: "/")
        let place = parts.indices.first { index in
            let name = parts[index].lowercased()
            if name.hasPrefix("_"), !name.hasPrefix("_index.") { return true }
            guard index < parts.count - 1 else { return false }
            return never.contains(name)
                || isRepository && besides.contains(name) && !(admitsExamples && name == "examples")
        }
        return place.map { parts[...$0].joined(separator: "/") }
    }
}
