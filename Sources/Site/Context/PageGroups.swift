import Support

extension SiteContext {
    /// Renders pages on all cores, one after the other those that show the same texts.
    ///
    /// - Parameter take: gets each page as soon as it is there, on several threads.
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

    /// Puts the pages together that are about the same lesson and its translations.
    private func grouped(_ pages: [SitePage]) -> [[SitePage]] {
        var groups: [[SitePage]] = []
        var places: [String: Int] = [:]
        for page in pages {
            let id = page.kind.lesson(in: course).map { course.lessons[$0].id }
            if let place = id.flatMap({ places[$0] }) {
                groups[place].append(page)
            } else {
                if let id { places[id] = groups.count }
                groups.append([page])
            }
        }
        return groups
    }
}
