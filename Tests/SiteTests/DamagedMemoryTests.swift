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
            for (name, form) in [("build", "glosa build 3"), ("search", "glosa search 1")] {
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
