import Support

extension SiteContext {
    /// Renders pages on all cores; pages that show the same text are rendered one after another.
    ///
    /// - Parameter take: gets each page as soon as it is rendered, on several threads.
    func render<Taken: Sendable>(
        _ pages: [SitePage],
        take: @escaping @Sendable (OutputFile) throws -> Taken
    ) async throws -> [Taken] {
        let taken = try await grouped(pages).concurrentMap { [self] group in
            var site = self
            site.texts = Mutex([:])
            return try group.map { try take(site.render($0)) }
        }
        return taken.flatMap(\.self)
    }

    /// Groups the pages that show the text of the same lesson or of its translations.
    private func grouped(_ pages: [SitePage]) -> [[SitePage]] {
        var groups: [[SitePage]] = []
        var places: [String: Int] = [:]
        for page in pages {
            guard case .lesson(let lesson) = page.kind.dependencies(in: course).texts else {
                groups.append([page])
                continue
            }
            let place = places[course.lessons[lesson].id, default: groups.count]
            if place == groups.count { groups.append([]) }
            groups[place].append(page)
            places[course.lessons[lesson].id] = place
        }
        return groups
    }
}
