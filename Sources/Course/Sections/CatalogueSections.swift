import CourseConfiguration

/// The sections of a catalogue in a language: its first page, and the pages listed in that page's "Topics".
struct CatalogueSections {
    let tree: Section
    /// The section that each lesson is listed in, by the lesson's index.
    let places: [Int: String]

    /// - Parameters:
    ///   - own: the catalogue's pages in the language, as indices into `lessons`.
    ///   - siteFolder: the folder of the language's pages below the site's root.
    ///   - place: the path of the catalogue's own section; empty where the course is the catalogue.
    /// - Returns: nil if none of the pages is a first page.
    init?(_ lessons: [Lesson], _ own: [Int], language: String, in siteFolder: String, at place: String = "") {
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
        var places = [root: place]
        var sections: [Section] = []
        var loose: [Int] = []
        var paths = SectionPaths()
        let top = place.isEmpty ? "" : CoursePath.join(place, "topics")
        // Tutorials are sections of their own, wherever they are listed.
        var tutorials: [Int] = []

        func symbol(_ page: Int) -> String? { lessons[page].facts.catalogue?.symbol }

        /// Returns the pages of links, each followed by the pages that it lists itself.
        func collect(_ links: [String], on page: Int) -> [Int] {
            var found: [Int] = []
            var open = links.reversed().map { (link: $0, page: page) }
            while let (link, page) = open.popLast() {
                let destination = link.hasPrefix("doc:") ? String(link.dropFirst(4)) : link
                let path = CatalogueNames.path(of: destination)
                let target = CatalogueNames.page(at: path, from: symbol(page), find: { byName[$0] }, symbol: symbol)
                guard let index = target, listed.insert(index).inserted else { continue }
                if lessons[index].facts.catalogue?.isContents == true {
                    tutorials.append(index)
                    continue
                }
                found.append(index)
                let links = lessons[index].facts.catalogue?.topics.flatMap(\.links) ?? []
                open += links.reversed().map { ($0, index) }
            }
            return found
        }

        func section(_ title: String, _ members: [Int], in parent: String, _ inner: [Section] = []) -> Section? {
            guard !members.isEmpty || !inner.isEmpty else { return nil }
            let path = paths.path(for: title, in: parent)
            for member in members { places[member] = path }
            return Section(
                path: path,
                title: title,
                index: nil,
                outputPath: PagePath.section(at: path, in: siteFolder),
                lessons: members,
                sections: inner
            )
        }
        func add(_ title: String, _ members: [Int]) {
            sections += [section(title, members, in: top)].compactMap(\.self)
        }

        /// Returns the chapters of a tutorial, those of a volume within it, and the pages that belong to no chapter.
        func chapters(of page: Int, in parent: String) -> (sections: [Section], loose: [Int]) {
            var (result, loose): ([Section], [Int]) = ([], [])
            var volume: (title: String, chapters: [Section])?
            func closeVolume() {
                if let open = volume {
                    result += [section(open.title, [], in: parent, open.chapters)].compactMap(\.self)
                }
                volume = nil
            }
            for group in lessons[page].facts.catalogue?.topics ?? [] {
                let members = collect(group.links, on: page)
                if group.volume != volume?.title { closeVolume() }
                guard let title = group.title else {
                    loose += members
                    continue
                }
                guard let chapter = section(title, members, in: parent) else { continue }
                if let name = group.volume {
                    volume = (name, (volume?.chapters ?? []) + [chapter])
                } else {
                    result.append(chapter)
                }
            }
            closeVolume()
            return (result, loose)
        }

        if lessons[root].facts.catalogue?.isContents == true {
            (sections, loose) = chapters(of: root, in: top)
        } else {
            for group in lessons[root].facts.catalogue?.topics ?? [] {
                let members = collect(group.links, on: root)
                if let title = group.title { add(title, members) } else { loose += members }
            }
        }
        tutorials += own.filter {
            lessons[$0].facts.catalogue?.isContents == true && listed.insert($0).inserted
        }
        var next = 0
        while next < tutorials.count {
            let page = tutorials[next]
            let path = paths.path(for: lessons[page].title, in: top)
            places[page] = path
            let (inner, members) = chapters(of: page, in: path)
            for member in members { places[member] = path }
            sections.append(
                Section(
                    path: path,
                    title: lessons[page].title,
                    index: page,
                    outputPath: lessons[page].outputPath,
                    lessons: members,
                    sections: inner
                )
            )
            next += 1
        }
        let rest = own.filter { !listed.contains($0) }.sorted {
            SourceName.precedes(lessons[$0].title, lessons[$1].title)
        }
        if sections.isEmpty {
            loose += rest
        } else {
            add(SectionPaths.restTitle(in: language), rest)
        }
        for lesson in loose { places[lesson] = place }
        self.places = places
        tree = Section(
            path: place,
            title: lessons[root].title,
            index: root,
            outputPath: lessons[root].outputPath,
            lessons: loose,
            sections: sections
        )
    }
}
