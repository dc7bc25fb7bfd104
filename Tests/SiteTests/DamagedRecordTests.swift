import Foundation
import TestSupport
import Testing

@testable import FileSystem
@testable import Site

@Suite("Builds that find the last one's records damaged")
struct DamagedRecordTests {
    enum Damage: CaseIterable {
        case empty, cut, flipped, foreign, folder

        func apply(to record: URL) throws {
            var bytes = try Data(contentsOf: record)
            switch self {
            case .empty: bytes = Data()
            case .cut: bytes = bytes.prefix(bytes.count / 2)
            case .flipped: bytes[bytes.count / 2] ^= 0x40
            case .foreign: bytes = Data("glosa build 12\nnothing of the kind".utf8)
            case .folder: break
            }
            try FileManager.default.removeItem(at: record)
            if self == .folder {
                try FileManager.default.createDirectory(at: record, withIntermediateDirectories: true)
            } else {
                try bytes.write(to: record)
            }
        }
    }

    /// Hands a course that was built once to somebody, with one of its records.
    private func withBuiltCourse(record path: String, _ body: (Rivals, _ record: URL) async throws -> Void) async throws
    {
        try await withTemporaryFolder { folder in
            let rivals = Rivals(folder)
            try SmallCourse.tree.write(to: rivals.course)
            #expect(await rivals.compare("the first build"))
            try await body(rivals, rivals.course.appending(path: path))
        }
    }

    @Test("A record that is damaged is no obstacle", arguments: Damage.allCases)
    func damagedRecord(damage: Damage) async throws {
        try await withBuiltCourse(record: ".glosa/build") { rivals, record in
            try damage.apply(to: record)
            #expect(await rivals.compare("after the damage"))
        }
    }

    @Test("What is kept of the search is no obstacle when it is damaged, and is left whole", arguments: Damage.allCases)
    func damagedSearch(damage: Damage) async throws {
        try await withBuiltCourse(record: ".glosa/search") { rivals, record in
            let hash = try #require(MemoryFile(record.path, form: "glosa search 9").read()).hash
            #expect(SearchRecord.read(record.path, hash: hash) != nil)
            #expect(SearchRecord.read(record.path, hash: hash &+ 1) == nil)
            try damage.apply(to: record)
            let lesson = rivals.course.appending(path: "content/es/estado/binding.md")
            try Data((String(contentsOf: lesson, encoding: .utf8) + "\nTrashumancia.\n").utf8).write(to: lesson)
            #expect(await rivals.race("after the damage") == true)
            if damage != .folder {
                let left = try #require(MemoryFile(record.path, form: "glosa search 9").read()).hash
                #expect(SearchRecord.read(record.path, hash: left)?.languages.map(\.code) == ["es", "en"])
            }
        }
    }
}
