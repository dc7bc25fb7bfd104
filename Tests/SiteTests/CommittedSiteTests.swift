import Course
import CourseChecks
import Foundation
import Testing

@testable import Site

/// Pages say that types were checked and show what samples print, as `glosa-evidence.json` says: so they are the same where there
/// is no compiler, as `make site` writes them. Where there is one, it is compared with that file.
@Suite("This repository's own site", .serialized)
struct CommittedSiteTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What the compiler says of all samples takes a minute, and the rest of the course a quarter of one.
    private static let course = Task { try await CourseLoader(root: root.path, checksTypes: true).load() }

    @Test("A fresh build gives the bytes of site/, no file more and no file less")
    func fresh() async throws {
        #if os(macOS)
            // Beside Apple's SDK there is no Headless: those samples are not run there.
            let course = try await CourseLoader(root: Self.root.path).load()
        #else
            let course = try await Self.course.value
        #endif
        let context = try await SiteContext(course, theme: try Theme.load(for: course.course))
        var expected: [String: [UInt8]] = [:]
        let index = try await context.searchFiles(course.course.languages)
        for file in context.pages.map(context.render) + context.sharedFiles() + index {
            expected[file.path] = file.bytes
        }
        let site = Self.root.appending(path: "site").path
        for (path, bytes) in expected.sorted(by: { $0.key < $1.key }) {
            let committed = FileManager.default.contents(atPath: site + "/" + path).map(Array.init)
            // A Bool, so that a failure does not print the page byte by byte.
            let isFresh = committed == bytes
            #expect(isFresh, "site/\(path) is not what `make site` writes")
        }
        let all = FileManager.default.enumerator(atPath: site)?.compactMap { $0 as? String } ?? []
        let files = all.filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: site + "/" + path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue && path != SiteWriter.markerName
        }
        let assets = course.course.assets.map(\.outputPath)
        #expect(Set(files) == Set(expected.keys).union(assets))
    }

    @Test("Our own course has no finding")
    func clean() async throws {
        let course = try await Self.course.value
        let report = CourseReport.report(course, theme: try ThemeSource.read(for: course.course))
        var found = report.diagnostics
        #if os(macOS)
            // What is not run there, notes say.
            found.removeAll { $0.severity == .note && [.runSkipped, .needsContext].contains($0.rule) }
        #endif
        #expect(found.map { "\($0.rule) \($0.range.path)" } == [])
    }
}
