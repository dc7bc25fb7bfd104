import FileSystem
import Foundation
import FuzzProperties
import Testing

@testable import Course
@testable import CourseChecks
@testable import Site
@testable import SnippetCompiler

@Suite("What the fuzzers try")
struct SeedTests {
    private static let seeds = URL(filePath: #filePath).appending(path: "../../../Fuzzing/Seeds").standardizedFileURL

    @Test("It is true of the fuzzers' seeds", arguments: properties.keys.sorted())
    func seeds(target: String) throws {
        let property = try #require(properties[target])
        let folder = Self.seeds.appending(path: target)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty)
        for file in files {
            let fault = property(Array(try Data(contentsOf: file)))
            #expect(fault == nil, "\(file.lastPathComponent)")
        }
    }

    @Test("Every folder of seeds has a target")
    func targets() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.seeds.path)
        #expect(folders.filter { !$0.hasPrefix(".") }.sorted() == properties.keys.sorted())
    }

    @Test("What stands for the files of the memory can be read", arguments: ["types", "runs", "search", "course"])
    func memory(name: String) throws {
        let bytes = Array(try Data(contentsOf: Self.seeds.appending(path: "memory/" + name)).dropFirst())
        let isRead =
            switch name {
            case "types": Memory<BatchChecker.Result>(remembered: bytes) != nil
            case "runs": Memory<RunOutcome>(remembered: bytes) != nil
            case "search": SearchRecord(remembered: bytes).map { $0.languages.count == 2 } ?? false
            default: CourseRecord(remembered: bytes).map { $0.count == 2 } ?? false
            }
        #expect(isRead)
    }
}
