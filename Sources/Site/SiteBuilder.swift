import Course
import Diagnostics
import FileSystem

/// Writes the site of a course.
public struct SiteBuilder: Sendable {
    public struct Outcome: Sendable {
        public let pages: Int
        public let files: Int
        /// How many files differ from the former site's.
        public let changed: Int
    }

    private let renderer: PageRenderer

    public init(course: Course, theme: Theme) async throws {
        renderer = try await PageRenderer(course: course, theme: theme)
    }

    /// Renders every page on all cores and puts the site in its place.
    ///
    /// - Parameter output: the site's folder.
    /// - Throws: ``FileError``, ``SiteWriterError``; the former site is then untouched.
    public func write(to output: String) async throws -> Outcome {
        let writer = try SiteWriter(output: output)
        do {
            let renderer = renderer
            let pages = renderer.pages
            let changedPages = try await pages.concurrentMap { try writer.write(renderer.render($0)) }
            let course = renderer.course
            let changedAssets = try await course.assets.concurrentMap { asset in
                let bytes = try FileSystem.read(CoursePath.join(course.root, asset.path))
                return try writer.write(OutputFile(path: asset.outputPath, bytes: bytes))
            }
            let others = renderer.sharedFiles() + (try await renderer.searchFiles(course.languages))
            let changedOthers = try await others.concurrentMap { try writer.write($0) }
            try writer.commit()
            let all = changedPages + changedAssets + changedOthers
            return Outcome(pages: pages.count, files: all.count, changed: all.count(where: \.self))
        } catch {
            writer.cancel()
            throw error
        }
    }
}

extension PageRenderer {
    /// The files beside the pages: style, scripts, and what machines read.
    public func sharedFiles() -> [OutputFile] {
        (theme.assets + [DiagramAsset.file]).map { OutputFile(path: $0.path, bytes: $0.bytes) }
            + Sitemap.files(for: self)
    }
}
