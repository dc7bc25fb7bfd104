import Markdown
import Support

/// The texts of lessons that several pages show, for as long as these pages are made: what is the same on all of them is
/// made once.
final class SharedTexts: Sendable {
    private let pieces = Mutex<[Int: [HTMLPiece]]>([:])

    /// - Parameter pieces: those of the lesson's own page.
    func keep(_ pieces: [HTMLPiece], of lesson: Int) { self.pieces.with { $0[lesson] = pieces } }

    func pieces(of lesson: Int) -> [HTMLPiece] { pieces.with { $0[lesson] ?? [] } }
}

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
            site.texts = SharedTexts()
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
