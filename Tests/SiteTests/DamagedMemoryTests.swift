import Foundation
import TestSupport
import Testing

@testable import FileSystem
@testable import Site

@Suite("Damaged memory")
struct DamagedMemoryTests {
    /// A copy with one bit turned round, at so many places spread over it.
    private func flipped(_ bytes: [UInt8], times: Int) -> [[UInt8]] {
        (0..<times).map { index in
            var copy = bytes
            copy[index * bytes.count / times] ^= 1 << UInt8(index % 8)
            return copy
        }
    }

    @Test("A bit that is wrong anywhere in what a build has left is noticed, and so is an end that is missing")
    func everyFile() async throws {
        try await withTemporaryFolder { folder in
            try SmallCourse.tree.write(to: folder)
            _ = try await SiteBuild(SiteBuild.Settings(source: folder.path)).run()
            for (name, form) in [("build", "glosa build 13"), ("search", "glosa search 9")] {
                let path = folder.path + "/.glosa/" + name
                let memory = MemoryFile(path, form: form)
                let whole = try FileSystem.read(path)
                #expect(memory.read() != nil)
                for damaged in flipped(whole, times: 200) + (0..<50).map({ Array(whole.prefix($0 * whole.count / 50)) })
                {
                    try FileSystem.write(damaged, to: path)
                    #expect(memory.read() == nil)
                }
                try FileSystem.write(whole, to: path)
                #expect(memory.read() != nil)
            }
        }
    }

    @Test("Whatever a stranger puts in its place, with the right checksum too, nothing is written beside the site")
    func forged() async throws {
        try await withTemporaryFolder { folder in
            let course = folder.appending(path: "a/b/course")
            try SmallCourse.tree.write(to: course)
            let settings = SiteBuild.Settings(source: course.path)
            _ = try await SiteBuild(settings).run().site?.get()
            let memory = MemoryFile(course.path + "/.glosa/build", form: "glosa build 13")
            let genuine = Array(try #require(memory.read()).bytes)
            // One text has changed, so that pages are written by the record.
            let edit = "-- content/en/index.md --\n# Course\n\nBegin with [state](estado/state.md#uso). "
            try FileTree(edit + "Texto.\n").write(to: course)
            #expect(try await SiteBuild(settings).run().usedRecord)
            let forgeries = [("es/index.html", "../../xx.html"), ("shared/dot.svg", "../../aaaa.svg")].map {
                replaced($0.0, by: $0.1, in: genuine)
            }
            #expect(forgeries.allSatisfy { $0 != genuine })
            var numbers = SeededGenerator(seed: 7)
            let flips = (0..<Effort.count(usual: 20, thorough: 400)).map { _ in
                (0..<3).reduce(into: genuine) { bytes, _ in
                    bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
                }
            }
            for (index, bytes) in (forgeries + flips).enumerated() {
                try memory.write(bytes)
                try FileTree(edit + "\(index)\n").write(to: course)
                _ = try await SiteBuild(settings).run()
                for (place, names) in [("", ["a"]), ("a", ["b"]), ("a/b", ["course"])] {
                    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + place)
                    #expect(found == names)
                }
                let found = try FileManager.default.contentsOfDirectory(atPath: course.path)
                #expect(found.sorted() == [".glosa", "Sources", "content", "glosa.yml", "site", "templates"])
            }
        }
    }

    private func replaced(_ text: String, by other: String, in bytes: [UInt8]) -> [UInt8] {
        let (old, new) = (Array(text.utf8), Array(other.utf8))
        var copy = bytes
        for start in 1..<(bytes.count - old.count)
        where bytes[start..<(start + old.count)].elementsEqual(old) && bytes[start - 1] != UInt8(ascii: "/") {
            copy.replaceSubrange(start..<(start + new.count), with: new)
        }
        return copy
    }

    @Test("Nothing is left in, or taken from, a folder that a symbolic link leads to")
    func linkedFolder() async throws {
        try await withTemporaryFolder { folder in
            let course = folder.appending(path: "course")
            try SmallCourse.tree.write(to: course)
            let elsewhere = folder.appending(path: "elsewhere")
            try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: course.appending(path: ".glosa").path,
                withDestinationPath: "../elsewhere"
            )
            _ = try await SiteBuild(SiteBuild.Settings(source: course.path)).run().site?.get()
            #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == [])
            try MemoryFile(elsewhere.path + "/build", form: "x").write([1])
            #expect(MemoryFile(elsewhere.path + "/build", form: "x").read()?.bytes == [1])
            #expect(MemoryFile(course.path + "/.glosa/build", form: "x").read() == nil)
        }
    }
}
