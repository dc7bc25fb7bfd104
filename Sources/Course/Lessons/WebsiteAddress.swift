import CourseConfiguration

/// The address that a website gives a page, without its anchor.
enum WebsiteAddress {
    /// Returns the words of an anchor with one hyphen between them.
    static func anchor(_ anchor: String) -> String {
        anchor.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
    }

    /// Returns the address of a file or of an address as somebody has written it, so that both can be compared.
    ///
    /// - Parameter path: below the content folder.
    static func of(_ path: String, _ kind: WebsiteKind) -> String {
        var parts = path.split(separator: "/").map(String.init)
        if let last = parts.popLast() {
            var name = last
            for ending in [".md", ".mdx", ".html"] where name.lowercased().hasSuffix(ending) {
                name = String(name.dropLast(ending.count))
                break
            }
            if !["index", "readme"].contains(name.lowercased()) { parts.append(name) }
        }
        if kind == .docusaurus { parts = parts.map(withoutNumber) }
        let address = parts.joined(separator: "/").lowercased()
        return kind == .starlight ? String(address.map { $0 == " " ? "-" : $0 }) : address
    }

    /// Returns a name without the number that Docusaurus orders pages by: `01-intro`, `2. Guides`. Dates and versions are none.
    private static func withoutNumber(_ name: String) -> String {
        let digits = name.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty else { return name }
        let rest = name[digits.endIndex...].drop { $0 == " " }
        guard let sign = rest.first, "-_.".contains(sign) else { return name }
        let words = rest.drop { "-_. ".contains($0) }
        guard let first = words.first, !first.isNumber else { return name }
        return String(words)
    }

    /// Returns the addresses of a page: that of its file, and those that its front matter gives it.
    static func all(of lesson: LessonFacts, in base: String, _ kind: WebsiteKind) -> [String] {
        let own = of(CoursePath.join(base, lesson.path), kind)
        return [own]
            + lesson.metadata.slugs.map { slug in
                let isWhole = kind == .starlight || slug.hasPrefix("/")
                let folder = isWhole ? base : CoursePath.join(base, CoursePath.folder(of: lesson.path))
                return of(CoursePath.join(folder, LinkDestination.withoutRoot(slug)), kind)
            }
    }
}
