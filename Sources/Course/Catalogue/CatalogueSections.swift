/// The sections of a catalogue's language: its first page, and what that page lists in its "Topics".
struct CatalogueSections {
    let tree: Section
    /// The section that each lesson is listed in, by the lesson's index.
    let places: [Int: String]

    /// - Returns: nil where the language's lessons are none of a catalogue with a first page.
    init?(_ lessons: [Lesson], language: String) {
        let own = lessons.indices.filter { lessons[$0].language == language }
        guard let root = own.first(where: { lessons[$0].isIndex && lessons[$0].facts.catalogue != nil }) else {
            return nil
        }
        var byName: [String: Int] = [:]
        for index in own {
            for name in CatalogueNames.names(of: lessons[index]) where byName[name.lowercased()] == nil {
                byName[name.lowercased()] = index
            }
        }
        var listed: Set<Int> = [root]
        var places = [root: ""]
        var sections: [Section] = []
        var loose: [Int] = []
        var paths = SectionPaths()

        /// A page and, behind it, those that it lists itself.
        func collect(_ links: [String]) -> [Int] {
            var found: [Int] = []
            var open = Array(links.reversed())
            while let link = open.popLast() {
                let destination = link.hasPrefix("doc:") ? String(link.dropFirst(4)) : link
                let path = CatalogueNames.path(of: destination)
                guard let index = (CatalogueNames.paths(of: path).lazy.compactMap { byName[$0.lowercased()] }).first,
                    listed.insert(index).inserted
                else { continue }
                found.append(index)
                open += lessons[index].facts.catalogue?.topics.flatMap(\.links).reversed() ?? []
            }
            return found
        }

        func add(_ title: String, _ members: [Int]) {
            guard !members.isEmpty else { return }
            let path = paths.path(for: title)
            for member in members { places[member] = path }
            sections.append(
                Section(
                    path: path,
                    title: title,
                    index: nil,
                    outputPath: SectionBuilder.outputPath(of: path, language: language),
                    lessons: members,
                    sections: []
                )
            )
        }

        let topics = lessons[root].facts.catalogue?.topics ?? []
        for group in topics {
            let members = collect(group.links)
            if let title = group.title { add(title, members) } else { loose += members }
        }
        let rest = own.filter { !listed.contains($0) }.sorted {
            SourceName.precedes(lessons[$0].title, lessons[$1].title)
        }
        if sections.isEmpty {
            loose += rest
        } else {
            add(SectionPaths.restTitle(in: language), rest)
        }
        for lesson in loose { places[lesson] = "" }
        self.places = places
        tree = Section(
            path: "",
            title: lessons[root].title,
            index: root,
            outputPath: lessons[root].outputPath,
            lessons: loose,
            sections: sections
        )
    }
}
