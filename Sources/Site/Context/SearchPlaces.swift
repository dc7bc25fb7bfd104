import Course

/// The paths of the search's files, below the site's root.
struct SearchPlaces: Sendable {
    /// The folder: `search`, unless the course has a folder of that name.
    let folder: String
    /// The files that a page of each language needs, by their variables.
    private let addresses: [String: KeyValuePairs<TemplateVariable, String?>]

    init(_ course: Course, _ theme: Theme) {
        let isTaken =
            course.languages.contains("search")
            || (course.assets.map(\.outputPath) + course.lessons.map(\.outputPath)).contains { $0.hasPrefix("search/") }
        let folder = isTaken ? "search-index" : "search"
        func address(_ path: String) -> String? { theme.assets.first { $0.path == path }?.address }
        self.folder = folder
        addresses = course.languages.reduce(into: [:]) { addresses, language in
            addresses[language] = [
                .script: address("assets/search.js"),
                .stylesheet: address("assets/search.css"),
                // A language without rules of its own is folded, not stemmed.
                .rules: address("assets/search-\(language.prefix { $0 != "-" }).js"),
                .index: "\(folder)/\(language)/index.js",
            ]
        }
    }

    /// The values that a page's templates need to offer the search; nil for a language that the course doesn't have.
    ///
    /// - Parameter way: the relative address of the site's root.
    func values(way: String, language: String) -> TemplateValues? {
        guard let addresses = addresses[language] else { return nil }
        var values = TemplateValues()
        for (variable, address) in addresses { values[variable] = address.map { way + $0 } }
        return values
    }
}
