/// Finds the first page of a catalogue.
enum CatalogueRoot {
    /// The lessons, of which one for each language is made the first page, if they are a catalogue's.
    ///
    /// - Parameter content: the catalogue's folder, relative to the course.
    static func chosen(_ lessons: [Lesson], content: String) -> [Lesson] {
        guard CataloguePage.isCatalogue(content) else { return lessons }
        var result = lessons
        for language in Set(lessons.map(\.language)) {
            let own = lessons.indices.filter { lessons[$0].language == language && lessons[$0].facts.catalogue != nil }
            let root = own.max { rank(lessons[$0], content) < rank(lessons[$1], content) }
            for index in own { result[index] = lessons[index].placed(asRoot: index == root) }
        }
        return result
    }

    /// How much speaks for a page. Of those for which as much speaks, the last in the order of paths is taken by `max`, so the
    /// names themselves decide only where nothing else does.
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
        if lesson.folder.isEmpty { rank += 30 }
        // A catalogue may hold tutorials and nothing else.
        if page.isContents { rank += 25 }
        if page.symbol == nil || page.symbol?.contains("/") == false { rank += min(20, page.topics.count) }
        return rank
    }
}
