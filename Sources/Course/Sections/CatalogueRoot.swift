import CourseConfiguration

/// Finds the first pages of catalogues.
enum CatalogueRoot {
    private struct Catalogue: Hashable {
        let folder: String
        let language: String
    }

    /// Returns the lessons, with one page of each catalogue and language made its first page.
    static func chosen(_ lessons: [Lesson], _ configuration: Configuration) -> [Lesson] {
        guard lessons.contains(where: { $0.facts.catalogue != nil }) else { return lessons }
        var members: [Catalogue: [Int]] = [:]
        for (index, lesson) in lessons.enumerated() where lesson.facts.catalogue != nil {
            guard let folder = CataloguePath.folder(of: lesson.filePath) else { continue }
            members[Catalogue(folder: folder, language: lesson.language), default: []].append(index)
        }
        var result = lessons
        for (catalogue, own) in members {
            let root = own.max { rank(lessons[$0], catalogue.folder) < rank(lessons[$1], catalogue.folder) }
            let siteFolder = configuration.siteFolder(of: catalogue.language)
            for index in own { result[index] = lessons[index].placed(asRoot: index == root, in: siteFolder) }
        }
        return result
    }

    /// Returns the rank of a page as a candidate for the first page. Of pages with the same rank, `max` takes the last in the
    /// order of paths, so the names themselves decide only where nothing else does.
    private static func rank(_ lesson: Lesson, _ content: String) -> Int {
        guard let page = lesson.facts.catalogue else { return 0 }
        let stem = SourceName.stem(CoursePath.name(of: lesson.path))
        let catalogue = SourceName.stem(CoursePath.name(of: content))
        let module = CoursePath.name(of: CoursePath.folder(of: content))
        var rank = 0
        if page.isTechnologyRoot { rank += 1000 }
        if let symbol = page.symbol, !symbol.contains("/") {
            rank += symbol == module ? 200 : symbol == catalogue ? 150 : symbol == stem ? 20 : 5
        }
        if stem == module || stem == catalogue { rank += 100 }
        if SourceName.isIndex(CoursePath.name(of: lesson.path)) || stem == "Documentation" { rank += 60 }
        if CoursePath.folder(of: lesson.filePath) == content { rank += 30 }
        // A catalogue may hold tutorials and nothing else.
        if page.isContents { rank += 25 }
        if page.symbol == nil || page.symbol?.contains("/") == false { rank += min(20, page.topics.count) }
        return rank
    }
}
