import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("A course's own keys of front matter")
struct OwnKeyTests {
    private func findings(_ settings: String, pages: [String]) async throws -> [Diagnostic] {
        let files = pages.enumerated().map { "-- content/en/p\($0.offset).md --\n---\n\($0.element)\n---\n\nText\n" }
        return try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\nlanguages: [en]\n\(settings)\n" + files.joined()).write(to: folder)
            return try await CourseLoader(root: folder.path).load().diagnostics.filter { $0.rule == "front-matter" }
        }
    }

    @Test(
        "A key of ten pages has one note, one of fewer pages a finding each",
        arguments: ["", "profile: documentation"]
    )
    func counted(settings: String) async throws {
        let pages = (0..<10).map { "category: a\nlevel: b\n" + ($0 < 3 ? "" : "owner: c\n") + "title: T\($0)" }
        let found = try await findings(settings, pages: pages)
        let notes = found.filter { $0.message.en.contains("pages have the key") }
        #expect(
            notes.map(\.message.en) == [
                "10 pages have the key “category”, which says nothing to Glosa",
                "10 pages have the key “level”, which says nothing to Glosa",
            ]
        )
        #expect(notes.allSatisfy { $0.severity == .note && $0.related.count == 3 })
        let others = found.filter { !notes.contains($0) }
        #expect(others.count == (settings.isEmpty ? 7 : 1))
        #expect(others.allSatisfy { $0.message.en.hasPrefix("unknown key “owner”") })
    }

    @Test("Slips of Glosa's keys stay where they are", arguments: ["", "profile: documentation"])
    func slips(settings: String) async throws {
        let pages = (0..<10).map { "category: a\n" + ($0 < 4 ? "titel" : "title") + ": T\($0)" }
        let slips = try await findings(settings, pages: pages).filter { $0.message.en == "unknown key “titel”" }
        #expect(slips.count == 4)
        #expect(slips.allSatisfy { $0.severity == .warning && $0.advice?.en == "did you mean “title”?" })
    }

    @Test("Nine pages are few")
    func few() async throws {
        let found = try await findings("", pages: (0..<9).map { "category: a\ntitle: T\($0)" })
        #expect(found.count == 9 && found.allSatisfy { $0.severity == .warning })
    }
}
